"""The log is the truth: playing it again proves a finished game fair, and mends a table whose snapshot went wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from rules.core import Game, IllegalMove, Setup, State, commitment, engine
from rules.core.engine import Entry, Played
from rules.core.match import ReplayMismatch
from rules.host.desk import Desk, find_table, log_row
from rules.host.model import HostError, LogRow, Position, Table, Verified
from rules.host.outbox import post_turn
from rules.host.store import KEEP_EVERY, Snapshot


class Verify(Desk):
    async def verify(self, table_id: str) -> Verified:
        """Whether the seed is the one promised, and log and end of a finished game follow from it."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            if table.status != "over":
                raise HostError("host-not-over", table=table.name)
            game = self._rules(table)
            promise = await reader.commitment(table_id) or ""
            rows = [log_row(game, row) for row in await reader.log(table_id, 0, table.length)]
            past = await self._past(reader, table, table.length)
        end = (await past.position()).state
        actions, problem = await asyncio.to_thread(_check, game, table.setup, rows, end)
        if commitment(table.seed) != promise:
            problem = "host-verify-seed"
        return Verified(ok=problem is None, commitment=promise, seed=table.seed, actions=actions, problem=problem)

    async def repair(self, table_id: str) -> Position:
        """Build every snapshot anew from setup and log. A table of another version of the rules goes over to the
        current one, provided that its whole log means the same there."""
        async with self._lock(table_id):
            async with self._store.reading() as reader:
                table = await find_table(reader, table_id)
                if await reader.commitment(table_id) is None:
                    raise HostError("host-not-started", table=table.name)
                rows = await reader.log(table_id, 0, table.length)
            game = self._game(table)
            current = replace(table, version=game.version)
            try:
                entries = [log_row(game, row).entry for row in rows]
                state, kept = await asyncio.to_thread(_rebuild, game, current.setup, entries)
            except (IllegalMove, ReplayMismatch) as error:
                raise HostError("host-broken-log", table=table.name) from error
            return await self._save_repaired(table, current, game, state, kept)

    async def _save_repaired(
        self, table: Table, current: Table, game: Game[Any], state: State, kept: Sequence[Snapshot]
    ) -> Position:
        after = self._standing(current, state, branch=table.branch + 1)
        if table.status == "ended":
            after = replace(after, status="ended", awaited=(), asked={})
        reached = Position(after, game, state)
        async with self._committing(table, after, position=reached, told=after.status != "ended") as writer:
            await writer.drop_snapshots(table.id)
            for snapshot in (*kept, Snapshot(after.length, engine.encode(state))):
                await writer.save_snapshot(table.id, snapshot)
            if after.status != "ended":
                await post_turn(writer, after, {"change": "repair"})
        return reached


def _retrace(game: Game[Any], setup: Setup, state: State, log: Sequence[Entry]) -> Iterator[Played]:
    """Play a log again; it must come out the same to the last draw."""
    for index, entry in enumerate(log, 1):
        played = engine.submit(game, state, entry.seat, entry.action, seed=setup.seed, index=index)
        if played.entry != entry:
            raise ReplayMismatch(f"entry {index} comes out as {played.entry}, the log says {entry}")
        state = played.state
        yield played


def _check(game: Game[Any], setup: Setup, rows: Sequence[LogRow], end: State) -> tuple[int, str | None]:
    """How many rows come out the same, and the key of what does not."""
    same = 0
    try:
        state, _ = engine.start(game, setup)
        for row, played in zip(rows, _retrace(game, setup, state, [row.entry for row in rows]), strict=True):
            if played.events != row.events:
                return same, "host-verify-log"
            state, same = played.state, same + 1
    except (IllegalMove, ReplayMismatch):
        return same, "host-verify-log"
    return same, None if state == end else "host-verify-state"


def _rebuild(game: Game[Any], setup: Setup, log: Sequence[Entry]) -> tuple[State, list[Snapshot]]:
    """The state at the end of the log, and the snapshots to keep on the way."""
    state, _ = engine.start(game, setup)
    kept = [Snapshot(0, engine.encode(state))]
    for index, played in enumerate(_retrace(game, setup, state, log), 1):
        state = played.state
        if index % KEEP_EVERY == 0:
            kept.append(Snapshot(index, engine.encode(state)))
    return state, kept
