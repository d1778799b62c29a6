"""The homes of tables are looked after some at a time, and only where there is something to do."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot import keeper
from bot.clock import Scheduler
from bot.keeper import Keeper
from bot.publish.trouble import Troubles
from rules.host import Host
from rules.host.shards import Shards
from tests.e2e.court import Watch as Hand
from tests.rules.host.conftest import GAMES, lobby

HERE, THERE = 4 << 22, 5 << 22  # servers on the shards 0 and 1 of 2
GONE = 66


@pytest.fixture
async def host(tmp_path: Path) -> AsyncGenerator[Host]:
    host = await Host.open(tmp_path / "castellan.sqlite3", games=GAMES)
    host.realm = Shards(0, 0, 2)
    yield host
    await host.close()


def thread(*, archived: bool = False, forum: bool = False) -> Mock:
    made = Mock(discord.Thread, archived=archived, locked=True)
    made.parent = Mock(discord.ForumChannel if forum else discord.TextChannel)
    return made


class Place:
    """A server in which these channels are known."""

    unavailable = False

    def __init__(self, **places: Mock) -> None:
        self.places = {int(name[1:]): place for name, place in places.items()}
        self.asked_for: list[int] = []

    def get_channel_or_thread(self, number: int) -> Mock | None:
        return self.places.get(number)

    async def fetch_channel(self, number: int) -> Mock:
        self.asked_for.append(number)
        if number == GONE:
            raise discord.NotFound(Mock(status=404, reason="gone"), None)
        return thread()


async def test_only_homes_that_may_need_it_are_looked_after_and_only_ones_own(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "_AT_A_TIME", 2)
    channel = Mock(discord.TextChannel)
    guild = Place(c1=channel, c2=thread(), c3=thread(archived=True), c4=thread(forum=True))
    client: Any = SimpleNamespace(get_guild={HERE: guild}.get)
    hand, troubles = Hand(), Troubles()
    scheduler = Scheduler(hand)
    tables = {number: await lobby(host, guild=HERE, channel=number) for number in (1, 2, 3, 4, 5, GONE)}
    for server, number in ((THERE, 3), (HERE + (2 << 22), 3)):  # another's, and one that is not seen here
        await lobby(host, guild=server, channel=number)
    looked: list[str] = []
    kept = Keeper(client, host, scheduler, troubles)
    monkeypatch.setattr(host, "table", _noting(host.table, looked))
    kept.begin()
    for _ in range(6):
        await scheduler.finish()
        hand.seconds += 1.0
        scheduler.tick()
    assert sorted(looked) == sorted(tables[number] for number in (3, 4, 5, GONE))
    assert sorted(guild.asked_for) == [5, GONE]
    assert troubles.tables == {tables[GONE]}
    assert scheduler.planned == ("homes:all",), "and again later"


def _noting(original: Any, looked: list[str]) -> Any:
    async def table(table_id: str) -> Any:
        looked.append(table_id)
        return await original(table_id)

    return table
