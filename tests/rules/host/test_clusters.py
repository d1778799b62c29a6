"""Several processes share a house: each runs the tables of its shards, while its lease stands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import asyncpg
import pytest

from rules.host import Committed, Conflict, Host
from rules.host.leases import LIFE
from rules.host.shards import ALL, Shards, read_shards
from tests import postgres
from tests.rules.host.conftest import ANN, BOB, GAMES, OpenStore, begun, lobby
from tests.rules.host.watch import Stand

HERE, THERE = 4 << 22, 5 << 22  # servers on the shards 0 and 1 of 4
MINE, THEIRS = Shards(0, 0, 4), Shards(1, 3, 4)


def test_servers_are_dealt_out_as_discord_does() -> None:
    assert [MINE.has(guild) for guild in (HERE, THERE, 0)] == [True, False, True]
    assert [THEIRS.has(guild) for guild in (HERE, THERE, 0)] == [False, True, False]
    assert all(ALL.has(guild) for guild in (HERE, THERE, 0, 2**63 - 1))
    assert (MINE.has_direct, THEIRS.has_direct, ALL.is_all, MINE.is_all) == (True, False, True, False)


@pytest.mark.parametrize("text", ["", "4/4", "3-2/4", "0-4/4", "a/b", "-1/4", "0-3"])
def test_shards_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="should"):
        read_shards(text)


def test_shards_are_read() -> None:
    assert [read_shards(text) for text in ("0-3/16", "12/16")] == [Shards(0, 3, 16), Shards(12, 12, 16)]


class Clock:
    """The one that all processes have in common."""

    now = 1000.0

    async def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


OpenCluster = Callable[[str, Shards], Awaitable[Host]]


@pytest.fixture
def cluster(open_store: OpenStore, clock: Clock) -> OpenCluster:
    """Opens a host as another process would, and has it take its shards."""

    async def open_one(name: str, shards: Shards) -> Host:
        store = await open_store()
        store.time = clock
        host = Host(store, GAMES)
        assert await host.take_shards(shards, name) is None
        return host

    return open_one


async def test_who_comes_second_waits_until_the_first_leaves(cluster: OpenCluster, open_store: OpenStore) -> None:
    first = await cluster("first", MINE)
    second = Host(await open_store(), GAMES)
    second._store.time = first._store.time  # type: ignore[method-assign]
    other = await second.take_shards(MINE, "second")
    assert other is not None
    assert (other.holder, second.realm) == ("first", ALL)
    await first.leave_shards()
    assert await second.take_shards(MINE, "second") is None


async def test_who_dies_is_followed_when_the_lease_is_over(cluster: OpenCluster, clock: Clock) -> None:
    first = await cluster("first", MINE)
    clock.now += LIFE - 1
    assert await first.take_shards(MINE, "first") is None, "a heartbeat"
    second = await cluster("other", THEIRS)
    clock.now += LIFE - 1
    assert await second.take_shards(MINE, "second") is not None
    clock.now += 2
    assert await second.take_shards(MINE, "second") is None
    assert await first.take_shards(MINE, "first") is not None, "it is another's now"


async def test_nobody_deals_servers_out_in_another_way_meanwhile(cluster: OpenCluster, clock: Clock) -> None:
    first = await cluster("first", MINE)
    assert await first.take_shards(Shards(1, 1, 2), "second") is not None
    assert await first.take_shards(THEIRS, "second") is None


async def test_of_two_who_come_at_once_one_has_the_shards(open_store: OpenStore) -> None:
    hosts = [Host(await open_store(), GAMES) for _ in range(3)]
    answers = await asyncio.gather(*(host.take_shards(ALL, f"number {n}") for n, host in enumerate(hosts)))
    assert sum(answer is None for answer in answers) == 1


async def elsewhere(host: Host, guild: int, **options: Any) -> str:
    table = await lobby(host, guild=guild, options=options)
    await host.join(table, BOB, "Bob")
    await host.start(table, ANN)
    return table


async def test_posts_calls_and_clocks_are_those_of_ones_own_tables(cluster: OpenCluster) -> None:
    mine, theirs = await cluster("mine", MINE), await cluster("theirs", THEIRS)
    here, there = await elsewhere(mine, HERE), await elsewhere(theirs, THERE)
    for table in (here, there):
        await mine.set_deadline(table, None, 1)
    for host, table in ((mine, here), (theirs, there)):
        assert {post.table for post in await host.posts()} == {table}
        assert [found.id for found in await host.astir(3600)] == [table]
        assert await host.astir(-3600) == []


async def test_nobody_posts_for_a_table_that_is_anothers_by_now(cluster: OpenCluster, clock: Clock) -> None:
    first = await cluster("first", MINE)
    await elsewhere(first, HERE)
    (post, *_) = await first.posts()
    clock.now += LIFE + 1
    second = await cluster("second", MINE)
    with pytest.raises(Conflict):
        await first.claim(post.id)
    assert (await second.claim(post.id)).attempts == 1


async def test_what_is_changed_from_afar_is_told_to_who_watches_here_and_runs_there(cluster: OpenCluster) -> None:
    mine = await cluster("mine", MINE)
    there = await elsewhere(mine, THERE)
    watching: list[Committed] = []
    running: list[Committed] = []
    mine.listen(watching.append)
    mine.listen(running.append, runs=True)
    await mine.play(there, 0, Stand(1))
    assert ([change.after.id for change in watching], running) == ([there], [])
    here = (await begun(mine)).table.id
    await mine.play(here, 0, Stand(1))
    assert running[-1].after.id == here


@pytest.fixture
async def two_processes() -> AsyncGenerator[tuple[Host, Host]]:
    if postgres.missing():
        pytest.skip(postgres.missing())
    address = await postgres.fresh()
    async with AsyncExitStack() as closing:
        hosts: list[Host] = []
        for name, shards in (("mine", MINE), ("theirs", THEIRS)):
            host = await Host.open(address, games=GAMES)
            closing.push_async_callback(host.close)
            assert await host.take_shards(shards, name) is None
            await host.hear_others()
            hosts.append(host)
        yield hosts[0], hosts[1]


async def test_the_process_that_runs_a_table_is_woken(two_processes: tuple[Host, Host]) -> None:
    mine, theirs = two_processes
    there = await elsewhere(mine, THERE)
    woken: asyncio.Queue[Committed] = asyncio.Queue()
    theirs.listen(woken.put_nowait, runs=True)
    length = (await mine.play(there, 0, Stand(1))).position.table.length
    async with asyncio.timeout(60):
        while (await woken.get()).after.length < length:
            pass


async def test_who_closes_gives_the_shards_back(two_processes: tuple[Host, Host]) -> None:
    mine, theirs = two_processes
    assert await theirs.take_shards(MINE, "theirs") is not None
    await mine.close()
    assert await theirs.take_shards(MINE, "theirs") is None


async def test_a_lost_connection_is_said_in_words_and_made_again(two_processes: tuple[Host, Host]) -> None:
    """The server sends everybody away, as when it is started anew."""
    mine, theirs = two_processes
    table = await elsewhere(mine, HERE)
    store: Any = theirs._store
    async with store._asking() as connection:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    for _ in range(2):
        await mine.play(table, (await mine.table(table)).awaited[0], Stand(1))
    assert (await mine.table(table)).length == 2


async def test_a_driver_cut_off_in_the_middle_of_a_word_asks_another_connection(
    two_processes: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, _ = two_processes
    table = await elsewhere(mine, HERE)
    cut_off, begun = [asyncpg.InternalClientError("another operation is in progress")], asyncpg.Connection.execute

    async def execute(connection: asyncpg.Connection, query: str, *about: Any, **how: Any) -> str:
        if cut_off:
            raise cut_off.pop()
        return await begun(connection, query, *about, **how)

    monkeypatch.setattr(asyncpg.Connection, "execute", execute)
    assert (await mine.table(table)).length == 0
    assert not cut_off


async def test_servers_of_others_are_not_taken_for_left(cluster: OpenCluster) -> None:
    mine, theirs = await cluster("mine", MINE), await cluster("theirs", THEIRS)
    here, there = await elsewhere(mine, HERE), await elsewhere(theirs, THERE)
    await mine.note_servers([])
    assert (await mine.table(here)).paused is not None
    assert (await mine.table(there)).paused is None
