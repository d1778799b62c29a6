"""A table comes to the channel or thread where somebody says so."""

from __future__ import annotations

from bot.access import require_creator_or_admin, require_posting, table_meant
from bot.talk import Interaction, Reply, answer, client_of, private_speaker


async def move(interaction: Interaction, table_id: str | None) -> None:
    """For who opened the table, and for admins; here the bot must be able to do all that a table needs."""
    require_posting(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    found = await table_meant(interaction, table_id)
    require_creator_or_admin(interaction, found, "table-move-who")
    moved = await client_of(interaction).host.move(found.id, interaction.channel_id or 0)
    await answer(interaction, Reply(private_speaker(interaction, moved)("table-moved", table=moved.name)))
