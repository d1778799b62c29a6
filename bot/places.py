"""Where tables are: the channels and threads of a server."""

from __future__ import annotations

from typing import TypeAlias

import discord

_REMEMBERED = 1000
Place: TypeAlias = "discord.abc.GuildChannel | discord.Thread"


class Places:
    """The channels of tables. Discord tells a bot of all channels and of threads in use; a thread that is archived has
    to be asked for, and what is said of it is remembered."""

    def __init__(self) -> None:
        self._archived: dict[int, Place | None] = {}

    async def server(self, client: discord.Client, guild: int) -> discord.Guild | None:
        """One that another process hears of is asked for. None for one that the bot is not in."""
        known = client.get_guild(guild)
        if known is not None or not isinstance(client, discord.AutoShardedClient):
            return known
        try:
            return await client.fetch_guild(guild, with_counts=False)
        except discord.HTTPException:
            return None

    async def find(self, guild: discord.Guild, channel: int) -> Place | None:
        """None for one that is gone, or closed to the bot."""
        place = guild.get_channel_or_thread(channel) or await self._ask(guild, channel)
        return None if isinstance(place, discord.Thread) and place.parent is None else place

    async def _ask(self, guild: discord.Guild, channel: int) -> Place | None:
        if channel not in self._archived:
            if len(self._archived) >= _REMEMBERED:
                self._archived.clear()
            try:
                self._archived[channel] = await guild.fetch_channel(channel)
            except (discord.NotFound, discord.Forbidden, discord.InvalidData):
                self._archived[channel] = None
            except discord.HTTPException:
                return None
        return self._archived[channel]
