"""Who is waited for, since when, and when their time is up. Pure functions of a table and a moment: nothing here waits
itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from rules.core import State, engine
from rules.host.calendar import Span, counted, moment_after, together, weekends
from rules.host.model import Asked, Balance, Table

HOUR = 3600.0
_REMIND = 0.75  # of the time has gone by


def asked_since(
    state: State,
    before: Mapping[int, Asked],
    now: float,
    *,
    timed: int | None = None,
    used: Mapping[int, float] | None = None,
) -> dict[int, Asked]:
    """Since when each awaited seat has been asked. A new question begins a new time; but where the clock itself has
    answered for a seat (`timed`), the same step of the game gives it no more. `used`: of some seats' time, what was
    used for the question that they are asked again."""
    found: dict[int, Asked] = {}
    for seat, decision in engine.pending(state).items():
        if not decision.awaited:
            continue
        former = before.get(seat)
        if former is not None and former.decision == decision.id:
            found[seat] = former
        elif former is not None and seat == timed and _step(former.decision) == _step(decision.id):
            found[seat] = replace(former, decision=decision.id, struck=True)
        else:
            found[seat] = Asked(decision=decision.id, since=now, used=(used or {}).get(seat, 0.0))
    return found


def _step(decision: str) -> str:
    """The frame that asks, by its serial number."""
    return decision.partition(".")[0]


# How much time there is


def allowance(table: Table, seat: int) -> float:
    """Seconds that a seat has for the answer it is asked for."""
    if table.terms.bank is None:
        return table.deadline * HOUR
    return table.banks[seat].left if seat in table.banks else table.terms.bank.start * HOUR


def spent(table: Table, seat: int, now: float) -> float:
    """Seconds of it that have gone by."""
    asked = table.asked[seat]
    running = 0.0 if table.paused else counted(asked.since, now, _idle(table, seat))
    return asked.used + running


def left(table: Table, seat: int, now: float) -> float:
    return max(0.0, allowance(table, seat) - spent(table, seat, now))


def is_standing(table: Table, seat: int, now: float) -> bool:
    """Whether a seat's clock stands just now."""
    return table.paused is not None or any(a <= now < b for a, b in _until(_idle(table, seat), now))


def _until(spans: Iterator[Span], now: float) -> Iterator[Span]:
    for span in spans:
        if span[0] > now:
            return
        yield span


def _idle(table: Table, seat: int) -> Iterator[Span]:
    """When a seat's clock stands, since it was asked."""
    leave = table.seats[seat].leave
    away = [(leave.start, leave.end)] if leave is not None else []
    if not table.terms.weekends:
        return iter(away)
    return together(away, weekends(table.terms.zone, table.asked[seat].since))


# Moments


def due(table: Table) -> float | None:
    """When the clock has next to look at a table; None: nobody's time runs, and nobody comes or goes."""
    if table.status != "running":
        return None
    moments = [*_comings_and_goings(table)]
    if table.is_timed and table.paused is None:
        moments += [moment for seat in clocked(table) if (moment := _next_moment(table, seat)) is not None]
    return min(moments, default=None)


def _comings_and_goings(table: Table) -> Iterator[float]:
    """When a leave begins to matter, and when it is over: the start until it is noted by a regent, then the end."""
    for seat in table.seats:
        if seat.leave is None or seat.player is None:
            continue
        noted = seat.regent == "leave" or not (seat.leave.regent or table.terms.regents)
        yield seat.leave.end if noted else seat.leave.start


def end_of(table: Table, seat: int) -> float:
    return _when_spent(table, seat, allowance(table, seat))


def reminder_of(table: Table, seat: int) -> float:
    return _when_spent(table, seat, _REMIND * allowance(table, seat))


def _when_spent(table: Table, seat: int, seconds: float) -> float:
    asked = table.asked[seat]
    return moment_after(asked.since, max(0.0, seconds - asked.used), _idle(table, seat))


def reminded(table: Table, seat: int, now: float) -> Asked:
    """The seat is told that its time runs out, be it late: a quarter of it is still to come, so that nobody's time ends
    without a warning, however long the house was closed."""
    asked = table.asked[seat]
    used = min(spent(table, seat, now), _REMIND * allowance(table, seat))
    return replace(asked, told="reminded", since=now, used=used)


def reopened(table: Table, used: float) -> float:
    """Of a question that is asked again because its answer was taken back: what of its time is gone. There is always
    enough left for a reminder."""
    return 0.0 if table.terms.bank is not None else min(used, _REMIND * table.deadline * HOUR)


def _next_moment(table: Table, seat: int) -> float | None:
    told = table.asked[seat].told
    if told == "late":
        return None
    return end_of(table, seat) if told == "reminded" else reminder_of(table, seat)


def clocked(table: Table) -> tuple[int, ...]:
    """The people who are waited for. Computers are never late, nor are regents."""
    return tuple(seat for seat in table.asked if not table.seats[seat].plays_itself)


# Standing still and going on


def stopped(table: Table, now: float) -> dict[int, Asked]:
    """What has gone by of everybody's time is written down, and no more goes by."""
    return {seat: replace(asked, since=now, used=spent(table, seat, now)) for seat, asked in table.asked.items()}


def resumed(table: Table, now: float) -> dict[int, Asked]:
    return {seat: replace(asked, since=now) for seat, asked in table.asked.items()}


# Time banks


def opened_banks(table: Table) -> dict[int, Balance]:
    """Everybody's time bank at the start of the game, or of the bank."""
    bank = table.terms.bank
    return {} if bank is None else {seat: Balance(bank.start * HOUR) for seat in range(len(table.seats))}


def balance_after(table: Table, seat: int, used: float, *, over: bool) -> tuple[Balance, float]:
    """A seat's time bank after an answer that took `used` seconds, and what its turn was worth; `over`: it is."""
    bank = table.terms.bank
    assert bank is not None
    now = _balance(table, seat)
    rest = max(0.0, now.left - used)
    worth = min(bank.increment * HOUR, max(0.0, bank.cap * HOUR - rest)) if over else 0.0
    held = min(worth, now.ahead)
    return Balance(rest + worth - held, now.ahead - held), worth


def charged(table: Table, asked: Mapping[int, Asked], now: float) -> dict[int, Balance]:
    """The time banks when these seats are asked from now on: whose question is gone, though they have not answered it,
    has used the time all the same."""
    gone = [seat for seat in table.asked if asked.get(seat) != table.asked[seat]] if table.terms.bank else []
    return {**table.banks, **{seat: _less(table, seat, spent(table, seat, now)) for seat in gone}}


def _less(table: Table, seat: int, used: float) -> Balance:
    balance = _balance(table, seat)
    return replace(balance, left=max(0.0, balance.left - used))


def _balance(table: Table, seat: int) -> Balance:
    return table.banks.get(seat) or Balance(allowance(table, seat))
