"""Films that were made, kept in a folder beside the database: each is made once. Only the bot's owner may read them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from rules.host.private import make_folder

BUDGET = 256 * 2**20  # bytes; then what nobody has asked for for longest gives way
_ENDING = ".webp"
_PRIVATE = 0o600


class Reels:
    """It may vanish, fill up or be damaged at any time: then films are made anew."""

    def __init__(self, folder: Path, budget: int = BUDGET) -> None:
        self._folder, self._budget = folder, budget

    def get(self, table: str, key: str) -> bytes | None:
        with suppress(OSError):
            path = self._path(table, key)
            film = path.read_bytes()
            os.utime(path)
            return film if film[8:12] == b"WEBP" and int.from_bytes(film[4:8], "little") + 8 == len(film) else None
        return None

    def put(self, table: str, key: str, film: bytes) -> None:
        """Whole or not at all."""
        with suppress(OSError):
            make_folder(self._folder)
            unfinished = self._folder / f"{table}-{key}.{os.getpid()}"
            with os.fdopen(os.open(unfinished, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, _PRIVATE), "wb") as file:
                file.write(film)
            unfinished.replace(self._path(table, key))
            self._clear()

    def drop(self, table: str) -> None:
        """All films of a table."""
        for path in self._files():
            if path.name.startswith(f"{table}-"):
                path.unlink(missing_ok=True)

    def _path(self, table: str, key: str) -> Path:
        return self._folder / f"{table}-{key}{_ENDING}"

    def _files(self) -> Iterator[Path]:
        with suppress(OSError):
            yield from list(self._folder.iterdir())

    def _clear(self) -> None:
        files = sorted(((path.stat(), path) for path in self._files()), key=lambda file: file[0].st_mtime)
        used = sum(stat.st_size for stat, _ in files)
        for stat, path in files[:-1]:
            if used <= self._budget:
                break
            path.unlink(missing_ok=True)
            used -= stat.st_size
