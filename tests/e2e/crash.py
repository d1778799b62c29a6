"""Run as a process of its own: play a move, and die by SIGKILL just before the channel is told."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

from bot.publish.voice import Voice
from tests.e2e.court import open_court


async def main(path: Path) -> None:
    async with open_court(path) as court:
        table = await court.begun(court.alix, court.bruno)
        await court.move(table)

        async def killed(*_: Any) -> int:
            print(f"{table.id} {len(court.turn_messages())}", flush=True)
            os.kill(os.getpid(), signal.SIGKILL)
            raise AssertionError("unreachable")

        Voice._send = killed  # type: ignore[method-assign]
        await court.move(table)
    print("survived")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
