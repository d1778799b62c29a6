"""Things to do later, behind one clock: in Discord it is looked at once a second, in a test by hand."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rules.host import HostError

Job = Callable[[], Awaitable[None]]


class Limit(NamedTuple):
    """How many jobs of a kind run at the same time, and for how many seconds one may."""

    at_once: int
    seconds: float


# Thinking takes a core; a post mostly waits for Discord.
LIMITS: Mapping[str, Limit] = {
    "computer": Limit(2, 300.0),
    "deadline": Limit(4, 120.0),
    "show": Limit(1, 300.0),
    "post": Limit(100, 300.0),
    "panel": Limit(8, 60.0),
    "watch": Limit(1, 120.0),
    "backup": Limit(1, 3600.0),
}
_USUAL = Limit(4, 120.0)
_RETRY_FIRST, _RETRY_LAST, _DOUBLINGS = 2.0, 300.0, 8
_LONGEST = max(limit.seconds for limit in LIMITS.values())
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Plan:
    due: float
    job: Job
    held: bool


def backoff(failures: int) -> float:
    """Seconds to wait after so many failures in a row: twice as long each time, up to five minutes."""
    return min(_RETRY_LAST, _RETRY_FIRST * 2 ** min(failures - 1, _DOUBLINGS))


class Scheduler:
    """One planned job a key (`kind:what`); planning a key again replaces the plan. A job is a task of its own, so that
    none waits for another; of one key only one runs at a time, of one kind no more than its limit. A job that fails,
    or does not end, is logged and planned again, a little later each time. `now` never goes back; a test gives its
    own."""

    def __init__(self, now: Callable[[], float] = time.monotonic, limits: Mapping[str, Limit] = LIMITS) -> None:
        self._now, self._limits = now, limits
        self._plans: dict[str, _Plan] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._failures: Counter[str] = Counter()
        self._open = True

    def later(self, key: str, seconds: float, job: Job, *, held: bool = False) -> None:
        """`held`: nothing planned meanwhile brings it forward, for somebody has told us to wait."""
        former = self._plans.get(key)
        due = self._now() + seconds
        if former is not None and former.held:
            due, held = max(due, former.due), True
        self._plans[key] = _Plan(due, job, held)

    def soon(self, key: str, job: Job) -> None:
        """At once where that is possible, else as soon as it is."""
        self.later(key, 0.0, job)
        self.tick()

    def every(self, key: str, seconds: float, job: Job, *, at_once: bool = False) -> None:
        """Again and again, also after it has failed."""

        async def once() -> None:
            try:
                await job()
            finally:
                self.later(key, seconds, once)

        if at_once:
            self.soon(key, once)
        else:
            self.later(key, seconds, once)

    def drop(self, key: str) -> None:
        """The plan is off; what runs already goes on."""
        self._plans.pop(key, None)

    def cancel(self, key: str) -> None:
        """The plan is off, and what runs of it ends; but nobody ends themselves."""
        self.drop(key)
        task = self._running.get(key)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    def busy(self, key: str) -> bool:
        """Whether something is planned or under way for this key."""
        return key in self._plans or key in self._running

    @property
    def now(self) -> float:
        """By the clock that the plans are made by."""
        return self._now()

    @property
    def planned(self) -> tuple[str, ...]:
        return tuple(self._plans)

    def tick(self) -> bool:
        """Start what is due, what has waited longest first; says whether anything was."""
        now = self._now()
        due = [(plan.due, key) for key, plan in self._plans.items() if plan.due <= now]
        started = [key for _, key in sorted(due) if self._open and self._free(key)]
        for key in started:
            if self._free(key):
                self._start(key)
        return bool(started)

    def _free(self, key: str) -> bool:
        under_way = sum(_kind(other) == _kind(key) for other in self._running)
        return key not in self._running and under_way < self._limit(key).at_once

    def _limit(self, key: str) -> Limit:
        return self._limits.get(_kind(key), _USUAL)

    def _start(self, key: str) -> None:
        job = self._plans.pop(key).job
        self._running[key] = asyncio.create_task(self._run(key, job), name=key)

    async def _run(self, key: str, job: Job) -> None:
        try:
            async with asyncio.timeout(self._limit(key).seconds):
                await job()
            del self._failures[key]
        except Exception as error:
            self._failures[key] += 1
            wait = backoff(self._failures[key])
            trace = None if isinstance(error, HostError) else error  # a locked database explains itself
            _log.error("planned job %s failed: %r; once more in %.0f s", key, error, wait, exc_info=trace)
            if key not in self._plans:
                self.later(key, wait, job)
        finally:
            del self._running[key]
            self.tick()

    async def finish(self, seconds: float = _LONGEST) -> None:
        """Wait until nothing is under way any more, but not for ever."""
        ending = asyncio.get_running_loop().time() + seconds
        while self._running and (left := ending - asyncio.get_running_loop().time()) > 0:
            await asyncio.wait(self._running.values(), timeout=left)

    async def close(self, seconds: float = 10.0) -> None:
        """Nothing new is begun; what is under way may end, and is cancelled if it does not."""
        self._open = False
        await self.finish(seconds)
        late = list(self._running.values())
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


def _kind(key: str) -> str:
    return key.partition(":")[0]
