"""The file in trouble while it is used: a full disk, a damaged page, another process that writes. Each is told in
words, and a change is there whole or not at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rules.host import Draft, Host, HostError
from rules.host.sqlite import SqliteStore
from tests.rules.host.conftest import ANN, BOB, GAMES, OpenStore, begun, lobby
from tests.rules.host.watch import Stand


async def test_a_locked_file_is_busy(path: Path) -> None:
    host = Host(await SqliteStore.open(path, patience=0.05), GAMES)
    table = await lobby(host)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(HostError) as caught:
            await host.join(table, BOB, "Bob")
    await host.close()
    assert caught.value.key == "host-busy"


async def test_a_full_disk_changes_nothing(open_store: OpenStore, path: Path) -> None:
    store = await open_store()
    host = Host(store, GAMES)
    table = (await begun(host)).table.id
    ((pages,),) = await store._writer.execute_fetchall("PRAGMA page_count")
    await store._writer.execute(f"PRAGMA max_page_count = {pages}")
    large = Draft(id="d", table=table, seat=0, player=ANN, decision="0-1.0", values=("x" * 10**6,))
    with pytest.raises(HostError) as caught:
        await host.save_draft(large)
    assert caught.value.key == "host-storage"
    await store._writer.execute("PRAGMA max_page_count = 1000000")
    assert await host.draft("d") is None
    await host.play(table, 0, Stand(1))
    assert (await host.look(table)).table.length == 1


async def filled(path: Path) -> None:
    host = await Host.open(path, games=GAMES)
    for _ in range(40):
        await lobby(host, name="x" * 40)
    await host.close()


async def test_a_file_damaged_before_the_start_is_refused_in_words(path: Path) -> None:
    await filled(path)
    _damage(path)
    with pytest.raises(HostError) as caught:
        await Host.open(path, games=GAMES)
    assert caught.value.key == "host-database"


async def test_a_file_damaged_while_it_is_used_is_told_in_words(path: Path) -> None:
    await filled(path)
    host = await Host.open(path, games=GAMES)
    _damage(path)
    with pytest.raises(HostError) as caught:
        await host.tables()
    await host.close()
    assert caught.value.key == "host-storage"
    assert "malformed" in str(caught.value.args_by_name["problem"])


def _damage(path: Path) -> None:
    """Every page but the first is overwritten."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (size - 4096))
