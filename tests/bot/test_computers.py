"""Whatever goes wrong in a computer's head or around it, its table goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.clock import Scheduler, backoff
from bot.computers import Computers
from bot.metrics.meters import reading
from bot.thinking import Failed, Job, Thinkers, Thought
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


def told_to_machines(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    return [record.facts for record in caplog.records if hasattr(record, "facts")]


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
    mind.fault, errors = fault, reading("castellan_computer_errors_total")
    with caplog.at_level(logging.ERROR):
        await second_passes(scheduler, hand)
    assert reading("castellan_computer_errors_total") == errors + 1
    (row,) = await host.history(table, since=1)
    assert row.entry.action == Throw(), "what the clock would have played"
    (logged,) = caplog.messages
    assert table in logged
    assert "seat 1" in logged
    assert told_to_machines(caplog) == [{"event": "computer", "table": table, "seat": 1}]


class Elsewhere(Thinkers):
    """Processes that do what the test wants."""

    def __init__(self, answer: Callable[[], Awaitable[Thought]]) -> None:
        super().__init__(1, 60.0)
        self._answer = answer

    async def think(self, job: Job) -> Thought:
        return await self._answer()


def thinking(computers: Computers, monkeypatch: pytest.MonkeyPatch, answer: Callable[[], Awaitable[Thought]]) -> None:
    """From here on thoughts are had elsewhere, in this house's own game too."""
    monkeypatch.setattr(computers, "_thinkers", Elsewhere(answer))
    monkeypatch.setattr("bot.computers.games", lambda: {"watch": Watch()})


async def test_where_a_process_fails_the_quick_choice_plays(
    host: Host,
    computers: Computers,
    scheduler: Scheduler,
    hand: Hand,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def killed() -> Thought:
        raise Failed("EOFError")

    table = await waiting_for_a_computer(host)
    thinking(computers, monkeypatch, killed)
    position = await host.look(table)
    quick = await standins.quick_thought(position, 1)
    errors = reading("castellan_computer_errors_total")
    with caplog.at_level(logging.ERROR):
        await second_passes(scheduler, hand)
    assert reading("castellan_computer_errors_total") == errors + 1
    assert told_to_machines(caplog) == [{"event": "computer", "table": table, "seat": 1}]
    (row,) = await host.history(table, since=1)
    assert row.entry.action == quick
    assert "it chooses quickly" in caplog.messages[0]


async def test_a_thought_ends_when_its_table_moves_on(
    host: Host, computers: Computers, scheduler: Scheduler, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others may act meanwhile; but once something was taken back, the same computer is asked something else."""
    begun, over = asyncio.Event(), asyncio.Event()

    async def long() -> Thought:
        begun.set()
        try:
            return await asyncio.Future[Thought]()
        finally:
            over.set()

    table = await waiting_for_a_computer(host)
    thinking(computers, monkeypatch, long)
    hand.seconds += 1.0
    scheduler.tick()
    await asyncio.wait_for(begun.wait(), 60)
    now = await host.table(table)
    computers.consider(msgspec.structs.replace(now, revision=now.revision + 1))
    await asyncio.sleep(0.01)
    assert not over.is_set()
    computers.consider(msgspec.structs.replace(now, branch=now.branch + 1))
    await asyncio.wait_for(over.wait(), 60)
    assert scheduler.planned == (f"computer:{table}",)


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
