"""The database on a server: its schema from any earlier one, and what is said when it cannot be used."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from rules.host import Conflict, Host, HostError
from rules.host.copying import KEYS, NUMBERED
from rules.host.migrations import migrations
from rules.host.postgres import PostgresStore
from rules.host.postgres import migrate as schema
from rules.host.postgres.connection import PostgresConnection
from rules.host.postgres.trouble import in_words
from rules.host.sqlite import SqliteStore
from tests import postgres
from tests.rules.host.conftest import ANN, BOB, GAMES, begun, lobby
from tests.rules.host.test_migrations import ROWS, written_at
from tests.rules.host.watch import Stand

pytestmark = pytest.mark.skipif(bool(postgres.missing()), reason=postgres.missing())
KNOWN = [*migrations(schema.FOLDER, schema.FIRST)]
Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # copies lie where the house runs


@asynccontextmanager
async def connected(address: str) -> AsyncGenerator[asyncpg.Connection]:
    connection = await asyncpg.connect(address)
    try:
        yield connection
    finally:
        await connection.close()


async def opened(address: str, **how: Any) -> PostgresStore:
    store = await PostgresStore.open(address, **how)
    await store.close()
    return store


async def problem_of(address: str) -> str:
    with pytest.raises(HostError) as caught:
        await Host.open(address, games=GAMES)
    assert caught.value.key == "host-database"
    return str(caught.value.args_by_name["problem"])


# Its schema


async def left_by(version: int, file: Path) -> str:
    """A database as the release of that schema has left it, with a row in every table."""
    await written_at(version, file, file.parent / "migrations")
    address = await postgres.unmade("older")
    origin = await SqliteStore.open(file, keep=False)  # a newer schema has all that an older one has
    async with connected(address) as connection, origin.unloading() as taken:
        for number, step in migrations(schema.FOLDER, schema.FIRST).items():
            if number <= version:
                await connection.execute(step.read_text(encoding="utf-8"))
        await connection.execute(f"CREATE TABLE schema_version AS SELECT {version}::bigint AS version")
        given = PostgresConnection(connection)
        for source in (*KEYS, "facts", "leases"):
            columns = await given.columns(source)
            if columns:
                await given.fill(source, columns, await taken.rows(f"SELECT {', '.join(columns)} FROM {source}", ()))
        for source in NUMBERED:
            await given.go_on_after(source, await taken.last_number(source))
    await origin.close()
    return address


async def content(address: str, columns: dict[str, list[str]] | None = None) -> tuple[Rows, dict[str, list[str]]]:
    async with connected(address) as connection:
        asked = PostgresConnection(connection)
        known = columns or {name: [*found] for name in (*KEYS, *ROWS) if (found := await asked.columns(name))}
        rows = {
            name: sorted(map(tuple, await asked.rows(f"SELECT {', '.join(kept)} FROM {name}", ())), key=repr)
            for name, kept in known.items()
        }
        return rows, known


@pytest.mark.slow
@pytest.mark.parametrize("version", KNOWN, ids="schema {}".format)
async def test_everything_is_kept_from_every_schema(version: int, tmp_path: Path) -> None:
    address = await left_by(version, tmp_path / "older.sqlite3")
    before, columns = await content(address)
    assert [name for name in columns if name in ROWS and not before[name]] == []
    assert before["tables"]
    await opened(address)
    assert (await content(address, columns))[0] == before
    host = await Host.open(address)
    for waiting in await host.tables(status=("lobby",)):
        await host.start(waiting.id, ANN)
    await host.close()


Renewed = Callable[[str], None]


@pytest.fixture
def renewed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Renewed:
    """A release whose newest migration says this."""

    def with_another(sql: str) -> None:
        file = tmp_path / "another.sql"
        file.write_text(sql, encoding="utf-8")
        files = migrations(schema.FOLDER, schema.FIRST)
        monkeypatch.setattr(schema, "migrations", lambda *_: {**files, KNOWN[-1] + 1: file})

    return with_another


async def lived_in(name: str = "lived") -> tuple[str, str]:
    """A house on a server with a table in it."""
    address = await postgres.unmade(name)
    host = await Host.open(address, games=GAMES)
    table = (await begun(host)).table.id
    await host.play(table, 0, Stand(1))
    await host.close()
    return address, table


async def test_what_an_earlier_release_wrote_is_copied_first(renewed: Renewed, tmp_path: Path) -> None:
    (unkept, _), (address, table) = await lived_in("unkept"), await lived_in()
    renewed("ALTER TABLE tables ADD COLUMN mood text NOT NULL DEFAULT 'merry'; CREATE TABLE songs (id bigint);")
    await opened(unkept, keep=False)
    assert not (tmp_path / "data").exists(), "unless nobody wants that"
    await opened(address)
    await opened(address)
    (copy,) = (tmp_path / "data").iterdir()
    assert copy.name.endswith(f".postgresql.before-{KNOWN[-1] + 1:04}")
    assert copy.stat().st_mode & 0o777 == 0o600
    host = await Host.open(copy, games=GAMES)
    assert (await host.look(table)).table.length == 1
    await host.close()


async def test_a_process_of_the_release_before_plays_on_until_it_is_replaced(renewed: Renewed) -> None:
    address, table = await lived_in()
    host = await Host.open(address, games=GAMES)
    await host.play(table, 1, Stand(1))
    renewed("ALTER TABLE tables ADD COLUMN mood text NOT NULL DEFAULT 'merry'")
    await opened(address, keep=False)
    await host.play(table, 0, Stand(1))
    assert (await host.look(table)).table.length == 3
    await lobby(host)
    await host.close()


async def test_a_migration_that_fails_leaves_the_schema_of_the_release_before(renewed: Renewed) -> None:
    address, table = await lived_in()
    renewed("CREATE TABLE songs (id bigint); INSERT INTO nowhere VALUES (1);")
    assert "nowhere" in await problem_of(address)
    async with connected(address) as connection:
        assert await schema.schema_version(connection) == KNOWN[-1]
        assert await connection.fetchval("SELECT to_regclass('songs')") is None
        assert await connection.fetchval("SELECT count(*) FROM tables WHERE id = $1", table) == 1


async def test_a_database_of_a_later_release_is_refused_and_left_alone() -> None:
    address = await postgres.fresh()
    async with connected(address) as connection:
        await connection.execute("UPDATE schema_version SET version = 999")
        try:
            assert "999" in await problem_of(address)
            assert await schema.schema_version(connection) == 999
        finally:
            await connection.execute("UPDATE schema_version SET version = $1", KNOWN[-1])


async def test_of_several_that_come_at_once_one_makes_the_schema_and_the_others_wait() -> None:
    address = await postgres.unmade("at_once")
    async with asyncio.timeout(120):
        stores = await asyncio.gather(*(PostgresStore.open(address, patience=5.0) for _ in range(4)))
    for store in stores:
        await store.close()
    async with connected(address) as connection:
        assert await schema.schema_version(connection) == KNOWN[-1]


# In trouble


async def test_a_server_or_a_database_that_is_not_there_is_said_in_words(tmp_path: Path) -> None:
    assert await problem_of(f"postgresql://ann:secret@/castellan?host={tmp_path}")
    assert "does not exist" in await problem_of(postgres.address("nowhere"))
    assert await problem_of("postgresql://127.0.0.1:1/castellan")


async def test_the_password_is_not_said(tmp_path: Path) -> None:
    with pytest.raises(HostError) as caught:
        await Host.open(f"postgresql://ann:hush@/castellan?host={tmp_path}", games=GAMES)
    assert "hush" not in str(caught.value.args_by_name)


async def test_a_table_that_is_held_for_too_long_is_busy_and_nothing_is_changed() -> None:
    address = await postgres.fresh()
    host = Host(await PostgresStore.open(address, patience=0.2), GAMES)
    table = await lobby(host)
    try:
        async with connected(address) as other, other.transaction():
            await other.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
            with pytest.raises(HostError, match="host-busy"):
                await host.join(table, BOB, "Bob")
            assert len((await host.table(table)).seats) == 1, "reading waits for nobody"
        await host.join(table, BOB, "Bob")
    finally:
        await host.close()


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (asyncpg.SerializationError("somebody was faster"), None),
        (asyncpg.DeadlockDetectedError("each waits for the other"), None),
        (asyncpg.TooManyConnectionsError("no slot"), "host-busy"),
        (asyncpg.QueryCanceledError("too slow"), "host-busy"),
        (asyncpg.CannotConnectNowError("starting up"), "host-unreachable"),
        (ConnectionResetError("gone"), "host-unreachable"),
        (asyncpg.DiskFullError("no space left"), "host-storage"),
        (asyncpg.DataCorruptedError("a damaged page"), "host-storage"),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, Exception) else str(one),
)
def test_what_an_error_of_the_server_means(error: BaseException, key: str | None) -> None:
    said = in_words(error)
    assert isinstance(said, Conflict) == (key is None)
    if key is not None:
        assert (said.key, said.args_by_name["problem"]) == (key, str(error))
