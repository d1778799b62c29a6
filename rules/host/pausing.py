"""A table stands still for a while: by agreement, by whoever opened it, or because everybody is away."""

from __future__ import annotations

from rules.core import words
from rules.host.absence import attended, going_on, paused, present, with_seat
from rules.host.desk import Desk, require_players, require_running, seat_of
from rules.host.model import HostError, PauseReason, Table
from rules.host.outbox import post_notice, post_turn


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
                await post_turn(writer, after, {"change": "returned", "seat": mine}, calls=())
            return after

    async def pause(self, table_id: str, *, why: PauseReason = "host") -> Table:
        """At once: for whoever may decide it alone."""
        async with self._changing(table_id) as table:
            require_pausable(table)
            return await self._pause(table, why)

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

    async def _pause(self, table: Table, why: PauseReason) -> Table:
        after = self._changed(table, **paused(table, why, self._clock()))
        async with self._committing(table, after) as writer:
            await writer.drop_polls(table.id, "pause")
            key = "host-now-frozen" if why == "frozen" else "host-now-paused"
            await post_notice(writer, after, words(key, table=table.name), *(() if why == "frozen" else ("resume",)))
        return after


def require_pausable(table: Table) -> None:
    require_running(table)
    require_players(table)
    if table.paused is not None:
        raise HostError("host-already-paused", table=table.name)
