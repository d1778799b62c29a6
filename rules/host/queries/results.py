"""The figures of finished games, each reckoned from a log of some length on some branch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.host.model import Table
from rules.host.queries.sql import Connected, mentioning, replacing
from rules.host.results import Result
from rules.host.rows import RESULT, TABLE, read_result, read_table, write_json

_STALE = 0  # a length that no finished game has


class ResultsReader(Connected):
    async def results(self, guild: int | None, player: int | None, game: str | None) -> list[tuple[Table, Result]]:
        wanted: list[tuple[str, Iterable[Any]]] = [("tables.status = ?", ["over"])]
        if guild is not None:
            wanted.append(("tables.guild = ?", [guild]))
        if game is not None:
            wanted.append(("tables.game = ?", [game]))
        if player is not None:
            wanted.append(("tables.seats LIKE ?", [mentioning(player)]))
        columns = ", ".join(f"tables.{column}" for column in TABLE)
        source = "tables JOIN results ON results.table_id = tables.id"
        where = " AND ".join(condition for condition, _ in wanted)
        values = [value for _, some in wanted for value in some]
        rows = await self._rows(
            f"SELECT {columns}, results.facts FROM {source} WHERE {where} ORDER BY tables.id", *values
        )
        found = [(read_table(row[:-1]), read_result(row[-1])) for row in rows]
        return found if player is None else [(table, result) for table, result in found if table.seats_of(player)]

    async def result(self, table_id: str) -> Result | None:
        facts = await self._value("SELECT facts FROM results WHERE table_id = ?", table_id)
        return None if facts is None else read_result(facts)

    async def unreckoned(self) -> list[str]:
        same = "results.table_id = tables.id AND results.length = tables.length AND results.branch = tables.branch"
        source = f"tables WHERE status = 'over' AND origin = '' AND NOT EXISTS (SELECT 1 FROM results WHERE {same})"
        return [table_id for (table_id,) in await self._rows(f"SELECT id FROM {source} ORDER BY changed DESC, id")]


class ResultsWriter(ResultsReader):
    async def save_result(self, table: Table, result: Result) -> None:
        await self._rows(
            replacing("results", RESULT, "table_id"), table.id, table.length, table.branch, write_json(result)
        )

    async def outdate_results(self) -> None:
        await self._rows("UPDATE results SET length = ?", _STALE)
