"""A finished game from a file: for the admins of a server by `/table record import`, and on the command line."""

from __future__ import annotations

import discord

from bot.opening import server_language
from bot.quota import limits_of
from bot.settings import Settings
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from rules.core.exchange import MOST
from rules.host import Host, HostError, OpenTable


async def import_game(interaction: Interaction, file: discord.Attachment, name: str | None) -> None:
    bot = client_of(interaction)
    bot.allowance.spend(interaction.user.id)
    if file.size > MOST:
        raise HostError("import-large", most=MOST >> 20)
    position = await bot.host.import_game(
        await file.read(),
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        language=await server_language(interaction),
        player=interaction.user.id,
        name=name,
        limits=limits_of(bot.settings),
    )
    table, say = position.table, private_speaker(interaction, position.table)
    text = say("import-done", table=table.name, game=say(f"game-{table.game}"), actions=table.length)
    await answer(interaction, Reply(text))


async def import_file(settings: Settings, data: bytes, guild: int, channel: int) -> OpenTable:
    """The post that shows it waits for the bot."""
    host = await Host.open(settings.castellan_database)
    try:
        language = await host.guild_language(guild) or settings.castellan_language
        return await host.import_game(data, guild=guild, channel=channel, language=language, player=0)
    finally:
        await host.close()
