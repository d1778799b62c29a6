"""The people who are being answered right now: none is left standing when the house closes."""

from __future__ import annotations

import asyncio


class Callers:
    def __init__(self) -> None:
        self._answering: set[asyncio.Task[object]] = set()

    def enter(self) -> None:
        """The task that is running now answers somebody."""
        task = asyncio.current_task()
        if task is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    async def finish(self, seconds: float) -> None:
        """Wait until all are answered, but not for ever: then the rest is cancelled."""
        current = asyncio.current_task()
        waiting = [task for task in self._answering if task is not current]
        if not waiting:
            return
        _, late = await asyncio.wait(waiting, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
