"""/table record: what stays of a game, and the proof that it was fair."""

from __future__ import annotations

import discord

from bot import exchange, proof
from bot.access import require_admin, require_posting, table_meant
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


@command("table-import")
@worded("file", "name")
async def import_(interaction: Interaction, file: discord.Attachment, name: str | None = None) -> None:
    require_admin(interaction)
    require_posting(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    await exchange.import_game(interaction, file, name)


COMMANDS: tuple[Command, ...] = (export, verify, import_)
