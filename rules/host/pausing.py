"""A table stands still for a while: by agreement, by whoever opened it, or because everybody is away."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from rules.core import words
from rules.host.absence import attended, going_on, paused, present, with_seat
from rules.host.calendar import DAY
from rules.host.desk import Desk, find_table, require_players, require_running, seat_of
from rules.host.model import HostError, PauseReason, Poll, Table
from rules.host.outbox import post_notice, post_poll, post_turn

_LIFE = 7 * DAY  # seconds for which a proposal stands


class Pausing(Desk):
    async def come_back(self, table_id: str, player: int) -> Table:
        """A player is there again: nobody plays for them any more, and if all were away the table goes on."""
        async with self._changing(table_id) as table:
            require_running(table)
            mine = seat_of(table, player)
            if not table.seats[mine].regent:
                raise HostError("host-not-away", table=table.name)
            after = self._changed(table, **attended(table, with_seat(table, mine, present(table, mine)), self._clock()))
            async with self._committing(table, after, told=True) as writer:
                await post_turn(writer, after, {"change": "returned", "seat": mine})
            return after

    async def pause(self, table_id: str, *, why: PauseReason = "host") -> Table:
        """At once: for whoever may decide it alone."""
        async with self._changing(table_id) as table:
            self._require_pausable(table)
            return await self._pause(table, why)

    async def propose_pause(self, table_id: str, player: int) -> Table | Poll:
        """The others are asked, those excepted who are away. Nobody to ask: it pauses."""
        async with self._changing(table_id) as table:
            self._require_pausable(table)
            mine = seat_of(table, player)
            missing = tuple(
                number for number, seat in enumerate(table.seats) if number != mine and not seat.plays_itself
            )
            if not missing:
                return await self._pause(table, "agreed")
            poll = Poll(
                id=secrets.token_hex(8),
                table=table.id,
                kind="pause",
                seat=mine,
                about=None,
                missing=missing,
                made=self._clock(),
            )
            async with self._committing(table, table) as writer:
                await writer.drop_polls(table.id, "pause")
                await writer.save_poll(poll)
                await post_poll(writer, table, poll)
            return poll

    async def poll(self, poll_id: str) -> Poll:
        """One that still stands."""
        async with self._store.reading() as reader:
            poll = await reader.poll(poll_id)
            if poll is None or not self._is_open(poll, await find_table(reader, poll.table)):
                raise HostError("host-poll-stale")
            return poll

    async def answer_poll(self, poll_id: str, player: int, agree: bool) -> Table | Poll | None:
        """None: somebody does not want it, or who proposed it has changed their mind."""
        poll = await self.poll(poll_id)
        async with self._changing(poll.table) as table:
            poll = await self.poll(poll_id)
            mine = seat_of(table, player)
            if mine not in poll.missing and not (mine == poll.seat and not agree):
                raise HostError("host-poll-not-asked", table=table.name)
            missing = tuple(seat for seat in poll.missing if seat != mine)
            if agree and not missing:
                return await self._pause(table, "agreed")
            async with self._committing(table, table) as writer:
                if agree:
                    await writer.save_poll(replace(poll, missing=missing))
                    return replace(poll, missing=missing)
                await writer.drop_polls(table.id, "pause")
                await post_notice(writer, table, words("host-pause-refused", seat=mine))
            return None

    async def resume(self, table_id: str, player: int | None) -> Table:
        """Anyone who sits there lets it go on; None: somebody who need not sit there. What was frozen is for them
        alone to thaw."""
        async with self._changing(table_id) as table:
            require_running(table)
            if player is not None:
                seat_of(table, player)
            if table.paused is None:
                raise HostError("host-not-paused", table=table.name)
            if table.paused.why == "frozen" and player is not None:
                raise HostError("host-frozen", table=table.name)
            seats = table.seats
            if player is not None:
                mine = seat_of(table, player)
                seats = with_seat(table, mine, present(table, mine))
            after = self._changed(table, seats=seats, **going_on(table, self._clock()))
            async with self._committing(table, after, told=True) as writer:
                await post_turn(writer, after, {"change": "resumed"})
            return after

    def _require_pausable(self, table: Table) -> None:
        require_running(table)
        require_players(table)
        if table.paused is not None:
            raise HostError("host-already-paused", table=table.name)

    async def _pause(self, table: Table, why: PauseReason) -> Table:
        after = self._changed(table, **paused(table, why, self._clock()))
        async with self._committing(table, after) as writer:
            await writer.drop_polls(table.id, "pause")
            key = "host-now-frozen" if why == "frozen" else "host-now-paused"
            await post_notice(writer, after, words(key, table=table.name), *(() if why == "frozen" else ("resume",)))
        return after

    def _is_open(self, poll: Poll, table: Table) -> bool:
        fresh = table.status == "running" and self._clock() < poll.made + _LIFE
        return fresh and (poll.kind != "pause" or table.paused is None)
