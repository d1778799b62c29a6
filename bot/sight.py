"""Who may see a table: whoever may see its channel. Nobody else learns that it is there."""

from __future__ import annotations

from typing import Any

import discord

from bot.places import Place
from bot.talk import Interaction, client_of
from rules.host import HostError, Table


async def may_see(interaction: Interaction, table: Table) -> bool:
    """One who acts in the table's channel sees it, of course. A table whose channel is gone is there for those who sit
    at it and for the server's admins; in direct messages people see those where they sit."""
    if table.guild != (interaction.guild_id or 0):
        return interaction.guild_id is None and await sees_from_afar(interaction, table)
    if table.channel == interaction.channel_id:
        return True
    place = await _place(interaction, table)
    if place is None:
        return bool(table.seats_of(interaction.user.id)) or interaction.permissions.manage_guild
    return _sees(place, interaction.user, table)


async def sees_from_afar(interaction: Interaction, table: Table) -> bool:
    """In direct messages or in another server: those who sit at the table and may see its channel where it is."""
    guild = interaction.client.get_guild(table.guild)
    if guild is None or not table.seats_of(interaction.user.id):
        return False
    place = await client_of(interaction).places.find(guild, table.channel)
    if place is None:
        return True
    try:
        member = guild.get_member(interaction.user.id) or await guild.fetch_member(interaction.user.id)
    except discord.NotFound:
        return False
    return _sees(place, member, table)


async def could_see(interaction: Interaction, table: Table, person: discord.Member) -> bool:
    """Whether somebody else may see a table that the caller sees."""
    place = await _place(interaction, table)
    return place is not None and _sees(place, person, table, invited=True)


async def table_seen(interaction: Interaction, table_id: str) -> Table | None:
    """None both for a table that is not there and for one that this person may not see."""
    try:
        table = await client_of(interaction).host.table(table_id)
    except HostError:
        return None
    return table if await may_see(interaction, table) else None


async def tables_seen(interaction: Interaction, tables: list[Table]) -> list[Table]:
    return [table for table in tables if await may_see(interaction, table)]


async def _place(interaction: Interaction, table: Table) -> Place | None:
    if interaction.guild is None:
        return None
    return await client_of(interaction).places.find(interaction.guild, table.channel)


def _sees(place: Place, person: Any, table: Table, *, invited: bool = False) -> bool:
    """Who is in a private thread Discord does not tell; those who sit at the table surely are, and who is called by
    name in a thread is let in."""
    allowed = place.permissions_for(person)
    if isinstance(place, discord.Thread) and place.is_private():
        inside = invited or bool(table.seats_of(person.id)) or allowed.manage_threads
        return allowed.view_channel and inside
    return allowed.view_channel
