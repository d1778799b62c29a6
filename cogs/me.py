"""/me: what a person wants of the house, wherever they play."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot import absence, learning, manners, privacy
from bot.access import complete_table, table_meant
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

    @me.command(name=localised("me-coach-name"), description=localised("me-coach-description"))
    @worded("coach", "table")
    @app_commands.choices(
        coach=[app_commands.Choice(name=localised(f"option-{word}"), value=word) for word in ("on", "off")]
    )
    async def coach(self, interaction: Interaction, coach: str, table: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await table_meant(interaction, table, status="played")
        await learning.set_coach(interaction, found, coach == "on")

    @me.command(name=localised("me-away-name"), description=localised("me-away-description"))
    @worded("until", "from_day", "regent", "zone")
    async def away(
        self,
        interaction: Interaction,
        until: str,
        from_day: str | None = None,
        regent: bool | None = None,
        zone: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await absence.away(interaction, from_day, until, regent, zone)

    @me.command(name=localised("me-back-name"), description=localised("me-back-description"))
    async def back(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await absence.back(interaction)

    @me.command(name=localised("me-calls-name"), description=localised("me-calls-description"))
    @worded("way", "reminder", "quiet", "digest", "zone")
    @app_commands.choices(way=manners.way_choices(), reminder=manners.reminder_choices())
    async def calls(
        self,
        interaction: Interaction,
        way: str | None = None,
        reminder: str | None = None,
        quiet: str | None = None,
        digest: app_commands.Range[int, -1, 23] | None = None,
        zone: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await manners.set_calls(interaction, way, reminder, quiet, digest, zone)

    @me.command(name=localised("me-data-name"), description=localised("me-data-description"))
    async def data(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await privacy.send_data(interaction)

    @me.command(name=localised("me-forget-name"), description=localised("me-forget-description"))
    async def forget(self, interaction: Interaction) -> None:
        await privacy.ask(interaction)

    @away.autocomplete("until")
    @away.autocomplete("from_day")
    async def complete_day(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await absence.complete_day(interaction, current)

    @away.autocomplete("zone")
    @calls.autocomplete("zone")
    async def complete_zone(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await absence.complete_zone(interaction, current)

    @coach.autocomplete("table")
    async def complete_table(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await complete_table(interaction, current)


async def setup(bot: Any) -> None:
    privacy.register(bot.router)
    await bot.add_cog(Me())
