"""The store in one SQLite file.

One connection writes and one reads, each used by one transaction at a time: statements of different tasks never mix,
and in WAL mode readers see committed changes only and wait for nobody.

`synchronous=FULL` makes every commit wait until the log file is on the disk. NORMAL would be faster and never corrupt
the file, but a power cut could take back moves that players were already told about.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from rules.host.migrations import NewerSchema
from rules.host.model import HostError
from rules.host.private import make_file, make_folder
from rules.host.queries import SqlStore
from rules.host.sqlite.backup import backup_database
from rules.host.sqlite.connection import SqliteConnection, check_writable, connect
from rules.host.sqlite.copies import copy_of, forget_in_copies
from rules.host.sqlite.migrate import is_older, migrate, newest
from rules.host.store import Woken

_PATIENCE = 10.0  # seconds
# What only our own mistakes can bring about; everything else is the file or the disk.
_FAULTS = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InternalError, sqlite3.NotSupportedError)


class SqliteStore(SqlStore):
    def __init__(
        self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection, *, keep: bool = True
    ) -> None:
        self._path, self._keep = path, keep
        self._writer, self._reader = writer, reader
        self._write_lock, self._read_lock = asyncio.Lock(), asyncio.Lock()

    @classmethod
    async def open(
        cls, path: str | Path, *, patience: float | None = None, keep: bool = True, schema: int | None = None
    ) -> SqliteStore:
        """Opens or creates the file and brings its schema up to date, after a copy of what an older release wrote
        unless nobody wants to `keep` one. `patience`: seconds to wait for another process that is writing. `schema`: a
        new file is to be as an earlier release would have made it."""
        path, patience = Path(path), _PATIENCE if patience is None else patience
        opened: list[aiosqlite.Connection] = []
        try:
            make_folder(path.parent)
            make_file(path)
            opened.append(await connect(path, patience))
            await check_writable(opened[0])
            if keep and await is_older(opened[0]):
                await backup_database(path, copy_of(path, f"{newest():04}"))
            await migrate(opened[0], schema=schema)
            opened.append(await connect(path, patience))
            await opened[1].execute("PRAGMA query_only = ON")
        except BaseException as error:
            for connection in opened:
                await connection.close()
            if isinstance(error, OSError | sqlite3.Error | NewerSchema):
                raise HostError("host-database", path=str(path), problem=str(error)) from error
            raise
        return cls(path, *opened, keep=keep)

    @asynccontextmanager
    async def unloading(self) -> AsyncGenerator[SqliteConnection]:
        async with self._read_lock, _transaction(self._reader, "BEGIN"):
            yield SqliteConnection(self._reader)

    @asynccontextmanager
    async def loading(self) -> AsyncGenerator[SqliteConnection]:
        async with self._write_lock, _transaction(self._writer, "BEGIN IMMEDIATE"):
            yield SqliteConnection(self._writer)

    async def backup(self, path: Path) -> None:
        """A copy of this moment by SQLite's online backup; play goes on meanwhile. It appears under its name only
        when it is complete."""
        await backup_database(self._path, path)

    async def time(self) -> float:
        return time.time()

    async def wake(self, about: str) -> None:
        """There is nobody else."""

    async def listen(self, woken: Woken) -> None:
        """There is nobody else."""

    async def scrub(self) -> None:
        """The file is written anew, and its journal emptied."""
        async with self._write_lock, self._read_lock:
            try:
                await self._writer.execute("VACUUM")
                await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.DatabaseError as error:
                raise HostError("host-storage", problem=str(error)) from error

    async def forget_in_copies(self, player: int, names: Sequence[str], name: str) -> None:
        await forget_in_copies(self._path, player, names, name)

    async def keep(self, label: str) -> None:
        if self._keep:
            await backup_database(self._path, copy_of(self._path, label))

    async def close(self) -> None:
        """Waits for what is under way."""
        async with self._write_lock, self._read_lock:
            await self._reader.close()
            await self._writer.close()


@asynccontextmanager
async def _transaction(connection: aiosqlite.Connection, begin: str) -> AsyncGenerator[None]:
    try:
        try:
            await connection.execute(begin)
            yield
            await connection.commit()
        except BaseException:
            # Also when the task was cancelled: the next one must find the connection clean.
            await asyncio.shield(connection.rollback())
            raise
    except sqlite3.DatabaseError as error:
        if isinstance(error, _FAULTS):
            raise
        key = "host-busy" if "locked" in str(error) else "host-storage"
        raise HostError(key, problem=str(error)) from error
