"""/desk: all my tables, in a server, in direct messages, or wherever the bot was brought along."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot import desk
from bot.talk import Interaction
from bot.translate import localised


class Desk(commands.Cog):
    @app_commands.command(name=localised("desk-name"), description=localised("desk-description"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def desk(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await desk.show(interaction)


async def setup(bot: Any) -> None:
    desk.register(bot.router)
    await bot.add_cog(Desk())
