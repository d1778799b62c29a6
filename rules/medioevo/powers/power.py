"""A power: the ability of an Empire card, or a technology. A row of a table says when it may be used, what is asked,
what it costs and what it does; `Exercise` is one use of it, as it was chosen.

The tables stand in `cards` and `technologies`, which know the whole game; the game itself looks powers up in the book
below, by the cards' abilities and the technologies' names, so that what they are made of does not depend on them.
`tests/rules/medioevo/test_book.py` checks that the book is full."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from rules.core import Action, Domain, Flow, Frame, Words
from rules.medioevo.data import EMPIRE_CARDS, TECHNOLOGIES, Colour
from rules.medioevo.effects import Seen
from rules.medioevo.table import EffectKind, Player, Position

Moment: TypeAlias = Literal[
    "events",  # phase 2 begins
    "event-drawn",
    "die-rolled",  # an event's, a horde's, a sinking galley's, a card's
    "rebellion",  # about to be placed
    "entry",  # rebels or an enemy army have entered
    "departure",  # a group or transport is about to leave
    "visit",  # a foreign transport has entered
    "battle",  # about to begin
    "round",  # between two rounds of a battle
    "dice",  # rolled in battle, before damage
    "damage",  # about to be assigned
    "card",  # an Empire card has been turned
    "plunder",
    "trade",  # a sale or a purchase
    "interest",
    "reset",  # before phase 7 resets
]
MOMENTS: tuple[Moment, ...] = get_args(Moment)
ABILITY = "ability"  # what a card is turned for; anything else is one of its alternatives of points


class Exercise(Struct, frozen=True):
    """One use of a card or a technology. What a power does not ask stays empty."""

    card: int | None = None
    technology: str | None = None
    use: str = ABILITY
    target: str | None = None
    other: str | None = None
    amount: int = 0
    shares: dict[str, int] = {}
    several: tuple[str, ...] = ()
    pay: str | None = None  # None: the cheapest way


# One question of a power: what may be chosen, given what was chosen before. Options are named as `options` can tell.
Slot: TypeAlias = Callable[[Position, int, Exercise], Domain | None]
Label: TypeAlias = Callable[[Position, int, Exercise, str], Words]


Named: TypeAlias = Callable[[Flow[Position], int, tuple[str, ...]], None]
Settling: TypeAlias = Callable[[Flow[Position], int, Exercise, int], None]

# What a computer player must think of to know what a power is worth.
Prospect: TypeAlias = Literal[
    "veto",  # what another's card would do
    "relief",  # who could come to help
    "banishment",  # what rebels would do here
    "passage",  # where a way is wanted
    "loan",  # what the card of another would bring
]


def _always(position: Position, seat: int) -> bool:
    return True


def _once(position: Position, seat: int, exercise: Exercise) -> int:
    return 1


def _none(player: Player, exercise: Exercise) -> Collection[int]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Power:
    """`moments`: the windows that open for it (M-130). `free`: it may also be used at any decision of one's own.
    `anywhere`: it may be used in every window in which its owner is asked, but opens none by itself. `beyond`: whether
    it opens a window because of what it leads to, such as a card that it would turn upright. `moves`: whether it could
    move pieces that have no movement left, so that their owner is asked for a movement (M-60).

    `private`: it changes nothing that others reckon with where all choose at once (M-132), so that what they were asked
    stands. `points`: it gives points, which card 60 doubles as it does those that stand on a card.

    `leaves`: what it may leave in force, and how that is seen. `named`: what it does with the things that are named
    once its die has fallen; `settles`: what it does when the deal that it has offered is made, for so many florins.

    `usual`: what most players want of it in windows (M-131), for those who keep to what is usual.

    `worth`: what it is to a computer player: florins that a use brings beyond what is seen at once, or what it must
    think of to know. `pondered`: the steps at which a computer thinks of a technology in its own time.

    `when` looks at the table, never at money or anything hidden. The slots are asked in the order in which they stand
    here; whatever can be chosen in one must leave something to be chosen in the next. `labels`: how a slot calls its
    options, by its name, where the option itself does not tell enough. `times`: how often a technology is used at once,
    each time for its points; `keeps`: the cards that are not turned to pay for it. What a card costs stands with the
    card (`data/empire.json`); it is paid on turning it and never comes back. `falls`: what comes of the die, where it
    has one rolled.
    """

    does: Callable[[Flow[Position], int, Exercise], None]
    moments: tuple[Moment, ...] = ()
    free: bool = False
    anywhere: bool = False
    private: bool = False
    points: bool = False
    beyond: Callable[[Position, int, Moment], bool] | None = None
    moves: Callable[[Position, int], bool] | None = None
    when: Callable[[Position, int], bool] = _always
    leaves: Mapping[EffectKind, Seen] = field(default_factory=dict[EffectKind, Seen])
    named: Named | None = None
    settles: Settling | None = None
    usual: Literal["ask", "great", "always", "never"] = "ask"
    worth: int | Prospect = 0
    pondered: tuple[type[Frame], ...] = ()
    target: Slot | None = None
    other: Slot | None = None
    amount: Slot | None = None
    shares: Slot | None = None
    several: Slot | None = None
    labels: Mapping[str, Label] = field(default_factory=dict[str, Label])
    times: Callable[[Position, int, Exercise], int] = _once
    keeps: Callable[[Player, Exercise], Collection[int]] = _none
    falls: Callable[[Flow[Position], int, Exercise, int], None] | None = None

    @cached_property
    def slots(self) -> dict[str, Slot]:
        """What a power asks, in order."""
        return {name: slot for name in SLOTS if (slot := getattr(self, name)) is not None}


SLOTS = ("target", "other", "amount", "shares", "several")


class Exertion(Action, frozen=True):
    """An action that uses a power: at once at a decision of one's own, sealed in a window."""

    @abstractmethod
    def exercise(self) -> Exercise: ...


# The book

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
