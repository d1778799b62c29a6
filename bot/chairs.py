"""Which seat of a table somebody means: by the name of who sits there, or by its number."""

from __future__ import annotations

from discord import app_commands

from bot.access import Wanted, table_meant
from bot.naming import plain_names
from bot.talk import Interaction
from rules.host import HostError, Table

_CHOICES = 25
_LABEL = 100


def seat_meant(table: Table, typed: str) -> int:
    """By its number from 1, by the whole name, or by the beginning of one name only."""
    text, names = typed.strip().casefold(), [name.casefold() for name in plain_names(table)]
    if text in {str(number) for number in range(1, len(names) + 1)}:
        return int(text) - 1
    exact = [seat for seat, name in enumerate(names) if name == text]
    near = exact or [seat for seat, name in enumerate(names) if text and name.startswith(text)]
    if len(near) != 1:
        raise HostError("seat-no-player", table=table.name, name=typed, names=", ".join(plain_names(table)))
    return near[0]


async def complete_seat(
    interaction: Interaction, current: str, *, status: Wanted | None = "played"
) -> list[app_commands.Choice[str]]:
    """The players of the table that is being typed, or of the likeliest."""
    try:
        table = await table_meant(interaction, interaction.namespace.table, status=status)
    except HostError:
        return []
    text = current.strip().casefold()
    named = [(name, str(seat + 1)) for seat, name in enumerate(plain_names(table))]
    fitting = [(name, value) for name, value in named if text in name.casefold() or text == value]
    return [app_commands.Choice(name=name[:_LABEL], value=value) for name, value in fitting[:_CHOICES]]
