"""Looks at the outbox every quarter of a minute, and raises the alarm when posts wait far too long."""

from __future__ import annotations

import logging
from typing import Protocol

from bot.clock import Scheduler
from bot.metrics.meters import OUTBOX_DEPTH, OUTBOX_OLDEST, OUTBOX_STUCK
from rules.host import Host

PATIENCE = 300.0  # seconds: what Discord's short outages and limits take is over by then
_EVERY = 15.0
_LATE = 4 * _EVERY
_KEY = "watch:outbox"
_log = logging.getLogger(__name__)


class Posting(Protocol):
    def longest_wait(self) -> float:
        """Seconds; tables that nobody can post for until somebody mends it do not count."""
        ...


class OutboxAlarm:
    def __init__(self, host: Host, scheduler: Scheduler, posting: Posting) -> None:
        self._host, self._scheduler, self._posting = host, scheduler, posting
        self._looked: float | None = None
        self.stuck = False

    def begin(self) -> None:
        self._looked = self._scheduler.now
        self._scheduler.later(_KEY, _EVERY, self._round)

    @property
    def asleep(self) -> bool:
        """Whether it should have looked long ago: the clock stands, or the database does not answer."""
        return self._looked is not None and self._scheduler.now - self._looked > _LATE

    async def _round(self) -> None:
        await self.look()
        self.begin()

    async def look(self) -> None:
        waited, depth = self._posting.longest_wait(), len(await self._host.posts())
        OUTBOX_DEPTH.set(depth)
        OUTBOX_OLDEST.set(waited)
        self._judge(waited, depth)

    def _judge(self, waited: float, depth: int) -> None:
        """Said once when it begins and once when it is over."""
        former, self.stuck = self.stuck, waited > PATIENCE
        OUTBOX_STUCK.set(self.stuck)
        facts = {"event": "outbox", "stuck": self.stuck, "depth": depth, "seconds": round(waited)}
        if self.stuck and not former:
            said = "the outbox is stuck: %(depth)s posts wait, the first for %(seconds)s s"
            _log.error(said, facts, extra={"facts": facts})
        elif former and not self.stuck:
            _log.warning("the outbox goes on: %(depth)s posts wait", facts, extra={"facts": facts})
