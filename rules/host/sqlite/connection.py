"""A connection to a SQLite file, with the settings that all have."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosqlite

from rules.host.queries.sql import insert

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # macOS: an ordinary fsync stops at the drive's cache
    "PRAGMA foreign_keys = ON",
)


class SqliteConnection:
    """Asked in the words that all databases know, and one of its own: which index answers."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]:
        return [*await self._connection.execute_fetchall(sql, values)]

    async def fill(self, source: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        await self._connection.executemany(insert(source, columns), rows)

    async def last_number(self, source: str) -> int:
        rows = await self.rows("SELECT seq FROM sqlite_sequence WHERE name = ?", [source])
        return rows[0][0] if rows else 0

    async def go_on_after(self, source: str, number: int) -> None:
        if number:
            await self.rows("DELETE FROM sqlite_sequence WHERE name = ?", [source])
            await self.rows("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", [source, number])

    async def columns(self, source: str) -> Sequence[str]:
        return [name for _, name, *_ in await self._connection.execute_fetchall(f"PRAGMA table_info({source})")]


async def connect(path: Path, patience: float) -> aiosqlite.Connection:
    await asyncio.to_thread(_try_open, path)
    connection = await aiosqlite.connect(path, isolation_level=None, timeout=patience)
    try:
        for pragma in _PRAGMAS:
            await connection.execute(pragma)
    except BaseException:
        await connection.close()
        raise
    return connection


def _try_open(path: Path) -> None:
    """A file that cannot be opened fails here, not in a thread of aiosqlite's that would outlive the event loop."""
    with closing(sqlite3.connect(path)):
        pass


async def check_writable(connection: aiosqlite.Connection) -> None:
    """A read-only file opens without complaint; better to know now than at the first move."""
    await connection.execute("BEGIN IMMEDIATE")
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    await connection.execute(f"PRAGMA user_version = {version}")
    await connection.rollback()
