"""Brings a database up to the schema of this release by numbered SQL files, each applied whole or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import aiosqlite

_FOLDER = Path(__file__).parent / "migrations"


class NewerSchema(Exception):
    """The database was written by a later release."""


def migrations(folder: Path = _FOLDER) -> list[Path]:
    """The files in order; the n-th brings the schema to version n."""
    files = sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    for number, file in enumerate(files, 1):
        if int(file.name[:4]) != number:
            raise ValueError(f"migration {number:04} is missing before {file.name}")
    return files


async def migrate(connection: aiosqlite.Connection, folder: Path = _FOLDER) -> None:
    files, known = migrations(folder), newest(folder)
    found = await schema_version(connection)
    if found > known:
        raise NewerSchema(f"its schema is version {found}, this release knows {known}; please upgrade Castellan")
    for number, file in enumerate(files[found:], found + 1):
        await _apply(connection, number, file)


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


async def _apply(connection: aiosqlite.Connection, number: int, file: Path) -> None:
    try:
        await connection.execute("BEGIN IMMEDIATE")
        if await schema_version(connection) < number:  # another process may have been faster
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
