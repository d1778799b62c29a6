"""Once an hour: what nobody comes back to is closed, and finished games are reckoned for the records."""

from __future__ import annotations

import logging

from bot.clock import Scheduler
from rules.host import Host

_KEY = "housekeeping:tables"
_EVERY = 3600.0  # seconds
_log = logging.getLogger(__name__)


class Housekeeping:
    def __init__(self, host: Host, scheduler: Scheduler) -> None:
        self._host, self._scheduler = host, scheduler

    def begin(self) -> None:
        self._scheduler.every(_KEY, _EVERY, self._round)

    async def _round(self) -> None:
        for table in await self._host.close_forsaken():
            _log.info("table %s was forsaken and is closed", table.id)
        await self._host.reckon_results()
