"""A bot that starts on a house, and its first minutes once Discord has let it in: `python -m bench.waking FILE`. It
tells how much computing that took, how long it was until the house was open, and what it holds. Only drawing beforehand
is left out, which is the same for any number of tables from twelve on."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from time import perf_counter, process_time
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from bot.client import Castellan
from bot.settings import Settings
from rules.host import Host

GUILD = 1
_MINUTES = 2


async def main(path: str) -> None:
    began = perf_counter()
    host = await Host.open(path)
    settings = Settings(_env_file=None, discord_token=None, castellan_thinkers=0)  # type: ignore[call-arg]
    hand = Hand()
    bot = Castellan(host, settings, monotonic=hand)
    await bot.wake()
    house = perf_counter() - began
    await host.played_last(12)
    await _let_in(bot, hand)
    print(json.dumps({"start": process_time(), "house": house, "megabytes": _resident()}))
    await host.close()


class Hand:
    """The time that passes."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


async def _let_in(bot: Castellan, hand: Hand) -> None:
    """As if Discord had said that it is in the one server where all tables are."""
    guild = SimpleNamespace(id=GUILD, unavailable=False, get_channel_or_thread=str)

    def found(_bot: object, _number: int) -> Any:
        return guild

    bot.greeter.consider = lambda guild: None
    with patch.multiple(Castellan, guilds=[guild], user=None, get_guild=found):
        await bot.on_ready()
        for _ in range(_MINUTES * 60):
            hand.seconds += 1.0
            bot.scheduler.tick()
            await bot.scheduler.finish()
    await bot.scheduler.close(0.0)


def _resident() -> float:
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
