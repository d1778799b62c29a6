"""The file: its schema, its settings, and what is said when it cannot be used."""

# ruff: noqa: ASYNC240 (small files of one test)
from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from rules.host import Host, HostError
from rules.host.sqlite import migrate
from tests.rules.host.conftest import GAMES, OpenStore, begun, content
from tests.rules.host.watch import Stand

ROOT = Path(__file__).parents[3]


async def problem_of(path: Path) -> str:
    with pytest.raises(HostError) as caught:
        await Host.open(path, games=GAMES)
    assert caught.value.key == "host-database"
    assert caught.value.args_by_name["path"] == str(path)
    return str(caught.value.args_by_name["problem"])


async def test_every_commit_is_on_the_disk_and_references_hold(open_store: OpenStore, path: Path) -> None:
    store = await open_store()
    for connection in (store._writer, store._reader):
        settings = [
            next(iter(await connection.execute_fetchall(f"PRAGMA {name}")))[0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
        assert settings == ["wal", 2, 1]


async def test_a_folder_is_made_for_the_file(tmp_path: Path) -> None:
    host = await Host.open(tmp_path / "new" / "folder" / "castellan.db", games=GAMES)
    await host.close()
    assert (tmp_path / "new" / "folder" / "castellan.db").exists()


async def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"a shopping list" * 1000)
    assert "not a database" in await problem_of(path)


async def test_a_folder_in_the_way_is_refused(path: Path) -> None:
    path.mkdir()
    assert "unable to open" in await problem_of(path)


async def test_a_file_where_a_folder_should_be_is_refused(path: Path) -> None:
    path.write_text("")
    assert await problem_of(path / "castellan.db")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_a_file_that_cannot_be_written_is_refused(path: Path) -> None:
    await (await Host.open(path, games=GAMES)).close()
    path.chmod(0o444)
    assert "readonly" in await problem_of(path)


async def test_a_file_of_a_later_release_is_refused_and_left_alone(path: Path) -> None:
    await (await Host.open(path, games=GAMES)).close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA user_version = 999")
    assert "999" in await problem_of(path)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (999,)


async def test_a_file_of_an_earlier_release_is_copied_before_it_is_changed(path: Path) -> None:
    await an_older_file(path)
    await (await Host.open(path, games=GAMES)).close()
    copy = path.with_name(f"{path.name}.before-{migrate.newest():04}")
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (1,)


async def test_no_copy_is_made_unasked_of_an_empty_file_or_one_that_is_up_to_date(path: Path) -> None:
    for _ in range(2):
        await (await Host.open(path, games=GAMES)).close()
    path.unlink()
    await an_older_file(path)
    await (await Host.open(path, games=GAMES, keep=False)).close()
    assert [found for found in path.parent.iterdir() if "before" in found.name] == []


async def test_a_file_that_cannot_be_copied_is_not_changed(path: Path) -> None:
    await an_older_file(path)
    path.with_name(f"{path.name}.before-{migrate.newest():04}").mkdir()
    with pytest.raises(HostError, match="host-backup"):
        await Host.open(path, games=GAMES)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (1,)


async def an_older_file(path: Path) -> None:
    """Of schema 1, with a table in it."""
    with closing(sqlite3.connect(path)) as file:
        file.executescript(migrate.migrations()[0].read_text(encoding="utf-8"))
        file.execute(
            "INSERT INTO tables VALUES"
            " ('abcde', 'watch', 1, 'Old', 1, 1, 'en', 1, 'lobby', '[]', '{}', '', 0, '[]', 0, 1, 0.0, 0.0)"
        )
        file.execute("PRAGMA user_version = 1")
        file.commit()


async def test_migrations_are_applied_in_order_and_once(tmp_path: Path) -> None:
    one = "CREATE TABLE notes (text TEXT); -- first\nINSERT INTO notes VALUES ('a;b');"
    (tmp_path / "0001_one.sql").write_text(one)
    async with aiosqlite.connect(":memory:", isolation_level=None) as file:
        await migrate.migrate(file, tmp_path)
        (tmp_path / "0002_two.sql").write_text("UPDATE notes SET text = text || '!';\n")
        await migrate.migrate(file, tmp_path)
        await migrate.migrate(file, tmp_path)
        assert [*await file.execute_fetchall("SELECT text FROM notes")] == [("a;b!",)]
        assert await migrate.schema_version(file) == 2


async def test_a_migration_that_fails_leaves_the_schema_of_the_release_before(tmp_path: Path) -> None:
    (tmp_path / "0001_one.sql").write_text("CREATE TABLE notes (text TEXT);")
    async with aiosqlite.connect(":memory:", isolation_level=None) as file:
        await migrate.migrate(file, tmp_path)
        (tmp_path / "0002_two.sql").write_text("CREATE TABLE more (text TEXT);")
        (tmp_path / "0003_three.sql").write_text("CREATE TABLE most (text TEXT);\nINSERT INTO nowhere VALUES (1);")
        with pytest.raises(sqlite3.OperationalError):
            await migrate.migrate(file, tmp_path)
        assert await migrate.schema_version(file) == 1
        assert [*await file.execute_fetchall("SELECT name FROM sqlite_master")] == [("notes",)]


def test_a_gap_in_the_numbers_is_found(tmp_path: Path) -> None:
    (tmp_path / "0002_two.sql").write_text("SELECT 1;")
    with pytest.raises(ValueError, match="0001"):
        migrate.migrations(tmp_path)


async def test_a_backup_is_made_while_playing_and_can_be_opened(host: Host, tmp_path: Path) -> None:
    position = await begun(host)
    copy = tmp_path / "copy.db"
    copy.write_text("an older backup")
    await host.play(position.table.id, 0, Stand(2))
    await host.backup(copy)
    await host.play(position.table.id, 1, Stand(1))
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]
    restored = await Host.open(copy, games=GAMES)
    history = await restored.history(position.table.id)
    await restored.close()
    assert [row.entry.action for row in history] == [Stand(2)]


async def test_a_backup_that_cannot_be_written_says_so_and_never_hits_the_database(
    host: Host, address: str | Path, tmp_path: Path
) -> None:
    await begun(host)
    before = await content(host._store)
    (tmp_path / "file").touch()
    for target in (address, tmp_path / "file" / "copy.db"):
        if isinstance(target, Path):
            with pytest.raises(HostError, match="host-backup"):
                await host.backup(target)
    assert await content(host._store) == before


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_key_of_the_host_has_words(language: str) -> None:
    files = [*(ROOT / "rules" / "host").rglob("*.py"), *(ROOT / "bot").rglob("*.py")]
    sources = "".join(file.read_text() for file in files)
    used = set(re.findall(r'"(host-[a-z-]+)"', sources))
    said = "".join(
        file.read_text()
        for file in (ROOT / f"bot/locales/{language}/house").glob("*.ftl")
        if file.stem != "earlier"  # what only the histories of older tables say
    )
    written = set(re.findall(r"^(host-[a-z-]+) =", said, re.M))
    assert used == written
