"""The bot's process: started, killed, started again on the same file; and its memory read before it dies."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import Process
from pathlib import Path

from tests.loopback.server import TOKEN, Loopback

ROOT = Path(__file__).parents[2]
_START = 120.0  # seconds, on a busy machine


class Keep:
    def __init__(self, loopback: Loopback, folder: Path, *, pace: float = 2.0) -> None:
        self._loopback, self._folder, self._pace = loopback, folder, pace
        self.database = folder / "castellan.sqlite3"
        self.log = folder / "bot.log"
        self._process: Process | None = None
        self.kills = 0
        self.high_water = 0  # KiB

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Until the bot has told Discord that it is there."""
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "tests.siege.launch"),
                cwd=self._folder,
                env=self._surroundings(),
                stdin=asyncio.subprocess.PIPE,
                stdout=log,
                stderr=log,
            )
        ready = asyncio.create_task(self._loopback.gateway.ready.wait())
        ended = asyncio.create_task(self._process.wait())
        await asyncio.wait((ready, ended), timeout=_START, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        ended.cancel()
        if not self._loopback.gateway.ready.is_set():
            raise RuntimeError(f"the bot did not come up; see {self.log}:\n{self.log.read_text()[-2000:]}")

    def _surroundings(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("CASTELLAN_", "DISCORD_"))}
        return kept | {
            "PYTHONPATH": str(ROOT),
            "LANG": "en",
            "DISCORD_TOKEN": TOKEN,
            "CASTELLAN_DATABASE": str(self.database),
            "CASTELLAN_PACE": str(self._pace),
            "LOOPBACK_REST": self._loopback.address,
            "LOOPBACK_GATEWAY": self._loopback.gateway.address,
        }

    async def kill(self) -> None:
        """SIGKILL: no goodbye, nothing finished."""
        if self._process is None or not self.alive:
            return
        self.measure()
        self._process.kill()
        self.kills += 1
        await self._gone()

    async def end(self) -> None:
        """When all is over, whatever state it is in."""
        if self._process is not None and self.alive:
            self._process.kill()
            await self._gone()

    async def stop(self) -> None:
        """SIGTERM, as a service is stopped."""
        if self._process is None or not self.alive:
            return
        self.measure()
        self._process.terminate()
        await self._gone()

    async def _gone(self) -> None:
        assert self._process is not None
        await self._process.wait()
        self._loopback.gateway.forget()
        self._loopback.interactions.abandon()

    def measure(self) -> int:
        """The process' peak of memory in KiB; the greatest of all its lives is kept."""
        if self._process is not None and self.alive:
            status = Path(f"/proc/{self._process.pid}/status").read_text()
            line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
            self.high_water = max(self.high_water, int(line.split()[1]))
        return self.high_water
