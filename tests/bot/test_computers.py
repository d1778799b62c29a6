"""Whatever goes wrong in a computer's head or around it, its table goes on."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.clock import Scheduler, backoff
from bot.computers import Computers
from rules.core import Action
from rules.host import Committed, Conflict, Host, HostError, standins
from tests.e2e.court import Watch as Hand
from tests.rules.host.conftest import ANN, begun
from tests.rules.host.watch import Stand, Throw, Watch


class Faulty(Watch):
    """A mind that does what the test wants."""

    fault: str = ""

    def choose(self, state: Any, seat: int, rng: Random) -> Action:
        if self.fault == "raises":
            raise KeyError("no such thought")
        return Stand(99) if self.fault == "illegal" else super().choose(state, seat, rng)

    def timeout(self, state: Any, seat: int) -> Action | None:
        return Throw() if self.fault else None


class Helpless(Faulty):
    """Nothing is foreseen for its deadline either."""

    def timeout(self, state: Any, seat: int) -> Action | None:
        return None


@pytest.fixture
def mind() -> Faulty:
    return Faulty()


@pytest.fixture
async def host(tmp_path: Path, mind: Faulty) -> AsyncGenerator[Host]:
    host = await Host.open(tmp_path / "castellan.sqlite3", games={"watch": mind, "helpless": Helpless()})
    yield host
    await host.close()


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def scheduler(hand: Hand) -> Scheduler:
    return Scheduler(hand)


@pytest.fixture
def computers(host: Host, scheduler: Scheduler) -> Computers:
    found = Computers(host, scheduler, 1.0)
    host.listen(found.hear)
    return found


async def second_passes(scheduler: Scheduler, hand: Hand, seconds: float = 1.0) -> None:
    hand.seconds += seconds
    scheduler.tick()
    await scheduler.finish()


async def waiting_for_a_computer(host: Host, game: str = "watch") -> str:
    table = (await begun(host, game, people=1, computers=1, night="endless")).table.id
    await host.play(table, 0, Stand(1))
    return table


async def length(host: Host, table: str) -> int:
    return (await host.table(table)).length


async def test_a_computer_moves_when_its_pace_says_so(
    host: Host, computers: Computers, scheduler: Scheduler, hand: Hand
) -> None:
    table = await waiting_for_a_computer(host)
    await second_passes(scheduler, hand, 0.5)
    assert await length(host, table) == 1
    await second_passes(scheduler, hand, 0.5)
    assert await length(host, table) == 2
    assert scheduler.planned == ()


@pytest.mark.parametrize("fault", ["raises", "illegal"])
async def test_a_failing_mind_is_logged_and_the_deadline_answer_played(
    host: Host,
    mind: Faulty,
    computers: Computers,
    scheduler: Scheduler,
    hand: Hand,
    caplog: pytest.LogCaptureFixture,
    fault: str,
) -> None:
    table = await waiting_for_a_computer(host)
    mind.fault = fault
    with caplog.at_level(logging.ERROR):
        await second_passes(scheduler, hand)
    (row,) = await host.history(table, since=1)
    assert row.entry.action == Throw(), "what the clock would have played"
    (logged,) = caplog.messages
    assert table in logged
    assert "seat 1" in logged


async def test_where_no_answer_is_foreseen_something_legal_is_played(
    host: Host, mind: Faulty, computers: Computers, scheduler: Scheduler, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Helpless, "fault", "raises")
    table = await waiting_for_a_computer(host, "helpless")
    await second_passes(scheduler, hand)
    (row,) = await host.history(table, since=1)
    assert isinstance(row.entry.action, Stand | Throw)


async def test_a_mind_that_never_ends_is_given_up(
    host: Host,
    mind: Faulty,
    computers: Computers,
    scheduler: Scheduler,
    hand: Hand,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(standins, "PATIENCE", 0.0)
    table = await waiting_for_a_computer(host)
    await second_passes(scheduler, hand)
    assert await length(host, table) == 2


async def test_a_locked_database_delays_the_move_and_no_more(
    host: Host, computers: Computers, scheduler: Scheduler, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await waiting_for_a_computer(host)

    async def locked(*_: Any, **__: Any) -> None:
        raise HostError("host-busy", problem="database is locked")

    with monkeypatch.context() as trouble:
        trouble.setattr(Host, "play", locked)
        await second_passes(scheduler, hand)
        assert await length(host, table) == 1
    await second_passes(scheduler, hand, backoff(1))
    assert await length(host, table) == 2


async def test_somebody_who_was_faster_leaves_the_computer_to_the_new_position(
    host: Host, computers: Computers, scheduler: Scheduler, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await waiting_for_a_computer(host)

    async def too_late(*_: Any, **__: Any) -> None:
        raise Conflict

    with monkeypatch.context() as trouble:
        trouble.setattr(Host, "play", too_late)
        await second_passes(scheduler, hand)
    assert scheduler.planned == (), "whoever was faster has announced it"
    host._announce(Committed(before=None, after=await host.table(table)))
    await second_passes(scheduler, hand)
    assert await length(host, table) == 2


async def test_an_undo_takes_the_plan_back(host: Host, computers: Computers, scheduler: Scheduler) -> None:
    table = await waiting_for_a_computer(host)
    assert scheduler.planned == (f"computer:{table}",)
    await host.undo(table, ANN)
    assert scheduler.planned == ()


async def test_a_closed_table_is_left_alone(host: Host, computers: Computers, scheduler: Scheduler, hand: Hand) -> None:
    table = await waiting_for_a_computer(host)
    await host.end(table)
    await second_passes(scheduler, hand)
    assert await length(host, table) == 1
