"""The bot in Discord: start, run, and close in one way, whatever asked for it."""

from __future__ import annotations

import asyncio
from math import ceil

import aiohttp
import discord

from bot.access import NEEDED, permission_words
from bot.client import Castellan
from bot.painter import warming
from bot.provisions import house_games
from bot.settings import Settings, looks_like_a_token
from rules.core import Words
from rules.core.words import Arg
from rules.host import Host

_FROM_OUTSIDE = (
    discord.LoginFailure,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    discord.PrivilegedIntentsRequired,
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
)
_GATEWAY = {4004: "run-gateway-token", 4013: "run-gateway-intents", 4014: "run-gateway-intents"}


class CannotRun(Exception):
    """Said to the person at the terminal in one sentence: a key of the words with its arguments."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        super().__init__(key)
        self.words = Words(key, args)


async def run_online(settings: Settings, stop: asyncio.Event) -> None:
    token = settings.token or ""
    if not looks_like_a_token(token):
        raise CannotRun("run-token-format")
    games = house_games(settings)
    host = await Host.open(settings.castellan_database, games=games, keep=settings.castellan_keep, sole=True)
    bot = Castellan(host, settings, game_table=games)
    try:
        async with warming(bot.painter, host, settings.shelf):
            await _until_stopped(bot, token, stop)
    except _FROM_OUTSIDE as error:
        raise _in_words(error) from None
    finally:
        await bot.close()
        await host.close()


def _in_words(error: Exception) -> CannotRun:
    """What Discord says to a bot that it will not have, or cannot have now."""
    if isinstance(error, discord.LoginFailure):
        return CannotRun("run-token-refused")
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return CannotRun("run-gateway", code="4014", problem=Words("run-gateway-intents"))
    if isinstance(error, discord.ConnectionClosed):
        problem = Words(_GATEWAY.get(error.code, "run-gateway-other"))
        return CannotRun("run-gateway", code=str(error.code), problem=problem)
    if isinstance(error, discord.RateLimited):
        return CannotRun("run-wait", seconds=ceil(error.retry_after))
    return CannotRun("run-no-connection", problem=str(error) or type(error).__name__)


async def _until_stopped(bot: Castellan, token: str, stop: asyncio.Event) -> None:
    running = asyncio.create_task(_connected(bot, token))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if running.done():
        running.result()
        return
    await bot.close()  # while the connection stands, so that all who were asking are answered
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def _connected(bot: Castellan, token: str) -> None:
    await bot.login(token)
    await require_permissions(bot)
    await bot.connect()


async def require_permissions(bot: discord.Client) -> None:
    """A bot that may not post in any of its servers had better say so at once. One good server is enough."""
    servers = await bot.http.get_guilds(limit=200, with_counts=False)
    missing = {server["name"]: missing_permissions(int(server.get("permissions", 0))) for server in servers}
    if missing and all(missing.values()):
        name, lacking = next(iter(missing.items()))
        raise CannotRun("run-permissions", server=name, missing=[permission_words(name) for name in lacking])


def missing_permissions(value: int) -> list[str]:
    """By Discord's names for them."""
    granted = discord.Permissions(value)
    if granted.administrator:
        return []
    return [name for name, wanted in NEEDED if wanted and not getattr(granted, name)]
