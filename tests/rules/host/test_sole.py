"""One process runs the tables of a file; a second is refused in words, and the next one after a kill is not."""

# ruff: noqa: ASYNC240 (small files of one test)
from __future__ import annotations

import asyncio
import errno
import logging
import signal
import sys
from pathlib import Path

import pytest

from rules.host import Host, HostError
from rules.host.sqlite import sole
from tests.rules.host.conftest import GAMES

ROOT = Path(__file__).parents[3]
HOLDER = """
import asyncio, sys
from rules.host import Host
async def main():
    host = await Host.open(sys.argv[1], games={}, sole=True)
    print("here", flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""


async def holder(path: Path) -> asyncio.subprocess.Process:
    """Another process that runs the tables of this file."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDER, str(path), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"here\n"
    return process


async def refusal(path: Path) -> HostError:
    with pytest.raises(HostError) as caught:
        await Host.open(path, games=GAMES, sole=True)
    return caught.value


async def test_a_second_process_on_the_same_file_is_refused_until_the_first_is_killed(path: Path) -> None:
    process = await holder(path)
    error = await refusal(path)
    assert (error.key, error.args_by_name) == ("host-in-use", {"path": str(path)})
    process.send_signal(signal.SIGKILL)
    await process.wait()
    host = await Host.open(path, games=GAMES, sole=True)
    await host.close()


async def test_tools_may_look_into_a_file_in_use(path: Path) -> None:
    running = await Host.open(path, games=GAMES, sole=True)
    tool = await Host.open(path, games=GAMES)
    assert await tool.tables() == []
    await tool.close()
    await running.close()


async def test_who_closes_lets_the_next_one_in(path: Path) -> None:
    for _ in range(2):
        host = await Host.open(path, games=GAMES, sole=True)
        await host.close()


async def test_a_link_to_the_file_is_the_same_file(path: Path, tmp_path: Path) -> None:
    running = await Host.open(path, games=GAMES, sole=True)
    link = tmp_path / "link.db"
    link.symlink_to(path)
    assert (await refusal(link)).key == "host-in-use"
    await running.close()


async def test_a_file_that_cannot_be_opened_is_not_kept_from_others(path: Path) -> None:
    path.write_bytes(b"a shopping list" * 1000)
    assert (await refusal(path)).key == "host-database"
    path.unlink()
    host = await Host.open(path, games=GAMES, sole=True)
    await host.close()


async def test_where_files_cannot_be_locked_the_log_says_so(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_locks(_: int) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(sole, "_lock", no_locks)
    with caplog.at_level(logging.WARNING):
        host = await Host.open(path, games=GAMES, sole=True)
    await host.close()
    assert "no locks available" in caplog.text
