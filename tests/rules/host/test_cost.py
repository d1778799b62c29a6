"""A move costs the same early and late. Counted in steps of SQLite's own machine, and in questions to either store:
no busy computer can blur these."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.host import Host
from rules.host.postgres.connection import PostgresConnection
from rules.host.queries import course
from rules.host.sqlite.connection import SqliteConnection
from tests.rules.host.conftest import ANN, GAMES, OpenStore, begun
from tests.rules.host.watch import Stand

EARLY, MIDDLE, LATE = 20, 60, 300
MOST = 20  # questions of a move: docs/scale.md reckons with them


async def cycle(host: Host, table: str, message: int) -> None:
    """One move with everything around it: the panel's look, the move, the post, the buttons of the former one."""
    position = await host.look(table)
    await host.play(table, position.table.awaited[0], Stand(1))
    for post in await host.posts(table):
        await host.claim(post.id)
        await host.posted(post.id, message)
    await host.history(table, since=position.table.length)
    await host.retire_messages(table, "turn", message)
    await host.turn_message(table)


async def test_the_steps_of_a_move_do_not_grow_with_the_table(open_store: OpenStore, path: Path) -> None:
    store = await open_store()
    host = Host(store, GAMES)
    table = (await begun(host, night="endless")).table.id
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    for connection in (store._writer, store._reader):
        await connection.set_progress_handler(count, 1)
    cost: dict[int, int] = {}
    for index in range(1, LATE + 1):
        before = steps
        await cycle(host, table, 5000 + index)
        cost[index] = steps - before
    assert cost[EARLY] > 0
    assert cost[LATE] <= cost[EARLY] * 1.02


async def test_a_move_asks_a_few_short_questions_however_old_the_table_is(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is a way to the server and back, where the house is on one."""
    asked, found = 0, 0

    def counted(kind: Any) -> None:
        original = kind.rows

        async def rows(self: Any, sql: str, values: Any) -> Any:
            nonlocal asked, found
            answer = await original(self, sql, values)
            asked, found = asked + 1, found + len(answer)
            return answer

        monkeypatch.setattr(kind, "rows", rows)

    counted(SqliteConnection)
    counted(PostgresConnection)
    table = (await begun(host, night="endless")).table.id
    cost: dict[int, tuple[int, int]] = {}
    for index in range(1, MIDDLE + 1):
        asked, found = 0, 0
        await cycle(host, table, 5000 + index)
        cost[index] = (asked, found)
    assert cost[MIDDLE] == cost[EARLY]
    asked, found = 0, 0
    position = await host.look(table)
    await host.play(table, position.table.awaited[0], Stand(1), opened=position)
    assert asked <= MOST


async def test_a_move_or_an_undo_reads_little_of_the_log(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = (await begun(host, people=1, computers=1, night="endless")).table.id
    for index in range(150):
        await host.play(table, index % 2, Stand(1))
    read: list[object] = []
    original = course.read_logged

    def counted(row: object) -> object:
        read.append(row)
        return original(row)  # type: ignore[arg-type]

    monkeypatch.setattr(course, "read_logged", counted)
    await host.play(table, 0, Stand(1))
    assert read == []
    await host.at(table, 140)
    assert len(read) == 140 - 128
    read.clear()
    await host.undo(table, ANN)
    assert len(read) <= 1 + 150 - 128
