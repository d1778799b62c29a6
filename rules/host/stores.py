"""The store of an address, whichever kind it is."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from rules.host.address import Address, on_server
from rules.host.copying import Archive
from rules.host.model import HostError
from rules.host.sqlite import SqliteStore, backup_database
from rules.host.store import Store


class Archived(Archive, Store, Protocol):
    """One that can be copied as well."""


async def open_store(address: Address, *, keep: bool = True) -> Archived:
    """Made, or brought up to date, as needed. `keep`: copies are made before anything is changed for a new release."""
    if not on_server(address):
        return await SqliteStore.open(address, keep=keep)
    try:
        from rules.host.postgres import PostgresStore  # its driver is an extra
    except ImportError as error:
        raise HostError("host-no-driver") from error
    return await PostgresStore.open(str(address), keep=keep)


async def back_up(address: Address, path: Path) -> None:
    """A complete copy of this moment in one file. A file is copied as it is, whichever release has written it."""
    if not on_server(address):
        await backup_database(Path(address), path)
        return
    store = await open_store(address, keep=False)
    try:
        await store.backup(path)
    finally:
        await store.close()
