"""Open the house: the file, the server, the bot, the page; and close it in the other order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from bot.client import Castellan
from bot.languages import languages
from bot.local import browser
from bot.local.awaited import awaited
from bot.local.connect import LOOPBACK, connected, new_house, served
from bot.local.opening import furnish
from bot.local.server.interactions import discord_locale
from bot.local.server.store import Store
from bot.local.server.world import World
from bot.local.web.bridge import Bridge
from bot.local.web.guard import Guard, new_secret
from bot.local.web.site import Site
from bot.metrics.server import metrics_served
from bot.painter import warming
from bot.provisions import house_games
from bot.settings import Settings
from rules.host import Host
from rules.host.address import beside

Announce = Callable[[str], None]


async def run_local(settings: Settings, announce: Announce, stop: asyncio.Event) -> None:
    """Serve the page until told to stop. `announce` is given its address."""
    async with AsyncExitStack() as closing:
        games = house_games(settings)
        host = await Host.open(settings.castellan_database, games=games, keep=settings.castellan_keep, sole=True)
        closing.push_async_callback(host.close)
        store = await closing.enter_async_context(await Store.open(file_beside(beside(settings.castellan_database))))
        world = await World.of(store, _spoken(settings.castellan_language))
        guard = Guard(await _secret(store))
        house = new_house(world, discord_locale(settings.castellan_language))
        bridge = Bridge(house, lambda: awaited(host))
        host.listen(lambda _change: bridge.table_changed())
        guard.port = await closing.enter_async_context(
            served(Site(world, bridge, guard).application(), settings.castellan_port)
        )
        closing.push_async_callback(bridge.close)
        bot = Castellan(host, at_one_hall(settings), game_table=games)
        await furnish(world, bot, settings.castellan_language)
        await closing.enter_async_context(connected(bot, house))
        await closing.enter_async_context(warming(bot.painter, host, settings.shelf))
        await closing.enter_async_context(metrics_served(settings.castellan_metrics_port, bot.outbox_alarm))
        address = f"http://{LOOPBACK}:{guard.port}/"
        announce(address)
        if settings.castellan_browser:
            await browser.show(address)
        await stop.wait()


def at_one_hall(settings: Settings) -> Settings:
    """On a page with one hall tables stand in it, unless somebody wants threads."""
    return settings.model_copy(update={"castellan_home": settings.castellan_home or "here"})


def _spoken(house: str) -> tuple[str, ...]:
    """Every language, that of the house first."""
    return (house, *(other for other in languages() if other != house))


def file_beside(database: Path) -> Path:
    """Where the server of these tables is kept."""
    return database.with_name(f"{database.stem}-local{database.suffix}")


async def _secret(store: Store) -> str:
    """What the page's cookie is made of: the same at every start, so that an open page finds its way back."""
    known = await store.note("secret")
    if known is None:
        known = new_secret()
        await store.put_note("secret", known)
    return known
