"""The bot's process: started, killed, started again on the same file; and its memory read before it dies."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import Process
from pathlib import Path

from tests.loopback.server import TOKEN, Loopback

ROOT = Path(__file__).parents[2]
_START = 300.0  # seconds: no machine takes so long
_WAITING = "waiting until it leaves"  # said by who finds its shard taken
_FALSE_STARTS = 20  # more in a row, and it never comes up: it says why in its log


class Keep:
    def __init__(
        self,
        loopback: Loopback,
        folder: Path,
        *,
        pace: float = 2.0,
        database: str | Path | None = None,
        shard: int = 0,
        shards: int = 1,
    ) -> None:
        """`shard` of `shards`: one process among several, on a database that they share."""
        self._loopback, self._folder, self._pace = loopback, folder, pace
        self._shard, self._shards = shard, shards
        self.database = database or folder / "castellan.sqlite3"
        self.log = folder / ("bot.log" if shards == 1 else f"bot{shard}.log")
        self._process: Process | None = None
        self._wanted = False
        self.kills = 0
        self.crashes = 0  # it ended by itself
        self.false_starts = 0  # it gave up before it was there
        self.high_water = 0  # KiB

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Until the bot has told Discord that it is there. One that gives up meanwhile is started again, as a service
        would be."""
        self._wanted = True
        tries = 0
        async with asyncio.timeout(_START):
            while not await self._came_up():
                tries += 1
                self.false_starts += 1
                assert tries <= _FALSE_STARTS, self.log.read_text(errors="replace")[-2000:]
                await asyncio.sleep(1)

    async def _came_up(self) -> bool:
        self._process = await self._spawned()
        ready = asyncio.create_task(self._loopback.gateway.ready_on(self._shard).wait())
        ended = asyncio.create_task(self._process.wait())
        await asyncio.wait((ready, ended), return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        ended.cancel()
        return self.alive

    async def _spawned(self) -> Process:
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "tests.siege.launch"),
                cwd=self._folder,
                env=self._surroundings(),
                stdin=asyncio.subprocess.PIPE,
                stdout=log,
                stderr=log,
            )

    async def tend(self) -> None:
        """Start it again whenever it ends by itself, until cancelled."""
        while True:
            await asyncio.sleep(0.5)
            if self._wanted and self._loopback.gateway.ready_on(self._shard).is_set() and not self.alive:
                self.crashes += 1
                self._forgotten()
                await self.start()

    def _surroundings(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("CASTELLAN_", "DISCORD_"))}
        return kept | {
            "PYTHONPATH": str(ROOT),
            "LANG": "en",
            "DISCORD_TOKEN": TOKEN,
            "CASTELLAN_DATABASE": str(self.database),
            "CASTELLAN_LOG_FORMAT": "json",
            "CASTELLAN_LOG_LEVEL": "DEBUG",
            "CASTELLAN_METRICS_PORT": "0",
            "CASTELLAN_PACE": str(self._pace),
            "CASTELLAN_THINKERS": "1" if self._shards == 1 else "0",
            "CASTELLAN_SHARDS": "" if self._shards == 1 else f"{self._shard}/{self._shards}",
            "LOOPBACK_LEASE": "12",  # a process that is killed is followed soon
            "LOOPBACK_REST": self._loopback.address,
            "LOOPBACK_GATEWAY": self._loopback.gateway.address,
        }

    async def kill(self) -> None:
        """SIGKILL: no goodbye, nothing finished."""
        if self._process is not None and self.alive:
            self.measure()
            self.kills += 1
            await self._end(self._process, signal.SIGKILL)

    async def stop(self) -> None:
        """SIGTERM, as a service is stopped."""
        if self._process is not None and self.alive:
            self.measure()
            await self._end(self._process, signal.SIGTERM)

    async def hand_over(self, how: signal.Signals) -> float:
        """Another process waits for the same shard; this one ends. How many seconds later the other is there."""
        heard = self._said(_WAITING)
        follower = await self._spawned()
        async with asyncio.timeout(_START):
            while self._said(_WAITING) == heard:  # noqa: ASYNC110, it is another process that says it
                await asyncio.sleep(0.1)
        self.kills += how is signal.SIGKILL
        self.measure()
        began = time.monotonic()
        if self._process is not None and self.alive:
            await self._end(self._process, how)
        self._process, self._wanted = follower, True
        async with asyncio.timeout(_START):
            await self._loopback.gateway.ready_on(self._shard).wait()
        return time.monotonic() - began

    def _said(self, words: str) -> int:
        return self.log.read_text(errors="replace").count(words)

    async def end(self) -> None:
        """When all is over, whatever state it is in."""
        if self._process is not None and self.alive:
            await self._end(self._process, signal.SIGKILL)

    async def _end(self, process: Process, how: signal.Signals) -> None:
        self._wanted = False
        process.send_signal(how)
        await process.wait()
        self._forgotten()

    def _forgotten(self) -> None:
        gateway = self._loopback.gateway
        gateway.forget(self._shard)
        self._loopback.interactions.abandon(lambda guild: gateway.shard_of(guild) == self._shard)

    def measure(self) -> int:
        """The process' peak of memory in KiB, the greatest of all its lives. One that has just died has none."""
        if self._process is not None and self.alive:
            status = Path(f"/proc/{self._process.pid}/status").read_text()
            peaks = [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")]
            self.high_water = max([self.high_water, *peaks])
        return self.high_water
