"""Leave: somebody will not be there for some days, and says so. Every table of theirs knows at once."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime

from msgspec.structs import replace

from rules.host.absence import attended, with_seat
from rules.host.calendar import DAY
from rules.host.desk import Desk
from rules.host.model import Committed, HostError, Leave, Person, Seat, Table
from rules.host.outbox import post_lobby, post_refresh
from rules.host.store import Writer
from rules.host.waiting import stopped

LONGEST_LEAVE = 21  # days at a time
YEARLY_LEAVE = 42  # days that begin in one calendar year
_CLOCKS = 2 / 24  # of a day: what days may be longer when clocks are put back, once or twice a year


class Leaves(Desk):
    async def take_leave(self, player: int, leave: Leave) -> Person:
        """From now or later on. It takes the place of one that was planned; one that has begun is only prolonged or cut
        short. What was entrusted to a regent before still is, unless `leave` says otherwise."""
        now = self._clock()
        async with self._everywhere(player) as (writer, wishes, tables):
            former = wishes.leave if wishes.leave is not None and wishes.leave.end > now else None
            begun = former is not None and former.start <= now
            entrusted = leave.mandate or (wishes.leave.mandate if wishes.leave is not None else {})
            start = former.start if former is not None and begun else max(leave.start, now)
            meant = replace(leave, start=start, mandate=entrusted)
            wanted = replace(wishes, leave=meant, taken=_taken(wishes, now) if former is None else wishes.taken)
            _require_modest(wanted, meant, now)
            await writer.save_person(player, wanted)
            await self._note(writer, player, tables, meant, begun=begun)
        self._tell_all(tables)
        return wanted

    async def end_leave(self, player: int) -> Person:
        """They are back, or will not go; at every table nobody plays for them any more."""
        now = self._clock()
        async with self._everywhere(player) as (writer, wishes, tables):
            wanted = replace(wishes, leave=None, taken=_taken(wishes, now))
            await writer.save_person(player, wanted)
            await self._note(writer, player, tables, None)
        self._tell_all(tables)
        return wanted

    @asynccontextmanager
    async def _everywhere(self, player: int) -> AsyncGenerator[tuple[Writer, Person, list[tuple[Table, Table]]]]:
        """All tables of a person, locked, in one transaction; the list takes what becomes of them."""
        async with self._store.reading() as reader:
            mine = sorted(table.id for table in await reader.tables(None, None, player, ("lobby", "running")))
        async with AsyncExitStack() as stack:
            for table_id in mine:
                await stack.enter_async_context(self._lock(table_id))
            writer = await stack.enter_async_context(self._store.writing())
            tables = await writer.tables(None, None, player, ("lobby", "running"))
            locked = [(table, table) for table in tables if table.id in mine]
            yield writer, await writer.person(player) or Person(), locked

    async def _note(
        self,
        writer: Writer,
        player: int,
        tables: list[tuple[Table, Table]],
        leave: Leave | None,
        *,
        begun: bool = False,
    ) -> None:
        """What was used of somebody's time until now was used as things stood until now. `begun`: they are away
        already, but for the tables where they have come back."""
        now = self._clock()
        for place, (table, _) in enumerate(tables):
            settled = table if table.paused else replace(table, asked=stopped(table, now))
            seats = table.seats
            for number in table.seats_of(player):
                if begun and table.seats[number].leave is None:
                    continue
                seats = with_seat(replace(table, seats=seats), number, _on(table.seats[number], leave))
            after = self._changed(settled, **attended(settled, seats, now))
            await writer.update_table(after)
            await (post_lobby if table.status == "lobby" else post_refresh)(writer, after)
            tables[place] = (table, after)

    def _tell_all(self, tables: list[tuple[Table, Table]]) -> None:
        for before, after in tables:
            self._announce(Committed(before=before, after=after))


def _on(seat: Seat, leave: Leave | None) -> Seat:
    """A seat whose player goes on leave, or comes back from it and from whatever else kept them."""
    if leave is None:
        return replace(seat, leave=None, regent="", strikes=0)
    return replace(seat, leave=leave)


def _taken(wishes: Person, now: float) -> tuple[tuple[float, float], ...]:
    """When somebody was away, with what has gone by of the leave that is their latest."""
    leave = wishes.leave
    if leave is None or leave.start >= now:
        return wishes.taken
    return (*wishes.taken, (leave.start, min(now, leave.end)))


def days(span: tuple[float, float]) -> float:
    return (span[1] - span[0]) / DAY


def days_of_year(wishes: Person, year: int) -> float:
    """How many days of leave have begun in that year, those planned excepted."""
    return sum(days(span) for span in wishes.taken if datetime.fromtimestamp(span[0], UTC).year == year)


def _require_modest(wishes: Person, leave: Leave, now: float) -> None:
    if leave.end <= max(now, leave.start):
        raise HostError("host-leave-over")
    if days((leave.start, leave.end)) > LONGEST_LEAVE + _CLOCKS:
        raise HostError("host-leave-long", days=LONGEST_LEAVE)
    year = datetime.fromtimestamp(leave.start, UTC).year
    if days_of_year(wishes, year) + days((leave.start, leave.end)) > YEARLY_LEAVE + _CLOCKS:
        left = max(0, int(YEARLY_LEAVE - days_of_year(wishes, year)))
        raise HostError("host-leave-year", days=YEARLY_LEAVE, left=left)
