"""The short form of `make siege`: the bot as a process, a fixed script of what befalls it, and what must hold after all
of that, whatever the timing."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import discord
import pytest

from tests.loopback.channels import MESSAGES
from tests.loopback.faults import broken, cut
from tests.siege.camp import Camp, pitched, until
from tests.siege.hazards import Hazards
from tests.siege.reckoning import reckoning
from tests.siege.twice import Watch

pytestmark = pytest.mark.xdist_group("siege")
_PATIENCE = 30.0  # seconds after which what stands still is stuck
_UNHURRIED = 60.0  # for first answers: how fast this machine is must not decide


async def play(camp: Camp, moves: int) -> None:
    """Whoever is called plays by panel, one after another, until so many moves have been acknowledged."""
    wanted = told(camp) + moves

    async def turn() -> None:
        called = [(player, *call) for player in camp.players for call in player.calls()]
        for player, table, message in called:
            await player.take_turn(table, message)
        await asyncio.sleep(0.05)

    async with asyncio.timeout(60):
        while told(camp) < wanted:
            await turn()


def told(camp: Camp) -> int:
    return sum(intent.told for intent in camp.ledger.intents)


async def test_nothing_is_lost_doubled_told_twice_stuck_or_leaked() -> None:
    began = time.monotonic()
    async with pitched(7, first_answer=_UNHURRIED) as camp:
        hazards, watch, faults = Hazards(camp, camp.rng), Watch(camp), camp.loopback.faults
        alix, bruno, clara, *_ = camp.players
        hall, yard, *_ = camp.halls
        await camp.open_table(hall, "torres", [alix, bruno], 0)
        await camp.open_table(yard, "saga", [clara], 1, thread=True)
        await play(camp, 2)

        # Discord takes a post, and the bot dies before it knows.
        faults.add("POST", MESSAGES, cut(applied=True, delay=5))
        playing = asyncio.create_task(play(camp, 1))
        await faults.reached.wait()
        await hazards.kill()
        await playing

        # Discord takes a post and says that it failed.
        faults.add("POST", MESSAGES, broken(503, applied=True))
        await play(camp, 1)

        # The bot may not post for a while; it dies meanwhile.
        hall.denied[camp.world.me.id] = discord.Permissions(attach_files=True)
        await play(camp, 1)
        await hazards.kill()
        hall.denied.clear()

        report = await reckoning(camp, watch, Counter(), patience=_PATIENCE, began=began)
        assert report.wrong == {name: [] for name in report.wrong}
        assert report.killed == 2
        assert report.acknowledged >= 5
        await until(lambda: camp.keep.alive)
