"""Database and backups are for their owner only, whatever the machine's habits are."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.host import Host
from rules.host.private import exposed, files_of
from tests.rules.host.conftest import GAMES, begun


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """What is made without thinking, everybody may read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


async def test_a_new_database_is_private_with_all_that_is_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "house" / "data" / "castellan.sqlite3"
    host = await Host.open(path, games=GAMES)
    try:
        await begun(host)
        assert [mode(file) for file in files_of(path)] == [0o600] * 3
        assert [mode(path.parent), mode(path.parent.parent)] == [0o700] * 2
    finally:
        await host.close()


async def test_a_folder_that_was_there_is_left_as_it_is(tmp_path: Path) -> None:
    os.chmod(tmp_path, 0o755)
    await (await Host.open(tmp_path / "castellan.sqlite3", games=GAMES)).close()
    assert mode(tmp_path) == 0o755


async def test_a_backup_is_private(host: Host, tmp_path: Path) -> None:
    await host.backup(tmp_path / "copy.sqlite3")
    assert mode(tmp_path / "copy.sqlite3") == 0o600


def test_exposed_files_are_found(tmp_path: Path) -> None:
    modes = {"private": 0o600, "group": 0o640, "all": 0o644, "writable": 0o602}
    for name, rights in modes.items():
        (tmp_path / name).touch()
        (tmp_path / name).chmod(rights)
    found = exposed([tmp_path / name for name in (*modes, "absent")])
    assert [path.name for path in found] == ["group", "all", "writable"]
