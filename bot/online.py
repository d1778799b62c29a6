"""The bot in Discord: start, run, and close in one way, whatever asked for it."""

from __future__ import annotations

import asyncio

import aiohttp
import discord

from bot.access import NEEDED, permission_words
from bot.client import Castellan
from bot.painter import warming
from bot.settings import Settings, looks_like_a_token
from rules.core import Words
from rules.core.words import Arg
from rules.host import Host


class CannotRun(Exception):
    """Said to the person at the terminal in one sentence: a key of the words with its arguments."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        super().__init__(key)
        self.words = Words(key, args)


async def run_online(settings: Settings, stop: asyncio.Event) -> None:
    token = settings.token or ""
    if not looks_like_a_token(token):
        raise CannotRun("run-token-format")
    host = await Host.open(settings.castellan_database)
    bot = Castellan(host, settings)
    try:
        async with warming(bot.painter, host, settings.shelf):
            await _connected(bot, token, stop)
    except discord.LoginFailure:
        raise CannotRun("run-token-refused") from None
    except (aiohttp.ClientConnectionError, discord.GatewayNotFound, discord.HTTPException) as error:
        raise CannotRun("run-no-connection", problem=str(error)) from None
    finally:
        await bot.close()
        await host.close()


async def _connected(bot: Castellan, token: str, stop: asyncio.Event) -> None:
    await bot.login(token)
    await require_permissions(bot)
    connection = asyncio.create_task(bot.connect())
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait((connection, stopping), return_when=asyncio.FIRST_COMPLETED)
    if connection.done():
        connection.result()
    stopping.cancel()


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
