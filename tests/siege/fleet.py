"""Several processes of one house: clusters of one shard each, on a PostgreSQL database that they share. They are killed
and started one by one, as a keep is."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.loopback.server import Loopback, open_loopback
from tests.loopback.world import World
from tests.siege.camp import Camp
from tests.siege.keep import Keep
from tests.siege.ledger import Ledger
from tests.siege.player import Player
from tests.siege.truth import Truth

NAMES = ("Alix", "Bruno", "Clara", "Denis")
_UNHURRIED = 300.0  # for first answers: how fast this machine is must not decide


@dataclass
class Fleet:
    """To the judges it is one keep."""

    ships: Sequence[Keep]

    async def start(self) -> None:
        await asyncio.gather(*(ship.start() for ship in self.ships))

    async def end(self) -> None:
        await asyncio.gather(*(ship.end() for ship in self.ships))

    async def tend(self) -> None:
        """Those that end by themselves are started again, until cancelled."""
        await asyncio.gather(*(ship.tend() for ship in self.ships))

    def measure(self) -> int:
        return max(ship.measure() for ship in self.ships)

    @property
    def high_water(self) -> int:
        return self.measure()

    @property
    def kills(self) -> int:
        return sum(ship.kills for ship in self.ships)

    @property
    def crashes(self) -> int:
        return sum(ship.crashes for ship in self.ships)

    @property
    def false_starts(self) -> int:
        return sum(ship.false_starts for ship in self.ships)


def moored(loopback: Loopback, folder: Path, database: str, clusters: int, seed: int, servers: int) -> Camp:
    """So many servers a cluster, with a hall each, and people who are in all of them."""
    world = loopback.world
    steward = world.add_user("Steward")
    people = [world.add_user(name) for name in NAMES]
    guilds = [world.add_guild(f"Harbour {n}", steward) for n in range(clusters * servers)]
    for guild in guilds:
        for person in people:
            world.add_member(guild, person)
    halls = [world.add_channel(guild, "hall") for guild in guilds]
    ships = [
        Keep(loopback, folder, pace=0.5, database=database, shard=shard, shards=clusters) for shard in range(clusters)
    ]
    ledger = Ledger(Truth(database))
    players = [Player(loopback, person, ledger, Random(f"{seed}/{person.name}")) for person in people]
    fleet: Keep = Fleet(ships)  # type: ignore[assignment]
    return Camp(loopback, fleet, ledger.truth, ledger, players, guilds, halls, halls[0], Random(seed))


@asynccontextmanager
async def at_sea(database: str, clusters: int, seed: int, servers: int = 1) -> AsyncGenerator[Camp]:
    """All of them up."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_loopback(World(), first_answer=_UNHURRIED) as loopback:
            loopback.gateway.shards = clusters
            camp = moored(loopback, Path(folder), database, clusters, seed, servers)
            try:
                await camp.keep.start()
                for player in camp.players:
                    await player.app.slash(camp.halls[0], "me confirm", always=True)
                yield camp
            finally:
                await camp.keep.end()
