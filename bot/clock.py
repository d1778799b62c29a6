"""Things to do later, behind one clock that ticks: once a second in Discord, by hand in a test."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

Job = Callable[[], Awaitable[None]]
_log = logging.getLogger(__name__)


@dataclass
class _Planned:
    due: float
    job: Job


class Scheduler:
    """One planned job a key; planning a key again replaces it. Time is what the ticks say, so a test is exact."""

    def __init__(self) -> None:
        self.now = 0.0
        self._planned: dict[str, _Planned] = {}

    def later(self, key: str, seconds: float, job: Job) -> None:
        self._planned[key] = _Planned(self.now + seconds, job)

    def drop(self, key: str) -> None:
        self._planned.pop(key, None)

    @property
    def planned(self) -> tuple[str, ...]:
        return tuple(self._planned)

    async def tick(self, seconds: float = 1.0) -> bool:
        """Let time pass and run what is due; says whether anything was. A job that fails is reported and does not stop
        the others."""
        self.now += seconds
        due = [key for key, plan in self._planned.items() if plan.due <= self.now]
        await asyncio.gather(*(self._run(key, self._planned.pop(key).job) for key in due))
        return bool(due)

    async def _run(self, key: str, job: Job) -> None:
        try:
            await job()
        except Exception:
            _log.exception("planned job %s failed", key)
