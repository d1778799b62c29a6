"""The process is killed between commit and post: the next one says what is missing, once."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

from tests.e2e.court import open_court
from tests.e2e.watching import check_turn

ROOT = Path(__file__).parents[2]


async def test_what_was_committed_is_told_after_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    table_id, told = await killed_in_the_act(path)
    assert told == 2, "the start and the first move"
    async with open_court(path) as court:  # the same people and the same channel, but an empty one
        table = await court.host.table(table_id)
        assert table.length == 2, "the move was committed"
        (message,) = court.turn_messages()
        assert message.content.count("founds a city") == 1, "the move that nobody was told of, and no other"
        await check_turn(court, table)
        assert not await court.host.posts()
        await court.restart()
        assert len(court.turn_messages()) == 1, "told once"
        await court.move(table)
        assert len(court.turn_messages()) == 2
        await check_turn(court, table)


async def killed_in_the_act(path: Path) -> tuple[str, int]:
    """The table's id, and how many turn messages the channel had when the process died."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.e2e.crash", str(path), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await asyncio.wait_for(child.communicate(), timeout=300)
    assert child.returncode == -signal.SIGKILL, said
    table_id, told = said.decode().split()
    return table_id, int(told)
