"""A file of any earlier schema, with something in each of its tables: all of it is kept, and every table plays on."""

# ruff: noqa: ASYNC240 (small files of one test)

from __future__ import annotations

import lzma
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import aiosqlite
import pytest

from rules.core import engine
from rules.host import Host
from rules.host.sqlite import SqliteStore
from rules.host.sqlite.migrate import migrate, migrations, newest
from tests.rules.host.conftest import ANN, BOB

pytestmark = pytest.mark.slow

FIRST = Path(__file__).parents[2] / "fixtures" / "houses" / "7c7846e.sqlite3.xz"  # of schema 1
MOVES = 4
# What the first schema had no table for, by the name of the table; the first column of most is a table of the game.
ROWS: dict[str, tuple[Any, ...]] = {
    "offers": ("offer1", 0, BOB, "Bob", ANN, 1_700_000_000.0),
    "boundaries": (1, 0, None, 1_700_000_000.0, "[]"),
    "receipts": (0, "draft1", 1, 1_700_000_000.0, None),
    "people": (ANN, '{"confirms":true}'),
    "pupils": (ANN, 1, '{"place":"1.0"}'),
    "welcomes": (77, 1_700_000_000.0),
    "polls": ("poll1", "pause", 0, None, "[1]", 1_700_000_000.0),
    "claims": ("claim1", 0, BOB, "Bob", 1_700_000_000.0),
    "notes": (ANN, "hold the bridge"),
    "summons": (1, ANN, 0, "1.0", "call", 1_700_000_000.0, "{}"),
    "audit": (1, 77, ANN, "freeze", "Keep", 3, 3, 1_700_000_000.0, "", "null", "null"),
    "departures": (77, 1_700_000_000.0),
    "asides": (1, 0, "[]"),
    "noticeboards": (77, 88, "en", 99, "", 1_700_000_000.0),
    "servers": (77, '{"log":5}'),
    "bulletins": (1, 77, 5, None, "{}", 0),
    "letters": ("letter1", 0, 0, ANN, "Ann", "at dawn", 1_700_000_000.0, 1, 0),
    "letter_readers": ("letter1", 1, BOB, "Bob", 0),
    "facts": ("commands", "abc"),
    "leases": (0, 1, "somebody", 1_700_000_000.0),
    "results": (4, 0, '{"began":1.0,"ended":2.0,"moves":4,"chairs":[]}'),
}
Rows = dict[str, list[tuple[Any, ...]]]


async def written_at(schema: int, path: Path, folder: Path) -> None:
    """As the release of that schema would have left it."""
    path.write_bytes(lzma.decompress(FIRST.read_bytes()))
    folder.mkdir()
    for file in migrations()[:schema]:
        shutil.copy(file, folder)
    async with aiosqlite.connect(path, isolation_level=None) as file:
        await migrate(file, folder)
    with closing(sqlite3.connect(path)) as file, file:
        for name in ROWS.keys() & columns(file).keys():
            fill(file, name)


def fill(file: sqlite3.Connection, name: str) -> None:
    (ended,) = file.execute("SELECT id FROM tables WHERE status = 'ended'").fetchone()
    names = columns(file)[name]
    values = iter(ROWS[name])
    row = {column: ended if column == "table_id" else next(values) for column in names}
    marks = ", ".join("?" * len(row))
    file.execute(f"INSERT INTO {name} VALUES ({marks})", tuple(row.values()))


def columns(file: sqlite3.Connection) -> dict[str, list[str]]:
    tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: [column for _, column, *_ in file.execute(f"PRAGMA table_info({name})")] for name in tables}


def content(path: Path, known: dict[str, list[str]]) -> Rows:
    with closing(sqlite3.connect(path)) as file:
        return {
            name: sorted(file.execute(f"SELECT {', '.join(names)} FROM {name}").fetchall(), key=repr)
            for name, names in known.items()
        }


def known(path: Path) -> dict[str, list[str]]:
    with closing(sqlite3.connect(path)) as file:
        return columns(file)


@pytest.fixture(params=range(1, newest() + 1), ids="schema {}".format)
async def old(request: pytest.FixtureRequest, path: Path, tmp_path: Path) -> Path:
    await written_at(request.param, path, tmp_path / "migrations")
    return path


async def test_everything_is_kept(old: Path) -> None:
    names = known(old)
    before = content(old, names)
    assert [name for name, rows in before.items() if not rows] == [], "whoever adds a table adds a row to `ROWS`"
    await (await SqliteStore.open(old)).close()
    assert content(old, names) == before


async def test_what_people_had_is_found_again(old: Path) -> None:
    names = known(old)
    host = await Host.open(old)
    try:
        (ended,) = await host.tables(status=("ended",))
        async with host._store.reading() as reader:
            found = {
                "offers": await reader.offer("offer1"),
                "boundaries": await reader.boundaries(ended.id),
                "receipts": await reader.receipt(ended.id, 0),
                "people": await reader.person(ANN),
                "pupils": await reader.pupil(ended.id, ANN),
                "welcomes": await reader.was_welcomed(77),
                "polls": await reader.poll("poll1"),
                "claims": await reader.claim("claim1"),
                "notes": await reader.note(ended.id, ANN),
                "summons": await reader.summons_until(1_800_000_000.0),
                "audit": await reader.deeds(77, 5),
                "departures": await reader.departures(1_800_000_000.0),
                "asides": await reader.asides(ended.id),
                "noticeboards": await reader.noticeboard(77),
                "servers": await reader.server(77),
                "bulletins": await reader.bulletins(),
                "letters": await reader.letters(ended.id),
                "letter_readers": await reader.letters_unseen(BOB),
                "facts": await reader.fact("commands"),
                "leases": await reader.leases(),
                "results": await reader.result(ended.id),
            }
    finally:
        await host.close()
    assert {name for name, thing in found.items() if thing} == ROWS.keys() & names.keys()


async def test_every_table_plays_on(old: Path) -> None:
    host = await Host.open(old, clock=lambda: 1_800_000_000.0)
    rng = Random(1)
    try:
        await host.carry_over_tables()
        for lobby in await host.tables(status=("lobby",)):
            await host.start(lobby.id, ANN)
        for table in await host.tables(status=("running",)):
            for _ in range(MOVES):
                position = await host.look(table.id)
                seat = rng.choice(position.table.awaited)
                await host.play(table.id, seat, engine.sample(position.state, seat, rng))
            assert (await host.table(table.id)).length == table.length + MOVES
    finally:
        await host.close()
