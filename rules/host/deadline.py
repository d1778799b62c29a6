"""The clock of a table: how long a seat has for its answer, whom to remind, and what is played when time is up."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core import words
from rules.host.desk import require_players, require_running, seat_of
from rules.host.model import Asked, HostError, OpenTable, Table
from rules.host.outbox import post_lobby, post_notice, post_reminder
from rules.host.play import Play
from rules.host.waiting import asked_since, clocked, due, end_of, reminder_of, since_for_reminder

LONGEST = 30 * 24  # hours
_AT_ONCE = 500  # timed moves in a row: a game that goes on beyond that by itself would never stop


class Deadlines(Play):
    @property
    def now(self) -> float:
        return self._clock()

    async def set_deadline(self, table_id: str, player: int | None, hours: int) -> Table:
        """Before the game anybody seated may, `player` being the one who asks; later it is for the caller to know
        who may. Everybody's time begins anew."""
        if not 0 <= hours <= LONGEST:
            raise HostError("host-bad-deadline", hours=LONGEST)
        async with self._changing(table_id) as table:
            if table.status == "lobby":
                if player is not None:
                    seat_of(table, player)
                after = self._changed(table, deadline=hours)
            else:
                require_running(table)
                require_players(table)
                position = await self.look(table_id)
                afresh = asked_since(position.state, {}, self._clock())
                after = self._changed(table, deadline=hours, asked=afresh)
            async with self._committing(table, after) as writer:
                if table.status == "lobby":
                    await post_lobby(writer, after)
                else:
                    await post_notice(writer, after, words("host-deadline-set", table=table.name, hours=hours))
            return after

    async def enforce(self, table_id: str) -> OpenTable:
        """Do what is due: play for those whose time is up, tell those for whom nothing can be played, remind others.
        Nobody's time ends without a reminder before it, even if the house was closed meanwhile. Every step is committed
        by itself, so that a crash in between loses and repeats nothing."""
        async with self._lock(table_id):
            with self._in_one_breath(table_id):
                return await self._enforce(await self.look(table_id))

    async def _enforce(self, position: OpenTable) -> OpenTable:
        for _ in range(_AT_ONCE):
            late = self._late(position.table)
            if late is None:
                break
            position = await self._time_is_up(position, late)
        return await self._remind(position)

    def _late(self, table: Table) -> int | None:
        if due(table) is None:
            return None
        now = self._clock()
        reminded = (seat for seat, asked in clocked(table).items() if asked.told == "reminded")
        return next((seat for seat in reminded if end_of(table, table.asked[seat]) <= now), None)

    async def _time_is_up(self, position: OpenTable, seat: int) -> OpenTable:
        action = position.game.timeout(position.state, seat)
        if action is not None:
            return (await self._play(position, seat, action, timed=True)).position
        return await self._tell(position, {seat: replace(position.table.asked[seat], told="late")})

    async def _remind(self, position: OpenTable) -> OpenTable:
        table, now = position.table, self._clock()
        if due(table) is None:
            return position
        reminded = {
            seat: replace(asked, told="reminded", since=max(asked.since, since_for_reminder(table, now)))
            for seat, asked in clocked(table).items()
            if not asked.told and reminder_of(table, asked) <= now
        }
        return await self._tell(position, reminded) if reminded else position

    async def _tell(self, position: OpenTable, told: dict[int, Asked]) -> OpenTable:
        """Seats are called; that they were is noted with it."""
        table = position.table
        after = self._changed(table, asked={**table.asked, **told})
        async with self._committing(table, after) as writer:
            await post_reminder(writer, after, list(told), end=min(end_of(after, asked) for asked in told.values()))
        return replace(position, table=after)
