"""A game from setup to end, with its log: what a client without a database works with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from rules.core import engine
from rules.core.actions import Action
from rules.core.engine import Entry, Played
from rules.core.flow import Event, State
from rules.core.game import Game, Setup


class ReplayMismatch(Exception):
    """A log does not reproduce what it claims: another rules version, or a changed log."""


class Ground(Struct, frozen=True):
    """Where the rules were renewed: the encoded state that the log from `after` on is played on."""

    after: int
    state: bytes


def replay(game: Game[Any], setup: Setup, log: Iterable[Entry], ground: Ground | None = None) -> State:
    """Setup and log reproduce the state exactly; the draws of every entry are checked on the way."""
    state, _ = opened(game, setup, ground)
    return replay_on(game, setup, state, log, first=ground.after + 1 if ground else 1)


def opened(game: Game[Any], setup: Setup, ground: Ground | None = None) -> tuple[State, tuple[Event, ...]]:
    """The state at the first decision, by the rules that the setup was made for and by no others."""
    if setup.version != game.version:
        raise ReplayMismatch(f"this is {game.id} {setup.version}, the rules are {game.version}")
    return engine.start(game, setup) if ground is None else (engine.decode(game, ground.state), ())


def replay_on(game: Game[Any], setup: Setup, state: State, log: Iterable[Entry], *, first: int) -> State:
    """Play the entries from index `first` on top of the state that stood before them."""
    for played in repeated(game, setup, state, log, first=first):
        state = played.state
    return state


def repeated(game: Game[Any], setup: Setup, state: State, log: Iterable[Entry], *, first: int) -> Iterator[Played]:
    """A log played again, action by action: what came of each."""
    for index, entry in enumerate(log, first):
        played = _repeat(game, setup, state, entry, index)
        state = played.state
        yield played


def _repeat(game: Game[Any], setup: Setup, state: State, entry: Entry, index: int) -> Played:
    played = engine.submit(game, state, entry.seat, entry.action, seed=setup.seed, index=index)
    if played.entry.draws != entry.draws:
        raise ReplayMismatch(f"entry {index} draws {played.entry.draws}, the log says {entry.draws}")
    return played


def undo_index(log: Sequence[Entry], seat: int) -> int | None:
    """How long the log is once this seat's latest action is taken back; None when it has not acted.

    >>> log = [Entry(seat=seat, action=Action()) for seat in (0, 1, 0, 2)]
    >>> undo_index(log, 0), undo_index(log, 2), undo_index(log, 3)
    (2, 3, None)
    """
    return next((index for index in range(len(log) - 1, -1, -1) if log[index].seat == seat), None)


def concerned(log: Sequence[Entry], seat: int, length: int, seats: int) -> frozenset[int]:
    """Whose consent it takes to cut the log to `length`: those who have acted since, and everybody once anybody has
    learnt something. Nobody: the undo is free.

    >>> log = [Entry(seat=seat, action=Action(), learnt=seat == 1) for seat in (0, 1, 0, 2)]
    >>> concerned(log, 2, 3, seats=3), concerned(log, 0, 2, seats=3), concerned(log, 1, 1, seats=3)
    (frozenset(), frozenset({2}), frozenset({0, 2}))
    """
    taken_back = log[length:]
    if any(entry.learnt for entry in taken_back):
        return frozenset(range(seats)) - {seat}
    return frozenset(entry.seat for entry in taken_back) - {seat}


class Match:
    """One running game. Undo and redo are free here; who may ask for them is the host's affair.

    >>> from rules.barony import GAME
    >>> match = Match(GAME, Setup(game="barony", version=GAME.version, seats=2, seed="7"))
    >>> city = next(iter(engine.legal(match.state, 0)))
    >>> match.play(0, city).entry == match.undo() == match.redo().entry
    True
    >>> engine.encode(replay(GAME, match.setup, match.log)) == engine.encode(match.state)
    True
    """

    def __init__(self, game: Game[Any], setup: Setup, ground: Ground | None = None) -> None:
        self.game, self.setup, self.ground = game, setup, ground
        self.log: list[Entry] = []
        self.undone: list[Entry] = []
        self.state, self.opening = opened(game, setup, ground)

    @classmethod
    def load(cls, game: Game[Any], setup: Setup, log: Sequence[Entry], ground: Ground | None = None) -> Match:
        """The match as the log since the ground left it. The entries are those of the replay, whatever else the log
        claims."""
        match = cls(game, setup, ground)
        for played in repeated(game, setup, match.state, log, first=match.before + 1):
            match.state = played.state
            match.log.append(played.entry)
        return match

    @property
    def before(self) -> int:
        """How many actions were played by older rules."""
        return self.ground.after if self.ground else 0

    def play(self, seat: int, action: Action, decision: str | None = None) -> Played:
        played = self._submit(seat, action, decision)
        self.undone.clear()
        return played

    def undo(self) -> Entry:
        """Take back the last action."""
        entry = self.log.pop()
        self.undone.append(entry)
        self.state = replay(self.game, self.setup, self.log, self.ground)
        return entry

    def redo(self) -> Played:
        entry = self.undone[-1]
        played = self._submit(entry.seat, entry.action, None)
        self.undone.pop()
        return played

    def _submit(self, seat: int, action: Action, decision: str | None) -> Played:
        index = self.before + len(self.log) + 1
        played = engine.submit(
            self.game, self.state, seat, action, seed=self.setup.seed, index=index, decision=decision
        )
        self.state = played.state
        self.log.append(played.entry)
        return played

    def events_for(self, events: Iterable[Event], seat: int | None) -> list[Event]:
        return [event for event in events if event.heard_by(seat)]
