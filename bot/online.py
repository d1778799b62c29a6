"""The bot in Discord: start, run, and close in one way, whatever asked for it."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Mapping
from math import ceil
from typing import Any

import aiohttp
import discord

from bot.access import NEEDED, permission_words
from bot.client import Castellan
from bot.cluster import Cluster
from bot.metrics.server import metrics_served
from bot.painter import warming
from bot.provisions import house_games
from bot.settings import ALL_SHARDS, Settings, looks_like_a_token
from bot.sharded import ShardedCastellan
from rules.core import Game, Words
from rules.core.words import Arg
from rules.host import Host
from rules.host.address import on_server

_LOST = 75  # the exit code of who may try again
_log = logging.getLogger(__name__)
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
    try:
        if not on_server(settings.castellan_database):
            await _run(host, settings, games, token, stop)
            return
        cluster = Cluster(host, settings.shards)
        async with metrics_served(settings.castellan_metrics_port, None):
            entered = await cluster.enter(stop)
        if entered:
            await host.hear_others()
            await _run(host, settings, games, token, stop, cluster.beat)
    finally:
        await host.close()


async def _run(
    host: Host,
    settings: Settings,
    games: Mapping[str, Game[Any]],
    token: str,
    stop: asyncio.Event,
    beat: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Until it is told to stop; or until its heart does, where it has one."""
    bot = new_bot(host, settings, games)
    try:
        async with (
            warming(bot.painter, host, settings.shelf),
            metrics_served(settings.castellan_metrics_port, bot.outbox_alarm),
        ):
            await _until_stopped(bot, token, stop, beat)
    except _FROM_OUTSIDE as error:
        raise _in_words(error) from None
    finally:
        await bot.close()


def new_bot(host: Host, settings: Settings, games: Mapping[str, Game[Any]]) -> Castellan:
    """With one connection to Discord, or with one a shard."""
    if not settings.castellan_shards:
        return Castellan(host, settings, game_table=games)
    if settings.castellan_shards == ALL_SHARDS:
        return ShardedCastellan(host, settings, game_table=games)
    shards = settings.shards
    return ShardedCastellan(host, settings, game_table=games, shard_ids=[*shards.ids], shard_count=shards.count)


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


async def _until_stopped(
    bot: Castellan, token: str, stop: asyncio.Event, beat: Callable[[], Awaitable[None]] | None
) -> None:
    running = asyncio.create_task(_connected(bot, token))
    stopping = asyncio.create_task(stop.wait())
    beating = asyncio.ensure_future(beat() if beat is not None else stop.wait())
    try:
        await asyncio.wait((running, stopping, beating), return_when=asyncio.FIRST_COMPLETED)
        if beating.done() and beat is not None:
            _log.critical("the lease of our shards is lost: another process may speak for us by now")
            os._exit(_LOST)  # not a word more, not even a goodbye
        if running.done():
            running.result()
            return
        _log.info("told to stop: what is under way is finished first")
        await bot.close()  # while the connection stands, so that all who were asking are answered
    finally:
        stopping.cancel()
        beating.cancel()
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
