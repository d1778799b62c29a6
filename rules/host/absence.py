"""Who is away, and what that does to a table: pure functions of a table and a moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.host.model import HostError, Pause, PauseReason, Seat, Table
from rules.host.waiting import resumed, stopped

Changes = Mapping[str, Any]


def with_seat(table: Table, number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*table.seats[:number], seat, *table.seats[number + 1 :])


def struck(table: Table, number: int) -> Seat:
    """A seat whose time was up once more; at the table's limit a regent comes, unless nobody shall play for anybody."""
    seat = table.seats[number]
    strikes = seat.strikes + 1
    limit = 0 if table.terms.upon == "call" else table.terms.strikes
    return replace(seat, strikes=strikes, regent="late" if limit and strikes >= limit else seat.regent)


def is_deserted(seats: tuple[Seat, ...]) -> bool:
    """Whether people have seats there, and regents play for all of them."""
    people = [seat for seat in seats if not seat.is_computer]
    return bool(people) and all(seat.regent for seat in people)


def attended(table: Table, seats: tuple[Seat, ...], now: float) -> Changes:
    """What becomes of a table whose seats are like this now: when regents play for everybody it pauses, and goes on as
    soon as somebody is back."""
    if is_deserted(seats):
        return {"seats": seats, **paused(table, "away", now)} if table.paused is None else {"seats": seats}
    if table.paused is not None and table.paused.why == "away":
        return {"seats": seats, **going_on(table, now)}
    return {"seats": seats}


def paused(table: Table, why: PauseReason, now: float) -> Changes:
    return {"paused": Pause(now, why), "asked": stopped(table, now)}


def going_on(table: Table, now: float) -> Changes:
    return {"paused": None, "asked": resumed(table, now)}


def present(table: Table, number: int) -> Seat:
    """A seat whose player has just acted: nobody plays for them any more, and they were not late. Who was played for on
    leave is back from it, here."""
    seat = table.seats[number]
    if seat.is_computer:
        return seat
    return replace(seat, strikes=0, regent="", leave=None if seat.regent == "leave" else seat.leave)


def returned(table: Table, number: int, now: float) -> Changes:
    """What becomes of a table whose player is there again. What was used of their time until now was used as things
    stood until now."""
    settled = table if table.paused else replace(table, asked=stopped(table, now))
    return {"asked": settled.asked, **attended(settled, with_seat(table, number, present(table, number)), now)}


def require_going(table: Table) -> None:
    """For whatever is not possible while the table pauses. Where only all were away, whoever acts is back."""
    if table.paused is not None and table.paused.why != "away":
        raise HostError("host-frozen" if table.paused.why == "frozen" else "host-paused", table=table.name)
