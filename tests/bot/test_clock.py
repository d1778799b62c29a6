"""The scheduler: jobs of their own, limits by kind, and failures that are tried again."""

from __future__ import annotations

import asyncio

import pytest

from bot.clock import Job, Limit, Scheduler, backoff


class Hand:
    """The time, in the test's hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


class Diary:
    """Jobs that write down that they ran, and may wait for a word before they end."""

    def __init__(self) -> None:
        self.ran: list[str] = []
        self.go = asyncio.Event()

    def job(self, name: str) -> Job:
        async def run() -> None:
            self.ran.append(name)

        return run

    def waiting(self, name: str) -> Job:
        async def run() -> None:
            self.ran.append(name)
            await self.go.wait()

        return run

    def failing(self, name: str) -> Job:
        async def run() -> None:
            self.ran.append(name)
            raise OSError("the ink is spilt")

        return run


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def scheduler(hand: Hand) -> Scheduler:
    return Scheduler(hand, {"slow": Limit(2, 60.0), "short": Limit(1, 0.0)})


@pytest.fixture
async def diary() -> Diary:
    return Diary()


async def pass_time(scheduler: Scheduler, hand: Hand, seconds: float) -> None:
    hand.time += seconds
    scheduler.tick()
    await asyncio.sleep(0)


async def test_a_job_runs_when_it_is_due_and_not_before(scheduler: Scheduler, hand: Hand, diary: Diary) -> None:
    scheduler.later("post:a", 5, diary.job("a"))
    await pass_time(scheduler, hand, 4.9)
    assert diary.ran == []
    await pass_time(scheduler, hand, 0.1)
    assert diary.ran == ["a"]
    assert not scheduler.busy("post:a")


async def test_planning_a_key_again_replaces_it(scheduler: Scheduler, hand: Hand, diary: Diary) -> None:
    scheduler.later("post:a", 1, diary.job("first"))
    scheduler.later("post:a", 2, diary.job("second"))
    await pass_time(scheduler, hand, 3)
    assert diary.ran == ["second"]


async def test_a_slow_job_holds_nobody_up(scheduler: Scheduler, hand: Hand, diary: Diary) -> None:
    scheduler.later("slow:a", 0, diary.waiting("slow"))
    scheduler.later("post:b", 1, diary.job("b"))
    await pass_time(scheduler, hand, 0)
    await pass_time(scheduler, hand, 1)
    assert diary.ran == ["slow", "b"]
    diary.go.set()
    await scheduler.finish()


async def test_one_kind_takes_no_more_than_its_limit(scheduler: Scheduler, hand: Hand, diary: Diary) -> None:
    for name in "abc":
        scheduler.later(f"slow:{name}", 0, diary.waiting(name))
    await pass_time(scheduler, hand, 0)
    assert diary.ran == ["a", "b"]
    diary.go.set()
    await scheduler.finish()
    assert diary.ran == ["a", "b", "c"], "the third is begun as soon as there is room"


async def test_a_job_is_not_begun_twice_at_once(scheduler: Scheduler, hand: Hand, diary: Diary) -> None:
    scheduler.soon("post:a", diary.waiting("first"))
    scheduler.soon("post:a", diary.job("second"))
    await pass_time(scheduler, hand, 10)
    assert diary.ran == ["first"]
    diary.go.set()
    await scheduler.finish()
    assert diary.ran == ["first", "second"]


async def test_a_failing_job_is_tried_again_later_each_time(scheduler: Scheduler, hand: Hand, diary: Diary) -> None:
    scheduler.soon("post:a", diary.failing("a"))
    await scheduler.finish()
    for failures in (1, 2, 3):
        assert len(diary.ran) == failures
        await pass_time(scheduler, hand, backoff(failures) - 0.1)
        assert len(diary.ran) == failures, "not yet"
        await pass_time(scheduler, hand, 0.1)
        await scheduler.finish()


async def test_what_was_planned_meanwhile_goes_before_the_retry(scheduler: Scheduler, hand: Hand, diary: Diary) -> None:
    async def fails() -> None:
        scheduler.later("post:a", 1, diary.job("newer"))
        raise OSError

    scheduler.soon("post:a", fails)
    await scheduler.finish()
    await pass_time(scheduler, hand, 1)
    assert diary.ran == ["newer"]
    await pass_time(scheduler, hand, 1000)
    assert diary.ran == ["newer"]


async def test_a_success_ends_the_backing_off(scheduler: Scheduler, hand: Hand, diary: Diary) -> None:
    for job in (diary.failing("a"), diary.failing("a"), diary.job("a"), diary.failing("a")):
        scheduler.soon("post:a", job)
        await scheduler.finish()
    await pass_time(scheduler, hand, backoff(1))
    assert len(diary.ran) == 5


async def test_a_job_that_does_not_end_is_ended_and_tried_again(scheduler: Scheduler, diary: Diary) -> None:
    scheduler.soon("short:a", diary.waiting("a"))
    await scheduler.finish()
    assert scheduler.planned == ("short:a",)


async def test_who_was_told_to_wait_waits(scheduler: Scheduler, hand: Hand, diary: Diary) -> None:
    scheduler.later("post:a", 30, diary.job("a"), held=True)
    scheduler.soon("post:a", diary.job("a"))
    await pass_time(scheduler, hand, 29)
    assert diary.ran == []
    await pass_time(scheduler, hand, 1)
    assert diary.ran == ["a"]


async def test_closing_lets_what_is_under_way_end_and_begins_nothing(
    scheduler: Scheduler, hand: Hand, diary: Diary
) -> None:
    scheduler.soon("slow:a", diary.waiting("a"))
    scheduler.later("slow:b", 0, diary.job("b"))
    await asyncio.sleep(0)
    diary.go.set()
    await scheduler.close()
    await pass_time(scheduler, hand, 10)
    assert diary.ran == ["a"]
