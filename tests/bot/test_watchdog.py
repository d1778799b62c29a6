"""What got lost on the way is found again: computers, clocks and posts."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.clock import Scheduler
from bot.computers import Computers
from bot.deadlines import DeadlineWatch
from bot.watchdog import Watchdog
from rules.host import Host
from tests.e2e.court import Watch as Hand
from tests.rules.host.conftest import ANN, GAMES, begun
from tests.rules.host.watch import Stand

MINUTE = 60.0


class Voice:
    """Whether a table's posts are about to be said, and which had to be reminded of."""

    def __init__(self) -> None:
        self.speaking = True
        self.reminded: list[str] = []

    def unsaid(self, table_id: str) -> bool:
        if self.speaking:
            return False
        self.reminded.append(table_id)
        self.speaking = True
        return True


@pytest.fixture
async def host(tmp_path: Path) -> AsyncGenerator[Host]:
    host = await Host.open(tmp_path / "castellan.sqlite3", games=GAMES, clock=lambda: 1000.0)
    yield host
    await host.close()


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def scheduler(hand: Hand) -> Scheduler:
    return Scheduler(hand)


@pytest.fixture
def voice() -> Voice:
    return Voice()


@pytest.fixture
def watchdog(host: Host, scheduler: Scheduler, voice: Voice) -> Watchdog:
    return Watchdog(host, scheduler, voice, Computers(host, scheduler, 1.0), DeadlineWatch(host, scheduler))


async def left_to_a_computer(host: Host) -> str:
    table = (await begun(host, people=1, computers=1, night="endless")).table.id
    await host.play(table, 0, Stand(1))
    return table


async def test_a_computer_that_nobody_thought_of_moves_within_a_minute(
    host: Host, watchdog: Watchdog, scheduler: Scheduler, hand: Hand
) -> None:
    table = await left_to_a_computer(host)
    watchdog.begin()
    for seconds in (MINUTE, 1.0):
        hand.seconds += seconds
        scheduler.tick()
        await scheduler.finish()
    assert (await host.table(table)).length == 2


async def test_a_clock_that_nobody_set_is_set(host: Host, watchdog: Watchdog, scheduler: Scheduler) -> None:
    table = (await begun(host)).table.id
    await host.set_deadline(table, ANN, 24)
    assert await watchdog.look() == [], "what is far away is looked for when it comes near"
    await host.set_deadline(table, ANN, 1)
    assert await watchdog.look() == [table]
    assert scheduler.planned == (f"deadline:{table}",)


async def test_a_post_that_nobody_makes_is_made(host: Host, watchdog: Watchdog, voice: Voice) -> None:
    table = (await begun(host)).table.id
    voice.speaking = False
    assert await watchdog.look() == [table]
    assert voice.reminded == [table]


async def test_what_is_planned_is_left_alone(host: Host, watchdog: Watchdog) -> None:
    await left_to_a_computer(host)
    assert len(await watchdog.look()) == 1
    assert await watchdog.look() == []


async def test_the_watch_goes_on_after_a_fault(
    host: Host, watchdog: Watchdog, scheduler: Scheduler, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def locked(**_: object) -> None:
        raise OSError("disk I/O error")

    watchdog.begin()
    with monkeypatch.context() as trouble:
        trouble.setattr(host, "tables", locked)
        hand.seconds += MINUTE
        scheduler.tick()
        await scheduler.finish()
    assert scheduler.planned == ("watch:tables",)
