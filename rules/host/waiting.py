"""Who is waited for, since when, and when their time is up. Nothing here waits itself."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.core import State, engine
from rules.host.model import Asked, Table

_HOUR = 3600.0
_REMIND = 0.75  # of the time has gone by


def asked_since(state: State, before: Mapping[int, Asked], now: float, *, timed: int | None = None) -> dict[int, Asked]:
    """Since when each awaited seat has been asked. A new question begins a new time; but where the clock itself has
    answered for a seat (`timed`), the same step of the game gives it no more."""
    found: dict[int, Asked] = {}
    for seat, decision in engine.pending(state).items():
        if not decision.awaited:
            continue
        former = before.get(seat)
        if former is not None and former.decision == decision.id:
            found[seat] = former
        elif former is not None and seat == timed and _step(former.decision) == _step(decision.id):
            found[seat] = replace(former, decision=decision.id)
        else:
            found[seat] = Asked(decision=decision.id, since=now)
    return found


def _step(decision: str) -> str:
    """The frame that asks, by its serial number."""
    return decision.partition(".")[0]


# Moments


def due(table: Table) -> float | None:
    """When the clock has next to look at a table; None: nobody's time runs."""
    if table.status != "running" or not table.deadline:
        return None
    moments = (_next_moment(table, asked) for asked in clocked(table).values())
    return min((moment for moment in moments if moment is not None), default=None)


def end_of(table: Table, asked: Asked) -> float:
    return asked.since + table.deadline * _HOUR


def reminder_of(table: Table, asked: Asked) -> float:
    return asked.since + _REMIND * table.deadline * _HOUR


def since_for_reminder(table: Table, now: float) -> float:
    """When a seat must have been asked for its reminder to be due now."""
    return now - _REMIND * table.deadline * _HOUR


def _next_moment(table: Table, asked: Asked) -> float | None:
    if asked.told == "late":
        return None
    return end_of(table, asked) if asked.told == "reminded" else reminder_of(table, asked)


def clocked(table: Table) -> Mapping[int, Asked]:
    """The people who are waited for. Computers are never late."""
    return {seat: asked for seat, asked in table.asked.items() if not table.seats[seat].is_computer}
