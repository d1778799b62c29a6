"""A siege of several processes on one database: while people play in all servers at once, one process after another is
killed and comes back, or is followed by one that has waited for its shard."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from tests.siege.camp import Camp, until
from tests.siege.fleet import Fleet, at_sea
from tests.siege.keep import Keep
from tests.siege.player import Player
from tests.siege.reckoning import reckoning
from tests.siege.report import Report
from tests.siege.twice import Watch

_PATIENCE = 180.0  # seconds after which what stands still is stuck
_GAME = "torres"


class Storm:
    """What befalls the processes, one after another."""

    def __init__(self, fleet: Fleet) -> None:
        self._fleet = fleet
        self.killed: list[float] = []  # seconds until who waited was there
        self.told: list[float] = []
        self.number = 0

    async def strike(self) -> None:
        ship = self._fleet.ships[self.number % len(self._fleet.ships)]
        ways: list[Callable[[Keep], Awaitable[None]]] = [self._returns, self._is_followed, self._is_replaced]
        way = ways[self.number % len(ways)]
        self.number += 1
        await way(ship)

    async def _returns(self, ship: Keep) -> None:
        await ship.kill()
        await ship.start()

    async def _is_followed(self, ship: Keep) -> None:
        self.killed.append(await ship.hand_over(signal.SIGKILL))

    async def _is_replaced(self, ship: Keep) -> None:
        self.told.append(await ship.hand_over(signal.SIGTERM))


async def besieged(
    database: str,
    *,
    clusters: int,
    calm: float,
    strikes: int | None = None,
    seconds: float = 0.0,
    seed: int = 1,
    servers: int = 1,
) -> tuple[Camp, Report]:
    """So many strikes, or as many as there are in so many seconds, with some `calm` before each."""
    began = time.monotonic()
    async with at_sea(database, clusters, seed, servers) as camp:
        watch = Watch(camp)
        for number, hall in enumerate(camp.halls):
            pair = [camp.players[(number + offset) % len(camp.players)] for offset in (0, 1)]
            await camp.open_table(hall, _GAME, pair, number % 2)
        fleet: Fleet = camp.keep  # type: ignore[assignment]
        storm = Storm(fleet)
        people = [asyncio.create_task(_play_on(player, camp)) for player in camp.players]
        others = [asyncio.create_task(watch.go_on()), asyncio.create_task(fleet.tend())]
        try:
            end = time.monotonic() + seconds
            while storm.number < strikes if strikes is not None else time.monotonic() < end:
                await asyncio.sleep(calm)
                await storm.strike()
            told = _told(camp)
            await until(lambda: _told(camp) > told)
        finally:
            for task in (*people, others[0]):
                task.cancel()
            await asyncio.gather(*people, others[0], return_exceptions=True)
        report = await reckoning(camp, watch, Counter(), patience=_PATIENCE, began=began)
        others[1].cancel()
    report.handed_over, report.replaced = storm.killed, storm.told
    return camp, report


async def _play_on(player: Player, camp: Camp) -> None:
    """Wherever they are called, until cancelled."""
    while True:
        for table, message in player.calls():
            if camp.loopback.gateway.hears(message.channel.guild.id):
                await player.take_turn(table, message)
        await asyncio.sleep(player.rng.uniform(0.05, 0.3))


def _told(camp: Camp) -> int:
    return sum(intent.told for intent in camp.ledger.intents)


def disorder(camp: Camp) -> list[str]:
    """The tables whose logs are not one row after another."""
    tables = camp.truth.tables()
    rows = {table.id: [row.index for row in camp.truth.rows(table.id)] for table in tables}
    return [table.id for table in tables if rows[table.id] != list(range(1, table.length + 1))]
