"""Killed at the worst moments, by the real thing: nothing that was committed is lost, nothing is half there."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from rules.core.match import replay
from rules.host import Host
from tests.rules.host.conftest import GAMES, begun
from tests.rules.host.mover import FATAL

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.slow


async def mover(address: str | Path, table: str, when: str) -> asyncio.subprocess.Process:
    module = "tests.rules.host.mover"
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, str(address), table, when, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )


async def fresh_table(address: str | Path) -> str:
    host = await Host.open(address, games=GAMES)
    table = (await begun(host, night="endless")).table.id
    await host.close()
    return table


async def examine(address: str | Path, table: str) -> int:
    """How long the log is, everything being sound."""
    if isinstance(address, Path):
        with closing(sqlite3.connect(address)) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert file.execute("PRAGMA foreign_key_check").fetchall() == []
    host = await Host.open(address, games=GAMES)
    position, log, posts = await host.look(table), await host.history(table), await host.posts(table)
    await host.close()
    assert [row.index for row in log] == list(range(1, position.table.length + 1))
    assert replay(position.game, position.table.setup, [row.entry for row in log]) == position.state
    told = [post.until for post in posts if post.kind == "turn"]
    assert told == list(range(position.table.length + 1))  # every move has its post
    return position.table.length


@pytest.mark.parametrize("moves", [1, 7, 66])
async def test_killed_while_playing_it_loses_no_move_that_was_told(address: str | Path, moves: int) -> None:
    table = await fresh_table(address)
    process = await mover(address, table, "never")
    assert process.stdout is not None
    told = [int(await process.stdout.readline()) for _ in range(moves)]
    process.send_signal(signal.SIGKILL)
    rest = (await process.stdout.read()).split()
    assert await process.wait() == -signal.SIGKILL
    last = int(rest[-1]) if rest else told[-1]
    assert told == list(range(1, moves + 1))
    assert await examine(address, table) in (last, last + 1)  # one may be committed and not yet told


@pytest.mark.parametrize(("when", "length"), [("before", FATAL - 1), ("after", FATAL)])
async def test_killed_around_a_commit_a_move_is_there_entirely_or_not_at_all(
    address: str | Path, when: str, length: int
) -> None:
    table = await fresh_table(address)
    process = await mover(address, table, when)
    told, _ = await process.communicate()
    assert process.returncode == -signal.SIGKILL
    assert [int(line) for line in told.split()] == list(range(1, FATAL))
    assert await examine(address, table) == length
