"""Tables that nobody comes back to are closed: lobbies without a change for long, and those of servers that have
removed the bot."""

from __future__ import annotations

from rules.host.calendar import DAY
from rules.host.lobby import OPEN, Lobby
from rules.host.model import HostError, Table

LOBBY_LIFE = 14 * DAY
DEPARTED = 30 * DAY


class Closing(Lobby):
    async def note_departure(self, guild: int) -> None:
        """The bot was removed from a server; the first time counts."""
        async with self._store.writing() as writer:
            await writer.save_departure(guild, self._clock())

    async def note_return(self, guild: int) -> None:
        async with self._store.writing() as writer:
            await writer.drop_departure(guild)

    async def close_forsaken(self) -> list[Table]:
        """Those that were closed now."""
        now = self._clock()
        async with self._store.reading() as reader:
            gone = await reader.departures(now - DEPARTED)
            forsaken = [table for guild in gone for table in await reader.tables(guild, None, None, OPEN)]
            lobbies = await reader.tables(None, None, None, ("lobby",))
        closed: list[Table] = []
        for table in forsaken:
            closed += await self._close(table.id, "running", "lobby")
        for table in lobbies:
            if table.changed <= now - LOBBY_LIFE and table.guild not in gone:
                closed += await self._close(table.id, "lobby", since=now - LOBBY_LIFE)
        return closed

    async def _close(self, table_id: str, *status: str, since: float | None = None) -> list[Table]:
        """Unless somebody has done something about it just now."""
        try:
            async with self._changing(table_id) as table:
                if table.status not in status or (since is not None and table.changed > since):
                    return []
                return [await self._end(table)]
        except HostError:
            return []
