"""Brings a database up to the schema of this release, one process at a time, all files that are missing or none."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg

from rules.host.migrations import migrations, still_to_do

FOLDER = Path(__file__).parent / "migrations"
FIRST = 20  # what SQLite had come to when this store began
_SETTLED = 25  # the first schema that was given out
_ONE_AT_A_TIME = 0x6361_7374  # the number of a lock that means nothing to anybody else


@asynccontextmanager
async def alone(connection: asyncpg.Connection) -> AsyncGenerator[None]:
    """Whoever comes meanwhile waits, however long it takes."""
    patience = await connection.fetchval("SHOW lock_timeout")
    await connection.execute("SET lock_timeout = 0")
    await connection.execute("SELECT pg_advisory_lock($1)", _ONE_AT_A_TIME)
    try:
        await connection.execute("SELECT set_config('lock_timeout', $1, false)", patience)
        yield
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", _ONE_AT_A_TIME)


async def migrate(connection: asyncpg.Connection, folder: Path = FOLDER) -> None:
    files = migrations(folder, FIRST)
    async with connection.transaction():
        for number, file in still_to_do(files, await schema_version(connection)).items():
            await connection.execute(file.read_text(encoding="utf-8"))
            await connection.execute("UPDATE schema_version SET version = $1", number)


def newest(folder: Path = FOLDER) -> int:
    """The schema of this release."""
    return max(migrations(folder, FIRST))


async def is_older(connection: asyncpg.Connection, folder: Path = FOLDER) -> bool:
    """Whether an earlier release has written tables into it."""
    if not _SETTLED <= await schema_version(connection) < newest(folder):
        return False
    return bool(await connection.fetch("SELECT 1 FROM tables LIMIT 1"))


async def schema_version(connection: asyncpg.Connection) -> int:
    """0 where nothing is there yet."""
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        await connection.execute("CREATE TABLE schema_version (version bigint NOT NULL)")
        await connection.execute("INSERT INTO schema_version VALUES (0)")
    return int(await connection.fetchval("SELECT version FROM schema_version"))
