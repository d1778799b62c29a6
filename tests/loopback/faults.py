"""What can go wrong between a bot and Discord. A plan says which request meets which fault; one not in it is served."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

Way = Literal["status", "cut"]
Luck = Callable[[str, str], "Fault | None"]


@dataclass(frozen=True)
class Fault:
    """`applied`: Discord has done what it was asked, and only its answer is lost."""

    way: Way = "status"
    applied: bool = False
    delay: float = 0.0
    status: int = 0  # 0: a good answer, only late
    code: int = 0
    retry_after: float | None = None

    @property
    def spoils(self) -> bool:
        """Whether the bot gets another answer than it should, or none."""
        return self.way == "cut" or bool(self.status)


def slow(seconds: float) -> Fault:
    return Fault(delay=seconds)


def broken(status: int = 500, *, applied: bool = False) -> Fault:
    return Fault(status=status, applied=applied)


def cut(*, applied: bool = False, delay: float = 0.0) -> Fault:
    return Fault(way="cut", applied=applied, delay=delay)


def limited(seconds: float) -> Fault:
    return Fault(status=429, retry_after=seconds)


def refused(status: int, code: int) -> Fault:
    return Fault(status=status, code=code)


@dataclass
class _Planned:
    method: str
    route: str
    fault: Fault
    times: int


class FaultPlan:
    """Faults set for certain requests come first, in their order; `luck` is asked for all others."""

    def __init__(self) -> None:
        self._planned: list[_Planned] = []
        self.luck: Luck | None = None
        self.met = 0
        self.reached = asyncio.Event()  # a fault that was set has been met

    def add(self, method: str, route: str, fault: Fault, times: int = 1) -> None:
        """`route` is a template such as `/channels/{channel_id}/messages`."""
        self.reached.clear()
        self._planned.append(_Planned(method, route, fault, times))

    def clear(self) -> None:
        self._planned.clear()
        self.luck = None

    def next(self, method: str, route: str) -> Fault | None:
        fault = self._set_for(method, route) or (self.luck(method, route) if self.luck else None)
        self.met += fault is not None
        return fault

    def _set_for(self, method: str, route: str) -> Fault | None:
        for planned in self._planned:
            if (planned.method, planned.route) == (method, route) and planned.times:
                planned.times -= 1
                self.reached.set()
                return planned.fault
        return None
