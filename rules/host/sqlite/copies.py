"""The copies that the house has made of its file before an upgrade, whichever release wrote them. Who is forgotten is
forgotten there, too."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from rules.host.model import HostError

_LABEL = "before-"


def copy_of(database: Path, label: str) -> Path:
    return database.with_name(f"{database.name}.{_LABEL}{label}")


def copies_of(database: Path) -> list[Path]:
    return sorted(database.parent.glob(f"{database.name}.{_LABEL}*"))


async def forget_in_copies(database: Path, player: int, names: Sequence[str], name: str) -> None:
    for copy in copies_of(database):
        try:
            await asyncio.to_thread(forget_in, copy, player, names, name)
        except sqlite3.Error as error:
            raise HostError("host-backup", path=str(copy), problem=str(error)) from error


def forget_in(copy: Path, player: int, names: Sequence[str], name: str) -> None:
    """The person's id is in no column any more, and at their tables they are called `name`. Nothing is asked of the
    schema: it may be any."""
    with closing(sqlite3.connect(copy)) as file:
        file.execute("PRAGMA foreign_keys = OFF")
        with file:
            for table, columns in _tables(file):
                _rename(file, table, columns, player, names, name)
            for table, columns in _tables(file):
                for column in columns:
                    _replace(file, table, column, player)
        file.execute("VACUUM")


def _tables(file: sqlite3.Connection) -> Iterator[tuple[str, list[str]]]:
    for (table,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"):
        yield table, [column for _, column, *_ in file.execute(f"PRAGMA table_info({table})")]


def _rename(
    file: sqlite3.Connection, table: str, columns: list[str], player: int, names: Sequence[str], name: str
) -> None:
    """In rows of the tables that know the person, as JSON has it; in their own rows, plainly."""
    if "player" in columns and "name" in columns:
        file.execute(f"UPDATE {table} SET name = ? WHERE player = ?", (name, player))
    key = "id" if table == "tables" else "table_id" if "table_id" in columns else None
    if key is None:
        return
    theirs = f"{key} IN (SELECT id FROM tables WHERE creator = ?3 OR instr(seats, ?3))"
    for column in columns:
        for former in names:
            sql = (
                f"UPDATE {table} SET {column} = replace({column}, ?1, ?2) WHERE typeof({column}) = 'text' AND {theirs}"
            )
            file.execute(sql, (_quoted(former), _quoted(name), player))


def _replace(file: sqlite3.Connection, table: str, column: str, player: int) -> None:
    """Nobody's id in its place; of two rows that would be the same then, one stays."""
    number, text = (
        f"{column} = ? AND typeof({column}) = 'integer'",
        f"typeof({column}) = 'text' AND instr({column}, ?1)",
    )
    file.execute(f"UPDATE OR REPLACE {table} SET {column} = 0 WHERE {number}", (player,))
    file.execute(f"UPDATE OR REPLACE {table} SET {column} = replace({column}, ?1, '0') WHERE {text}", (str(player),))


def _quoted(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)
