"""Where a siege takes place: servers, channels and people in the loopback, and the bot's process."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rules.host.model import Table
from tests.loopback.interactions import FIRST_ANSWER
from tests.loopback.server import Loopback, open_loopback
from tests.loopback.world import Channel, Guild, Message, World
from tests.siege.keep import Keep
from tests.siege.ledger import Ledger
from tests.siege.player import Player
from tests.siege.reading import reference, usable, verb
from tests.siege.truth import Truth

NAMES = ("Alix", "Bruno", "Clara", "Denis", "Elke", "Fanny")
FRENCH = ("Bruno", "Fanny")
_OPENING = 300.0  # seconds: no machine takes so long to show a lobby


@dataclass
class Camp:
    """`doomed`: a channel that may be deleted, with what stands in it. `erased`: tables whose live message somebody has
    deleted, with the number of the latest post at that time."""

    loopback: Loopback
    keep: Keep
    truth: Truth
    ledger: Ledger
    players: list[Player]
    guilds: list[Guild]
    halls: list[Channel]
    doomed: Channel
    rng: Random
    erased: dict[str, int] = field(default_factory=dict)

    @property
    def world(self) -> World:
        return self.loopback.world

    def members(self, channel: Channel) -> list[Player]:
        return [player for player in self.players if player.user.id in channel.guild.members]

    def channel_of(self, table: Table) -> Channel | None:
        return next((channel for channel in self.world.channels if channel.id == table.channel), None)

    async def open_table(
        self, channel: Channel, game: str, people: list[Player], computers: int, *, thread: bool = False, hours: int = 0
    ) -> Table:
        """Opened, joined and begun by its people, by command and button."""
        first, *others = people
        known = {table.id for table in self.truth.tables()}
        await first.open_table(channel, game, home="thread" if thread else "here")
        table = next(table for table in self.truth.tables() if table.id not in known)
        lobby = await self._lobby(table)
        for person in others:
            await person.app.click(lobby, f"b:join:{table.id}", quiet=True)
        for _ in range(computers):
            await first.app.click(lobby, f"b:computer:{table.id}", quiet=True)
        await until(lambda: len(self.truth.table(table.id).seats) == len(people) + computers)
        if hours:
            await first.app.slash(lobby.channel, "table set deadline", hours=hours, table=table.id)
            self.ledger.timed.add(table.id)
        await first.app.slash(lobby.channel, "table start", table=table.id)
        return self.truth.table(table.id)

    async def _lobby(self, table: Table) -> Message:
        def seen() -> bool:
            return self._lobby_message(table.id) is not None

        await until(seen)
        found = self._lobby_message(table.id)
        assert found is not None
        return found

    def _lobby_message(self, table_id: str) -> Message | None:
        buttons = ((message, part) for message in self.world.messages for part in usable(message))
        return next((m for m, part in buttons if verb(part) == "computer" and reference(part) == table_id), None)


async def until(holds: Callable[[], bool], seconds: float = _OPENING) -> None:
    """Wait for something that another process is about to do."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(0.1)


def camp_around(loopback: Loopback, folder: Path, seed: int) -> Camp:
    """Two servers with two channels each and one that is doomed; six people, each in both. The bot is not up yet."""
    world = loopback.world
    people = [world.add_user(name, "fr" if name in FRENCH else "en-US") for name in NAMES]
    steward = world.add_user("Steward")
    guilds = [world.add_guild("Court", steward), world.add_guild("Bailey", steward, "fr")]
    for guild in guilds:
        for person in people:
            world.add_member(guild, person)
    halls = [world.add_channel(guild, name) for guild in guilds for name in ("hall", "yard")]
    doomed = world.add_channel(guilds[0], "ruin")
    keep = Keep(loopback, folder)
    ledger = Ledger(Truth(keep.database))
    players = [Player(loopback, person, ledger, Random(f"{seed}/{person.name}")) for person in people]
    return Camp(loopback, keep, ledger.truth, ledger, players, guilds, halls, doomed, Random(seed))


@asynccontextmanager
async def pitched(seed: int, *, folder: Path | None = None, first_answer: float = FIRST_ANSWER) -> AsyncGenerator[Camp]:
    """A camp with the bot in it, which has nothing to do yet."""
    with tempfile.TemporaryDirectory() as made:
        async with open_loopback(World(), first_answer=first_answer) as loopback:
            camp = camp_around(loopback, folder or Path(made), seed)
            try:
                await camp.keep.start()
                for player in camp.players:  # the ledger counts what people confirm
                    await player.app.slash(camp.halls[0], "me confirm", always=True)
                yield camp
            finally:
                await camp.keep.end()
