"""Leave as a table has it at a moment: whose has begun, whose is over, and for whom a regent plays meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.host.model import Leave, Seat, Table


def on_leave(table: Table, seat: Seat, now: float) -> Seat:
    """A seat as its player's leave has it now."""
    leave = seat.leave
    if leave is None:
        return seat
    if leave.end <= now:
        return replace(seat, leave=None, regent="" if seat.regent == "leave" else seat.regent)
    played_for = (leave.regent or table.terms.regents) and leave.covers(now)
    if seat.regent == "leave":
        return seat if played_for else replace(seat, regent="")
    return replace(seat, regent="leave") if played_for and not seat.regent else seat


def has_news(table: Table, now: float) -> bool:
    """Whether a leave has begun or is over, and the table does not show it yet."""
    return any(
        on_leave(table, seat, now) != seat or (seat.leave is not None and _is_unseen(table, seat.leave, now))
        for seat in table.seats
    )


def _is_unseen(table: Table, leave: Leave, now: float) -> bool:
    """Whatever has become of a table since shows who is away."""
    return table.changed < leave.start <= now


def comings_and_goings(table: Table) -> Iterator[float]:
    """When there will be such news: the start of a leave until the table shows it, then the end."""
    for seat in table.seats:
        if seat.leave is None or seat.player is None:
            continue
        start = seat.leave.start
        shown = table.changed >= start and on_leave(table, seat, start) == seat
        yield seat.leave.end if shown else start
