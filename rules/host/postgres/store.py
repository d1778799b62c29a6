"""The store in a PostgreSQL database.

A process writes one transaction at a time, as it does to a file; several processes write beside each other. Every
transaction sees one moment, and fails if another has changed meanwhile what it changes itself: `REPEATABLE READ` finds
by itself whatever the revisions of tables do not.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg

from rules.host.address import beside, shown
from rules.host.migrations import NewerSchema
from rules.host.model import HostError
from rules.host.postgres.backup import back_up
from rules.host.postgres.connection import PostgresConnection
from rules.host.postgres.ear import CHANNEL, Ear
from rules.host.postgres.migrate import alone, is_older, migrate, newest, schema_version
from rules.host.postgres.trouble import LOST, TROUBLES, in_words
from rules.host.queries import SqlStore
from rules.host.sqlite.copies import copy_of, forget_in_copies
from rules.host.store import Woken

_PATIENCE = 10.0  # seconds for a connection, or for another process that writes
_CONNECTIONS = 6  # of a process: one that writes, the others read
_IDLE = 60  # seconds after which the server ends a transaction that its process has forgotten
_OWN_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
_READS = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_WRITES = "BEGIN ISOLATION LEVEL REPEATABLE READ"


class PostgresStore(SqlStore):
    def __init__(self, address: str, pool: asyncpg.Pool, *, keep: bool = True) -> None:
        self._address, self._pool, self._keep = address, pool, keep
        self._write_lock = asyncio.Lock()
        self._ear: Ear | None = None

    @classmethod
    async def open(cls, address: str, *, patience: float | None = None, keep: bool = True) -> PostgresStore:
        """Connects and brings the schema up to date. `patience`: seconds to wait for the server, and for others."""
        patience = _PATIENCE if patience is None else patience
        try:
            pool = await _connect(address, patience)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError, TimeoutError) as error:
            raise _unusable(address, error) from error
        store = cls(address, pool, keep=keep)
        try:
            await store._bring_up_to_date()
        except BaseException as error:
            await pool.close()
            if isinstance(error, asyncpg.PostgresError | OSError | NewerSchema):
                raise _unusable(address, error) from error
            raise
        return store

    async def _bring_up_to_date(self) -> None:
        """One process does, however long that takes; the others wait for it. What an earlier release wrote is copied
        first, unless nobody wants to keep that."""
        async with self._pool.acquire() as connection, alone(connection):
            if self._keep and await is_older(connection):
                label, found = f"{newest():04}", await schema_version(connection)
                await back_up(self, copy_of(beside(self._address), label), found)
            await migrate(connection)

    @asynccontextmanager
    async def unloading(self) -> AsyncGenerator[PostgresConnection]:
        async with self._transaction(_READS) as connection:
            yield PostgresConnection(connection)

    @asynccontextmanager
    async def loading(self) -> AsyncGenerator[PostgresConnection]:
        async with self._write_lock, self._transaction(_WRITES) as connection:
            yield PostgresConnection(connection)

    @asynccontextmanager
    async def _transaction(self, begin: str) -> AsyncGenerator[asyncpg.Connection]:
        try:
            async with AsyncExitStack() as stack:
                connection = await self._begun(begin, stack)
                try:
                    yield connection
                    await connection.execute("COMMIT")
                except BaseException:
                    # Also when the task was cancelled: the next one must find the connection clean.
                    with suppress(*TROUBLES):
                        await asyncio.shield(connection.execute("ROLLBACK"))
                    raise
        except TROUBLES as error:
            raise in_words(error) from error

    async def _begun(self, begin: str, stack: AsyncExitStack) -> asyncpg.Connection:
        """A connection that has begun. One may have been lost while nobody used it, and all with it; then another is
        made, as nothing was asked yet."""
        for _ in range(_CONNECTIONS):
            connection = await stack.enter_async_context(self._pool.acquire(timeout=_PATIENCE))
            try:
                await connection.execute(begin)
            except LOST:
                with suppress(*LOST):  # the pool may have taken it back by itself
                    connection.terminate()
                with suppress(*LOST):
                    await stack.aclose()
            else:
                return connection
        raise ConnectionError("the connection was lost")

    async def backup(self, path: Path) -> None:
        """Everything of this moment in one SQLite file, which any Castellan opens, and copies back; play goes on
        meanwhile."""
        await back_up(self, path)

    async def time(self) -> float:
        """The server's."""
        async with self._asking() as connection:
            return float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::double precision"))

    async def wake(self, about: str) -> None:
        async with self._asking() as connection:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, about)

    async def listen(self, woken: Woken) -> None:
        """By a connection of its own, which is made again whenever it is lost."""
        self._ear = Ear(self._address, woken)
        await self._ear.open()

    @asynccontextmanager
    async def _asking(self) -> AsyncGenerator[asyncpg.Connection]:
        """A connection for what is no transaction."""
        try:
            async with self._pool.acquire(timeout=_PATIENCE) as connection:
                yield connection
        except TROUBLES as error:
            raise in_words(error) from error

    async def scrub(self) -> None:
        """What was deleted is not left in the tables. Archives are in the hands of whoever keeps the server."""
        async with self._write_lock, self._asking() as connection:
            for (table,) in await connection.fetch(_OWN_TABLES):
                await connection.execute(f'VACUUM "{table}"')

    async def forget_in_copies(self, player: int, names: Sequence[str], name: str) -> None:
        await forget_in_copies(beside(self._address), player, names, name)

    async def keep(self, label: str) -> None:
        if self._keep:
            await self.backup(copy_of(beside(self._address), label))

    async def close(self) -> None:
        """Waits for what is under way."""
        if self._ear is not None:
            await self._ear.close()
        async with self._write_lock:
            try:
                await asyncio.wait_for(self._pool.close(), _PATIENCE)
            except TROUBLES:
                self._pool.terminate()


async def _connect(address: str, patience: float) -> asyncpg.Pool:
    settings = {
        "application_name": "castellan",
        "lock_timeout": f"{round(patience * 1000)}",
        "idle_in_transaction_session_timeout": f"{_IDLE * 1000}",
    }
    return await asyncpg.create_pool(
        address, min_size=1, max_size=_CONNECTIONS, timeout=patience, server_settings=settings, reset=_nothing
    )


async def _nothing(_connection: Any) -> None:
    """A connection is as clean as the transaction has left it."""


def _unusable(address: str, error: BaseException) -> HostError:
    return HostError("host-database", path=shown(address), problem=str(error) or type(error).__name__)
