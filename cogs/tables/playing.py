"""/table undo, redo, pause, move, note, letter, and /bump: beside the moves of a running game."""

from __future__ import annotations

from discord import app_commands

from bot import absence, letters, manners, moving, resigning, undoing
from bot.access import table_meant
from bot.talk import Interaction
from bot.translate import worded
from cogs.tables.answers import Command, command
from rules.host.correspondence import LONGEST_LETTER
from rules.host.notes import LONGEST_NOTE


@command("table-undo")
@worded("table")
async def undo(interaction: Interaction, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    found = await table_meant(interaction, table, status="played")
    await undoing.undo(interaction, found.id)


@command("table-redo")
@worded("table")
async def redo(interaction: Interaction, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    found = await table_meant(interaction, table, status="played")
    await undoing.redo(interaction, found.id)


@command("table-note")
@worded("text", "table")
async def note(
    interaction: Interaction,
    text: app_commands.Range[str, 1, LONGEST_NOTE] | None = None,
    table: str | None = None,
) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await resigning.tell_note(interaction, await table_meant(interaction, table, status="played"), text)


@command("table-letter")
@worded("to", "letter", "table")
async def letter(
    interaction: Interaction,
    to: app_commands.Range[str, 1, 200] | None = None,
    letter: app_commands.Range[str, 1, LONGEST_LETTER] | None = None,
    table: str | None = None,
) -> None:
    await letters.write(interaction, table, to, letter)


@letter.autocomplete("to")
async def complete_to(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await letters.complete_readers(interaction, current)


@command("table-move")
@worded("table")
async def move(interaction: Interaction, table: str | None = None) -> None:
    await moving.move(interaction, table)


@command("table-pause")
@worded("table")
async def pause(interaction: Interaction, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await absence.pause(interaction, table)


@command("table-bump")
@app_commands.guild_only()
@worded("table")
async def bump(interaction: Interaction, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await manners.bump(interaction, table)


COMMANDS: tuple[Command, ...] = (undo, redo, note, letter, move, pause)
