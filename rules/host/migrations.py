"""Numbered SQL files, each of which brings a schema to the version of its number."""

from __future__ import annotations

from pathlib import Path


class NewerSchema(Exception):
    """The database was written by a later release."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"its schema is version {found}, this release knows {known}; please upgrade Castellan")


def migrations(folder: Path, first: int = 1) -> dict[int, Path]:
    """The files by their numbers, in order and without a gap."""
    files = sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    for number, file in enumerate(files, first):
        if int(file.name[:4]) != number:
            raise ValueError(f"migration {number:04} is missing before {file.name}")
    return dict(enumerate(files, first))


def still_to_do(files: dict[int, Path], found: int) -> dict[int, Path]:
    """What a schema of that version lacks."""
    known = max(files, default=0)
    if found > known:
        raise NewerSchema(found, known)
    return {number: file for number, file in files.items() if number > found}
