"""The watchdog: every minute it looks for tables whose computer, clock or post should have moved and has not. All that
goes on by itself is planned when a change is announced; this is for what got lost all the same."""

from __future__ import annotations

import logging
from typing import Protocol

from bot.clock import Scheduler
from bot.deadlines import AHEAD
from rules.host import Host, Table

_EVERY = 60.0
_KEY = "watch:tables"
_log = logging.getLogger(__name__)


class Watched(Protocol):
    """Something that tables wait for."""

    def overlooked(self, table: Table) -> bool: ...


class Spoken(Protocol):
    def unsaid(self, table_id: str) -> bool: ...


class Watchdog:
    def __init__(self, host: Host, scheduler: Scheduler, publisher: Spoken, *watched: Watched) -> None:
        self._host, self._scheduler, self._publisher, self._watched = host, scheduler, publisher, watched

    def begin(self) -> None:
        self._scheduler.later(_KEY, _EVERY, self._round)

    async def _round(self) -> None:
        for table_id in await self.look():
            _log.warning("table %s had been left waiting; it goes on now", table_id)
        self.begin()

    async def look(self) -> list[str]:
        """The tables that had to be reminded of."""
        astir = await self._host.astir(AHEAD)
        found = [table.id for table in astir for thing in self._watched if thing.overlooked(table)]
        found += [post.table for post in await self._host.posts() if self._publisher.unsaid(post.table)]
        return list(dict.fromkeys(found))
