"""Opening a table, in the home that it is to have. A home that cannot be made leaves no table behind."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Self
from weakref import WeakValueDictionary

import discord
from discord import app_commands

from bot.access import display_name
from bot.homes import make_home, plot_for, require_opening
from bot.languages import best_language, languages
from bot.prompts.router import unknown_control
from bot.quota import limits_of
from bot.talk import Interaction, client_of, private_speaker
from bot.translate import localised
from rules.host import Home, HostError, Table

HOMES: tuple[Home, ...] = ("thread", "here", "private")  # that somebody may wish for by name
_FORUM = "forum"


@dataclass(frozen=True)
class How:
    """What was wished for a table before its game was chosen; one short word in the id of a button."""

    home: Home | None = None
    language: str | None = None
    forum: int | None = None

    @property
    def word(self) -> str | None:
        forum = f"{_FORUM}{self.forum}" if self.forum else None
        return ".".join(part for part in (self.home, self.language, forum) if part) or None

    @classmethod
    def of(cls, word: str | None) -> Self:
        parts = word.split(".") if word else []
        forums = [part for part in parts if part.removeprefix(_FORUM).isdecimal()]
        if not {*parts} - {*forums} <= {*HOMES, *languages()}:
            raise unknown_control()
        return cls(
            next((home for home in HOMES if home in parts), None),
            next((part for part in parts if part in languages()), None),
            next((int(part.removeprefix(_FORUM)) for part in forums), None),
        )


AS_USUAL = How()
_log = logging.getLogger(__name__)
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
    how: How = AS_USUAL,
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
    plot = await plot_for(interaction, how.home, how.forum)
    require_opening(interaction, await bot.host.server(guild), plot)
    if plot.home == "here":
        return await create(name=name, channel=here)
    called = await bot.host.name_for_new(guild=guild, player=player, name=name, limits=limits)
    try:
        made = await make_home(interaction, plot, called, game, language)
    except HostError as error:
        if plot.wished:
            raise
        _log.info("no home was made in channel %s, so the table stays there: %s", here, error.__cause__)
        return await create(name=called, channel=here)
    try:
        lobby = here if plot.home == "thread" else None
        return await create(name=called, channel=made.id, lobby=lobby, private=plot.home == "private")
    except BaseException:
        with suppress(discord.HTTPException):
            await made.delete()
        raise


def opened_words(interaction: Interaction, table: Table) -> str:
    """Where people join, and where the game is played if that is elsewhere."""
    place = interaction.guild.get_thread(table.channel) if interaction.guild is not None else None
    apart = place is not None and place.parent_id == interaction.channel_id and not place.is_private()
    key = "table-opened-thread" if apart else "table-opened"
    return private_speaker(interaction, table)(key, table=table.name, channel=f"<#{table.channel}>")


def home_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=localised(f"home-{home}"), value=home) for home in HOMES]


def home_meant(word: str | None) -> Home | None:
    """What a command says of it; None: as the server has it."""
    if word is not None and word not in HOMES:
        raise unknown_control()
    return next((home for home in HOMES if home == word), None)


async def server_language(interaction: Interaction) -> str:
    """In which language tables of this server speak, unless somebody wishes otherwise."""
    bot = client_of(interaction)
    chosen = await bot.host.guild_language(interaction.guild_id or 0)
    if chosen or interaction.guild_locale is None:
        return chosen or bot.settings.castellan_language
    return best_language(str(interaction.guild_locale))
