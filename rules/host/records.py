"""The records of finished games: reckoned once from their logs, and again whenever a log has changed."""

from __future__ import annotations

import asyncio

import msgspec

from rules.core import engine
from rules.host.desk import Desk, find_table
from rules.host.ended import outcome_in
from rules.host.model import Table
from rules.host.reckoning import result_of
from rules.host.results import Result
from rules.host.store import Snapshot

_AT_ONCE = 50  # of those that nobody has reckoned yet, for somebody who waits


class Records(Desk):
    async def results(
        self, *, guild: int | None = None, player: int | None = None, game: str | None = None
    ) -> list[tuple[Table, Result]]:
        """Finished games of a server, of a person or of all, those that ended first to begin with."""
        await self.reckon_results(_AT_ONCE)
        async with self._store.reading() as reader:
            found = await reader.results(guild, player, game)
        return sorted(found, key=lambda one: (one[1].ended, one[0].id))

    async def reckon_results(self, most: int | None = None) -> int:
        """What is missing or has changed since; how many that were."""
        async with self._store.reading() as reader:
            missing = await reader.unreckoned()
        for table_id in missing[:most]:
            await self._reckon(table_id)
        return len(missing[:most])

    async def forget_results(self) -> None:
        """All are reckoned anew when they are next asked for, but for what only rules of former versions could tell."""
        async with self._store.writing() as writer:
            await writer.outdate_results()

    async def _reckon(self, table_id: str) -> None:
        """In one breath, for a table that changes meanwhile is reckoned again."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            former = await reader.result(table_id)
            snapshot = await reader.snapshot(table_id, table.length)
            rows = await reader.log(table_id, 0, table.length)
        outcome = None if snapshot is None else outcome_in(snapshot)
        if snapshot is None or outcome is None:
            return
        sides = await asyncio.to_thread(self._sides, table, snapshot, former)
        result = result_of(table, rows, outcome, sides)
        async with self._store.writing() as writer:
            await writer.save_result(table, result)

    def _sides(self, table: Table, snapshot: Snapshot, former: Result | None) -> list[str]:
        """What every seat was played as; what today's rules cannot read stays as it was found."""
        seats = range(len(table.seats))
        game = self._games.get(table.game)
        if game is None or game.version != table.version:
            return [former.chairs[seat].side if former else "" for seat in seats]
        try:
            state = engine.decode(game, snapshot.state)
        except msgspec.DecodeError:
            return ["" for _ in seats]
        return [game.side(state, seat) for seat in seats]
