"""/stats: records of finished games."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import stats
from bot.talk import Interaction
from bot.translate import localised, worded
from cogs.tables.opening import complete_game


class Stats(commands.Cog):
    stats = app_commands.Group(
        name=localised("stats-command"), description=localised("stats-command-description"), guild_only=True
    )

    @stats.command(name=localised("stats-me-name"), description=localised("stats-me-description"))
    @worded("everyone")
    async def me(self, interaction: Interaction, everyone: bool = False) -> None:
        await interaction.response.defer(ephemeral=not everyone, thinking=True)
        await stats.of_person(interaction, None)

    @stats.command(name=localised("stats-player-name"), description=localised("stats-player-description"))
    @worded("person", "everyone")
    async def player(self, interaction: Interaction, person: discord.Member, everyone: bool = False) -> None:
        await interaction.response.defer(ephemeral=not everyone, thinking=True)
        await stats.of_person(interaction, person)

    @stats.command(name=localised("stats-server-name"), description=localised("stats-server-description"))
    @worded("everyone")
    async def server(self, interaction: Interaction, everyone: bool = False) -> None:
        await interaction.response.defer(ephemeral=not everyone, thinking=True)
        await stats.of_server(interaction)

    @stats.command(name=localised("stats-game-name"), description=localised("stats-game-description"))
    @worded("game", "everyone")
    async def game(self, interaction: Interaction, game: str, everyone: bool = False) -> None:
        await interaction.response.defer(ephemeral=not everyone, thinking=True)
        await stats.of_game(interaction, game.strip().lower())

    @stats.command(name=localised("stats-listed-name"), description=localised("stats-listed-description"))
    @worded("listed")
    async def listed(self, interaction: Interaction, listed: bool) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await stats.set_listed(interaction, listed)

    game.autocomplete("game")(complete_game)


async def setup(bot: Any) -> None:
    await bot.add_cog(Stats())
