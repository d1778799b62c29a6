"""Tables that nobody comes back to are closed: lobbies without a change for long, whose people are told before, and
those of servers that have removed the bot."""

from __future__ import annotations

from collections.abc import Collection
from math import inf

from msgspec.structs import replace

from rules.core import words
from rules.host.absence import going_on, paused
from rules.host.calendar import DAY
from rules.host.model import HostError, Table
from rules.host.opening import OPEN
from rules.host.outbox import post_lobby, post_refresh
from rules.host.reseating import ENDED, Reseating
from rules.host.telling import tell

LOBBY_LIFE = 14 * DAY
NOTICE = 2 * DAY  # between the warning and the end, at least
DEPARTED = 30 * DAY


def closes_at(table: Table) -> float | None:
    """When a lobby is closed whose people were warned since anything changed there; None: they have yet to be."""
    warned = table.gathering.warned
    return max(table.changed + LOBBY_LIFE, warned + NOTICE) if warned > table.changed else None


class Closing(Reseating):
    async def note_servers(self, present: Collection[int]) -> None:
        """The bot is in these servers, as far as it can see: some may have removed it, or invited it again, while it
        was away."""
        async with self._store.reading() as reader:
            departed = await reader.departures(inf)
            inhabited = {guild for guild in await reader.inhabited() if self.realm.has(guild)}
        for guild in {*departed} & {*present}:
            await self.note_return(guild)
        for guild in inhabited - {*present}:
            await self.note_departure(guild)

    async def note_departure(self, guild: int) -> None:
        """The bot was removed from a server; the first time counts. Where nobody can play, no clock runs."""
        async with self._store.writing() as writer:
            await writer.save_departure(guild, self._clock())
        for table_id in await self._at_play(guild):
            async with self._changing(table_id) as table:
                if table.status == "running" and table.paused is None:
                    after = self._changed(table, **paused(table, "departed", self._clock()))
                    async with self._committing(table, after):  # nobody is there to be told
                        pass

    async def note_return(self, guild: int) -> None:
        """The bot is there again, and its tables go on where they stood."""
        for table_id in await self._at_play(guild):
            async with self._changing(table_id) as table:
                if table.paused is not None and table.paused.why == "departed":
                    after = self._changed(table, **going_on(table, self._clock()))
                    async with self._committing(table, after) as writer:
                        await post_refresh(writer, after)
        async with self._store.writing() as writer:
            await writer.drop_departure(guild)

    async def _at_play(self, guild: int) -> list[str]:
        async with self._store.reading() as reader:
            return [table.id for table in await reader.tables(guild, None, None, ("running",))]

    async def close_forsaken(self) -> list[Table]:
        """Those that were closed now. Others are told that they will be."""
        now = self._clock()
        async with self._store.reading() as reader:
            departed, gone = await reader.departures(inf), await reader.departures(now - DEPARTED)
            forsaken = [table for guild in gone for table in await reader.tables(guild, None, None, OPEN)]
            lobbies = await reader.tables(None, None, None, ("lobby",))
        forsaken, lobbies = ([table for table in some if self.realm.has(table.guild)] for some in (forsaken, lobbies))
        closed: list[Table] = []
        for table in forsaken:
            closed += await self._close_if(table.id, "running", "lobby")
        for table in lobbies:
            if table.changed <= now - LOBBY_LIFE + NOTICE and table.guild not in departed:
                closed += await self._let_expire(table.id)
        return closed

    async def _close_if(self, table_id: str, *status: str) -> list[Table]:
        """Unless somebody has done something about it just now."""
        try:
            async with self._changing(table_id) as table:
                return [await self._end(table)] if table.status in status else []
        except HostError:
            return []

    async def _let_expire(self, table_id: str) -> list[Table]:
        """A lobby that nobody has touched for long: its people are warned, or it is closed."""
        try:
            async with self._changing(table_id) as table:
                end, now = closes_at(table), self._clock()
                if table.status != "lobby" or table.changed > now - LOBBY_LIFE + NOTICE:
                    return []
                if end is None:
                    await self._warn(table)
                return [await self._expire(table)] if end is not None and now >= end else []
        except HostError:
            return []

    async def _warn(self, table: Table) -> None:
        """It counts as no change: nobody has done anything."""
        now = self._clock()
        after = replace(table, revision=table.revision + 1, gathering=replace(table.gathering, warned=now))
        end = closes_at(after)
        assert end is not None
        said = words("host-expiring", table=table.name, end=str(int(end)))
        async with self._committing(table, after) as writer:
            await post_lobby(writer, after)
            await tell(writer, after, table.people, said, "keep", now=now)

    async def _expire(self, table: Table) -> Table:
        after = self._changed(table, **ENDED)
        async with self._committing(table, after) as writer:
            await post_lobby(writer, after)
            said = words("host-expired", table=table.name)
            await tell(writer, after, table.people, said, now=self._clock())
        return after
