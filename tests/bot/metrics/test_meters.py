"""What is counted is what happened, and nobody is named by it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.clock import Scheduler
from bot.computers import Computers
from bot.metrics.alarm import PATIENCE, OutboxAlarm
from bot.metrics.answers import FirstAnswers
from bot.metrics.commits import note_commit
from bot.metrics.lag import LONG, Lag
from bot.metrics.meters import REGISTRY, reading
from bot.metrics.server import application, metrics_served
from bot.metrics.waits import Waits
from bot.painter import Painter
from bot.probe import main as probe
from render.picture import Picture
from rules.host import Host
from tests.bot.publish.stage import open_stage, refusal
from tests.e2e.court import Watch as Hand
from tests.rules.host.conftest import GAMES, begun
from tests.rules.host.watch import Stand

GRACE = 100.0


@pytest.fixture
async def host(tmp_path: Path) -> AsyncGenerator[Host]:
    host = await Host.open(tmp_path / "castellan.sqlite3", games=GAMES, clock=lambda: 1000.0)
    yield host
    await host.close()


class Posting:
    waited = 0.0

    def longest_wait(self) -> float:
        return self.waited


async def test_every_commit_is_counted_once(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "bot.metrics.commits")
    position = await begun(host)
    host.listen(note_commit)
    game = position.table.game
    former = reading("castellan_commits_total", game=game)
    await host.play(position.table.id, 0, Stand(1))
    await host.turn_lost(position.table.id)  # announced, but nothing is changed by it
    assert reading("castellan_commits_total", game=game) == former + 1
    (line,) = [record for record in caplog.records if record.name == "bot.metrics.commits"]
    assert position.table.id in line.getMessage()


async def test_the_first_answer_is_timed_by_the_request_that_takes_it() -> None:
    hand, former = Hand(), reading("castellan_first_answer_seconds_sum")
    answers = FirstAnswers(hand)
    answers.asked(SimpleNamespace(id=7, type=SimpleNamespace(name="component")))  # type: ignore[arg-type]
    hand.seconds += 2.0
    (ended,) = answers.trace().on_request_end
    for path in ("/channels/7/messages", "/interactions/7/word/callback", "/interactions/7/word/callback"):
        await ended(None, None, SimpleNamespace(url=SimpleNamespace(path=path)))  # type: ignore[arg-type]
    assert reading("castellan_first_answer_seconds_sum") == former + 2.0


def test_who_is_never_answered_is_forgotten() -> None:
    answers: Any = FirstAnswers()
    for number in range(3000):
        answers.asked(SimpleNamespace(id=number, type=SimpleNamespace(name="ping")))
    assert len(answers._asked) == 1000


def test_of_several_changes_the_first_one_waits_longest() -> None:
    hand = Hand()
    waits = Waits(hand)
    waits.begin("a")
    hand.seconds += 3.0
    waits.begin("a")
    hand.seconds += 1.0
    assert waits.longest() == 4.0
    assert waits.longest(but={"a"}) == 0.0
    assert waits.told("a") == 4.0
    assert waits.longest() == 1.0, "the second change has not been told"
    waits.over("a")
    assert waits.longest() == 0.0


def said_by(module: str, caplog: pytest.LogCaptureFixture) -> list[str]:
    """How loudly a module has spoken up; what others have left running may speak as well."""
    records = (record for record in caplog.records if record.name == module)
    return [record.levelname for record in records if record.levelno >= logging.WARNING]


async def test_a_picture_is_timed_and_a_slow_one_has_a_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    former = reading("castellan_picture_seconds_count")
    picture = Picture(b"", "", 1, 1)
    await Painter().once("dot", lambda: picture)
    assert reading("castellan_picture_seconds_count") == former + 1
    assert said_by("bot.painter", caplog) == []
    monkeypatch.setattr("bot.painter._SLOW", -1.0)
    await Painter().once("another dot", lambda: picture)
    assert "a picture took" in caplog.text


async def test_a_stuck_outbox_is_told_of_once_and_its_end_too(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    await begun(host)
    posting = Posting()
    alarm = OutboxAlarm(host, Scheduler(Hand()), posting)
    await alarm.look()
    assert not alarm.stuck
    assert reading("castellan_outbox_depth") == len(await host.posts()) > 0
    posting.waited = PATIENCE + 1
    await alarm.look()
    await alarm.look()
    assert said_by(OutboxAlarm.__module__, caplog) == ["ERROR"]
    assert reading("castellan_outbox_stuck") == 1
    posting.waited = 0.0
    await alarm.look()
    assert said_by(OutboxAlarm.__module__, caplog) == ["ERROR", "WARNING"]
    assert reading("castellan_outbox_stuck") == 0


async def test_the_alarm_looks_again_and_again_and_knows_when_it_sleeps(host: Host) -> None:
    hand = Hand()
    scheduler = Scheduler(hand)
    alarm = OutboxAlarm(host, scheduler, Posting())
    alarm.begin()
    for _ in range(3):
        hand.seconds += 15.0
        scheduler.tick()
        await scheduler.finish()
        assert scheduler.planned == ("watch:outbox",)
    assert not alarm.asleep
    hand.seconds += GRACE
    assert alarm.asleep


@pytest.mark.parametrize("fault", ["", "loop", "outbox", "clock"])
async def test_health_fails_with_the_name_of_what_is_wrong(host: Host, fault: str) -> None:
    hand, hours = Hand(), Hand()
    alarm, lag = OutboxAlarm(host, Scheduler(hours), Posting()), Lag(hand)
    alarm.begin()
    alarm.stuck = fault == "outbox"
    hand.seconds += 1.0 + 2 * LONG * (fault == "loop")
    hours.seconds += GRACE * (fault == "clock")
    async with TestClient(TestServer(application(alarm, lag))) as client:
        answer = await client.get("/health")
        assert answer.status == (503 if fault else 200)
        assert (await answer.json())["faults"] == [fault] * bool(fault)


async def test_who_waits_for_its_shards_is_well_and_says_so() -> None:
    async with TestClient(TestServer(application(None, Lag(Hand())))) as client:
        answer = await client.get("/health")
        assert (answer.status, await answer.json()) == (200, {"ok": True, "faults": [], "waiting": True})


async def test_the_figures_are_served_on_this_machine_only(
    host: Host, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    alarm = OutboxAlarm(host, Scheduler(Hand()), Posting())
    async with metrics_served(None, alarm) as port:
        assert port is None
    async with metrics_served(0, alarm) as port:
        monkeypatch.setenv("CASTELLAN_METRICS_PORT", str(port))
        assert await asyncio.to_thread(probe) == 0
        async with TestClient(TestServer(application(alarm, Lag()))) as client:
            text = await (await client.get("/metrics")).text()
    assert "castellan_loop_lag_seconds" in text
    assert await asyncio.to_thread(probe) == 1, "it is closed again"


def test_no_label_names_a_person_a_server_or_a_table() -> None:
    labels = {label for family in REGISTRY.collect() for sample in family.samples for label in sample.labels}
    assert labels <= {"game", "kind", "outcome", "le", "version", "implementation", "major", "minor", "patchlevel"}


async def test_posts_are_counted_by_what_became_of_them(tmp_path: Path) -> None:
    def counted() -> tuple[float, ...]:
        outcomes = [reading("castellan_posts_total", kind="turn", outcome=what) for what in ("posted", "put off")]
        return (*outcomes, reading("castellan_post_delay_seconds_sum"))

    async with open_stage(tmp_path / "stage.sqlite3") as stage:
        table = await stage.begun()
        former = counted()
        stage.hall.before = [refusal(429)]
        await stage.move(table)
        assert stage.publisher.longest_wait() == 0.0
        await stage.wait(60.0)
        assert [new - old for new, old in zip(counted(), former, strict=True)] == [1.0, 1.0, 60.0]
        stage.hall.before = [refusal(403)]
        await stage.move(table)
        stage.now += 2 * PATIENCE
        assert stage.publisher.longest_wait() == 0.0, "a closed channel is no fault of the outbox"


async def test_a_post_that_waits_for_discord_is_waited_for_by_the_alarm(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "stage.sqlite3") as stage:
        table = await stage.begun()
        stage.hall.before = [refusal(429)]
        await stage.move(table)
        stage.now += 2 * PATIENCE
        alarm = OutboxAlarm(stage.host, stage.scheduler, stage.publisher)
        await alarm.look()
        assert alarm.stuck


async def test_a_computers_thought_is_timed(host: Host) -> None:
    table = (await begun(host, people=1, computers=1, night="endless")).table.id
    await host.play(table, 0, Stand(1))
    former = reading("castellan_computer_seconds_count")
    await Computers(host, Scheduler(Hand()), 1.0).move(table)
    assert reading("castellan_computer_seconds_count") == former + 1
    assert reading("castellan_computers_thinking") == 0
