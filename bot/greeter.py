"""Whoever has just invited the bot is welcomed, once, where the server wants such messages: in its system channel."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import discord

from bot.access import NEEDED
from bot.clock import Scheduler
from bot.languages import best_language
from bot.painter import Painter
from bot.publish.trouble import judged
from bot.welcome import welcome
from rules.core import Game
from rules.host import Host

_LATELY = 24 * 3600.0  # seconds: servers that the bot has known for longer have found their way, also after an upgrade
_log = logging.getLogger(__name__)


class Greeter:
    def __init__(self, host: Host, scheduler: Scheduler, painter: Painter, games: Mapping[str, Game[Any]]) -> None:
        self._host, self._scheduler, self._painter, self._games = host, scheduler, painter, games

    def consider(self, guild: discord.Guild) -> None:
        """A server that the bot has come to, or finds itself in: it may have been invited while it was away."""
        if self._is_new(guild) and _hall(guild) is not None:
            self._scheduler.soon(f"welcome:{guild.id}", lambda: self._greet(guild))

    def _is_new(self, guild: discord.Guild) -> bool:
        joined = guild.me.joined_at
        return joined is not None and self._host.now - joined.timestamp() < _LATELY

    async def _greet(self, guild: discord.Guild) -> None:
        """A welcome is noted before it is said: better not at all than twice. Where Discord has trouble it is tried
        again, and makes one message of it."""
        hall = _hall(guild)
        if hall is None or await self._host.was_welcomed(guild.id):
            return
        reply = await welcome(self._painter, self._games.values(), await self._language(guild))
        if not await self._host.claim_welcome(guild.id):
            return
        extra: dict[str, Any] = {"view": reply.view} if reply.view else {}
        try:
            await hall.send(reply.content, files=reply.files(), nonce=f"hello{guild.id}", **extra)
        except Exception as error:
            trouble = judged(error, 1)
            if trouble.passing and not trouble.lasting:
                await self._host.withdraw_welcome(guild.id)
                raise
            _log.warning("server %s could not be welcomed: %s", guild.id, error)

    async def _language(self, guild: discord.Guild) -> str:
        return await self._host.guild_language(guild.id) or best_language(str(guild.preferred_locale))


def _hall(guild: discord.Guild) -> discord.TextChannel | None:
    """Where the server wants to hear of newcomers, if the bot may speak there."""
    hall = guild.system_channel
    return hall if hall is not None and hall.permissions_for(guild.me) >= NEEDED else None
