"""Brings a database up to the schema of this release, one process at a time, each file whole or not at all."""

from __future__ import annotations

from pathlib import Path

import asyncpg

from rules.host.migrations import migrations, still_to_do

FOLDER = Path(__file__).parent / "migrations"
FIRST = 20  # what SQLite had come to when this store began
_ONE_AT_A_TIME = 0x6361_7374  # the number of a lock that means nothing to anybody else


async def migrate(connection: asyncpg.Connection, folder: Path = FOLDER) -> None:
    files = migrations(folder, FIRST)
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _ONE_AT_A_TIME)
        for number, file in still_to_do(files, await schema_version(connection)).items():
            await connection.execute(file.read_text(encoding="utf-8"))
            await connection.execute("UPDATE schema_version SET version = $1", number)


async def schema_version(connection: asyncpg.Connection) -> int:
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        await connection.execute("CREATE TABLE schema_version (version bigint NOT NULL)")
        await connection.execute("INSERT INTO schema_version VALUES (0)")
    return int(await connection.fetchval("SELECT version FROM schema_version"))
