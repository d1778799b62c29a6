"""Many at once: tasks of one process, and processes on one file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.core import IllegalMove, engine
from rules.core.match import replay
from rules.host import Conflict, Host, HostError, decision_token
from rules.host.queries import SqlWriter
from tests.rules.host.conftest import ANN, GAMES, OpenHost, OpenStore, begun, content, lobby
from tests.rules.host.watch import Stand
from tests.sample_game.actions import Bid


class Interrupted:
    """A store in which something happens just before each write begins."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    def __init__(self, store: Any) -> None:
        self._store = store
        self.reading, self.unloading = store.reading, store.unloading

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[SqlWriter]:
        if self.meanwhile is not None:
            await self.meanwhile()
        async with self._store.writing() as writer:
            yield writer


async def sound(host: Host, table: str) -> None:
    """Log, snapshot and table tell the same."""
    position = await host.look(table)
    log = await host.history(table)
    assert [row.index for row in log] == list(range(1, position.table.length + 1))
    assert replay(position.game, position.table.setup, [row.entry for row in log]) == position.state


async def test_a_hundred_tables_move_at_once(host: Host) -> None:
    tables = [(await begun(host)).table.id for _ in range(100)]
    moved = await asyncio.gather(*(host.play(table, 0, Stand(1 + n % 3)) for n, table in enumerate(tables)))
    assert [move.position.table.id for move in moved] == tables
    for n, table in enumerate(tables):
        (row,) = await host.history(table)
        assert row.entry.action == Stand(1 + n % 3)
        await sound(host, table)


async def test_of_two_clicks_at_once_one_counts(host: Host) -> None:
    position = await begun(host)
    table, token = position.table.id, decision_token(position.table, engine.pending(position.state)[0])
    clicks = (host.play(table, 0, Stand(1), decision=token), host.play(table, 0, Stand(2), decision=token))
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(answer, IllegalMove) for answer in answers) == 1
    assert (await host.table(table)).length == 1


async def test_simultaneous_choices_of_several_seats_all_count(host: Host) -> None:
    position = await begun(host, "tourney", people=3)
    await asyncio.gather(*(host.play(position.table.id, seat, Bid(seat)) for seat in range(3)))
    assert (await host.table(position.table.id)).length == 3
    await sound(host, position.table.id)


async def test_everybody_joins_at_once(host: Host) -> None:
    table = await lobby(host)
    await asyncio.gather(*(host.join(table, 2000 + n, f"Guest {n}") for n in range(10)))
    found = await host.table(table)
    assert len(found.seats) == 3
    assert len({guest.player for guest in found.gathering.waiting}) == 8, "who found no seat waits for one"


async def test_another_process_that_moved_first_makes_the_commit_fail_cleanly(
    open_host: OpenHost, open_store: OpenStore
) -> None:
    other = await open_host()
    store = Interrupted(await open_store())
    host = Host(store, GAMES)
    table = (await begun(host, "tourney")).table.id
    seen: list[object] = []

    async def meanwhile() -> None:
        await other.play(table, 1, Bid(2))
        seen.append(await content(store))

    store.meanwhile = meanwhile
    with pytest.raises(Conflict):
        await host.play(table, 0, Bid(1))
    assert [await content(store)] == seen
    store.meanwhile = None
    assert [row.entry.action for row in await host.history(table)] == [Bid(2)]
    await host.play(table, 0, Bid(1))  # having seen the new state
    await sound(other, table)


@pytest.mark.parametrize("change", ["join", "undo", "start"])
async def test_every_kind_of_change_minds_the_revision(open_host: OpenHost, open_store: OpenStore, change: str) -> None:
    other = await open_host()
    store = Interrupted(await open_store())
    host = Host(store, GAMES)
    if change == "undo":
        table = (await begun(host)).table.id
        await host.play(table, 0, Stand(1))
        first, second = other.play(table, 1, Stand(1)), host.undo(table, ANN)
    else:
        table = await lobby(host)
        await host.add_computer(table, ANN)
        first = other.set_option(table, ANN, "moon", "on")
        second = host.join(table, 5, "Eve") if change == "join" else host.start(table, ANN)
    store.meanwhile = lambda: first
    with pytest.raises(Conflict):
        await second


async def test_two_processes_play_the_same_tables_and_nothing_is_lost(open_host: OpenHost) -> None:
    hosts = [await open_host(), await open_host()]
    tables = [(await begun(hosts[0], "tourney", people=3, rounds=4)).table.id for _ in range(3)]

    async def play(host: Host, seed: int) -> int:
        rng, played = Random(seed), 0
        for _ in range(40):
            table = rng.choice(tables)
            position = await host.look(table)
            if not position.table.awaited:
                continue
            seat = rng.choice(position.table.awaited)
            try:
                await host.play(table, seat, engine.sample(position.state, seat, rng), revision=position.table.revision)
                played += 1
            except (Conflict, IllegalMove):
                continue
        return played

    counts = await asyncio.gather(*(play(host, seed) for seed, host in enumerate(hosts * 2)))
    assert sum(counts) == sum([(await hosts[0].table(table)).length for table in tables])
    for table in tables:
        await sound(hosts[1], table)


async def test_readers_see_nothing_that_is_not_committed(open_store: OpenStore) -> None:
    store = await open_store()
    host = Host(store, GAMES)
    table = await host.table(await lobby(host))
    async with store.writing() as writer:
        await writer.update_table(host._changed(table, name="Unfinished"))  # pyright: ignore[reportPrivateUsage]
        assert await host.table(table.id) == table
    assert (await host.table(table.id)).name == "Unfinished"


async def test_a_failed_transaction_takes_nothing_of_others_with_it(open_store: OpenStore) -> None:
    store = await open_store()
    host = Host(store, GAMES)
    table = (await begun(host)).table.id
    entered = asyncio.Event()

    async def fail() -> None:
        async with store.writing() as writer:
            await writer.set_guild_language(1, "fr")
            entered.set()
            await asyncio.sleep(0.05)
            raise ZeroDivisionError

    failing = asyncio.create_task(fail())
    await entered.wait()
    await host.play(table, 0, Stand(1))
    with pytest.raises(ZeroDivisionError):
        await failing
    assert await host.guild_language(1) is None
    await sound(host, table)


async def test_a_cancelled_change_leaves_no_trace(open_store: OpenStore) -> None:
    store = await open_store()
    host = Host(store, GAMES)
    entered = asyncio.Event()

    async def dawdle() -> None:
        async with store.writing() as writer:
            await writer.set_guild_language(1, "fr")
            entered.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(dawdle())
    await entered.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await host.guild_language(1) is None
    await host.set_guild_language(1, "en")
    assert await host.guild_language(1) == "en"


async def test_moves_cancelled_anywhere_leave_whole_tables(host: Host) -> None:
    """A move that its caller gave up is there entirely or not at all."""
    table = (await begun(host, night="endless")).table.id
    for delay in range(40):
        seat = (await host.table(table)).awaited[0]
        task = asyncio.create_task(host.play(table, seat, Stand(1)))
        await asyncio.sleep(delay / 10_000)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await sound(host, table)


async def test_a_database_held_by_another_for_too_long_is_said_to_be_busy(
    open_host: OpenHost, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.host.sqlite.store._PATIENCE", 0.05)
    host = await open_host()
    table = (await begun(host)).table.id
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(HostError, match="host-busy"):
            await host.play(table, 0, Stand(1))
        assert (await host.look(table)).table.length == 0
        other.execute("ROLLBACK")
    await host.play(table, 0, Stand(1))
