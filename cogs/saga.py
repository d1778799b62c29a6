"""/saga: knights with hidden hands."""

from discord.ext import commands

from bot.commands import add_game
from rules.saga import GAME


async def setup(bot: commands.Bot) -> None:
    await add_game(bot, GAME)
