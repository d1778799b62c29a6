"""Backups that come by themselves: in time, complete, and not more than wanted."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import closing
from pathlib import Path

import pytest

from bot.backups import Backups
from bot.clock import Scheduler
from rules.host import Host, HostError
from rules.host.shards import read_shards
from tests.e2e.court import Watch as Hand
from tests.rules.host.conftest import GAMES, begun

HOUR = 3600.0


class Time:
    now = 1_700_000_000.0


@pytest.fixture
async def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Host]:
    monkeypatch.setattr(Time, "now", 1_700_000_000.0)
    host = await Host.open(tmp_path / "castellan.sqlite3", games=GAMES, clock=lambda: Time.now)
    yield host
    await host.close()


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def test_one_a_day_and_the_latest_are_kept(host: Host, tmp_path: Path) -> None:
    await begun(host)
    folder = tmp_path / "kept" / "here"
    backups = Backups(host, Scheduler(Hand()), folder, 24.0, 2)
    first = await backups.look()
    assert first is not None
    assert first.name == "castellan-20231114T221320Z.sqlite3"
    with closing(sqlite3.connect(first)) as file:
        assert file.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    (folder / "castellan-mine.sqlite3").touch()
    made = [first]
    for hours in (23, 1, 12, 12, 24):
        Time.now += hours * HOUR
        made += filter(None, [await backups.look()])
    assert len(made) == 4
    assert names(folder) == [*(path.name for path in made[-2:]), "castellan-mine.sqlite3"], "others' files are left"


async def test_one_that_fails_takes_none_away(host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backups = Backups(host, Scheduler(Hand()), tmp_path / "kept", 1.0, 1)
    await backups.look()
    before = names(tmp_path / "kept")
    Time.now += 2 * HOUR

    async def full(path: Path) -> None:
        raise HostError("host-backup", path=str(path), problem="no space")

    monkeypatch.setattr(host, "backup", full)
    with pytest.raises(HostError):
        await backups.look()
    assert names(tmp_path / "kept") == before


async def test_they_come_by_the_clock_if_wanted(host: Host, tmp_path: Path) -> None:
    hand = Hand()
    scheduler = Scheduler(hand)
    Backups(host, scheduler, None, 24.0, 2).begin()
    assert scheduler.planned == ()
    Backups(host, scheduler, tmp_path / "kept", 24.0, 2).begin()
    hand.seconds += 600.0
    scheduler.tick()
    await scheduler.finish()
    assert len(names(tmp_path / "kept")) == 1
    assert scheduler.planned == ("backup:all",), "and it looks again"


async def test_of_several_processes_only_the_first_makes_them(host: Host, tmp_path: Path) -> None:
    scheduler = Scheduler(Hand())
    for shards, planned in (("4-7/16", ()), ("0-3/16", ("backup:all",))):
        host.realm = read_shards(shards)
        Backups(host, scheduler, tmp_path, 24.0, 2).begin()
        assert scheduler.planned == planned
