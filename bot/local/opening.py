"""The first time: a word of welcome, and every table that an older house has kept is shown again."""

from __future__ import annotations

from bot.client import Castellan
from bot.local.server.people import BOT, GUILD, HALL
from bot.local.server.things import Message
from bot.local.server.world import World
from bot.words import Speaker


async def furnish(world: World, bot: Castellan, language: str) -> None:
    """Before the bot is there: the channels that its tables stand in, threads too."""
    if not world.is_new:
        return
    welcome = Speaker(language)("local-welcome")
    await world.put(Message(id=world.new_id(), channel=HALL, author=BOT, content=welcome))
    for table in await bot.host.tables(guild=GUILD, status=("lobby", "running")):
        if table.channel not in world.channels:
            await world.open_thread(world.channel(HALL), table.name, announced=True, id=table.channel)
    await bot.host.show_again(GUILD)
