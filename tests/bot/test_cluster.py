"""A process among several: it waits for its shards, keeps them while it lives, and has Discord told of the commands
only when they have changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from bot import cluster as cluster_module
from bot.client import Castellan
from bot.cluster import LOOK, Cluster
from bot.online import new_bot
from bot.settings import Settings
from bot.sharded import ShardedCastellan
from rules.host import Host, HostError, leases
from rules.host.shards import Shards, read_shards
from rules.host.store import Lease
from tests.bot.test_command_line import TOKEN
from tests.rules.host.conftest import GAMES

SERVER = "postgresql://castellan@nowhere/castellan"
MINE = Shards(0, 3, 16)


@pytest.fixture
async def host(tmp_path: Path) -> AsyncGenerator[Host]:
    host = await Host.open(tmp_path / "castellan.sqlite3", games=GAMES)
    yield host
    await host.close()


@pytest.fixture
async def other(host: Host) -> Host:
    """Another process on the same database."""
    return Host(host._store, GAMES)


@pytest.fixture(autouse=True)
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "LOOK", 0.005)
    monkeypatch.setattr(cluster_module, "BEAT", 0.005)
    monkeypatch.setattr(cluster_module, "_MARGIN", 0.0)


async def test_who_comes_second_says_by_whom_the_shards_are_run_and_waits(
    host: Host, other: Host, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    first, second = Cluster(host, MINE), Cluster(other, MINE)
    assert await first.enter(asyncio.Event())
    waiting = asyncio.create_task(second.enter(asyncio.Event()))
    while not any("waiting" in record.getMessage() for record in caplog.records):  # noqa: ASYNC110
        await asyncio.sleep(0.005)
    said = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert said == [f"shards 0-3/16 are run by {first.name}; waiting until it leaves"], "once, and by name"
    assert not waiting.done()
    await host.leave_shards()
    async with asyncio.timeout(60):
        assert await waiting
    assert other.realm == MINE
    assert caplog.records[-1].getMessage() == "this process runs the tables of shards 0-3/16"


async def test_who_is_told_to_stop_while_it_waits_has_nothing(host: Host, other: Host) -> None:
    assert await Cluster(host, MINE).enter(asyncio.Event())
    stop = asyncio.Event()
    waiting = asyncio.create_task(Cluster(other, MINE).enter(stop))
    await asyncio.sleep(0.02)
    stop.set()
    async with asyncio.timeout(60):
        assert not await waiting


async def test_a_database_that_does_not_answer_is_waited_for(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[Any] = [HostError("host-unreachable", problem="no route"), None]

    async def take(*_: object) -> None:
        answer = answers.pop(0)
        if answer is not None:
            raise answer

    monkeypatch.setattr(host, "take_shards", take)
    assert await Cluster(host, MINE).enter(asyncio.Event())


async def test_the_heart_beats_while_the_lease_is_renewed_and_ends_with_it(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, beats = Cluster(host, MINE), asyncio.Semaphore(0)
    assert await mine.enter(asyncio.Event())
    original = host.take_shards

    async def renewed(*given: Any) -> Any:
        beats.release()
        return await original(*given)

    monkeypatch.setattr(host, "take_shards", renewed)
    beating = asyncio.create_task(mine.beat())
    async with asyncio.timeout(60):
        for _ in range(3):
            await beats.acquire()
    assert not beating.done()

    async def taken(*_: Any) -> Lease:
        return Lease(0, 16, "another", 0.0)

    monkeypatch.setattr(host, "take_shards", taken)
    monkeypatch.setattr(cluster_module, "LIFE", 0.01)
    async with asyncio.timeout(60):
        await beating


def settings(**given: Any) -> Settings:
    chosen: dict[str, Any] = {"discord_token": TOKEN, "castellan_database": SERVER, **given}
    return Settings(_env_file=None, **chosen)  # type: ignore[call-arg]


def test_by_the_setting_there_is_one_connection_or_one_a_shard(host: Host) -> None:
    one, every, some = (new_bot(host, settings(castellan_shards=wish), GAMES) for wish in ("", "all", "4-7/16"))
    assert not isinstance(one, ShardedCastellan)
    assert isinstance(every, ShardedCastellan)
    assert (every.shard_ids, every.shard_count) == (None, None), "as many as Discord recommends"
    assert isinstance(some, ShardedCastellan)
    assert (some.shard_ids, some.shard_count) == ([4, 5, 6, 7], 16)
    assert [settings(castellan_shards=wish).shards.is_all for wish in ("", "all", "4-7/16")] == [True, True, False]


def test_several_processes_need_a_server(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="PostgreSQL"):
        settings(castellan_shards="0-3/16", castellan_database=str(tmp_path / "castellan.sqlite3"))
    assert settings(castellan_shards="all", castellan_database=str(tmp_path / "castellan.sqlite3"))


def test_shards_are_shown_as_they_are_set() -> None:
    assert [str(read_shards(text)) for text in ("0-3/16", "5/16", "5-5/16")] == ["0-3/16", "5/16", "5/16"]


async def test_commands_are_registered_when_they_have_changed_and_by_the_first_shard_alone(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[object] = []

    async def sync(tree: Any) -> list[object]:
        synced.append(tree)
        return []

    monkeypatch.setattr("discord.app_commands.CommandTree.sync", sync)

    async def started(shards: str, change: str = "") -> int:
        """How often Discord is told by a process that starts."""
        synced.clear()
        host.realm = read_shards(shards)
        bot = new_bot(host, settings(castellan_shards=shards), GAMES)
        bot._connection.application_id = 1  # type: ignore[attr-defined]
        await bot.load_extension("cogs.help")
        if change:
            bot.tree.get_commands()[0].description = change  # type: ignore[union-attr]
        await Castellan._register(bot)
        return len(synced)

    assert [await started("4-7/16"), await started("0-3/16"), await started("0-3/16")] == [0, 1, 0]
    assert [await started("4-7/16", "new"), await started("0-3/16", "new"), await started("0-3/16", "new")] == [0, 1, 0]


def test_a_lease_outlasts_some_heartbeats_and_leaves_time_to_follow_before_it_is_over() -> None:
    assert 3 * leases.BEAT < leases.LIFE == leases.LEASE - leases.ENTRY
    assert LOOK < leases.ENTRY
