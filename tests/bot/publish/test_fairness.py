"""No table starves behind a flood: neither behind one that has much to say, nor behind a channel that takes little."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from itertools import count
from pathlib import Path

import pytest
from msgspec import to_builtins

from bot.clock import Limit, Scheduler
from rules.core import words
from rules.host import Table
from tests.bot.publish.stage import CELLAR, Stage, open_stage, refusal

MANY = 30


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncGenerator[Stage]:
    async with open_stage(tmp_path / "stage.sqlite3") as stage:
        yield stage


def with_room_for(stage: Stage, posts: int) -> None:
    """So many are sent at once. The clock goes on by itself, so that who comes later is seen to."""
    ticks = count()
    stage.scheduler = Scheduler(lambda: stage.now + next(ticks) / 1e6, {"post": Limit(posts, 300.0)})
    stage.publisher = stage.new_publisher()


async def flooded(stage: Stage, table: Table) -> None:
    """So many notices wait that cannot be told together."""
    said = to_builtins(words("host-version", table="x"))
    async with stage.host._store.writing() as writer:
        for _ in range(MANY):
            payload = {"words": said}
            await writer.add_post(table, "notice", channel=table.channel, since=0, until=0, payload=payload)


async def moved(stage: Stage, table: Table) -> None:
    _, seat, action = await stage.think(table)
    await stage.host.play(table.id, seat, action)


async def until_told(stage: Stage, turns: int) -> None:
    """In the cellar."""
    async with asyncio.timeout(300):
        while len(stage.cellar.turns) < turns:  # noqa: ASYNC110, it is the publisher that posts
            await asyncio.sleep(0.005)


async def test_a_table_with_much_to_say_lets_others_have_their_turn(stage: Stage) -> None:
    loud, quiet = await stage.begun(), await stage.begun(CELLAR)
    with_room_for(stage, 1)
    await flooded(stage, loud)
    before = len(stage.hall.messages)
    stage.publisher.kick(loud.id)
    await moved(stage, quiet)
    await until_told(stage, 2)
    assert len(stage.hall.messages) - before <= 10
    await stage.settle()
    assert len(stage.hall.messages) - before == MANY, "and nothing of it is lost"


async def test_tables_that_wait_for_a_crowded_channel_take_no_room_from_others(stage: Stage) -> None:
    crowd, quiet = [await stage.begun() for _ in range(12)], await stage.begun(CELLAR)
    with_room_for(stage, 8)
    stage.hall.open.clear()
    for table in crowd:
        await moved(stage, table)
    await moved(stage, quiet)
    await until_told(stage, 2)
    stage.hall.open.set()
    for _ in range(12):
        await stage.wait(1.0)
    assert len(stage.hall.turns) == 2 * len(crowd)
    assert not stage.publisher._speaking_in, "nothing is left of it"


async def test_a_table_that_is_told_to_wait_keeps_nobody_waiting(stage: Stage) -> None:
    limited, quiet = await stage.begun(), await stage.begun(CELLAR)
    with_room_for(stage, 1)
    stage.hall.before = [refusal(429)]
    await moved(stage, limited)
    await moved(stage, quiet)
    await until_told(stage, 2)
    assert len(stage.hall.turns) == 1
    await stage.wait(60.0)
    assert len(stage.hall.turns) == 2
