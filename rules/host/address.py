"""Where the tables of a house are kept: a SQLite file by its path, or a PostgreSQL database by its address."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

Address = str | Path
_SERVER = re.compile(r"postgres(ql)?://")
_PASSWORD = re.compile(r"(?<=:)[^:@/]*(?=@)|(?<=[?&]password=)[^&]*")
_FOLDER = Path("data")


def on_server(address: Address) -> bool:
    return isinstance(address, str) and _SERVER.match(address) is not None


def shown(address: Address) -> str:
    """As it may be told to anybody.

    >>> shown("postgresql://ann:secret@db.example/castellan")
    'postgresql://ann:…@db.example/castellan'
    """
    return _PASSWORD.sub("…", str(address)) if on_server(address) else str(address)


def beside(address: Address) -> Path:
    """The file that what belongs to the tables lies beside: the database itself, or a name for it on this machine.

    >>> beside("postgresql://db.example/castellan").as_posix()
    'data/castellan.postgresql'
    """
    if not on_server(address):
        return Path(address)
    name = re.sub(r"[^\w-]+", "-", urlsplit(str(address)).path.strip("/")) or "castellan"
    return _FOLDER / f"{name}.postgresql"
