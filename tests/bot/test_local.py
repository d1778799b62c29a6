"""The local table: the bot on a page of this machine."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from bot.local import run_local
from bot.settings import Settings
from rules.host import Host

GUILD, CHANNEL, PERSON = 1, 2, 3


async def waiting_for_a_computer(path: Path) -> None:
    """A running table at which computers choose along with a person."""
    host = await Host.open(path)
    try:
        where = {"guild": GUILD, "channel": CHANNEL, "language": "en"}
        table = await host.create(game="medioevo", player=PERSON, player_name="Ann", **where)
        await host.add_computer(table.id, PERSON)
        await host.set_option(table.id, PERSON, "realms", "auction")
        await host.start(table.id, PERSON)
        assert (await host.table(table.id)).awaited == (0, 1)
    finally:
        await host.close()


def moves(path: Path) -> int:
    with sqlite3.connect(path) as file:
        return file.execute("SELECT count(*) FROM log").fetchone()[0]


async def test_computers_wait_for_the_page(tmp_path: Path) -> None:
    """Before it there is no channel to tell of their moves."""
    path, stop, before = tmp_path / "castellan.sqlite3", asyncio.Event(), list[int]()
    await waiting_for_a_computer(path)
    settings = Settings(castellan_database=path, castellan_port=0, castellan_pace=0)
    serving = asyncio.create_task(run_local(settings, lambda _: before.append(moves(path)), stop))
    async with asyncio.timeout(60):
        while not moves(path):  # noqa: ASYNC110, it is the bot that moves
            await asyncio.sleep(0.1)
    stop.set()
    await serving
    assert before == [0]
