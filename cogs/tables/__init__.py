"""/table: opening a table, taking a seat, looking, taking back, leaving. A module a concern, and one command of all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import app_commands

from bot.access import complete_table
from bot.talk import Interaction
from bot.translate import localised
from cogs.tables import controls, looking, opening, playing, records, seats, settling
from cogs.tables.answers import Command


def _group(key: str, commands: Iterable[Command], **place: Any) -> app_commands.Group:
    """A group of commands; wherever a table can be named, it is completed."""
    group = app_commands.Group(name=localised(key), description=localised(f"{key}-description"), **place)
    for command in commands:
        group.add_command(_completing(command))
    return group


def _completing(command: Command) -> Command:
    if command.get_parameter("table") is not None:
        command.autocomplete("table")(_complete_table)
    return command


async def _complete_table(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await complete_table(interaction, current)


async def setup(bot: Any) -> None:
    controls.register(bot.router)
    at_top = (*opening.COMMANDS, *looking.COMMANDS, *playing.COMMANDS, *seats.COMMANDS)
    table = _group("table-command", at_top, guild_only=True)
    _group("table-set", settling.COMMANDS, parent=table)
    _group("table-record", records.COMMANDS, parent=table)
    bot.tree.add_command(table)
    bot.tree.add_command(_completing(playing.bump))
