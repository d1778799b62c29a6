"""How people come together at a table: pure functions of a table before its game, and of whoever wants something."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.host.desk import seat_of
from rules.host.model import Gathering, Guest, HostError, HostHeard, Seat, Table

MOST_GUESTS = 20  # who are invited, or wait, at once


def may_host(table: Table, player: int) -> bool:
    """Whether somebody who sits there may start, set options and send people away."""
    return bool(table.seats_of(player)) and (player == table.creator or table.gathering.shared)


def require_host(table: Table, player: int) -> None:
    seat_of(table, player)
    if not may_host(table, player):
        raise HostError("host-only-creator", name=table.seats[seat_of(table, table.creator)].name)


def found(guests: Sequence[Guest], player: int) -> Guest | None:
    return next((guest for guest in guests if guest.player == player), None)


def with_guest(table: Table, guests: tuple[Guest, ...], guest: Guest) -> tuple[Guest, ...]:
    if len(guests) >= MOST_GUESTS:
        raise HostError("host-many-guests", table=table.name, most=MOST_GUESTS)
    return (*guests, guest)


def without(gathering: Gathering, player: int) -> Gathering:
    """Somebody is neither invited nor waits any more."""
    return replace(
        gathering,
        invited=tuple(guest for guest in gathering.invited if guest.player != player),
        waiting=tuple(guest for guest in gathering.waiting if guest.player != player),
    )


def unknown(gathering: Gathering, player: int) -> Gathering:
    """Nothing leads to this person any more; where they were to sit, nobody is expected."""
    left = without(gathering, player)
    barred = tuple(other for other in left.barred if other != player)
    return replace(left, barred=barred, order=tuple(other for other in left.order if other != player))


def in_order(seats: tuple[Seat, ...], order: Sequence[int]) -> tuple[Seat, ...]:
    """The seats as they were to be taken, computers in their places; whoever is not named comes last.

    >>> [seat.name for seat in in_order((Seat(1, "Ann"), Seat(None, "Odo"), Seat(3, "Cid"), Seat(2, "Bob")), (2, 0, 1))]
    ['Bob', 'Odo', 'Ann', 'Cid']
    """
    free = [number for number, player in enumerate(order) if not player]
    ranked: list[tuple[int, int, Seat]] = []
    for number, seat in enumerate(seats):
        if seat.player is not None:
            rank = order.index(seat.player) if seat.player in order else len(order)
        else:
            rank = free.pop(0) if free else len(order)
        ranked.append((rank, number, seat))
    return tuple(seat for _, _, seat in sorted(ranked, key=lambda row: row[:2]))


def turned(table: Table) -> tuple[int, ...]:
    """In which order the people of a game sit when they play again: each one seat on, the first last; 0: a computer."""
    players = tuple(seat.player or 0 for seat in table.seats)
    return (*players[1:], *players[:1])


def newly_heard(table: Table, least: int, most: int) -> tuple[HostHeard, ...]:
    """What the host has not been told of a table with these seats: that it can start, that it is full."""
    enough: dict[HostHeard, int] = {"ready": least, "full": most}
    return tuple(
        what for what, seats in enough.items() if len(table.seats) >= seats and what not in table.gathering.heard
    )
