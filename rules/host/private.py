"""Files that only their owner may read: the database has everybody's secrets in it."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from pathlib import Path

_FILE, _FOLDER = 0o600, 0o700
_BESIDE = ("", "-wal", "-shm")  # what SQLite keeps of a database, each with the rights of the file itself


def make_folder(path: Path) -> None:
    """One that is there already is left as it is."""
    if not path.is_dir():
        make_folder(path.parent)
        path.mkdir(mode=_FOLDER, exist_ok=True)


def make_file(path: Path) -> None:
    """An empty one, if there is none; so nobody else can have opened it before it is filled."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, _FILE))


def files_of(database: Path) -> list[Path]:
    return [database.with_name(database.name + ending) for ending in _BESIDE]


def exposed(paths: Iterable[Path]) -> list[Path]:
    """The files that others than their owner may read or change."""
    return [path for path in paths if path.is_file() and stat.S_IMODE(path.stat().st_mode) & ~_FOLDER]
