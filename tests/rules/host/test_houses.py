"""Houses that earlier commits have left behind: everything in them is brought up to date, and every table plays on."""

# ruff: noqa: ASYNC240 (small files of one test)

from __future__ import annotations

import lzma
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.core import engine
from rules.host import Host, HostError, Table, decision_token
from rules.host.sqlite.migrate import newest
from rules.registry import games
from tests.rules.host.conftest import ANN, BOB

HOUSES = {path.name.split(".")[0]: path for path in (Path(__file__).parents[2] / "fixtures" / "houses").glob("*.xz")}
MOVES = 8
LATER = 1_800_000_000.0

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("house", sorted(HOUSES))]


@asynccontextmanager
async def opened(house: str, path: Path) -> AsyncGenerator[Host]:
    path.write_bytes(lzma.decompress(HOUSES[house].read_bytes()))
    host = await Host.open(path, clock=lambda: LATER)
    try:
        await host.carry_over_tables()
        yield host
    finally:
        await host.close()


def read(path: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as file:
        return file.execute(sql).fetchall()


async def running(host: Host) -> list[Table]:
    return await host.tables(status=("running",))


async def test_every_running_table_plays_on(house: str, path: Path) -> None:
    async with opened(house, path) as host:
        rng = Random(house)
        for table in await running(host):
            for _ in range(MOVES):
                position = await host.look(table.id)
                assert position.table.version == position.game.version
                if position.state.outcome is not None:
                    break
                seat = rng.choice(position.table.awaited)
                await host.play(table.id, seat, engine.sample(position.state, seat, rng))
            assert (await host.table(table.id)).length > table.length


async def test_every_log_plays_again_from_its_ground(house: str, path: Path) -> None:
    """Also of games whose version has stayed the same: their rules have, too."""
    async with opened(house, path) as host:
        for table in await running(host):
            state = (await host.look(table.id)).state
            assert (await host.repair(table.id)).state == state


async def test_every_lobby_begins_and_every_finished_game_can_be_verified(house: str, path: Path) -> None:
    async with opened(house, path) as host:
        for table in await host.tables(status=("lobby",)):
            assert (await host.start(table.id, ANN)).table.version == games()[table.game].version
        (over,) = await host.tables(status=("over",))
        assert (await host.verify(over.id)).ok


async def test_what_was_being_asked_still_is_where_the_rules_are_the_same(house: str, path: Path) -> None:
    async with opened(house, path) as host:
        unmoved = "(log_length, r.branch) = (t.length, t.branch)"
        asked = read(path, f"SELECT r.id FROM undo_requests r JOIN tables t ON t.id = table_id WHERE {unmoved}")
        for (request_id,) in asked:
            assert (await host.undo_request(request_id)).missing == (1,)
        drafts = read(path, "SELECT id FROM drafts")
        renewed = {table_id for (table_id,) in read(path, "SELECT table_id FROM boundaries")}
        for (draft_id,) in drafts:
            draft = await host.draft(draft_id)
            assert draft is not None
            position = await host.look(draft.table)
            asked_now = decision_token(position.table, engine.pending(position.state)[draft.seat])
            assert (draft.decision == asked_now) == (draft.table not in renewed), "newer rules ask anew"
        assert drafts


async def test_the_past_is_told_as_it_was(house: str, path: Path) -> None:
    async with opened(house, path) as host:
        for table in await running(host):
            rows = await host.history(table.id)
            assert len(rows) == table.length
            if table.game == "medioevo":
                assert {row.entry for row in rows} == {None}
                with pytest.raises(HostError, match="host-before-boundary"):
                    await host.at(table.id, 0)
                for player in (ANN, BOB):
                    with pytest.raises(HostError, match=r"host-(undo-boundary|nothing-to-undo)"):
                        await host.undo(table.id, player)


async def test_what_waits_to_be_told_is_told_with_the_news(house: str, path: Path) -> None:
    async with opened(house, path) as host:
        for table in await running(host):
            if table.game == "medioevo":
                *_, last = await host.posts(table.id)
                assert (last.kind, last.until, last.payload["change"]) == ("turn", table.length, "upgrade")
                assert (await host.at(table.id, last.until)).state == (await host.look(table.id)).state
                assert len(await host.history(table.id, since=last.since, until=last.until)) == last.until - last.since


async def test_nothing_is_lost_and_a_copy_is_kept(house: str, path: Path) -> None:
    path.write_bytes(lzma.decompress(HOUSES[house].read_bytes()))
    length = "FROM log WHERE idx <= (SELECT length FROM tables WHERE id = table_id) ORDER BY table_id, idx"
    columns = ", ".join(name for _, name, *_ in read(path, "PRAGMA table_info(log)"))
    log, seeds = read(path, f"SELECT {columns} {length}"), read(path, "SELECT id, seed, seats FROM tables ORDER BY id")
    async with opened(house, path):
        pass
    copy = path.with_name(f"{path.name}.before-{newest():04}")
    assert read(path, "PRAGMA user_version") == [(newest(),)]
    assert copy.stat().st_mode & 0o777 == 0o600
    for kept in (path, copy):
        assert read(kept, f"SELECT {columns} {length}") == log
        assert read(kept, "SELECT id, seed, seats FROM tables ORDER BY id") == seeds
