"""A host on a fresh file, and two people at a table of it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from rules.host import Host, Position
from tests.rules.host.watch import Watch
from tests.sample_game import GAME as TOURNEY

GAMES = {"watch": Watch(), "tourney": TOURNEY}
ANN, BOB, CID = 1001, 1002, 1003
GUILD, CHANNEL = 77, 88


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "castellan.db"


@pytest.fixture
async def opened(path: Path) -> AsyncIterator[Callable[[], Awaitable[Host]]]:
    """Opens another host on the same file, as another process would."""
    async with AsyncExitStack() as stack:

        async def open_host() -> Host:
            host = await Host.open(path, games=GAMES)
            stack.push_async_callback(host.close)
            return host

        yield open_host


@pytest.fixture
async def host(opened: Callable[[], Awaitable[Host]]) -> Host:
    return await opened()


async def lobby(host: Host, game: str = "watch", **wishes: Any) -> str:
    """A table that Ann has made."""
    where: dict[str, Any] = {"guild": GUILD, "channel": CHANNEL, "language": "en", **wishes}
    return (await host.create(game=game, player=ANN, player_name="Ann", **where)).id


async def begun(host: Host, game: str = "watch", *, people: int = 2, computers: int = 0, **options: Any) -> Position:
    """A running table of Ann, Bob, Cid, and computers."""
    table = await lobby(host, game, options=options)
    for player, name in ((BOB, "Bob"), (CID, "Cid"))[: people - 1]:
        await host.join(table, player, name)
    for _ in range(computers):
        await host.add_computer(table, ANN)
    return await host.start(table, ANN)


def rows(path: Path) -> dict[str, list[Any]]:
    """All that is in the file."""
    with sqlite3.connect(path) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: file.execute(f"SELECT * FROM {name}").fetchall() for name in names}
