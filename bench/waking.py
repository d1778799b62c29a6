"""A bot that starts on a house, and tells how much computing its start took, how long of it the house, and what it
holds: `python -m bench.waking FILE`."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from time import perf_counter, process_time

from bot.client import Castellan
from bot.settings import Settings
from rules.host import Host


async def main(path: str) -> None:
    began = perf_counter()
    host = await Host.open(path)
    bot = Castellan(host, Settings(_env_file=None, discord_token=None, castellan_thinkers=0))  # type: ignore[call-arg]
    await bot.wake()
    await bot.watchdog.look()
    found = {"start": process_time(), "house": perf_counter() - began, "megabytes": _resident()}
    print(json.dumps(found))
    await host.close()


def _resident() -> float:
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
