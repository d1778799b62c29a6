"""A house moves from one store to another: all is there, a copy that was cut off goes on, and no other mixes in."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rules.host import Draft, Host, HostError, copying
from rules.host.stores import open_store
from tests import postgres
from tests.rules.host.conftest import ANN, GAMES, GUILD, begun, content, lobby
from tests.rules.host.watch import Stand

WAYS = [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite"), ("postgres", "postgres")]


@pytest.fixture(params=WAYS, ids=" to ".join)
async def houses(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[list[Any]]:
    """Where something is copied from, and where to."""
    if postgres.missing() and "postgres" in request.param:
        pytest.skip(postgres.missing())
    async with AsyncExitStack() as closing:
        opened: list[Any] = []
        for n, kind in enumerate(request.param):
            address = tmp_path / f"{n}.db" if kind == "sqlite" else await postgres.fresh(f"house{n}")
            opened.append(await open_store(address))
            closing.push_async_callback(opened[-1].close)
        yield opened


async def lived_in(store: Any) -> str:
    """A house with something of most kinds in it; the id of a running table."""
    host = Host(store, GAMES)
    table = (await begun(host, night="endless")).table.id
    for index in range(5):
        await host.play(table, index % 2, Stand(1))
    await host.undo(table, ANN)
    await lobby(host, name="100 % \\a_b")
    await host.save_draft(Draft(id="d1", table=table, seat=0, player=ANN, decision="0-1.0"))
    await host.write_note(table, ANN, "hold the bridge")
    await host.set_person(ANN, calls="both")
    await host.set_server(GUILD, log=5)
    await host.set_guild_language(GUILD, "fr")
    await host.offer_seat(table, 1, 2**62, "Zoë")
    async with store.writing() as writer:
        await writer.save_fact("commands", "abc")
    return table


def quiet(_done: int, _all: int) -> None: ...


async def test_everything_is_there_and_plays_on(houses: list[Any]) -> None:
    origin, target = houses
    table = await lived_in(origin)
    steps: list[tuple[int, int]] = []
    await copying.copy(origin, target, "it", lambda done, of_all: steps.append((done, of_all)))
    assert await content(target) == await content(origin)
    assert steps == sorted(steps)
    assert steps[-1][0] == steps[-1][1] > 20
    async with target.reading() as reader:
        assert (await reader.fact("commands"), await reader.fact(copying.UNFINISHED)) == ("abc", None)
    known = {post.id for post in await Host(origin, GAMES).posts()}
    host = Host(target, GAMES)
    await host.play(table, (await host.table(table)).awaited[0], Stand(2))
    new = {post.id for post in await host.posts()} - known
    assert new
    assert min(new) > max(known), "rows are numbered on from where they were"


async def test_one_that_was_cut_off_goes_on(houses: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    origin, target = houses
    await lived_in(origin)
    monkeypatch.setattr(copying, "_BATCH", 2)

    def cut(done: int, _all: int) -> None:
        if done > 9:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await copying.copy(origin, target, "it", cut)
    half = await content(target)
    assert 0 < sum(map(len, half.values())) < sum(map(len, (await content(origin)).values()))
    with pytest.raises(HostError, match="host-copy-mixed"):
        await copying.copy(origin, target, "something else", quiet)
    await copying.copy(origin, target, "it", quiet)
    assert await content(target) == await content(origin)


async def test_a_house_is_not_opened_in_half_a_copy(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "half.db")
    async with store.writing() as writer:
        await writer.save_fact(copying.UNFINISHED, "it")
    await store.close()
    with pytest.raises(HostError, match="host-copy-unfinished"):
        await Host.open(tmp_path / "half.db", games=GAMES)


async def test_nothing_is_copied_over_a_house(houses: list[Any]) -> None:
    origin, target = houses
    await lived_in(origin)
    await lived_in(target)
    before = await content(target)
    with pytest.raises(HostError, match="host-copy-full"):
        await copying.copy(origin, target, "it", quiet)
    assert await content(target) == before


async def test_what_has_changed_behind_a_copy_is_found_out(houses: list[Any]) -> None:
    origin, target = houses
    await lived_in(origin)

    class Stopped(Exception): ...

    def cut(done: int, of_all: int) -> None:
        if done > of_all // 3:
            raise Stopped

    with pytest.raises(Stopped):
        await copying.copy(origin, target, "it", cut)
    async with origin.writing() as writer:
        (table, *_) = await writer.tables(None, None, None, ("running",))
        await writer.update_table(replace(table, revision=table.revision + 1, name="Another"))
    with pytest.raises(HostError, match="host-copy-differs"):
        await copying.copy(origin, target, "it", quiet)
