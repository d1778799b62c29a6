"""A host on a fresh file, and two people at a table of it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from rules.host import Host, OpenTable, Table
from rules.host.copying import KEYS
from rules.host.stores import open_store as open_any
from tests import postgres
from tests.rules.host.watch import Watch
from tests.sample_game import GAME as TOURNEY

GAMES = {"watch": Watch(), "tourney": TOURNEY}
ANN, BOB, CID = 1001, 1002, 1003
GUILD, CHANNEL = 77, 88


STORES = ("sqlite", "postgres")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test of a host is one of both stores, but what is about the file itself."""
    if "address" in metafunc.fixturenames:
        metafunc.parametrize("address", STORES[:1] if "path" in metafunc.fixturenames else STORES, indirect=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "castellan.db"


@pytest.fixture
async def address(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str | Path:
    """Where the tables of a test are kept."""
    monkeypatch.chdir(tmp_path)  # copies of what is on a server lie where the house runs
    if request.param == "sqlite":
        return tmp_path / "castellan.db"
    if postgres.missing():
        pytest.skip(postgres.missing())
    return await postgres.fresh()


OpenStore = Callable[..., Awaitable[Any]]
OpenHost = Callable[[], Awaitable[Host]]


@pytest.fixture
async def open_store(address: str | Path) -> AsyncGenerator[OpenStore]:
    """Opens another store in the same place, as another process would. All are closed at the end, for
    their threads would keep a failed run from ending."""
    async with AsyncExitStack() as stack:

        async def open_one() -> Any:
            store = await open_any(address)
            stack.push_async_callback(store.close)
            return store

        yield open_one


@pytest.fixture
def open_host(open_store: OpenStore) -> OpenHost:
    """Opens another host on the same file."""

    async def open_one() -> Host:
        return Host(await open_store(), GAMES)

    return open_one


@pytest.fixture
async def host(open_host: OpenHost) -> Host:
    return await open_host()


async def lobby(host: Host, game: str = "watch", **wishes: Any) -> str:
    """A table that Ann has made."""
    where: dict[str, Any] = {"guild": GUILD, "channel": CHANNEL, "language": "en", **wishes}
    return (await host.create(game=game, player=ANN, player_name="Ann", **where)).id


async def begun(host: Host, game: str = "watch", *, people: int = 2, computers: int = 0, **options: Any) -> OpenTable:
    """A running table of Ann, Bob, Cid, and computers."""
    table = await lobby(host, game, options=options)
    for player, name in ((BOB, "Bob"), (CID, "Cid"))[: people - 1]:
        await host.join(table, player, name)
    for _ in range(computers):
        await host.add_computer(table, ANN)
    return await host.start(table, ANN)


async def handed_over(host: Host, table: str, seat: int, player: int, name: str) -> Table:
    """The seat is offered, and the other accepts."""
    offer = await host.offer_seat(table, seat, player, name)
    return await host.accept_offer(offer.id, player, name)


async def content(store: Any) -> dict[str, list[Any]]:
    """All that is in a store."""
    async with store.unloading() as connection:
        return {
            source: [tuple(row) for row in await connection.rows(f"SELECT * FROM {source} ORDER BY 1, 2", ())]
            for source in KEYS
        }


def rows(path: Path) -> dict[str, list[Any]]:
    """All that is in the file."""
    with sqlite3.connect(path) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: file.execute(f"SELECT * FROM {name}").fetchall() for name in names}
