"""The book of powers, by the cards' effects and the technologies' names.

The tables stand in `abilities` and `technologies`, which know the whole game; the game itself looks powers up here, so
that what they are made of does not depend on them. `tests/rules/medioevo/test_book.py` checks that the book is full.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.medioevo.data import EMPIRE_CARDS, Colour
from rules.medioevo.data.technologies import TECHNOLOGIES
from rules.medioevo.position import Player
from rules.medioevo.powers.power import Exercise, Moment, Power

ABILITIES: dict[str, Power] = {}
TECHNIQUES: dict[str, Power] = {}  # technologies that are used by themselves, not through a purchase
_CARDS: dict[int, Power] = {}
_REACTING: dict[Moment, frozenset[int]] = {}  # cards that open a window


def enter_abilities(rows: dict[str, Power]) -> None:
    ABILITIES.update(rows)
    for number, card in EMPIRE_CARDS.items():
        if card.effect in rows:
            power = _CARDS[number] = rows[card.effect]
            for moment in power.moments:
                _REACTING[moment] = _REACTING.get(moment, frozenset()) | {number}


def enter_techniques(rows: dict[str, Power]) -> None:
    TECHNIQUES.update(rows)
    _known.cache_clear()
    _any_opens.cache_clear()


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
    """Those that a player may use: own ones, and those lent by Passing of Time."""
    if not player.technology and not player.lent:
        return ()
    known = _known(tuple(player.technology.items()))
    return [*known, *(name for name in player.lent if name in TECHNIQUES)] if player.lent else known


@lru_cache(maxsize=4096)
def _known(levels: tuple[tuple[Colour, int], ...]) -> tuple[str, ...]:
    reached = dict(levels)
    return tuple(name for name in TECHNIQUES if reached.get(TECHNOLOGIES[name].colour, 0) >= TECHNOLOGIES[name].level)


def knows_for(player: Player, moment: Moment) -> bool:
    """Whether a player knows a technology that may open such a window."""
    if player.lent and any(_opens(name, moment) for name in player.lent):
        return True
    return bool(player.technology) and _any_opens(tuple(player.technology.items()), moment)


@lru_cache(maxsize=16384)
def _any_opens(levels: tuple[tuple[Colour, int], ...], moment: Moment) -> bool:
    return any(_opens(name, moment) for name in _known(levels))


def _opens(name: str, moment: Moment) -> bool:
    power = TECHNIQUES.get(name)
    return power is not None and (moment in power.moments or power.beyond is not None)
