"""Opening a table: here, or in a thread of its own. A thread that cannot be made leaves no table behind."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import discord

from bot.access import display_name
from bot.quota import limits_of
from bot.talk import Interaction, client_of
from rules.host import HostError, Table

_WEEK = 10080  # minutes without a message after which Discord puts a thread away
_TOO_MANY_THREADS = 160006


async def open_table(interaction: Interaction, game: str, name: str | None, language: str, *, thread: bool) -> Table:
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
