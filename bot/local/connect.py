"""Between the bot and its small Discord: both served on this machine only, and the bot led there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import Castellan
from bot.local.server import rest
from bot.local.server.gateway import Gateway
from bot.local.server.house import House
from bot.local.server.interactions import Desk
from bot.local.server.world import World
from bot.online import CannotRun

LOOPBACK = "127.0.0.1"


def new_house(world: World, locale: str) -> House:
    token = f"{secrets.token_urlsafe(18)}.local.{secrets.token_urlsafe(27)}"
    gateway = Gateway(world, token, locale)
    return House(world, gateway, Desk(world, gateway, locale), token, locale)


@asynccontextmanager
async def served(app: web.Application, port: int) -> AsyncGenerator[int]:
    """On this machine only; the answer is the port."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        site = web.TCPSite(runner, LOOPBACK, port)
        try:
            await site.start()
        except OSError:
            raise CannotRun("run-port-taken", port=str(port)) from None
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


@asynccontextmanager
async def connected(bot: Castellan, house: House) -> AsyncGenerator[None]:
    """The bot, ready, in our server instead of Discord's; it does not know the difference."""
    async with served(rest.application(house), 0) as port:
        house.gateway.address = f"ws://{LOOPBACK}:{port}/gateway"
        former = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
        Route.BASE = f"http://{LOOPBACK}:{port}"
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
