"""What the people of a table decide together, by button: that it pauses, or that a late player's seat is given away."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from msgspec.structs import replace

from rules.core import Words, words
from rules.host.calendar import DAY
from rules.host.desk import find_table, require_players, require_running, seat_of
from rules.host.model import HostError, Poll, PollKind, Seat, Table
from rules.host.outbox import post_notice, post_poll
from rules.host.pausing import Pausing, require_pausable
from rules.host.reseating import Reseating

_LIFE = 7 * DAY  # seconds for which a proposal stands
LATE = 2  # times in a row, after which a seat may be given away


class Polls(Pausing, Reseating):
    async def propose_pause(self, table_id: str, player: int) -> Table | Poll:
        """The others are asked, those excepted who are away. Nobody to ask: it pauses."""
        async with self._changing(table_id) as table:
            require_pausable(table)
            return await self._propose(table, "pause", seat_of(table, player), None)

    async def propose_seat(self, table_id: str, player: int, seat: int) -> Table | Poll:
        """That the seat of somebody who was late twice or more goes to somebody else."""
        async with self._changing(table_id) as table:
            require_running(table)
            require_players(table)
            mine = seat_of(table, player)
            if not 0 <= seat < len(table.seats) or table.seats[seat].is_computer:
                raise HostError("host-no-such-seat", table=table.name)
            late = table.seats[seat]
            if seat == mine or (late.strikes < LATE and late.regent != "late"):
                raise HostError("host-not-late", table=table.name, name=late.name)
            return await self._propose(table, "seat", mine, seat)

    async def _propose(self, table: Table, kind: PollKind, mine: int, about: int | None) -> Table | Poll:
        others = (n for n, seat in enumerate(table.seats) if n not in (mine, about) and not seat.plays_itself)
        poll = Poll(
            id=secrets.token_hex(8),
            table=table.id,
            kind=kind,
            seat=mine,
            about=about,
            missing=tuple(others),
            made=self._clock(),
        )
        if not poll.missing:
            return await self._carried(table, poll)
        async with self._committing(table, table) as writer:
            await writer.drop_polls(table.id, kind)
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
            missing = tuple(seat for seat in _asked(poll, table) if seat != mine)
            if agree and not missing:
                return await self._carried(table, poll)
            async with self._committing(table, table) as writer:
                if agree:
                    await writer.save_poll(replace(poll, missing=missing))
                    return replace(poll, missing=missing)
                await writer.drop_polls(table.id, poll.kind)
                refused = "host-pause-refused" if poll.kind == "pause" else "host-seat-refused"
                key = "host-poll-withdrawn" if mine == poll.seat else refused
                await post_notice(writer, table, words(key, seat=mine))
            return None

    async def _reseat(
        self, table: Table, number: int, seat: Seat, change: str, said: Mapping[int, Words] | None = None
    ) -> Table:
        """Where nobody is left who has not agreed, it is settled."""
        after = await super()._reseat(table, number, seat, change, said)
        async with self._store.reading() as reader:
            open_now = [poll for poll in await reader.polls(table.id) if self._is_open(poll, after)]
        agreed = next((poll for poll in open_now if not _asked(poll, after) and not _is_vacant(poll, after)), None)
        return after if agreed is None else await self._carried(after, agreed)

    async def _carried(self, table: Table, poll: Poll) -> Table:
        if poll.about is None:
            return await self._pause(table, "agreed")
        return await self._give_away(table, poll.about)

    def _is_open(self, poll: Poll, table: Table) -> bool:
        """A pause is settled once it pauses; about a seat, once its player is back or gone."""
        if table.status != "running" or self._clock() >= poll.made + _LIFE:
            return False
        if poll.about is None:
            return table.paused is None
        late = table.seats[poll.about]
        return not late.is_computer and (late.strikes >= LATE or late.regent == "late")


def _asked(poll: Poll, table: Table) -> tuple[int, ...]:
    """Who has yet to answer, those excepted who have left or are played for."""
    return tuple(seat for seat in poll.missing if not table.seats[seat].plays_itself)


def _is_vacant(poll: Poll, table: Table) -> bool:
    """Whether nobody wants it any more: who proposed it has left."""
    return table.seats[poll.seat].is_computer
