"""Open the house: the file, the server, the bot, the page; and close it in the other order."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import Castellan
from bot.local import browser
from bot.local.awaited import awaited
from bot.local.opening import furnish
from bot.local.server import rest
from bot.local.server.gateway import Gateway
from bot.local.server.house import House
from bot.local.server.interactions import DISCORD_LOCALES, Desk
from bot.local.server.store import Store
from bot.local.server.world import World
from bot.local.web.bridge import Bridge
from bot.local.web.guard import Guard, new_secret
from bot.local.web.site import Site
from bot.online import CannotRun
from bot.painter import warming
from bot.settings import Settings
from rules.host import Host

Announce = Callable[[str], None]
_LOOPBACK = "127.0.0.1"


async def run_local(settings: Settings, announce: Announce, stop: asyncio.Event) -> None:
    """Serve the page until told to stop. `announce` is given its address."""
    async with AsyncExitStack() as closing:
        host = await Host.open(settings.castellan_database, keep=settings.castellan_keep, sole=True)
        closing.push_async_callback(host.close)
        store = await closing.enter_async_context(await Store.open(file_beside(settings.castellan_database)))
        world = await World.of(store, settings.castellan_language)
        guard = Guard(await _secret(store))
        house = _house(world, DISCORD_LOCALES[settings.castellan_language])
        bridge = Bridge(house, lambda: awaited(host))
        host.listen(lambda _change: bridge.table_changed())
        guard.port = await closing.enter_async_context(
            _served(Site(world, bridge, guard).application(), settings.castellan_port)
        )
        closing.push_async_callback(bridge.close)
        bot = Castellan(host, settings)
        await furnish(world, bot, settings.castellan_language)
        await closing.enter_async_context(_connected(bot, house))
        await closing.enter_async_context(warming(bot.painter, host, settings.shelf))
        address = f"http://{_LOOPBACK}:{guard.port}/"
        announce(address)
        if settings.castellan_browser:
            await browser.show(address)
        await stop.wait()


def file_beside(database: Path) -> Path:
    """Where the server of these tables is kept."""
    return database.with_name(f"{database.stem}-local{database.suffix}")


async def _secret(store: Store) -> str:
    """The same at every start, so that an open page finds its way back."""
    known = await store.note("secret")
    if known is None:
        known = new_secret()
        await store.put_note("secret", known)
    return known


def _house(world: World, locale: str) -> House:
    token = f"{secrets.token_urlsafe(18)}.local.{secrets.token_urlsafe(27)}"
    gateway = Gateway(world, token, locale)
    return House(world, gateway, Desk(world, gateway, locale), token, locale)


@asynccontextmanager
async def _served(app: web.Application, port: int) -> AsyncIterator[int]:
    """On this machine only; the answer is the port."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        site = web.TCPSite(runner, _LOOPBACK, port)
        try:
            await site.start()
        except OSError:
            raise CannotRun("run-port-taken", port=str(port)) from None
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


@asynccontextmanager
async def _connected(bot: Castellan, house: House) -> AsyncIterator[None]:
    """The bot, ready, in our server instead of Discord's; it does not know the difference."""
    async with _served(rest.application(house), 0) as port:
        house.gateway.address = f"ws://{_LOOPBACK}:{port}/gateway"
        former = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
        Route.BASE = f"http://{_LOOPBACK}:{port}"
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(house.gateway.address)
        try:
            await bot.login(house.token)
            connection = asyncio.create_task(bot.connect())
            await house.gateway.greeted.wait()
            yield
            await bot.close()
            await connection
        finally:
            await bot.close()
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = former
