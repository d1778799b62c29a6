"""A connection to PostgreSQL that is asked in the words that all databases know."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import asyncpg

_MARK = re.compile(r"\?(\d*)")
_HINT = re.compile(r" INDEXED BY \w+")
_STATEMENTS = 4096  # more than there are


class PostgresConnection:
    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]:
        return await self._connection.fetch(translated(sql), *values)

    async def fill(self, source: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """Truth comes as 0 or 1 where the origin has no other."""
        sql = "SELECT attname FROM pg_attribute WHERE attrelid = $1::text::regclass AND atttypid = 'bool'::regtype"
        truths = {name for (name,) in await self._connection.fetch(sql, source)}
        marks = ", ".join(
            f"${n}::bigint::integer::boolean" if column in truths else f"${n}" for n, column in enumerate(columns, 1)
        )
        await self._connection.executemany(f"INSERT INTO {source} ({', '.join(columns)}) VALUES ({marks})", rows)

    async def last_number(self, source: str) -> int:
        """None was given yet while the sequence stands before its first."""
        sql = "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM "
        return await self._connection.fetchval(sql + await self._sequence(source))

    async def go_on_after(self, source: str, number: int) -> None:
        if number:
            await self._connection.fetch("SELECT setval($1::text::regclass, $2)", await self._sequence(source), number)

    async def _sequence(self, source: str) -> str:
        return await self._connection.fetchval("SELECT pg_get_serial_sequence($1, 'id')", source)

    async def columns(self, source: str) -> Sequence[str]:
        sql = (
            "SELECT attname FROM pg_attribute WHERE attrelid = to_regclass($1)"
            " AND attnum > 0 AND NOT attisdropped ORDER BY attnum"
        )
        return [name for (name,) in await self._connection.fetch(sql, source)]


@lru_cache(_STATEMENTS)
def translated(sql: str) -> str:
    """Values have numbers here, and which index answers is the server's own affair.

    >>> translated("SELECT id FROM outbox INDEXED BY outbox_unsent WHERE table_id = ? AND id > ?")
    'SELECT id FROM outbox WHERE table_id = $1 AND id > $2'
    >>> translated("UPDATE asides SET idx = ?2 WHERE table_id = ?1 AND idx > ?2")
    'UPDATE asides SET idx = $2 WHERE table_id = $1 AND idx > $2'
    """
    number = 0

    def numbered(mark: re.Match[str]) -> str:
        nonlocal number
        number += 1
        return f"${mark[1] or number}"

    return _MARK.sub(numbered, _HINT.sub("", sql))
