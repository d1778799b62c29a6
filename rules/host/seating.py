"""Matters of the seats before the first move: who has which colour, and who begins."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.core import Game, Outcome
from rules.core.colours import allotted
from rules.host.desk import Desk
from rules.host.ended import outcome_in
from rules.host.model import HostError, Seat, Table
from rules.host.store import Reader

LOT, LOSER = "lot", "loser"


def seat_colours(table: Table, game: Game[Any]) -> tuple[str | None, ...]:
    """Every seat's colour as far as it is settled before the game."""
    return allotted(game.own_colours(len(table.seats)), table.wishes, game.colours)


def with_wish(table: Table, game: Game[Any], seat: int, colour: str | None) -> tuple[Seat, ...]:
    """The seats, this one in the colour it wishes for; None: in any. What another has wished for is theirs."""
    if colour is not None and colour not in game.colours:
        raise HostError("host-no-colour", table=table.name)
    holder = table.wishes.index(colour) if colour in table.wishes and colour is not None else seat
    if holder != seat:
        raise HostError("host-colour-taken", name=table.seats[holder].name)
    return _with(table.seats, seat, replace(table.seats[seat], colour=colour))


def beginning(seats: tuple[Seat, ...], *chosen: int) -> tuple[Seat, ...]:
    """The seats, those chosen marked: among them the lot names who begins."""
    return tuple(replace(seat, begins=number in chosen) for number, seat in enumerate(seats))


def in_the_place_of(former: Seat, seat: Seat) -> Seat:
    """Whoever takes over a seat goes on in its colour, and the game goes on as it began."""
    return replace(seat, colour=former.colour, begins=former.begins)


def _with(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:number], seat, *seats[number + 1 :])


class Beginners(Desk):
    """Who begins is worked out anew whenever somebody comes or goes."""

    async def _with_beginners(self, table: Table) -> Table:
        """The table with the right seats marked. Somebody chosen who has left leaves it to the lot."""
        if table.begins == "chosen" and any(seat.begins for seat in table.seats):
            return table
        if table.begins != LOSER:
            return replace(table, begins=LOT, seats=beginning(table.seats))
        async with self._store.reading() as reader:
            losers = await _losers(reader, table)
        return replace(table, seats=beginning(table.seats, *(s for p in losers for s in table.seats_of(p))))


async def _losers(reader: Reader, table: Table) -> list[int]:
    """The seats of those who came out last when the people of this table finished this game in this server the last
    time; nobody, if they never have, or one person plays alone."""
    last = await last_game(reader, table) if len(table.people) > 1 else None
    snapshot = None if last is None else await reader.snapshot(last.id, last.length)
    outcome = None if snapshot is None else outcome_in(snapshot)
    return [] if last is None or outcome is None else beaten(last, outcome)


def beaten(table: Table, outcome: Outcome) -> list[int]:
    """Of the people at a finished game those with fewest points who have not won; computers are left aside."""
    seats = [number for number, seat in enumerate(table.seats) if not seat.is_computer]
    lost = [seat for seat in seats if seat not in outcome.winners] or seats
    least = min(outcome.scores[seat] for seat in lost)
    return [player for seat in lost if outcome.scores[seat] == least and (player := table.seats[seat].player)]


async def last_game(reader: Reader, table: Table) -> Table | None:
    """The game that the same people finished last, by its last move: newer rules change a table, too."""
    over = await reader.tables(table.guild, None, table.creator, ("over",))
    same = [past for past in over if past.game == table.game and past.people == table.people]
    ended = {past.id: (await reader.log(past.id, past.length - 1, past.length))[-1].time for past in same}
    return max(same, key=lambda past: ended[past.id], default=None)
