"""How a person wants to be called: pure functions of their wishes and a moment.

>>> wishes = Person(quiet=(22, 8), zone="Europe/Paris")
>>> midnight = datetime(2026, 7, 1, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
>>> quiet_until(wishes, midnight) == midnight + 8 * 3600, quiet_until(wishes, midnight + 9 * 3600)
(True, None)
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from rules.host.calendar import Span
from rules.host.model import Person

__all__ = [
    "Person",
    "digest_due",
    "digested_already",
    "is_mentioned",
    "is_written_to",
    "may_be_asked",
    "quiet_hours",
    "quiet_until",
]


def quiet_until(wishes: Person, now: float) -> float | None:
    """When somebody's quiet hours are over; None: they are not quiet now."""
    if wishes.quiet is None:
        return None
    first, last = wishes.quiet
    local = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    inside = first <= local.hour < last if first < last else local.hour >= first or local.hour < last
    if not inside or first == last:
        return None
    end = datetime.combine(local.date(), time(last), local.tzinfo)
    return (end if end > local else end + timedelta(days=1)).timestamp()


def quiet_hours(wishes: Person, since: float) -> Iterator[Span]:
    """All of them that end after a moment, as long as their zone's clocks make them.

    >>> wishes = Person(quiet=(22, 8), zone="Europe/Paris")
    >>> noon = datetime(2026, 7, 1, 12, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
    >>> begin, end = next(quiet_hours(wishes, noon))
    >>> (begin - noon) / 3600, (end - begin) / 3600
    (10.0, 10.0)
    """
    if wishes.quiet is None or wishes.quiet[0] == wishes.quiet[1]:
        return
    (first, last), place = wishes.quiet, ZoneInfo(wishes.zone)
    day = datetime.fromtimestamp(since, place).date() - timedelta(days=1)
    while True:
        until = day if first < last else day + timedelta(days=1)
        end = datetime.combine(until, time(last), place).timestamp()
        if end > since:
            yield datetime.combine(day, time(first), place).timestamp(), end
        day += timedelta(days=1)


def is_mentioned(wishes: Person, now: float) -> bool:
    """Whether a post may call them just now. Who cannot be written to is called in the channel instead."""
    wanted = wishes.calls in ("mention", "both") or (wishes.calls == "direct" and wishes.unreachable)
    return wanted and quiet_until(wishes, now) is None


def may_be_asked(wishes: Person, now: float) -> bool:
    """Whether a question that comes by the channel alone may call them just now."""
    return wishes.calls != "silent" and quiet_until(wishes, now) is None


def is_written_to(wishes: Person) -> bool:
    return wishes.calls in ("direct", "both") and not wishes.unreachable


def digest_due(wishes: Person, now: float) -> str | None:
    """The day for which somebody is to get their digest now, if they have not had it and can be written to."""
    if wishes.digest is None or wishes.unreachable:
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    day = str(local.date())
    return day if local.hour >= wishes.digest and wishes.digested != day else None


def digested_already(wishes: Person, now: float) -> str:
    """The day of which somebody wants no digest any more who has just chosen its hour: today, if that hour is over."""
    local = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    return str(local.date()) if wishes.digest is not None and local.hour > wishes.digest else wishes.digested
