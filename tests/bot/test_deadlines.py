"""When the bot looks at a table's clock."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from bot.clock import Scheduler, backoff
from bot.deadlines import DeadlineWatch
from rules.host import Conflict, Host, HostError
from tests.e2e.court import Watch as Hand
from tests.rules.host.conftest import ANN, GAMES, begun
from tests.rules.host.watch import Stand

HOUR = 3600.0


class Day:
    """The time of day, in the test's hand."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def day() -> Day:
    return Day()


@pytest.fixture
async def host(tmp_path: Path, day: Day) -> AsyncGenerator[Host]:
    host = await Host.open(tmp_path / "castellan.sqlite3", games=GAMES, clock=day)
    yield host
    await host.close()


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def scheduler(hand: Hand) -> Scheduler:
    return Scheduler(hand)


@pytest.fixture
def deadlines(host: Host, scheduler: Scheduler) -> DeadlineWatch:
    found = DeadlineWatch(host, scheduler)
    host.listen(found.hear)
    return found


async def timed(host: Host, hours: int = 4) -> str:
    table = (await begun(host, night="endless")).table.id
    await host.set_deadline(table, ANN, hours)
    return table


async def hours_pass(scheduler: Scheduler, hand: Hand, day: Day, hours: float) -> None:
    day.time += hours * HOUR
    hand.seconds += hours * HOUR
    scheduler.tick()
    await scheduler.finish()


async def told(host: Host, table: str) -> str:
    return (await host.table(table)).asked[0].told


async def test_the_reminder_comes_by_itself(
    host: Host, deadlines: DeadlineWatch, scheduler: Scheduler, hand: Hand, day: Day
) -> None:
    table = await timed(host)
    for _ in range(2):
        await hours_pass(scheduler, hand, day, 1)
    assert await told(host, table) == ""
    await hours_pass(scheduler, hand, day, 1)
    assert await told(host, table) == "reminded"


async def test_a_look_that_finds_nothing_due_plans_the_next(
    host: Host, deadlines: DeadlineWatch, scheduler: Scheduler, hand: Hand, day: Day
) -> None:
    table = await timed(host, 400)
    await hours_pass(scheduler, hand, day, 1)
    assert scheduler.planned == (f"deadline:{table}",)


async def test_without_a_deadline_nothing_is_planned(
    host: Host, deadlines: DeadlineWatch, scheduler: Scheduler
) -> None:
    table = await timed(host)
    await host.set_deadline(table, ANN, 0)
    assert scheduler.planned == ()


async def test_a_locked_database_delays_the_look_and_no_more(
    host: Host, deadlines: DeadlineWatch, scheduler: Scheduler, hand: Hand, day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def locked(*_: Any) -> None:
        raise HostError("host-busy", problem="database is locked")

    table = await timed(host)
    with monkeypatch.context() as trouble:
        trouble.setattr(Host, "enforce", locked)
        await hours_pass(scheduler, hand, day, 3)
    assert await told(host, table) == ""
    await hours_pass(scheduler, hand, day, backoff(1) / HOUR)
    assert await told(host, table) == "reminded"


async def test_somebody_who_was_faster_does_not_stop_the_clock(
    host: Host, deadlines: DeadlineWatch, scheduler: Scheduler, hand: Hand, day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def too_late(*_: Any) -> None:
        raise Conflict

    table = await timed(host)
    with monkeypatch.context() as trouble:
        trouble.setattr(Host, "enforce", too_late)
        await hours_pass(scheduler, hand, day, 3)
    assert scheduler.planned == (f"deadline:{table}",)


async def test_an_answer_begins_another_time(
    host: Host, deadlines: DeadlineWatch, scheduler: Scheduler, hand: Hand, day: Day
) -> None:
    table = await timed(host)
    await hours_pass(scheduler, hand, day, 2.5)
    await host.play(table, 0, Stand(1))
    await hours_pass(scheduler, hand, day, 1)
    assert (await host.table(table)).asked[1].told == ""
