"""Four processes, four servers, one database: while people play everywhere at once, one process after another is killed
or replaced. Nothing is lost, doubled, told twice or stuck."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import pytest

from tests import postgres
from tests.siege.camp import Camp, until
from tests.siege.fleet import Fleet, at_sea
from tests.siege.player import Player
from tests.siege.reckoning import reckoning
from tests.siege.twice import Watch

_PATIENCE = 180.0  # seconds after which what stands still is stuck
pytestmark = [
    pytest.mark.xdist_group("siege"),
    pytest.mark.skipif(bool(postgres.missing()), reason=postgres.missing()),
]


async def play_on(player: Player, camp: Camp) -> None:
    """Wherever they are called, until cancelled."""
    while True:
        for table, message in player.calls():
            if camp.loopback.gateway.hears(message.channel.guild.id):
                await player.take_turn(table, message)
        await asyncio.sleep(player.rng.uniform(0.05, 0.3))


async def one_after_another(fleet: Fleet, rounds: int, seconds: float) -> None:
    """Killed without a word, and started again."""
    for number in range(rounds):
        await asyncio.sleep(seconds)
        ship = fleet.ships[number % len(fleet.ships)]
        await ship.kill()
        await ship.start()


async def besieged(clusters: int, kills: int, seconds: float, seed: int) -> tuple[Camp, dict[str, list[str]], int]:
    began = time.monotonic()
    async with at_sea(await postgres.fresh("clusters"), clusters, seed) as camp:
        watch = Watch(camp)
        for number, hall in enumerate(camp.halls):
            pair = [camp.players[(number + offset) % len(camp.players)] for offset in (0, 1)]
            await camp.open_table(hall, "torres", pair, number % 2)
        fleet: Fleet = camp.keep  # type: ignore[assignment]
        people = [asyncio.create_task(play_on(player, camp)) for player in camp.players]
        watching = asyncio.create_task(watch.go_on())
        tending = asyncio.create_task(fleet.tend())
        try:
            await one_after_another(fleet, kills, seconds)
            told = sum(intent.told for intent in camp.ledger.intents)
            await until(lambda: sum(intent.told for intent in camp.ledger.intents) > told)
        finally:
            for task in (*people, watching):
                task.cancel()
            await asyncio.gather(*people, watching, return_exceptions=True)
        report = await reckoning(camp, watch, Counter(), patience=_PATIENCE, began=began)
        tending.cancel()
    print("\n".join(report.lines()))
    return camp, report.wrong, report.killed


async def test_four_clusters_of_which_one_after_another_is_killed() -> None:
    camp, wrong, killed = await besieged(clusters=4, kills=2, seconds=3, seed=11)
    assert wrong == {name: [] for name in wrong}
    assert killed == 2
    for table in camp.truth.tables():
        rows = [row.index for row in camp.truth.rows(table.id)]
        assert rows == list(range(1, table.length + 1)), "a table's order is kept"
