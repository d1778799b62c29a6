"""The book of powers, by the cards' effects and the technologies' names.

The tables stand in `abilities` and `technologies`, which know the whole game; the game itself looks powers up here, so
that what they are made of does not depend on them. `tests/rules/medioevo/test_book.py` checks that the book is full.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.medioevo.data import EMPIRE_CARDS
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


def ability_of(card: int) -> Power | None:
    return _CARDS.get(card)


def power_of(exercise: Exercise) -> Power | None:
    if exercise.technology is not None:
        return TECHNIQUES.get(exercise.technology)
    return _CARDS.get(exercise.card or 0)


def reacting(moment: Moment) -> frozenset[int]:
    """The cards that are made for this moment."""
    return _REACTING.get(moment, frozenset())


def known_techniques(player: Player) -> Iterator[str]:
    """Those that a player may use: own ones, and those lent by Passing of Time."""
    for name in TECHNIQUES:
        row = TECHNOLOGIES[name]
        if player.technology.get(row.colour, 0) >= row.level or name in player.lent:
            yield name
