"""Tables and their logs: what was played, and the positions kept of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from rules.host.model import Conflict, Status, Table
from rules.host.queries.sql import Connected, among, insert, mentioning, replacing, select
from rules.host.rows import (
    ASIDE,
    BOUNDARY,
    LOGGED,
    STIR,
    TABLE,
    read_aside,
    read_boundary,
    read_logged,
    read_table,
    stir,
    write_aside,
    write_boundary,
    write_logged,
    write_table,
)
from rules.host.store import KEEP_EVERY, Aside, Boundary, Logged, Snapshot

_NO_END = 2**62


class CourseReader(Connected):
    async def table(self, table_id: str) -> Table | None:
        row = await self._row(select(TABLE, "tables WHERE id = ?"), table_id)
        return None if row is None else read_table(row)

    async def tables(
        self, guild: int | None, channel: int | None, player: int | None, status: Collection[Status] | None
    ) -> list[Table]:
        wanted: list[tuple[str, Iterable[Any]]] = []
        if guild is not None:
            wanted.append(("guild = ?", [guild]))
        if channel is not None:
            wanted.append(("channel = ?", [channel]))
        if status is not None:
            wanted.append((among("status", [*status]), status))
        if player is not None:
            wanted.append(("seats LIKE ?", [mentioning(player)]))
        where = " AND ".join(condition for condition, _ in wanted) or "TRUE"
        values = [value for _, some in wanted for value in some]
        rows = await self._rows(select(TABLE, f"tables WHERE {where} ORDER BY changed DESC, id"), *values)
        found = [read_table(row) for row in rows]
        return found if player is None else [table for table in found if table.seats_of(player)]

    async def tables_about(self, player: int) -> list[Table]:
        source = "tables WHERE creator = ?1 OR seats LIKE ?2 OR gathering LIKE ?2 ORDER BY id"
        found = [read_table(row) for row in await self._rows(select(TABLE, source), player, mentioning(player))]
        return [table for table in found if player in table.everybody]

    async def commitment(self, table_id: str) -> str | None:
        return await self._value("SELECT commitment FROM commitments WHERE table_id = ?", table_id)

    async def snapshot(self, table_id: str, index: int) -> Snapshot | None:
        source = "snapshots WHERE table_id = ? AND idx <= ? ORDER BY idx DESC LIMIT 1"
        row = await self._row(select(["idx", "state"], source), table_id, index)
        return None if row is None else Snapshot(*row)

    async def boundaries(self, table_id: str) -> list[Boundary]:
        source = "boundaries WHERE table_id = ? ORDER BY version"
        return [read_boundary(row) for row in await self._rows(select(BOUNDARY, source), table_id)]

    async def log(self, table_id: str, since: int, until: int | None = None) -> list[Logged]:
        source = "log WHERE table_id = ? AND idx > ? AND idx <= ? ORDER BY idx"
        last = _NO_END if until is None else until
        return [read_logged(row) for row in await self._rows(select(LOGGED, source), table_id, since, last)]

    async def asides(self, table_id: str) -> list[Aside]:
        rows = await self._rows(select(ASIDE, "asides WHERE table_id = ? ORDER BY id"), table_id)
        return [read_aside(row) for row in rows]

    async def last_action(self, table_id: str, seat: int, until: int) -> int | None:
        source = "log WHERE table_id = ? AND idx <= ? AND seat = ? ORDER BY idx DESC LIMIT 1"
        return await self._value(select(["idx"], source), table_id, until, seat)


class CourseWriter(CourseReader):
    async def insert_table(self, table: Table) -> None:
        await self._rows(insert("tables", (*TABLE, *STIR)), *write_table(table), *stir(table))

    async def update_table(self, table: Table) -> None:
        # The id is not set again: everything that refers to it would be looked through.
        _, *values = write_table(table)
        settings = ", ".join(f"{column} = ?" for column in (*TABLE[1:], *STIR))
        sql = f"UPDATE tables SET {settings} WHERE id = ? AND revision = ? RETURNING id"
        if not await self._rows(sql, *values, *stir(table), table.id, table.revision - 1):
            raise Conflict

    async def commit_to(self, table_id: str, commitment: str) -> None:
        await self._rows(insert("commitments", ["table_id", "commitment"]), table_id, commitment)

    async def append(self, table_id: str, row: Logged) -> None:
        await self._rows(insert("log", ["table_id", *LOGGED]), table_id, *write_logged(row))

    async def add_aside(self, table_id: str, aside: Aside) -> None:
        await self._rows(insert("asides", ["table_id", *ASIDE]), table_id, *write_aside(aside))

    async def forget_undone(self, table_id: str, length: int) -> None:
        if not await self._rows("SELECT 1 FROM log WHERE table_id = ? AND idx > ? LIMIT 1", table_id, length):
            return  # whatever else stands beyond that was written with such a row
        await self._rows("DELETE FROM log WHERE table_id = ? AND idx > ?", table_id, length)
        await self._rows("DELETE FROM snapshots WHERE table_id = ? AND idx > ?", table_id, length)
        for beside in ("asides", "letters"):
            await self._rows(f"UPDATE {beside} SET idx = ?2 WHERE table_id = ?1 AND idx > ?2", table_id, length)

    async def save_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        sql = replacing("snapshots", ["table_id", "idx", "state"], "table_id", "idx")
        await self._rows(sql, table_id, snapshot.index, snapshot.state)

    async def drop_snapshot(self, table_id: str, index: int) -> None:
        if index % KEEP_EVERY:
            await self._rows("DELETE FROM snapshots WHERE table_id = ? AND idx = ?", table_id, index)

    async def drop_snapshots(self, table_id: str) -> None:
        await self._rows("DELETE FROM snapshots WHERE table_id = ?", table_id)

    async def save_boundary(self, table_id: str, boundary: Boundary) -> None:
        sql = replacing("boundaries", ("table_id", *BOUNDARY), "table_id", "version")
        await self._rows(sql, table_id, *write_boundary(boundary))
