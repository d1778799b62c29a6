"""The same people play the same game again: each is asked, and sits one chair further on."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core import words
from rules.host.chairs import computer, newcomer
from rules.host.desk import find_table, seat_of
from rules.host.gathering import in_order, turned
from rules.host.inviting import ANSWERS, Inviting
from rules.host.model import UNLIMITED, Committed, Gathering, Guest, HostError, Limits, Seat, Table
from rules.host.opening import Opening, name_for_new
from rules.host.outbox import post_lobby
from rules.host.pledging import new_pledge
from rules.host.seating import LOSER, LOT
from rules.host.store import Reader
from rules.host.telling import tell


class Rematches(Opening, Inviting):
    async def rematch(
        self, former_id: str, player: int, name: str, channel: int, *, limits: Limits = UNLIMITED
    ) -> Table:
        """For somebody who has played there. The first who wants it opens the table, where the others are asked; who
        wants it too has a seat there."""
        async with self._lock(former_id):
            former = await self.table(former_id)
            if former.status != "over":
                raise HostError("rematch-running", table=former.name)
            seat_of(former, player)
            async with self._store.reading() as reader:
                opened = await _opened_for(reader, former)
            if opened is None:
                return await self._open_again(former, player, name, channel, limits)
        return opened if opened.seats_of(player) else await self.join(opened.id, player, name)

    async def _open_again(self, former: Table, player: int, name: str, channel: int, limits: Limits) -> Table:
        now = self._clock()
        others = [Guest(seat.player, seat.name) for seat in former.seats if seat.player not in (None, player, 0)]
        async with self._store.writing() as writer:
            table = await self._new_table(
                writer,
                game=former.game,
                guild=former.guild,
                channel=channel,
                language=former.language,
                player=player,
                seats=await self._first_seats(writer, former, player, name),
                name=await name_for_new(writer, former.guild, player, former.name, limits),
                options=former.options,
                gathering=Gathering(
                    private=former.gathering.private,
                    invited=tuple(others),
                    rematch=former.id,
                    order=turned(former),
                ),
            )
            begins = LOSER if former.begins == LOSER else LOT
            table = replace(table, deadline=former.deadline, terms=former.terms, hints=former.hints, begins=begins)
            table = replace(table, pledge=new_pledge() if former.pledge else None)
            await writer.insert_table(table)
            await post_lobby(writer, table)
            asks = table.seats[seat_of(table, player)].name
            said = words("host-rematch", name=asks, table=table.name, game=words(f"game-{table.game}"))
            await tell(writer, table, [guest.player for guest in others], said, *ANSWERS, now=now)
        self._announce(Committed(before=None, after=table))
        return table

    async def _first_seats(self, reader: Reader, former: Table, player: int, name: str) -> tuple[Seat, ...]:
        """Who has asked for it, and as many computers as there were, which try as hard and are fond of the same."""
        seats: tuple[Seat, ...] = (await newcomer(reader, player, name, self._clock()),)
        for seat in former.seats[1:] + former.seats[:1]:
            if seat.is_computer:
                like = replace(computer(seats), level=seat.level, temper=seat.temper, engine=seat.engine)
                seats = (*seats, like)
        return in_order(seats, turned(former))


async def _opened_for(reader: Reader, former: Table) -> Table | None:
    """The lobby in which the people of that game gather already."""
    lobbies = await reader.tables(former.guild, None, None, ("lobby",))
    again = next((table for table in lobbies if table.gathering.rematch == former.id), None)
    return None if again is None else await find_table(reader, again.id)
