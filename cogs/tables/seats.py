"""/table resign, replace: seats of a running game change hands."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import resigning
from bot.access import display_name, require_offering, table_meant
from bot.chairs import complete_seat, seat_meant
from bot.sight import could_see
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.translate import worded
from cogs.tables.answers import Command, command
from rules.host import HostError


@command("table-resign")
@worded("table")
async def resign(interaction: Interaction, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await resigning.ask(interaction, table)


@command("table-replace")
@worded("seat", "player", "table")
async def replace(
    interaction: Interaction,
    seat: app_commands.Range[str, 1, 60],
    player: discord.Member | None = None,
    table: str | None = None,
) -> None:
    """One offers one's own seat, who opened the table that of a computer, an admin of the server any seat. It changes
    hands when the other accepts. Without a player: that a late player's seat is given away is put to the vote."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    found = await table_meant(interaction, table, status="played")
    number = seat_meant(found, seat)
    if player is None:
        await resigning.propose(interaction, found, number)
        return
    require_offering(interaction, found, number)
    if player.bot:
        raise HostError("table-replace-bot")
    if not await could_see(interaction, found, player):
        raise HostError("table-offer-hidden", table=found.name, name=display_name(player))
    offer = await client_of(interaction).host.offer_seat(found.id, number, player.id, display_name(player))
    say = private_speaker(interaction, found)
    await answer(interaction, Reply(say("table-offered", table=found.name, name=say.quote(offer.name))))


@replace.autocomplete("seat")
async def complete_holder(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await complete_seat(interaction, current)


COMMANDS: tuple[Command, ...] = (resign, replace)
