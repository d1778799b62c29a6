"""The time that counts for a clock: all of it, but for weekends and leave where these stand aside.

>>> saturday = 1_704_499_200.0  # the first one of 2024, at midnight in London
>>> idle = list(islice(weekends("Europe/London", saturday - DAY), 2))
>>> idle[0] == (saturday - 7 * DAY, saturday - 5 * DAY), idle[1] == (saturday, saturday + 2 * DAY)
(True, True)
>>> counted(saturday - DAY, saturday + 3 * DAY, idle) / DAY
2.0
>>> moment_after(saturday - DAY, 2 * DAY, idle) == saturday + 3 * DAY
True
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta
from heapq import merge
from itertools import islice, takewhile
from zoneinfo import ZoneInfo

DAY = 24 * 3600.0
_SATURDAY = 5
Span = tuple[float, float]  # from the first moment to just before the second

__all__ = ["DAY", "Span", "counted", "islice", "moment_after", "together", "weekends"]


def weekends(zone: str, since: float) -> Iterator[Span]:
    """All of them, the last one that had begun by then first. Their nights are as long as the zone's clocks make
    them."""
    place = ZoneInfo(zone)
    day = datetime.fromtimestamp(since, place).date()
    saturday = day - timedelta(days=(day.weekday() - _SATURDAY) % 7)
    while True:
        monday = saturday + timedelta(days=2)
        yield _midnight(saturday, place), _midnight(monday, place)
        saturday += timedelta(days=7)


def _midnight(day: date, place: ZoneInfo) -> float:
    return datetime.combine(day, time(), place).timestamp()


def together(*several: Iterable[Span]) -> Iterator[Span]:
    """Spans of several kinds as one row, in order and without overlap."""
    current: Span | None = None
    for span in merge(*several):
        if current is None:
            current = span
        elif span[0] <= current[1]:
            current = (current[0], max(current[1], span[1]))
        else:
            yield current
            current = span
    if current is not None:
        yield current


def counted(start: float, end: float, idle: Iterable[Span]) -> float:
    """Seconds from `start` to `end` that are in none of the spans, which are in order."""
    within = takewhile(lambda span: span[0] < end, idle)
    return max(0.0, end - start - sum(max(0.0, min(b, end) - max(a, start)) for a, b in within))


def moment_after(start: float, seconds: float, idle: Iterable[Span]) -> float:
    """When so many seconds will have counted since `start`."""
    now, left = start, seconds
    for begin, end in idle:
        if begin - now >= left:
            break
        left -= max(0.0, begin - now)
        now = max(now, end)
    return now + left
