"""What a game tells a mind that searches: which moves are worth a look, and what a position is worth.

>>> from random import Random
>>> from rules.barony import GAME
>>> from rules.core import Chance, engine
>>> from rules.core.game import Setup
>>> state, _ = engine.start(GAME, Setup(game="barony", version=GAME.version, seats=2, seed="7"))
>>> insight = GAME.insight
>>> while not insight.searches(state, seat := engine.awaited(state)[0]):  # founding cities is left to the quick choice
...     _ = engine.play_on(state, seat, engine.computer_move(GAME, state, seat, Random(1)), Chance("7", 0))
>>> idea = next(iter(insight.ideas(state, seat)))
>>> idea in engine.legal(state, seat)
True
>>> later = insight.after(state, seat, idea)
>>> insight.mark(later, seat) != insight.mark(state, seat)
True
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from rules.core.actions import Action
from rules.core.words import Words

Level: TypeAlias = Literal["easy", "normal", "hard", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)


class Effort(Struct, frozen=True, kw_only=True):
    """How hard a mind tries. `beam`: so many of the best runs of own actions are carried on, each for up to `depth`
    steps; `runs`: so many of them are then tried against the others; `turns`: so many turns of whoever comes are played
    on from there; `deals`: so many times, what cannot be known dealt anew each time; `nodes`: so many positions are
    looked at for every seat at the table; `blur`: how much of the distance between good and bad ideas is overlooked."""

    beam: int = 6
    depth: int = 1
    runs: int = 1
    turns: int = 0
    deals: int = 1
    nodes: int = 50_000
    blur: float = 0.0


_LITTLE = Effort()


class Aspect(Struct, frozen=True):
    """One side of a judgement: its name in the game's words (`<game>-aspect-<name>`), what it is worth to the seat, and
    the places that it is about, if any."""

    name: str
    worth: float
    places: tuple[str | Words, ...] = ()


@dataclass(frozen=True)
class Insight:
    """`ideas`: moves of a seat worth a look. `judge`: what a position is worth to a seat, in points, against the
    strongest rival. `after`: the position after one's own action within the same turn, the given one left as it is;
    nobody else is asked there. `mark`: what two positions share that differ in nothing that matters. `searches`:
    whether this is a decision to be searched; others are left to the quick choice. `aspects`: what a judgement is made
    of; together they are worth what `judge` says. `tempers`: by the name of a temperament, how much more or less than
    its worth an aspect matters to it; `plain`: the effort of one that else would choose quickly. `era`: where many are
    asked side by side, the count of turns of the whole table, by which efforts are then meant. `victory`: what it is
    worth to win, beside the points by which one does."""

    ideas: Callable[[Any, int], Iterable[Action]]
    judge: Callable[[Any, int], float]
    after: Callable[[Any, int, Action], Any]
    mark: Callable[[Any, int], Hashable]
    searches: Callable[[Any, int], bool]
    aspects: Callable[[Any, int], Iterable[Aspect]]
    efforts: Mapping[Level, Effort]
    tempers: Mapping[str, Mapping[str, float]] = field(default_factory=dict[str, Mapping[str, float]])
    plain: Effort = _LITTLE
    era: Callable[[Any], int] | None = None
    victory: float = 1000.0
