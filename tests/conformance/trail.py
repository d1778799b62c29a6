"""A random game in the making, which on failure leaves a record that can be loaded again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rules.core import Action, Game, Setup, State, engine
from rules.core.engine import Entry, Played
from rules.core.match import Match
from rules.core.record import read_record, record

RECORD = "record: "


@dataclass(frozen=True)
class Juncture:
    """A state, and how to go on from it."""

    game: Game[Any]
    setup: Setup
    state: State
    index: int  # of the next entry

    def submit(self, seat: int, action: Action, decision: str | None = None) -> Played:
        seed, index = self.setup.seed, self.index
        return engine.submit(self.game, self.state, seat, action, seed=seed, index=index, decision=decision)

    @property
    def watchers(self) -> tuple[int | None, ...]:
        return (None, *range(self.setup.seats))


@dataclass(frozen=True)
class Move:
    """One move of a random game: made by `seat` in the position before it."""

    seat: int
    action: Action
    played: Played


Pick = Callable[[Juncture, int, Random], Action]


def random_pick(position: Juncture, seat: int, rng: Random) -> Action:
    return engine.sample(position.state, seat, rng)


@dataclass
class Trail:
    """The game so far."""

    game: Game[Any]
    setup: Setup
    limit: int = 20_000  # a game that is not over by then is endless
    log: list[Entry] = field(default_factory=list[Entry])
    state: State | None = None

    def here(self) -> Juncture:
        if self.state is None:
            self.state, _ = engine.start(self.game, self.setup)
        return Juncture(self.game, self.setup, self.state, len(self.log) + 1)

    def move(self, rng: Random, pick: Pick = random_pick) -> Move:
        """The next move, not made yet."""
        assert len(self.log) < self.limit, f"the game is not over after {self.limit} moves"
        position = self.here()
        seat = _mover(position.state, rng)
        action = pick(position, seat, rng)
        return Move(seat, action, position.submit(seat, action))

    def follow(self, move: Move) -> None:
        self.state = move.played.state
        self.log.append(move.played.entry)

    def walk(self, rng: Random, pick: Pick = random_pick) -> Iterator[Juncture]:
        """Every position to the end; each is seen before the move that leaves it is chosen."""
        while self.here().state.outcome is None:
            yield self.here()
            self.follow(self.move(rng, pick))
        yield self.here()


def _mover(state: State, rng: Random) -> int:
    """Mostly somebody awaited; now and then one who need not act but may."""
    awaited = engine.awaited(state)
    assert awaited, "nobody is awaited, and the game is not over"
    if rng.random() < 0.2:
        return rng.choice(
            [seat for seat in engine.pending(state) if seat in awaited or engine.legal(state, seat).kinds]
        )
    return rng.choice(awaited)


@contextmanager
def replayable(trail: Trail) -> Iterator[None]:
    """Whatever fails inside tells the game that led to it."""
    try:
        yield
    except Exception as error:
        error.add_note(RECORD + json.dumps(record(trail.setup, trail.log)))
        raise


def again(games: Mapping[str, Game[Any]], printed: str) -> Match:
    """The match of a printed record: paste the line of a failed test here to stand where it failed."""
    line = next(line for line in printed.splitlines() if line.strip().startswith(RECORD))
    return read_record(games, json.loads(line.strip().removeprefix(RECORD)))
