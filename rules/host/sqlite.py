"""The store in one SQLite file.

One connection writes and one reads, each used by one transaction at a time: statements of different tasks never mix,
and in WAL mode readers see committed changes only and wait for nobody.

`synchronous=FULL` makes every commit wait until the log file is on the disk. NORMAL would be faster and never corrupt
the file, but a power cut could take back moves that players were already told about.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import aiosqlite

from rules.host.copies import copies_of, copy_of, forget_in
from rules.host.migrate import NewerSchema, is_older, migrate, newest
from rules.host.model import HostError
from rules.host.private import make_file, make_folder
from rules.host.queries import SqliteReader, SqliteWriter

_PATIENCE = 10.0  # seconds
# What only our own mistakes can bring about; everything else is the file or the disk.
_FAULTS = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InternalError, sqlite3.NotSupportedError)
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # macOS: an ordinary fsync stops at the drive's cache
    "PRAGMA foreign_keys = ON",
)


class SqliteStore:
    def __init__(
        self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection, *, keep: bool = True
    ) -> None:
        self._path, self._keep = path, keep
        self._writer, self._reader = writer, reader
        self._write_lock, self._read_lock = asyncio.Lock(), asyncio.Lock()

    @classmethod
    async def open(cls, path: str | Path, *, patience: float | None = None, keep: bool = True) -> SqliteStore:
        """Opens or creates the file and brings its schema up to date, after a copy of what an older release wrote
        unless nobody wants to `keep` one. `patience`: seconds to wait for another process that is writing."""
        path, patience = Path(path), _PATIENCE if patience is None else patience
        opened: list[aiosqlite.Connection] = []
        try:
            make_folder(path.parent)
            make_file(path)
            opened.append(await _connect(path, patience))
            await _check_writable(opened[0])
            if keep and await is_older(opened[0]):
                await backup_database(path, copy_of(path, f"{newest():04}"))
            await migrate(opened[0])
            opened.append(await _connect(path, patience))
            await opened[1].execute("PRAGMA query_only = ON")
        except BaseException as error:
            for connection in opened:
                await connection.close()
            if isinstance(error, OSError | sqlite3.Error | NewerSchema):
                raise HostError("host-database", path=str(path), problem=str(error)) from error
            raise
        return cls(path, *opened, keep=keep)

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[SqliteReader]:
        async with self._read_lock, _transaction(self._reader, "BEGIN"):
            yield SqliteReader(self._reader)

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[SqliteWriter]:
        async with self._write_lock, _transaction(self._writer, "BEGIN IMMEDIATE"):
            yield SqliteWriter(self._writer)

    async def backup(self, path: Path) -> None:
        """A copy of this moment by SQLite's online backup; play goes on meanwhile. It appears under its name only
        when it is complete."""
        await backup_database(self._path, path)

    async def scrub(self) -> None:
        """The file is written anew, and its journal emptied."""
        async with self._write_lock, self._read_lock:
            try:
                await self._writer.execute("VACUUM")
                await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.DatabaseError as error:
                raise HostError("host-storage", problem=str(error)) from error

    async def forget_in_copies(self, player: int, names: Sequence[str], name: str) -> None:
        for copy in copies_of(self._path):
            try:
                await asyncio.to_thread(forget_in, copy, player, names, name)
            except sqlite3.Error as error:
                raise HostError("host-backup", path=str(copy), problem=str(error)) from error

    async def keep(self, label: str) -> None:
        if self._keep:
            await backup_database(self._path, copy_of(self._path, label))

    async def close(self) -> None:
        """Waits for what is under way."""
        async with self._write_lock, self._read_lock:
            await self._reader.close()
            await self._writer.close()


async def _connect(path: Path, patience: float) -> aiosqlite.Connection:
    await asyncio.to_thread(_try_open, path)
    connection = await aiosqlite.connect(path, isolation_level=None, timeout=patience)
    try:
        for pragma in _PRAGMAS:
            await connection.execute(pragma)
    except BaseException:
        await connection.close()
        raise
    return connection


def _try_open(path: Path) -> None:
    """A file that cannot be opened fails here, not in a thread of aiosqlite's that would outlive the event loop."""
    with closing(sqlite3.connect(path)):
        pass


async def _check_writable(connection: aiosqlite.Connection) -> None:
    """A read-only file opens without complaint; better to know now than at the first move."""
    await connection.execute("BEGIN IMMEDIATE")
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    await connection.execute(f"PRAGMA user_version = {version}")
    await connection.rollback()


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


async def backup_database(source: Path, target: Path) -> None:
    """A copy of the file as it is, whichever release has written it."""
    try:
        await asyncio.to_thread(_copy, source, target)
    except (OSError, sqlite3.Error) as error:
        raise HostError("host-backup", path=str(target), problem=str(error)) from error


def _copy(source: Path, target: Path) -> None:
    """By SQLite's online backup. The copy holds every secret of the tables, so it is its owner's alone to read."""
    if not source.is_file():
        raise OSError(f"there is no {source}")
    if target.exists() and target.samefile(source):
        raise OSError("this is the database itself")
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    make_file(unfinished)
    try:
        with (
            closing(sqlite3.connect(source, timeout=_PATIENCE)) as origin,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            origin.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        os.replace(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)
