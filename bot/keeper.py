"""The homes of tables: a thread is kept open while its game goes on, a post of a forum wears the right tags, and where
a channel is gone people hear of it."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import discord

from bot.clock import Scheduler
from bot.publish.trouble import Troubles
from bot.tags import tags_for
from rules.core import words
from rules.host import Committed, Host, Status, Table

_ALL, _OTHERS = "homes:all", "homes:others"
_EVERY = 3600.0  # seconds
_AT_A_TIME = 100
_PAUSE = 1.0  # seconds before the next ones
_OPEN: tuple[Status, ...] = ("lobby", "running")
_log = logging.getLogger(__name__)


class Keeper:
    def __init__(self, client: discord.Client, host: Host, scheduler: Scheduler, troubles: Troubles) -> None:
        self._client, self._host, self._scheduler, self._troubles = client, host, scheduler, troubles

    def begin(self) -> None:
        """After a start, and once an hour: threads may have been put away, or channels deleted, while nobody looked."""
        self._scheduler.every(_ALL, _EVERY, self._look_after_all, at_once=True)

    def hear(self, change: Committed) -> None:
        """A post of a forum says by its tags how its table stands."""
        before, after = change.before, change.after
        moved = before is None or (before.status, before.channel) != (after.status, after.channel)
        if moved and _is_post(self._client.get_channel(after.channel)):
            self._scheduler.soon(f"homes:{after.id}", lambda: self._visit(after.id))

    def consider(self, channel: int) -> None:
        """Something has become of a channel or thread, in which tables may live."""
        self._scheduler.soon(f"homes:{channel}", lambda: self._visit_all(channel))

    async def _look_after_all(self, after: str = "") -> None:
        """Some of them; then the others, for those who have other work to have their turn between."""
        homes = await self._host.homes(after, _AT_A_TIME)
        if len(homes) == _AT_A_TIME:
            self._scheduler.later(_OTHERS, _PAUSE, partial(self._look_after_all, homes[-1][0]))
        for table_id, server, channel in homes:
            if self._needs_care(server, channel):
                await self._visit(table_id)

    def _needs_care(self, server: int, channel: int) -> bool:
        """A channel that is there, or a thread that is open and no post of a forum, is as it should be."""
        guild = self._client.get_guild(server)
        if guild is None:
            return False
        place = guild.get_channel_or_thread(channel)
        return place is None or _is_post(place) or (isinstance(place, discord.Thread) and place.archived)

    async def _visit_all(self, channel: int) -> None:
        for table in await self._host.tables(channel=channel, status=_OPEN):
            await self._look_after(table)

    async def _visit(self, table_id: str) -> None:
        await self._look_after(await self._host.table(table_id))

    async def _look_after(self, table: Table) -> None:
        guild = self._client.get_guild(table.guild)
        if guild is None or guild.unavailable:
            return
        try:
            place = guild.get_channel_or_thread(table.channel) or await guild.fetch_channel(table.channel)
            if isinstance(place, discord.Thread):
                await _keep(table, place)
        except discord.NotFound:
            self._troubles.note(table, words("trouble-gone", table=table.name))
            await self._host.note_lost(table.id)
        except (discord.HTTPException, discord.InvalidData, OSError) as error:
            _log.info("table %s: its home %s cannot be looked after: %s", table.id, table.channel, error)


async def _keep(table: Table, thread: discord.Thread) -> None:
    """One that somebody has locked is theirs to open."""
    changes: dict[str, Any] = {}
    if thread.archived and not thread.locked and table.status in _OPEN:
        changes["archived"] = False
    if isinstance(thread.parent, discord.ForumChannel) and not thread.locked:
        worn = thread.applied_tags
        tags = await tags_for(thread.parent, table.game, table.status, table.language, worn)
        changes |= {"applied_tags": tags} if {*tags} != {*worn} else {}
    if changes:
        await thread.edit(**changes)


def _is_post(place: object) -> bool:
    return isinstance(place, discord.Thread) and isinstance(place.parent, discord.ForumChannel)
