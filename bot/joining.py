"""Sitting down: at a table that has yet to begin, or again on the chair that one has left to a computer."""

from __future__ import annotations

from bot import lobby, resigning
from bot.access import table_meant, tables_meant
from bot.inviting import came_words
from bot.talk import Interaction, Reply, answer, private_speaker
from rules.host import HostError, Table


async def join(interaction: Interaction, table_id: str | None) -> None:
    player = interaction.user.id
    found = await (table_meant(interaction, table_id) if table_id else _likeliest(interaction))
    if found.is_left_by(player):
        await resigning.take_back(interaction, found)
        return
    joined = await lobby.join(interaction, found.id)
    await answer(interaction, Reply(came_words(private_speaker(interaction, joined), joined, player)))


async def _likeliest(interaction: Interaction) -> Table:
    """A lobby, or what one has left; what is in this channel before what is elsewhere. Where it may be either, they
    are asked which."""
    player, here = interaction.user.id, interaction.channel_id
    left = [table for table in await tables_meant(interaction, status="played") if table.is_left_by(player)]
    if not left:
        return await table_meant(interaction, None, status="lobby")
    lobbies = [table for table in await tables_meant(interaction, status="lobby") if not table.seats_of(player)]
    free = [*left, *lobbies[:1]]
    near = [table for table in free if table.channel == here] or free
    if len(near) > 1:
        names = private_speaker(interaction).joined([table.name for table in near])
        raise HostError("table-which-seat", tables=names)
    return near[0]
