"""/castellan: for the admins of a server: what it wants; end, repair, freeze or rewind a table, read who did so;
welcome people. For whoever hosts the bot: how it is doing."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import server_panel, warden
from bot.access import complete_table, require_admin, require_owner, require_posting, table_meant
from bot.metrics.meters import REGISTRY
from bot.opening import server_language
from bot.status import live_lines, stock_lines, stock_of
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.translate import language_choices, localised, worded
from bot.welcome import welcome
from bot.words import language_name


class Admin(commands.Cog):
    castellan = app_commands.Group(
        name=localised("admin-command"),
        description=localised("admin-command-description"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @castellan.command(name=localised("admin-settings-name"), description=localised("admin-settings-description"))
    async def settings(self, interaction: Interaction) -> None:
        require_admin(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await server_panel.show(interaction)

    @castellan.command(name=localised("admin-end-name"), description=localised("admin-end-description"))
    @worded("table")
    async def end(self, interaction: Interaction, table: str) -> None:
        require_admin(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await warden.ask_to_close(interaction, table)

    @castellan.command(name=localised("admin-repair-name"), description=localised("admin-repair-description"))
    @worded("table")
    async def repair(self, interaction: Interaction, table: str) -> None:
        """The log is the truth: the position is made anew from it, then shown to the channel."""
        require_admin(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        bot = client_of(interaction)
        with bot.host.as_admin(interaction.user.id, "repair"):
            position = await bot.host.repair((await table_meant(interaction, table)).id)
        say = private_speaker(interaction)
        await answer(
            interaction, Reply(say("admin-repaired", table=position.table.name, actions=position.table.length))
        )

    @castellan.command(name=localised("admin-freeze-name"), description=localised("admin-freeze-description"))
    @worded("table")
    async def freeze(self, interaction: Interaction, table: str) -> None:
        """Nobody plays until an admin lets it go on, by the same command."""
        require_admin(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        host, found = client_of(interaction).host, await table_meant(interaction, table)
        frozen = found.paused is not None and found.paused.why == "frozen"
        with host.as_admin(interaction.user.id, "thaw" if frozen else "freeze"):
            await (host.resume(found.id, None) if frozen else host.pause(found.id, why="frozen"))
        key = "absence-resumed" if frozen else "admin-frozen"
        await answer(interaction, Reply(private_speaker(interaction)(key, table=found.name)))

    @castellan.command(name=localised("admin-rewind-name"), description=localised("admin-rewind-description"))
    @worded("table", "move")
    async def rewind(self, interaction: Interaction, table: str, move: app_commands.Range[int, 0]) -> None:
        require_admin(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await warden.ask_to_rewind(interaction, table, move)

    @castellan.command(name=localised("admin-audit-name"), description=localised("admin-audit-description"))
    async def audit(self, interaction: Interaction) -> None:
        require_admin(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await warden.show_audit(interaction)

    @castellan.command(name=localised("admin-language-name"), description=localised("admin-language-description"))
    @worded("language")
    @app_commands.choices(language=language_choices())
    async def language(self, interaction: Interaction, language: str) -> None:
        require_admin(interaction)
        host, guild = client_of(interaction).host, interaction.guild_id or 0
        await host.set_guild_language(guild, language, by=interaction.user.id)
        await answer(
            interaction, Reply(private_speaker(interaction)("admin-language-set", language=language_name(language)))
        )

    @castellan.command(name=localised("admin-welcome-name"), description=localised("admin-welcome-description"))
    async def welcome(self, interaction: Interaction) -> None:
        """For everybody in this channel."""
        require_admin(interaction)
        require_posting(interaction)
        await interaction.response.defer(thinking=True)
        bot = client_of(interaction)
        await answer(interaction, await welcome(bot.painter, bot.games.values(), await server_language(interaction)))

    @castellan.command(name=localised("admin-status-name"), description=localised("admin-status-description"))
    async def status(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await require_owner(interaction)
        say, bot = private_speaker(interaction), client_of(interaction)
        stock = await stock_of(bot.host, bot.settings.castellan_database)
        lines = [*stock_lines(say, stock), *live_lines(say, REGISTRY.get_sample_value)]
        await answer(interaction, Reply("\n".join(lines)))

    @end.autocomplete("table")
    @repair.autocomplete("table")
    @freeze.autocomplete("table")
    @rewind.autocomplete("table")
    async def complete_table(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await complete_table(interaction, current, everywhere=True)

    @rewind.autocomplete("move")
    async def complete_move(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await warden.complete_move(interaction, current)


async def setup(bot: Any) -> None:
    server_panel.register(bot.router)
    warden.register(bot.router)
    await bot.add_cog(Admin())
