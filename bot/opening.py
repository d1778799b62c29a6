"""Opening a table: here, or in a thread of its own. A thread that cannot be made leaves no table behind."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Self
from weakref import WeakValueDictionary

import discord

from bot.access import display_name
from bot.languages import best_language, languages
from bot.prompts.router import unknown_control
from bot.quota import limits_of
from bot.talk import Interaction, client_of, private_speaker
from rules.host import HostError, Table

_WEEK = 10080  # minutes without a message after which Discord puts a thread away
_TOO_MANY_THREADS = 160006


@dataclass(frozen=True)
class How:
    """What was wished for a table before its game was chosen; one short word in the id of a button."""

    thread: bool = False
    language: str | None = None

    @property
    def word(self) -> str | None:
        return ".".join([*(["thread"] if self.thread else []), *([self.language] if self.language else [])]) or None

    @classmethod
    def of(cls, word: str | None) -> Self:
        parts = word.split(".") if word else []
        if not set(parts) <= {"thread", *languages()}:
            raise unknown_control()
        return cls("thread" in parts, next((part for part in parts if part in languages()), None))


AS_USUAL = How()
_opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by person


def one_at_a_time(interaction: Interaction) -> asyncio.Lock:
    """What somebody opens by a button: pressed twice, opened once."""
    return _opening.setdefault(interaction.user.id, asyncio.Lock())


async def open_table(
    interaction: Interaction,
    game: str,
    name: str | None,
    language: str,
    *,
    thread: bool,
    computers: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Table:
    bot = client_of(interaction)
    guild, here, player = interaction.guild_id or 0, interaction.channel_id or 0, interaction.user.id
    limits = limits_of(bot.settings)
    create = partial(
        bot.host.create,
        game=game,
        guild=guild,
        language=language,
        player=player,
        player_name=display_name(interaction.user),
        limits=limits,
        computers=computers,
        options=options,
    )
    if not thread:
        return await create(name=name, channel=here)
    called = await bot.host.name_for_new(guild=guild, player=player, name=name, limits=limits)
    made = await _make_thread(interaction, called)
    try:
        return await create(name=called, channel=made.id, lobby=here)
    except BaseException:
        with suppress(discord.HTTPException):
            await made.delete()
        raise


def opened_words(interaction: Interaction, table: Table) -> str:
    """Where people join, and where the game is played if that is elsewhere."""
    key = "table-opened" if table.channel == interaction.channel_id else "table-opened-thread"
    return private_speaker(interaction, table)(key, table=table.name, channel=f"<#{table.channel}>")


async def server_language(interaction: Interaction) -> str:
    """In which language tables of this server speak, unless somebody wishes otherwise."""
    bot = client_of(interaction)
    chosen = await bot.host.guild_language(interaction.guild_id or 0)
    if chosen or interaction.guild_locale is None:
        return chosen or bot.settings.castellan_language
    return best_language(str(interaction.guild_locale))


async def _make_thread(interaction: Interaction, name: str) -> discord.Thread:
    if not isinstance(interaction.channel, discord.TextChannel):
        raise HostError("table-no-thread")
    try:
        return await interaction.channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=_WEEK
        )
    except discord.HTTPException as error:
        full = error.code == _TOO_MANY_THREADS
        raise HostError("table-threads-full" if full else "table-thread-failed") from error
