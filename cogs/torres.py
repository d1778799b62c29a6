"""/torres: castles, knights and a king."""

from discord.ext import commands

from bot.commands import add_game
from rules.torres import GAME


async def setup(bot: commands.Bot) -> None:
    await add_game(bot, GAME)
