"""Processes that think: what goes wrong in one is its own affair."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.thinking import Failed, Job, Thinkers, done, read_move
from rules.core import Setup, engine
from rules.mind import think
from rules.registry import games

BARONY = games()["barony"]
SETUP = Setup(game="barony", version=BARONY.version, seats=2, seed="thinkers")
STATE = engine.start(BARONY, SETUP)[0]
SEAT = engine.awaited(STATE)[0]
JOB = Job(game="barony", state=engine.encode(STATE), seat=SEAT, level="normal", luck="l")
PATIENCE = 120.0


def script(text: str) -> tuple[str, ...]:
    return (sys.executable, "-c", text)


async def test_a_process_thinks_as_this_one_would() -> None:
    thinkers = Thinkers(1, PATIENCE)
    try:
        assert read_move(BARONY, await thinkers.think(JOB)) == think(BARONY, STATE, SEAT, "normal", Random("l"))
        assert read_move(BARONY, await thinkers.think(JOB)) == think(BARONY, STATE, SEAT, "normal", Random("l"))
    finally:
        await thinkers.close()


def test_an_error_in_a_thought_is_told() -> None:
    assert "KeyError" in done(Job(game="ludo", state=b"", seat=0, level="normal", luck="")).error


async def test_a_process_that_dies_is_replaced() -> None:
    thinkers = Thinkers(1, PATIENCE)
    try:
        await thinkers.think(JOB)
        (worker,) = thinkers._all
        os.kill(worker.pid, signal.SIGKILL)
        await worker.wait()
        assert await thinkers.think(JOB)
    finally:
        await thinkers.close()


@pytest.mark.parametrize("fault", ["raise SystemExit", "import time; time.sleep(60)", "print('nonsense', flush=True)"])
async def test_a_process_that_fails_hangs_or_babbles_is_given_up(fault: str) -> None:
    thinkers = Thinkers(1, 3.0, script(f"import sys; sys.stdin.buffer.read(4); {fault}"))
    with pytest.raises(Failed):
        await thinkers.think(JOB)
    assert not thinkers._all
    await thinkers.close()


async def test_a_worker_gives_way_to_everything_else() -> None:
    thinkers = Thinkers(1, PATIENCE)
    try:
        await thinkers.think(JOB)
        (worker,) = thinkers._all
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
    finally:
        await thinkers.close()


async def test_a_queue_has_an_end() -> None:
    """Who comes too late is told so at once; once somebody has given up, there is room again."""
    thinkers = Thinkers(1, 60.0, script("import time; time.sleep(60)"), queue=1)
    asking = [asyncio.create_task(thinkers.think(JOB)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Failed, match="2 thoughts"):
        await thinkers.think(JOB)
    asking[1].cancel()
    await asyncio.gather(asking[1], return_exceptions=True)
    late = asyncio.create_task(thinkers.think(JOB))
    await asyncio.sleep(0)
    assert not late.done()
    for task in (asking[0], late):
        task.cancel()
    await asyncio.gather(asking[0], late, return_exceptions=True)
    await thinkers.close()


async def _worker_of(thinkers: Thinkers) -> AsyncIterator[Process]:
    while True:
        for worker in list(thinkers._all):
            yield worker
        await asyncio.sleep(0.01)


async def test_a_thought_that_nobody_wants_any_more_ends() -> None:
    thinkers = Thinkers(1, 60.0, script("import time; time.sleep(60)"))
    asking = asyncio.create_task(thinkers.think(JOB))
    worker = await anext(_worker_of(thinkers))
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert worker.returncode is not None
    await thinkers.close()
