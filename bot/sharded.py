"""The bot with several connections to Discord, one a shard: all there are, or those of one process among several."""

from __future__ import annotations

from discord.ext import commands

from bot.client import Castellan


class ShardedCastellan(Castellan, commands.AutoShardedBot):
    """Nothing of the bot knows by which connection it hears something."""
