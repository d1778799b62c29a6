"""Brings a database up to the schema of this release by numbered SQL files, all that are missing or none."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import aiosqlite

from rules.host import migrations as numbered

_FOLDER = Path(__file__).parent / "migrations"


def migrations(folder: Path = _FOLDER) -> list[Path]:
    """The files in order; the n-th brings the schema to version n."""
    return [*numbered.migrations(folder).values()]


async def migrate(connection: aiosqlite.Connection, folder: Path = _FOLDER, schema: int | None = None) -> None:
    """To the newest schema there, or to that of an earlier release."""
    found = await schema_version(connection)
    if numbered.still_to_do(numbered.migrations(folder), found):
        await _apply(connection, migrations(folder)[:schema])


def newest(folder: Path = _FOLDER) -> int:
    """The schema of this release."""
    return len(migrations(folder))


async def is_older(connection: aiosqlite.Connection, folder: Path = _FOLDER) -> bool:
    """Whether an earlier release has written tables into it."""
    if not 0 < await schema_version(connection) < newest(folder):
        return False
    return bool(await connection.execute_fetchall("SELECT 1 FROM tables LIMIT 1"))


async def schema_version(connection: aiosqlite.Connection) -> int:
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    return int(version)


async def _apply(connection: aiosqlite.Connection, files: list[Path]) -> None:
    """In one go, so that the release before can still open a file that could not be brought up to date."""
    try:
        await connection.execute("BEGIN IMMEDIATE")
        found = await schema_version(connection)  # another process may have been faster
        for number, file in enumerate(files[found:], found + 1):
            for statement in _statements(file):
                await connection.execute(statement)
            await connection.execute(f"PRAGMA user_version = {number}")
        await connection.commit()
    except BaseException:
        await connection.rollback()
        raise


def _statements(file: Path) -> Iterator[str]:
    statement = ""
    for line in file.read_text(encoding="utf-8").splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
