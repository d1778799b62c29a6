"""How late the event loop is: everybody who waits for the bot waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from bot.metrics.meters import LOOP_LAG

_BEAT = 1.0
LONG = 5.0  # seconds: nobody gets an answer in time any more


class Lag:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now, self._beat = now, now()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(_BEAT)
            self.beat()

    def beat(self) -> None:
        LOOP_LAG.set(self.late)
        self._beat = self._now()

    @property
    def late(self) -> float:
        """Seconds since a beat was due."""
        return max(0.0, self._now() - self._beat - _BEAT)
