"""Backups by themselves: one whenever the latest is old enough, and of all only the latest few are kept."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from pathlib import Path

from bot.clock import Scheduler
from rules.host import Host
from rules.host.private import make_folder

_KEY = "backup:all"
_EVERY = 600.0  # seconds between looks
_STAMP = "%Y%m%dT%H%M%SZ"
_PREFIX, _SUFFIX = "castellan-", ".sqlite3"
_log = logging.getLogger(__name__)


class Backups:
    """Files of other names in the same folder are left alone. `folder`: none, and there are no backups."""

    def __init__(self, host: Host, scheduler: Scheduler, folder: Path | None, hours: float, kept: int) -> None:
        self._host, self._scheduler = host, scheduler
        self._folder, self._seconds, self._kept = folder, hours * 3600, kept

    def begin(self) -> None:
        """Of several processes on one database the first makes them."""
        if self._folder is not None and self._host.realm.has_direct:
            self._scheduler.later(_KEY, _EVERY, self._round)

    async def _round(self) -> None:
        await self.look()
        self.begin()

    async def look(self) -> Path | None:
        """The backup that was due; none if none was."""
        if self._folder is None:
            return None
        made = made_in(self._folder)
        if made and self._host.now - max(made.values()) < self._seconds:
            return None
        make_folder(self._folder)
        path = self._folder / f"{_PREFIX}{datetime.fromtimestamp(self._host.now, UTC).strftime(_STAMP)}{_SUFFIX}"
        await self._host.backup(path)
        _log.info("a backup was made: %s", path.name, extra={"facts": {"event": "backup"}})
        self._rotate(self._folder)
        return path

    def _rotate(self, folder: Path) -> None:
        """Only after a new one is complete, so that a full disk takes none away."""
        made = made_in(folder)
        for path in sorted(made, key=lambda path: made[path])[: -self._kept]:
            path.unlink(missing_ok=True)


def made_in(folder: Path) -> dict[Path, float]:
    """The backups of ours there, and when each was made."""
    found: dict[Path, float] = {}
    for path in folder.glob(f"{_PREFIX}*{_SUFFIX}"):
        try:
            made = datetime.strptime(path.name[len(_PREFIX) : -len(_SUFFIX)], _STAMP)
        except ValueError:
            continue
        found[path] = made.replace(tzinfo=UTC).timestamp()
    return found
