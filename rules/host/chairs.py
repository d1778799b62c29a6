"""Who sits on a chair before anything is played: people by the names that they go by, and computers."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from rules.host import names
from rules.host.model import Seat, Table
from rules.host.store import Reader


async def newcomer(reader: Reader, player: int, name: str, now: float) -> Seat:
    """Somebody who takes a seat; if they are about to be away, the table knows."""
    wishes = await reader.person(player)
    leave = wishes.leave if wishes is not None else None
    return Seat(player, person(name), leave=leave if leave is not None and leave.end > now else None)


def person(name: str) -> str:
    """What somebody is called at a table."""
    return names.tidy(name) or "?"


def is_last(table: Table, player: int) -> bool:
    """Whether nobody but computers would be left without this person."""
    return not table.people - {player}


def computer(seats: Collection[Seat]) -> Seat:
    """One more computer player, by a name that nobody there has, trying as hard as those who are there."""
    minded = next((seat for seat in seats if seat.is_computer), Seat(None, ""))
    taken = [word for seat in seats for word in (seat.name, *seat.name.split())]
    name = names.free_name(names.COMPUTERS, taken)
    return Seat(None, name, level=minded.level, temper=minded.temper, engine=minded.engine)


def told_apart(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """A computer whose name is somebody's, or a part of it, gets another."""
    people = [word for seat in seats if not seat.is_computer for word in (seat.name, *seat.name.split())]
    borne = {word.casefold() for word in people}
    for number, seat in enumerate(seats):
        if seat.is_computer and seat.name.casefold() in borne:
            taken = [*people, *(other.name for other in seats)]
            renamed = replace(seat, name=names.free_name(names.COMPUTERS, taken))
            seats = (*seats[:number], renamed, *seats[number + 1 :])
    return seats


def with_computers(seats: tuple[Seat, ...], count: int) -> tuple[Seat, ...]:
    """So many more computer players at the table."""
    for _ in range(count):
        seats = (*seats, computer(seats))
    return seats
