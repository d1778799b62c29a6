"""Who may see a table: whoever may see its channel; a private one, whoever is invited. Nobody else learns that it is
there."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.places import Place, Places
from bot.talk import Interaction, client_of
from rules.host import HostError, Table

_log = logging.getLogger(__name__)


async def may_see(interaction: Interaction, table: Table) -> bool:
    """One who acts in the table's channel sees it, of course. A table whose channel is gone is there for those who sit
    at it and for the server's admins; where nobody else reads along, people see those where they sit."""
    if table.guild != (interaction.guild_id or 0):
        return _is_alone(interaction) and await sees_from_afar(interaction, table)
    if table.channel == interaction.channel_id:
        return True
    place = await _place(interaction, table)
    if place is None:
        return interaction.user.id in table.party or interaction.permissions.manage_guild
    return _sees(place, interaction.user, table)


def _is_alone(interaction: Interaction) -> bool:
    """In direct messages, or at something that only this person was shown, such as their desk."""
    shown = interaction.message
    return interaction.guild_id is None or (shown is not None and shown.flags.ephemeral)


async def sees_from_afar(interaction: Interaction, table: Table) -> bool:
    """In direct messages or in another server: those who sit at the table, or are invited, and may see its channel
    where it is."""
    return await seen_by(interaction.client, client_of(interaction).places, table, interaction.user.id)


async def seen_by(client: discord.Client, places: Places, table: Table, player: int) -> bool:
    """Whether somebody of the table may see its channel, wherever they are themselves."""
    if player not in table.party:
        return False
    guild = await places.server(client, table.guild)
    if guild is None:
        return False
    place = await places.find(guild, table.channel)
    if place is None:
        return True
    try:
        member = guild.get_member(player) or await guild.fetch_member(player)
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
    """Who is in a private thread Discord does not tell; those who sit at the table or are invited surely are, and who
    is called by name in a thread is let in. Wherever a private table is, it is as if it were in one."""
    allowed = place.permissions_for(person)
    if table.gathering.private or (isinstance(place, discord.Thread) and place.is_private()):
        inside = invited or person.id in table.party or allowed.manage_threads
        return allowed.view_channel and inside
    return allowed.view_channel


async def let_in(interaction: Interaction, table: Table, player: int) -> None:
    """Somebody who is asked to a private thread has to be in it. Where that fails, being called by name there does it,
    too."""
    guild = interaction.client.get_guild(table.guild)
    place = None if guild is None else await client_of(interaction).places.find(guild, table.channel)
    if isinstance(place, discord.Thread) and place.is_private():
        try:
            await place.add_user(discord.Object(player))
        except discord.HTTPException as error:
            _log.info("a person was not let into thread %s: %s", place.id, error)
