"""The clock of a table: how long a seat has for its answer, whom to remind, and what is played when time is up."""

from __future__ import annotations

from typing import Any
from zoneinfo import available_timezones

from msgspec.structs import replace

from rules.core import words
from rules.host.absence import attended, struck, with_seat
from rules.host.agreed import agreed_about_time
from rules.host.banks import BANKS, LONGEST, require_sound
from rules.host.comings import has_news, on_leave
from rules.host.desk import require_players, require_running
from rules.host.gathering import require_host
from rules.host.model import Asked, HostError, OpenTable, Table, TimeBank
from rules.host.outbox import post_lobby, post_notice, post_refresh, post_reminder
from rules.host.play import Play
from rules.host.servers import server_of
from rules.host.standins import in_place_of
from rules.host.summons import remind_beside
from rules.host.waiting import (
    asked_since,
    called_late,
    clocked,
    due,
    end_of,
    is_late,
    opened_banks,
    reminded,
    reminder_of,
    stopped,
)

_AT_ONCE = 500  # timed moves in a row: a game that goes on beyond that by itself would never stop


class Deadlines(Play):
    @property
    def now(self) -> float:
        return self._clock()

    async def set_deadline(self, table_id: str, player: int | None, hours: int) -> Table:
        """So many hours for every answer; 0: as many as it takes."""
        if not 0 <= hours <= LONGEST:
            raise HostError("host-bad-deadline", hours=LONGEST)
        return await self._set_time(table_id, player, hours=hours, bank=None)

    async def set_bank(self, table_id: str, player: int | None, bank: str | TimeBank) -> Table:
        """Time for the whole game: one of `BANKS` by its name, or any other."""
        if isinstance(bank, str) and bank not in BANKS:
            raise HostError("host-bad-bank")
        meant = BANKS[bank] if isinstance(bank, str) else bank
        require_sound(meant)
        return await self._set_time(table_id, player, hours=0, bank=meant)

    async def set_terms(self, table_id: str, player: int | None, **terms: Any) -> Table:
        """What else is agreed about time (`Terms`); what is not named stays. A running answer has its whole time
        again."""
        if terms.get("zone", "UTC") not in available_timezones():
            raise HostError("host-bad-zone", zone=terms["zone"])
        return await self._set_time(table_id, player, **terms)

    async def _set_time(self, table_id: str, player: int | None, hours: int | None = None, **terms: Any) -> Table:
        """Before the game its host may, `player` being the one who asks; later it is for the caller to know who may.
        Where the server has settled it, only admins may, for whom `player` is None. Everybody's time begins anew."""
        async with self._changing(table_id) as table:
            if player is not None:
                await self._require_unsettled(table)
            agreed = replace(table.terms, **terms)
            after = self._changed(table, deadline=table.deadline if hours is None else hours, terms=agreed)
            if table.status == "lobby":
                if player is not None:
                    require_host(table, player)
            else:
                require_running(table)
                require_players(table)
                position = await self.look(table_id)
                banks = table.banks if agreed.bank == table.terms.bank else opened_banks(after)
                after = replace(after, asked=asked_since(position.state, {}, self._clock()), banks=banks)
            async with self._committing(table, after) as writer:
                if table.status == "lobby":
                    await post_lobby(writer, after)
                else:
                    said = words("host-time-set", table=after.name, terms=[*agreed_about_time(after)])
                    await post_refresh(writer, after)
                    await post_notice(writer, after, said)
            return after

    async def _require_unsettled(self, table: Table) -> None:
        async with self._store.reading() as reader:
            if (await server_of(reader, table.guild)).fixed:
                raise HostError("host-clock-fixed")

    async def enforce(self, table_id: str) -> OpenTable:
        """Do what is due: let those go and come who are on leave, play for those whose time is up, tell those for whom
        nothing is played, remind others. Nobody's time ends without a reminder before it, even if the house was closed
        meanwhile. Every step is committed by itself, so that a crash in between loses and repeats nothing."""
        async with self._lock(table_id):
            with self._in_one_breath(table_id):
                return await self._enforce(await self._attended(await self.look(table_id)))

    async def _enforce(self, position: OpenTable) -> OpenTable:
        for _ in range(_AT_ONCE):
            late = self._late(position.table)
            if late is None:
                break
            position = await self._time_is_up(position, late)
        return await self._remind(position)

    # Leave

    async def _attended(self, position: OpenTable) -> OpenTable:
        """Whose leave has begun and is played for, gets a regent; whose leave is over is back; and the call says so."""
        table, now = position.table, self._clock()
        if table.status != "running" or not has_news(table, now):
            return position
        seats = tuple(on_leave(table, seat, now) for seat in table.seats)
        settled = replace(table, asked=table.asked if table.paused else stopped(table, now))
        after = self._changed(settled, **attended(settled, seats, now))
        async with self._committing(table, after) as writer:
            for number, (before, seat) in enumerate(zip(table.seats, seats, strict=True)):
                if before.regent != seat.regent and (seat.regent or seat.leave is None):
                    key = "host-leave-regent" if seat.regent else "host-returned"
                    await post_notice(writer, after, words(key, seat=number))
            if after.paused and not table.paused:
                await post_notice(writer, after, words("change-deserted"))
            await post_refresh(writer, after)
        return replace(position, table=after)

    # Time

    def _late(self, table: Table) -> int | None:
        if not table.is_timed or table.paused or table.status != "running":
            return None
        now = self._clock()
        return next((seat for seat in clocked(table) if is_late(table, seat, now)), None)

    async def _time_is_up(self, position: OpenTable, seat: int) -> OpenTable:
        table, upon = position.table, position.table.terms.upon
        if upon == "call":
            late = with_seat(table, seat, struck(table, seat))
            return await self._tell(position, {seat: called_late(table, seat, self._clock())}, seats=late)
        passing = position.game.timeout(position.state, seat) if upon == "pass" else None
        action = await in_place_of(position, seat) if passing is None else passing
        moved = await self._play(position, seat, action, hand="standin", passed=passing is not None)
        return moved.position

    async def _remind(self, position: OpenTable) -> OpenTable:
        table, now = position.table, self._clock()
        if due(table) is None or not table.is_timed or table.paused:
            return position
        warned = {
            seat: reminded(table, seat, now)
            for seat in clocked(table)
            if not table.asked[seat].told and reminder_of(table, seat) <= now
        }
        return await self._tell(position, warned) if warned else position

    async def _tell(self, position: OpenTable, told: dict[int, Asked], **changes: Any) -> OpenTable:
        """Seats are called; that they were is noted with it."""
        table = position.table
        after = self._changed(table, asked={**table.asked, **told}, **changes)
        async with self._committing(table, after) as writer:
            await post_reminder(writer, after, list(told), end=min(end_of(after, seat) for seat in told))
            for seat in told:
                await remind_beside(writer, after, seat, self._clock())
        return replace(position, table=after)
