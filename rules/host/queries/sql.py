"""How questions to a store are put into SQL and asked. Only what every database understands is used; what one of them
wants differently, its `Connection` turns into its own words. Transactions are the caller's affair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Connection(Protocol):
    """Takes values for `?`, or for `?1`, `?2` where one is meant more than once."""

    async def rows(self, sql: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]: ...
    async def columns(self, source: str) -> Sequence[str]:
        """Of a table, in their order; none where there is no such table."""
        ...


def marks(values: Sequence[Any]) -> str:
    return ", ".join("?" * len(values))


def among(column: str, values: Sequence[Any]) -> str:
    """The condition that a column has one of these values, of which there may be none.

    >>> among("status", ["over", "ended"])
    'status IN (?, ?)'
    """
    return f"{column} IN ({marks(values)})" if values else "FALSE"


def select(columns: Sequence[str], source: str) -> str:
    return f"SELECT {', '.join(columns)} FROM {source}"


def insert(into: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {into} ({', '.join(columns)}) VALUES ({marks(columns)})"


def replacing(into: str, columns: Sequence[str], *key: str) -> str:
    """A row in place of the one that has the same key.

    >>> replacing("notes", ["player", "text"], "player")
    'INSERT INTO notes (player, text) VALUES (?, ?) ON CONFLICT (player) DO UPDATE SET text = excluded.text'
    """
    settings = ", ".join(f"{column} = excluded.{column}" for column in columns if column not in key)
    return f"{insert(into, columns)} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {settings}"


def unless_there(into: str, columns: Sequence[str]) -> str:
    """A row, if there is none like it yet."""
    return f"{insert(into, columns)} ON CONFLICT DO NOTHING"


def mentioning(person: int) -> str:
    """What a text is like that may be about somebody."""
    return f"%{person}%"


class Connected:
    """Whatever asks over one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def _rows(self, sql: str, *values: Any) -> Sequence[Any]:
        return await self._connection.rows(sql, values)

    async def _row(self, sql: str, *values: Any) -> Any | None:
        return next(iter(await self._rows(sql, *values)), None)

    async def _value(self, sql: str, *values: Any) -> Any | None:
        row = await self._row(sql, *values)
        return None if row is None else row[0]
