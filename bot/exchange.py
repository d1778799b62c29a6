"""A game from a file: for the admins of a server by `/table record import`, and on the command line."""

from __future__ import annotations

import discord

from bot.access import display_name
from bot.local.server.people import GUILD, HALL
from bot.opening import server_language
from bot.practice import in_private, told
from bot.quota import limits_of
from bot.settings import Settings
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from rules.core.exchange import MOST, Foreign
from rules.host import Host, HostError, OpenTable


async def import_game(interaction: Interaction, file: discord.Attachment, name: str | None) -> None:
    """One that is over becomes a finished table; one that is not a practice table of whoever brings it."""
    client_of(interaction).allowance.spend(interaction.user.id)
    if file.size > MOST:
        raise HostError("import-large", most=MOST >> 20)
    foreign = await client_of(interaction).host.read_game(await file.read())
    if foreign.is_over:
        await _finished(interaction, foreign, name)
    else:
        await _to_practise(interaction, foreign, name)


async def _finished(interaction: Interaction, foreign: Foreign, name: str | None) -> None:
    bot = client_of(interaction)
    position = await bot.host.import_game(
        foreign,
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


async def _to_practise(interaction: Interaction, foreign: Foreign, name: str | None) -> None:
    host, player, guild = client_of(interaction).host, interaction.user.id, interaction.guild_id or 0
    language, limits = await server_language(interaction), limits_of(client_of(interaction).settings)
    called = await host.name_for_new(guild=guild, player=player, name=name, limits=limits)

    async def begin(channel: int) -> OpenTable:
        return await host.practise_game(
            foreign,
            guild=guild,
            channel=channel,
            language=language,
            player=player,
            player_name=display_name(interaction.user),
            name=called,
            limits=limits,
        )

    position = await in_private(interaction, called, foreign.match.game.id, language, begin)
    await told(interaction, position, "import-practice", actions=len(foreign.match.log))


async def import_file(settings: Settings, data: bytes, guild: int | None, channel: int | None) -> OpenTable:
    """Into the channel of a server, or the hall of the local table; the post that shows it waits for the bot."""
    guild, channel = _place(settings, guild, channel)
    host = await Host.open(settings.castellan_database)
    try:
        language = await host.guild_language(guild) or settings.castellan_language
        foreign = await host.read_game(data)
        return await host.import_game(foreign, guild=guild, channel=channel, language=language, player=0)
    finally:
        await host.close()


def _place(settings: Settings, guild: int | None, channel: int | None) -> tuple[int, int]:
    if guild is not None and channel is not None:
        return guild, channel
    if guild is None and channel is None and not settings.discord_token:
        return GUILD, HALL
    raise HostError("import-nowhere")
