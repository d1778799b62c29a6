"""A backup of a database on a server: a SQLite file, which needs nothing else to be read."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from rules.host.copying import Archive, copy
from rules.host.model import HostError
from rules.host.sqlite import SqliteStore


async def back_up(origin: Archive, path: Path, schema: int | None = None) -> None:
    """It appears under its name only when it is complete, and was held against the database. `schema`: that of the
    database, where an earlier release has written it."""
    unfinished = path.with_name(f"{path.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        target = await SqliteStore.open(unfinished, keep=False, schema=schema)
        try:
            await copy(origin, target, "backup", lambda _done, _all: None)
        finally:
            await target.close()
        os.replace(unfinished, path)
    except OSError as error:
        raise HostError("host-backup", path=str(path), problem=str(error)) from error
    except HostError as error:
        if error.key == "host-database":
            problem = str(error.args_by_name["problem"])
            raise HostError("host-backup", path=str(path), problem=problem) from error
        raise
    finally:
        with suppress(OSError):  # where nothing could be written there is nothing to remove
            unfinished.unlink(missing_ok=True)
