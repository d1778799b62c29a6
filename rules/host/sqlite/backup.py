"""Copies of a SQLite file while it is used."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from rules.host.model import HostError
from rules.host.private import make_file

_PATIENCE = 10.0  # seconds for another process that is writing


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
