"""The part of a game that today's rules have played, to be played again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from rules.core import Event, Game, IllegalMove, Setup, State, engine
from rules.core.engine import Played
from rules.core.match import ReplayMismatch
from rules.host.desk import read_entry
from rules.host.store import KEEP_EVERY, Logged, Snapshot


class Course(Struct, frozen=True):
    """What today's rules have played of a game: the log from the ground on, or from the start."""

    game: Game[Any]
    setup: Setup
    ground: Snapshot | None
    rows: Sequence[Logged]

    @property
    def since(self) -> int:
        return self.ground.index if self.ground else 0

    def begin(self) -> State:
        if self.ground is not None:
            return engine.decode(self.game, self.ground.state)
        return engine.start(self.game, self.setup)[0]

    def retrace(self, state: State) -> Iterator[tuple[Logged, Played]]:
        """Play the log again; it must come out the same to the last draw."""
        for row in self.rows:
            entry = read_entry(self.game, row)
            played = engine.submit(self.game, state, entry.seat, entry.action, seed=self.setup.seed, index=row.index)
            if played.entry != entry:
                raise ReplayMismatch(f"entry {row.index} comes out as {played.entry}, the log says {entry}")
            state = played.state
            yield row, played

    def check(self, end: State) -> tuple[int, str | None]:
        """How many rows come out the same, and the key of what does not."""
        same = 0
        try:
            state = self.begin()
            for row, played in self.retrace(state):
                if row.events not in (played.events, (*played.events, *self._motives(state, row))):
                    return same, "host-verify-log"
                state, same = played.state, same + 1
        except (IllegalMove, ReplayMismatch):
            return same, "host-verify-log"
        return same, None if state == end else "host-verify-state"

    def _motives(self, before: State, row: Logged) -> tuple[Event, ...]:
        """What was told besides if a computer played it; who sat there then is not asked."""
        entry = read_entry(self.game, row)
        return self.game.motives(before, entry.seat, entry.action)

    def rebuild(self) -> tuple[State, list[Snapshot]]:
        """The state at the end of the log, and the snapshots to keep on the way."""
        state = self.begin()
        kept = [Snapshot(self.since, engine.encode(state))]
        for row, played in self.retrace(state):
            state = played.state
            if row.index % KEEP_EVERY == 0:
                kept.append(Snapshot(row.index, engine.encode(state)))
        return state, kept
