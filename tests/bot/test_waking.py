"""What a start costs does not grow with the tables that wait for people: none of them is read."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from bot.client import Castellan
from bot.settings import Settings
from rules.host import Host, Table
from rules.host.queries import clusters, course
from tests.rules.host.conftest import ANN, BOB, GAMES, GUILD

IDLE = 30


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of the tables that are read."""
    found: list[str] = []
    original = course.read_table

    def noted(row: Any) -> Table:
        table = original(row)
        found.append(table.id)
        return table

    for module in (course, clusters):
        monkeypatch.setattr(module, "read_table", noted)
    return found


@pytest.fixture
async def host(tmp_path: Path) -> AsyncGenerator[Host]:
    host = await Host.open(tmp_path / "castellan.sqlite3", games=GAMES)
    yield host
    await host.close()


async def told(host: Host, table: str) -> None:
    for post in await host.posts(table):
        await host.claim(post.id)
        await host.posted(post.id, post.id)


async def played(host: Host, number: int, *, computer: bool = False, hours: int = 0) -> str:
    table = await host.create(
        game="watch", guild=GUILD, channel=number, language="en", player=ANN, player_name="Ann", options={}
    )
    await (host.add_computer(table.id, ANN) if computer else host.join(table.id, BOB, "Bob"))
    if hours:
        await host.set_deadline(table.id, ANN, hours)
    await host.start(table.id, ANN)
    await told(host, table.id)
    return table.id


async def test_a_start_reads_the_tables_that_go_on_by_themselves_and_no_others(
    host: Host, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(IDLE):
        await played(host, number)
    timed = await played(host, 99, hours=1)
    settings = Settings(_env_file=None, discord_token=None, castellan_thinkers=0)  # type: ignore[call-arg]
    bot = Castellan(host, settings, game_table=GAMES)
    guild = Mock(id=GUILD, unavailable=False)
    monkeypatch.setattr(Castellan, "guilds", [guild])
    monkeypatch.setattr(Castellan, "user", SimpleNamespace(id=1))
    monkeypatch.setattr(Castellan, "get_guild", lambda _self, _number: guild)
    monkeypatch.setattr(bot.greeter, "consider", lambda _guild: None)
    read.clear()
    await bot.wake()
    await bot.on_ready()
    bot.scheduler.tick()
    await bot.scheduler.finish()
    for job in (bot.watchdog.look, bot.caller.look, bot.herald.look, bot.outbox_alarm.look, host.close_forsaken):
        await job()
    assert {*read} == {timed}
    assert len(await host.played_last(12)) == 12, "of those that are drawn beforehand there are never more"
    await bot.scheduler.close(0.0)
