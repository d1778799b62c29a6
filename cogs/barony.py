"""/barony: hex conquest."""

from discord.ext import commands

from bot.commands import add_game
from rules.barony import GAME


async def setup(bot: commands.Bot) -> None:
    await add_game(bot, GAME)
