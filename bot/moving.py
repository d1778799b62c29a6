"""A table comes to the channel or thread where somebody says so."""

from __future__ import annotations

from bot.access import require_creator_or_admin, require_posting, table_meant
from bot.delivery import without_controls
from bot.prompts.router import Click, Router
from bot.talk import Interaction, Reply, answer, client_of, private_speaker, whisper
from rules.host import Table


def register(router: Router) -> None:
    router.add("settle", "quiet", _settle)


async def move(interaction: Interaction, table_id: str | None) -> None:
    """Here the bot must be able to do all that a table needs."""
    require_posting(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    moved = await _moved(interaction, await table_meant(interaction, table_id))
    await answer(interaction, _told(interaction, moved))


async def _settle(click: Click) -> None:
    """Under the word that a table's channel is gone."""
    require_posting(click.interaction)
    moved = await _moved(click.interaction, await table_meant(click.interaction, click.ref))
    await without_controls(click.interaction)
    await whisper(click.interaction, _told(click.interaction, moved))


async def _moved(interaction: Interaction, table: Table) -> Table:
    """For who opened the table, and for admins; one whose channel is gone, or closed to the bot, for all who play."""
    if not (table.seats_of(interaction.user.id) and await _is_homeless(interaction, table)):
        require_creator_or_admin(interaction, table, "table-move-who")
    return await client_of(interaction).host.move(table.id, interaction.channel_id or 0)


def _told(interaction: Interaction, table: Table) -> Reply:
    return Reply(private_speaker(interaction, table)("table-moved", table=table.name))


async def _is_homeless(interaction: Interaction, table: Table) -> bool:
    guild = interaction.guild
    return guild is not None and await client_of(interaction).places.find(guild, table.channel) is None
