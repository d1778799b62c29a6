"""How a person wants to be called: pure functions of their wishes and a moment.

>>> wishes = Person(quiet=(22, 8), zone="Europe/Paris")
>>> midnight = datetime(2026, 7, 1, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
>>> quiet_until(wishes, midnight) == midnight + 8 * 3600, quiet_until(wishes, midnight + 9 * 3600)
(True, None)
"""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from rules.host.model import Person

__all__ = ["Person", "digest_due", "is_mentioned", "is_written_to", "may_be_asked", "quiet_until"]


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
