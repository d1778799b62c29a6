"""/me: what a person wants of the house, wherever they play."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.translate import localised, worded


class Me(commands.Cog):
    me = app_commands.Group(name=localised("me-command"), description=localised("me-command-description"))

    @me.command(name=localised("me-confirm-name"), description=localised("me-confirm-description"))
    @worded("always")
    async def confirm(self, interaction: Interaction, always: bool) -> None:
        await client_of(interaction).host.set_person(interaction.user.id, confirms=always)
        key = "me-confirm-always" if always else "me-confirm-weighty"
        await answer(interaction, Reply(private_speaker(interaction)(key)))


async def setup(bot: Any) -> None:
    await bot.add_cog(Me())
