"""How questions to the store are put into SQL and asked. Transactions are the caller's affair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import aiosqlite


def marks(values: Sequence[Any]) -> str:
    return ", ".join("?" * len(values))


def select(columns: Sequence[str], source: str) -> str:
    return f"SELECT {', '.join(columns)} FROM {source}"


def insert(into: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {into} ({', '.join(columns)}) VALUES ({marks(columns)})"


class Connected:
    """Whatever asks over one connection."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        return list(await self._connection.execute_fetchall(sql, values))

    async def _row(self, sql: str, *values: Any) -> Any | None:
        return next(iter(await self._rows(sql, *values)), None)

    async def _value(self, sql: str, *values: Any) -> Any | None:
        row = await self._row(sql, *values)
        return None if row is None else row[0]
