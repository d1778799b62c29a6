"""What is really so: the bot's database, read from outside while it runs."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg

from rules.host.model import Post, Table
from rules.host.postgres.connection import translated
from rules.host.rows import LOGGED, POST, TABLE, read_logged, read_post, read_table
from rules.host.store import Logged


async def _asked(address: str, sql: str, values: tuple[Any, ...]) -> list[Any]:
    connection = await asyncpg.connect(address)
    try:
        return await connection.fetch(sql, *values)
    finally:
        await connection.close()


@dataclass(frozen=True)
class Row:
    """One row of a table's log, as it can be compared later."""

    index: int
    seat: int
    action: str


class Truth:
    def __init__(self, path: str | Path) -> None:
        self._path = path

    def _ask(self, sql: str, *values: Any) -> list[Any]:
        if isinstance(self._path, str):
            with ThreadPoolExecutor(1) as aside:  # this thread has a loop of its own that must not wait
                return aside.submit(asyncio.run, _asked(self._path, translated(sql), values)).result()
        with closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True, timeout=30)) as connection:
            return connection.execute(sql, values).fetchall()

    def tables(self) -> list[Table]:
        return [read_table(row) for row in self._ask(f"SELECT {', '.join(TABLE)} FROM tables")]

    def table(self, table_id: str) -> Table:
        (row,) = self._ask(f"SELECT {', '.join(TABLE)} FROM tables WHERE id = ?", table_id)
        return read_table(row)

    def rows(self, table_id: str, seat: int | None = None, since: int = 0) -> list[Row]:
        """What was played and stands; not what was taken back."""
        source = "log JOIN tables ON id = table_id WHERE table_id = ? AND idx > ? AND idx <= length ORDER BY idx"
        found = [Row(*row) for row in self._ask(f"SELECT idx, seat, action FROM {source}", table_id, since)]
        return [row for row in found if seat in (None, row.seat)]

    def log(self, table_id: str) -> list[Logged]:
        """All of it, with what was told; the rows taken back too."""
        source = f"SELECT {', '.join(LOGGED)} FROM log WHERE table_id = ? ORDER BY idx"
        return [read_logged(row) for row in self._ask(source, table_id)]

    def posts(self) -> list[Post]:
        return [read_post(row) for row in self._ask(f"SELECT {', '.join(POST)} FROM outbox ORDER BY id")]
