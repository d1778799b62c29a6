"""A table stands still for a while: by agreement, by whoever opened it, or because everybody is away."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core import words
from rules.host.absence import going_on, is_deserted, paused, returned
from rules.host.desk import Desk, require_players, require_running, seat_of
from rules.host.model import HostError, Pause, PauseReason, Table
from rules.host.outbox import post_notice, post_refresh, post_turn


class Pausing(Desk):
    async def come_back(self, table_id: str, player: int) -> Table:
        """A player is there again: nobody plays for them any more, and if all were away the table goes on."""
        async with self._changing(table_id) as table:
            require_running(table)
            mine = seat_of(table, player)
            if not table.seats[mine].regent:
                raise HostError("host-not-away", table=table.name)
            after = self._changed(table, **returned(table, mine, self._clock()))
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
            return await self._resume(table, player)

    async def _resume(self, table: Table, player: int | None) -> Table:
        """Where nobody is there for whom it could go on, it pauses until somebody is."""
        assert table.paused is not None
        now = self._clock()
        here = table if player is None else replace(table, **returned(table, seat_of(table, player), now))
        deserted = is_deserted(here.seats)
        if deserted and table.paused.why == "away":
            raise HostError("host-deserted", table=table.name)
        after = self._changed(here, **({"paused": Pause(now, "away")} if deserted else going_on(here, now)))
        async with self._committing(table, after, told=True) as writer:
            await post_turn(writer, after, {"change": "deserted" if deserted else "resumed"})
        return after

    async def _pause(self, table: Table, why: PauseReason) -> Table:
        after = self._changed(table, **paused(table, why, self._clock()))
        async with self._committing(table, after) as writer:
            await writer.drop_polls(table.id, "pause")
            key = "host-now-frozen" if why == "frozen" else "host-now-paused"
            await post_refresh(writer, after)
            await post_notice(writer, after, words(key, table=table.name), *(() if why == "frozen" else ("resume",)))
        return after


def require_pausable(table: Table) -> None:
    require_running(table)
    require_players(table)
    if table.paused is not None:
        raise HostError("host-already-paused", table=table.name)
