"""/medioevo: realms, barbarians, trade and war."""

from discord.ext import commands

from bot.commands import add_game
from rules.medioevo import GAME


async def setup(bot: commands.Bot) -> None:
    await add_game(bot, GAME)
