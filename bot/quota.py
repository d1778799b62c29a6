"""How much one person may ask for: pictures and files take work, and others wait for them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import ceil

from bot.settings import Settings
from rules.host import HostError, Limits

_MINUTE = 60.0
_PERSONS = 1000  # remembered before those who have not asked for long are forgotten


def limits_of(settings: Settings) -> Limits:
    """How many tables may be open."""
    return Limits(person=settings.castellan_tables_per_person, server=settings.castellan_tables_per_server)


class Allowance:
    """So many costly things a minute for each person; 0: as many as they like."""

    def __init__(self, per_minute: int, clock: Callable[[], float]) -> None:
        self._most, self._clock = per_minute, clock
        self._spent: dict[int, deque[float]] = {}

    def spend(self, person: int) -> None:
        """Refused, with word of when to ask again, once all of the last minute's is spent."""
        if not self._most:
            return
        now = self._clock()
        if len(self._spent) >= _PERSONS:
            self._spent = {who: times for who, times in self._spent.items() if times[-1] > now - _MINUTE}
        times = self._spent.setdefault(person, deque(maxlen=self._most))
        if len(times) == self._most and times[0] > now - _MINUTE:
            raise HostError("quota-costly", most=self._most, seconds=max(1, ceil(times[0] + _MINUTE - now)))
        times.append(now)
