"""Costly things are counted by the minute and by the person."""

from __future__ import annotations

import pytest

from bot.quota import Allowance
from rules.host import HostError

ALIX, BRUNO = 1, 2


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def refused(allowance: Allowance, person: int) -> int:
    """How many seconds one is told to wait."""
    with pytest.raises(HostError, match="quota-costly") as caught:
        allowance.spend(person)
    return int(caught.value.args_by_name["seconds"])


def test_so_many_a_minute_and_no_more() -> None:
    clock = Clock()
    allowance = Allowance(3, clock)
    for _ in range(3):
        allowance.spend(ALIX)
        clock.time += 10
    assert refused(allowance, ALIX) == 30
    clock.time += 29
    assert refused(allowance, ALIX) == 1
    clock.time += 1
    allowance.spend(ALIX)
    assert refused(allowance, ALIX) == 10


def test_one_persons_wishes_do_not_count_for_another() -> None:
    allowance = Allowance(1, Clock())
    allowance.spend(ALIX)
    allowance.spend(BRUNO)
    assert refused(allowance, ALIX) == 60


def test_without_a_limit_one_asks_as_one_likes() -> None:
    allowance = Allowance(0, Clock())
    for _ in range(100):
        allowance.spend(ALIX)


def test_who_asked_long_ago_is_forgotten_and_who_asked_lately_is_not() -> None:
    clock = Clock()
    allowance = Allowance(1, clock)
    for person in range(10, 1009):
        allowance.spend(person)
    clock.time += 60
    allowance.spend(ALIX)
    allowance.spend(BRUNO)
    assert refused(allowance, ALIX) == 60
    assert len(allowance._spent) == 2
