"""A house for one game: real bot and small Discord, in a folder that is thrown away afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.client import Castellan
from bot.demo.chronicle import Chronicle, Gallery
from bot.demo.evening import Evening
from bot.demo.hand import PATIENCE, Hand
from bot.local.connect import connected, new_house
from bot.local.server.interactions import discord_locale
from bot.local.server.people import GUILD, HALL, PEOPLE
from bot.local.server.store import Store
from bot.settings import Settings
from rules.host import Host, Table
from rules.host.luck import foreseen

SHOWN, OTHER = PEOPLE[0], PEOPLE[1]
_LOOK = 0.005  # seconds


@dataclass
class Stage:
    host: Host
    bot: Castellan
    world: Gallery
    chronicle: Chronicle
    evening: Evening
    hand: Hand  # whose eyes are shown
    other: Hand

    def hand_of(self, person: int | None) -> Hand:
        return self.hand if person == self.hand.person.id else self.other

    async def table(self, ready: Callable[[Table], bool] = lambda _table: True) -> Table:
        """The one table, once it is as expected and all about it is said."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await self.host.tables()
                if found and ready(found[0]) and not await self._unsaid(found[0].id):
                    return found[0]
                await asyncio.sleep(_LOOK)

    async def _unsaid(self, table_id: str) -> bool:
        return self.bot.publisher.speaking(table_id) or bool(await self.host.posts(table_id))


@asynccontextmanager
async def opened(seed: str, language: str) -> AsyncGenerator[Stage]:
    """Nothing of it depends on the settings, the tables or the time of whoever looks on."""
    async with AsyncExitStack() as closing:
        folder = Path(closing.enter_context(TemporaryDirectory(prefix="castellan-demo-")))
        evening = Evening()
        closing.enter_context(foreseen(seed))
        host = await Host.open(folder / "demo.sqlite3", clock=evening)
        closing.push_async_callback(host.close)
        store = await closing.enter_async_context(await Store.open(folder / "demo-local.sqlite3"))
        world = await Gallery.of(store, (language,))
        for person in (SHOWN, OTHER):
            world.languages[person.id] = language
        house = new_house(world, discord_locale(language))
        bot = Castellan(host, _settings(folder, language))
        chronicle = Chronicle(world, HALL, SHOWN.id, evening)
        await closing.enter_async_context(connected(bot, house))
        await _welcomed(bot, host)
        hand = Hand(house, SHOWN, HALL, chronicle.note)
        yield Stage(host, bot, world, chronicle, evening, hand, Hand(house, OTHER, HALL))


async def _welcomed(bot: Castellan, host: Host) -> None:
    """The welcome is said before anybody does something; a bot that is ready may not have thought of it yet."""
    async with asyncio.timeout(PATIENCE):
        await bot.scheduler.finish(PATIENCE)
        while not await host.was_welcomed(GUILD):
            await asyncio.sleep(_LOOK)
            await bot.scheduler.finish(PATIENCE)


def _settings(folder: Path, language: str) -> Settings:
    """Computers move when they are told to, and nobody is kept from looking."""
    return Settings.model_construct(
        castellan_home="here",
        castellan_database=str(folder / "demo.sqlite3"),
        castellan_language=language,
        castellan_pace=3600.0,
        castellan_tables_per_person=0,
        castellan_tables_per_server=0,
        castellan_costly_per_minute=0,
    )
