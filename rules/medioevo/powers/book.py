"""The book of powers, by the cards' effects and the technologies' names.

The tables stand in `cards` and `technologies`, which know the whole game; the game itself looks powers up here, so
that what they are made of does not depend on them. `tests/rules/medioevo/test_book.py` checks that the book is full.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.medioevo.data import EMPIRE_CARDS, TECHNOLOGIES, Colour
from rules.medioevo.effects import Seen
from rules.medioevo.powers.power import MOMENTS, Exercise, Moment, Power
from rules.medioevo.table import EffectKind, Player

ABILITIES: dict[str, Power] = {}
LEFT: dict[EffectKind, Seen] = {}  # what they leave in force, and how it is seen
TECHNIQUES: dict[str, Power] = {}  # technologies that are used by themselves, not through a purchase
_CARDS: dict[int, Power] = {}
_REACTING: dict[Moment, frozenset[int]] = {}  # cards that open a window
_OPENERS: dict[Moment, dict[Colour, int]] = {moment: {} for moment in MOMENTS}  # from which level technologies do


def enter_abilities(rows: dict[str, Power]) -> None:
    ABILITIES.update(rows)
    _enter_effects(rows)
    for number, card in EMPIRE_CARDS.items():
        if card.ability in rows:
            power = _CARDS[number] = rows[card.ability]
            for moment in power.moments:
                _REACTING[moment] = _REACTING.get(moment, frozenset()) | {number}


def enter_techniques(rows: dict[str, Power]) -> None:
    TECHNIQUES.update(rows)
    _enter_effects(rows)
    _known.cache_clear()
    for moment in MOMENTS:
        lowest = _OPENERS[moment]
        for name, power in rows.items():
            if moment in power.moments or power.beyond is not None:
                row = TECHNOLOGIES[name]
                lowest[row.colour] = min(row.level, lowest.get(row.colour, row.level))


def _enter_effects(rows: dict[str, Power]) -> None:
    for power in rows.values():
        LEFT.update(power.leaves)


def ability_of(card: int) -> Power | None:
    return _CARDS.get(card)


def power_of(exercise: Exercise) -> Power | None:
    if exercise.technology is not None:
        return TECHNIQUES.get(exercise.technology)
    return _CARDS.get(exercise.card or 0)


def reacting(moment: Moment) -> frozenset[int]:
    """The cards that are made for this moment."""
    return _REACTING.get(moment, frozenset())


def known_techniques(player: Player) -> Sequence[str]:
    """The technologies that a player may use: own ones, and those lent by Passing of Time."""
    if not player.technology and not player.lent:
        return ()
    known = _known(tuple(player.technology.items()))
    return [*known, *(name for name in player.lent if name in TECHNIQUES)] if player.lent else known


@lru_cache(maxsize=4096)
def _known(levels: tuple[tuple[Colour, int], ...]) -> tuple[str, ...]:
    reached = dict(levels)
    return tuple(name for name in TECHNIQUES if reached.get(TECHNOLOGIES[name].colour, 0) >= TECHNOLOGIES[name].level)


def openers(moment: Moment) -> dict[Colour, int]:
    """From which level of a branch on a technology may open such a window."""
    return _OPENERS[moment]
