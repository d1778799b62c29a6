"""/table record: what stays of a game, and the proof that it was fair."""

from __future__ import annotations

from bot import proof
from bot.access import table_meant
from bot.talk import Interaction
from bot.translate import worded
from cogs.tables.answers import Command, command


@command("table-export")
@worded("table")
async def export(interaction: Interaction, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    found = await table_meant(interaction, table, status="played")
    await proof.export(interaction, found)


@command("table-verify")
@worded("table")
async def verify(interaction: Interaction, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    found = await table_meant(interaction, table, status="played")
    await proof.verify(interaction, found)


COMMANDS: tuple[Command, ...] = (export, verify)
