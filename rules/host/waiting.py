"""Who is waited for, since when, and when their time is up. Pure functions of a table and a moment: nothing here waits
itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from rules.core import State, engine
from rules.host.calendar import DAY, Span, counted, moment_after, together, weekends
from rules.host.comings import comings_and_goings
from rules.host.manners import quiet_hours
from rules.host.model import Asked, Balance, Person, Table

HOUR = 3600.0
_REMIND = 0.75  # of the time has gone by
_CALLS = 3  # times at most that somebody is called whose time is up, where nobody plays for them


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
            found[seat] = Asked(decision=decision.id, since=now, used=(used or {}).get(seat, 0.0), first=now)
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
    """Seconds of it that have gone by. What a regent takes is nobody's time."""
    asked = table.asked[seat]
    stands = table.paused is not None or table.seats[seat].plays_itself
    return asked.used + (0.0 if stands else counted(asked.since, now, _idle(table, seat)))


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


def _idle(table: Table, seat: int, since: float | None = None) -> Iterator[Span]:
    """When a seat's clock stands, since it was asked, or since another moment."""
    leave = table.seats[seat].leave
    away = [(leave.start, leave.end)] if leave is not None else []
    if not table.terms.weekends:
        return iter(away)
    return together(away, weekends(table.terms.zone, table.asked[seat].since if since is None else since))


def lived_through(table: Table, seat: int, wishes: Person, now: float) -> float:
    """Seconds that somebody has taken for what they are asked, as they have lived them: whatever stops their clock is
    left out, and so are their quiet hours."""
    asked = table.asked[seat]
    first = asked.first or asked.since
    return counted(first, now, together(_idle(table, seat, first), quiet_hours(wishes, first)))


# Moments


def turn_of(table: Table) -> int | None:
    """The computer or regent that a table waits for."""
    if table.status != "running" or table.paused is not None:
        return None
    return next((seat for seat in table.awaited if table.seats[seat].plays_itself), None)


def due(table: Table) -> float | None:
    """When the clock has next to look at a table; None: nobody's time runs, and nobody comes or goes."""
    if table.status != "running":
        return None
    moments = [*comings_and_goings(table)]
    if table.is_timed and table.paused is None:
        moments += [moment for seat in clocked(table) if (moment := _next_moment(table, seat)) is not None]
    return min(moments, default=None)


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
    asked = table.asked[seat]
    if asked.told == "late":
        return _next_call(table, seat) if asked.calls < _CALLS else None
    return end_of(table, seat) if asked.told == "reminded" else reminder_of(table, seat)


def _next_call(table: Table, seat: int) -> float:
    """When somebody is called again whose time is up: after as long as they had, but not twice a day."""
    return moment_after(table.asked[seat].called, max(DAY, table.deadline * HOUR), _idle(table, seat))


def is_late(table: Table, seat: int, now: float) -> bool:
    """Whether a seat's time is up, or has been for long, and nothing was done about it yet. Nobody's time is up without
    a reminder."""
    moment = _next_moment(table, seat) if table.asked[seat].told else None
    return moment is not None and moment <= now


def called_late(table: Table, seat: int, now: float) -> Asked:
    asked = table.asked[seat]
    return replace(asked, told="late", calls=asked.calls + 1, called=now)


def clocked(table: Table) -> tuple[int, ...]:
    """The people who are waited for. Computers are never late, nor are regents."""
    return tuple(seat for seat in table.asked if not table.seats[seat].plays_itself)


# Standing still and going on


def stopped(table: Table, now: float) -> dict[int, Asked]:
    """What has gone by of everybody's time is written down, and no more goes by."""
    return {seat: replace(asked, since=now, used=spent(table, seat, now)) for seat, asked in table.asked.items()}


def resumed(table: Table, now: float) -> dict[int, Asked]:
    return {
        seat: replace(asked, since=now, first=(asked.first or asked.since) + now - asked.since)
        for seat, asked in table.asked.items()
    }


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
