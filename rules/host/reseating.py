"""Seats of a running game: left, given to somebody else, or closed with their table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.core import Words, words
from rules.host.absence import attended, with_seat
from rules.host.chairs import computer, is_last, newcomer, told_apart
from rules.host.desk import Desk, require_running, seat_of
from rules.host.model import Asked, Balance, HostError, Seat, Table
from rules.host.opening import OPEN
from rules.host.outbox import post_lobby, post_notice, post_open_seat, post_turn
from rules.host.seating import in_the_place_of
from rules.host.telling import tell
from rules.host.waiting import opened_banks

ENDED: Mapping[str, Any] = {"status": "ended", "awaited": (), "asked": {}}


class Reseating(Desk):
    async def resign(self, table_id: str, player: int, *, seek: bool = False, play_out: bool = False) -> Table:
        """A computer plays on for them; `seek`: until somebody takes the seat. Where nobody would be left to play
        against it the table is closed instead, unless computers shall `play_out` the game."""
        async with self._changing(table_id) as table:
            require_running(table)
            mine = seat_of(table, player)
            if is_last(table, player) and not play_out:
                return await self._end(table)
            return await self._vacate(table, mine, seek=seek and not play_out)

    async def _vacate(self, table: Table, number: int, *, seek: bool) -> Table:
        """The seat goes to a computer, at least for now; who had it may have it again."""
        return await self._reseat(table, number, _heir(table, number, sought=seek), "seek" if seek else "resign")

    async def _give_away(self, table: Table, number: int) -> Table:
        """The same where the others have decided it, who did not ask: whose seat it was is told."""
        former, said = table.seats[number].player, words("host-seat-lost", table=table.name)
        heir = _heir(table, number, sought=True)
        return await self._reseat(table, number, heir, "given", {former: said} if former else None)

    async def end(self, table_id: str, *, said: str = "host-ended") -> Table:
        """Close the table by hand; `said`: the key of what its people read."""
        async with self._changing(table_id) as table:
            if table.status not in OPEN:
                raise HostError("host-not-running", table=table.name)
            return await self._end(table, said)

    async def _reseat(
        self, table: Table, number: int, seat: Seat, change: str, said: Mapping[int, Words] | None = None
    ) -> Table:
        """What the former player had begun or written down is closed; nobody's wish about the seat stands any more, and
        who had asked for it in vain hears so. `said`: a word to some people who may not be looking."""
        former, now = table.seats[number], self._clock()
        settled = replace(table, asked=self._time_anew(table, number), banks=_bank_anew(table, number))
        seats = told_apart(with_seat(table, number, in_the_place_of(former, seat)))
        after = self._changed(settled, **attended(settled, seats, now))
        async with self._committing(table, after) as writer:
            await writer.drop_offer(table.id, number)
            wished = [claim.player for claim in await writer.claims(table.id) if claim.seat == number]
            await writer.drop_claims(table.id, seat=number)
            await writer.drop_polls(table.id, "seat")
            await writer.drop_drafts(table.id, number)
            if former.player is not None:
                await writer.save_note(table.id, former.player, "")
            if seat.player is not None:
                await writer.drop_claims(table.id, player=seat.player)
            told = {"change": change, "seat": number, "former": former.name}
            calls = [number] if number in after.awaited and not seat.is_computer else []
            await post_turn(writer, after, told, calls=calls)
            if seat.sought:
                await post_open_seat(writer, after, number)
            for player, word in (said or {}).items():
                await tell(writer, after, [player], word, now=now)
            gone = words("host-claim-gone", table=table.name)
            await tell(writer, after, {*wished} - {seat.player}, gone, now=now)
        return after

    async def _hand_over(
        self, table: Table, number: int, player: int, name: str, change: str = "replace", said: Words | None = None
    ) -> Table:
        async with self._store.reading() as reader:
            heir = await newcomer(reader, player, name, self._clock())
        return await self._reseat(table, number, heir, change, {player: said} if said else None)

    def _time_anew(self, table: Table, number: int) -> dict[int, Asked]:
        """Whoever takes a seat has the whole time before them."""
        return {
            seat: Asked(decision=asked.decision, since=self._clock()) if seat == number else asked
            for seat, asked in table.asked.items()
        }

    async def _end(self, table: Table, said: str = "host-ended") -> Table:
        after = self._changed(table, **ENDED)
        async with self._committing(table, after) as writer:
            if table.status == "lobby":
                await post_lobby(writer, after)
            elif table.is_show:
                await post_turn(writer, after, {})
            else:
                await post_notice(writer, after, words(said, table=table.name))
        return after


def _heir(table: Table, number: int, *, sought: bool) -> Seat:
    """The computer that plays on in a seat which its player may have again."""
    return replace(computer(table.seats), former=table.seats[number].player, sought=sought)


def _bank_anew(table: Table, number: int) -> dict[int, Balance]:
    """Whoever takes a seat has a full time bank."""
    return {**table.banks, **{seat: full for seat, full in opened_banks(table).items() if seat == number}}
