"""Both stores are one: of the same schema, and after the same changes they answer the same."""

from __future__ import annotations

import asyncio
import inspect
import sqlite3
import tempfile
from collections.abc import Collection, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import asyncpg
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec import Struct, structs
from msgspec.structs import replace

from rules.core import Event, Words
from rules.host import Bulletin, HostError, store
from rules.host.copying import KEYS
from rules.host.migrations import migrations
from rules.host.model import Seat, Table
from rules.host.postgres import migrate as postgres_migrate
from rules.host.shards import ALL, Shards
from rules.host.sqlite import SqliteStore
from rules.host.sqlite import migrate as sqlite_migrate
from rules.host.stores import open_store
from tests import postgres

needs_a_server = pytest.mark.skipif(bool(postgres.missing()), reason=postgres.missing())
BOOKKEEPING = {"schema_version"}  # PostgreSQL has no place for it beside its tables
NOT_COPIED = {"facts", "leases"}  # which a copy has of its own
KINDS = {"TEXT": "text", "INTEGER": "bigint", "REAL": "double precision", "BLOB": "bytea"}

Schema = dict[str, dict[str, tuple[str, bool]]]  # by table and column: its kind, and whether it may be empty


def test_every_migration_since_has_a_counterpart_of_the_same_name() -> None:
    """A change of one schema is one of both: write the other file, too."""
    there = {file.name for file in migrations(postgres_migrate.FOLDER, postgres_migrate.FIRST).values()}
    here = {file.name for file in sqlite_migrate.migrations()[postgres_migrate.FIRST :]}
    assert there - {"0020_everything.sql"} == here


async def sqlite_schema(path: Path) -> Schema:
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as file:
        names = [n for (n,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'") if "sqlite" not in n]
        return {
            name: {
                column: (KINDS[kind], not (required or key))
                for _, column, kind, required, _, key in file.execute(f"PRAGMA table_info({name})")
            }
            for name in names
        }


async def postgres_schema() -> Schema:
    connection = await asyncpg.connect(await postgres.fresh())
    rows = await connection.fetch(
        "SELECT table_name, column_name, data_type, is_nullable = 'YES' FROM information_schema.columns"
        " WHERE table_schema = 'public'"
    )
    await connection.close()
    found: Schema = {}
    for table, column, kind, empty in rows:
        if table not in BOOKKEEPING:
            found.setdefault(table, {})[column] = ("bigint" if kind == "boolean" else kind, empty)
    return found


@needs_a_server
async def test_both_have_the_same_tables_and_columns(tmp_path: Path) -> None:
    assert await postgres_schema() == await sqlite_schema(tmp_path / "castellan.db")


async def test_every_table_is_copied(tmp_path: Path) -> None:
    """Whoever adds a table adds it to `KEYS`, in the order in which they refer to one another."""
    assert KEYS.keys() | NOT_COPIED == (await sqlite_schema(tmp_path / "castellan.db")).keys()


# The same changes, the same answers

Call = tuple[str, dict[str, Any]]  # a method of the store, with what it is given
# They are there from the start, so that no number of a row is given away in vain: the servers count those, too.
TABLES = ("bcd", "xyz", "BCD")
ANY_TABLE = Table(
    id="", game="watch", version=1, name="", guild=77, channel=88, language="en", creator=1, status="lobby", seats=(),
    options={}, seed="", length=0, awaited=(), branch=0, revision=1, created=0.0, changed=0.0,
)  # fmt: skip
BY_NAME: dict[str, st.SearchStrategy[Any]] = {
    "table_id": st.sampled_from(TABLES),
    "table": st.sampled_from(TABLES),
    "player": st.sampled_from([1001, 1002, 2**62]),
    "guild": st.sampled_from([77, 2**62 + 1]),
    "channel": st.sampled_from([88, 89]),
    "seat": st.integers(0, 2),
    "idx": st.integers(1, 130),
    "index": st.integers(1, 130),
    "awaited": st.sampled_from([(), (0,)]),
    "until": st.none() | st.integers(0, 130),
    "since": st.integers(0, 130),
    "length": st.integers(0, 130),
    "keep": st.integers(0, 4),
    "revision": st.integers(1, 4),
    "id": st.sampled_from(["one", "two", "Two"]),
    "kind": st.sampled_from(["turn", "lobby", "final"]),
    "state": st.sampled_from([b"\x00\xff", b""]),
    "status": st.sampled_from(["lobby", "running", "over"]),
    "begins": st.sampled_from(["lot", "loser"]),
    "hand": st.sampled_from(["", "regent"]),
    "deed": st.sampled_from(["freeze", "end"]),
    "name": st.sampled_from(["Ann", "Zoë", "100 % \\a_b", 'the "wall"']),
    "language": st.sampled_from(["en", "fr"]),
    "word": st.sampled_from(["one", "two"]),
    "said": st.sampled_from(["one", "two"]),
    "payload": st.sampled_from([{}, {"text": "x", "call": "y", "who": 1001}, {"name": "Zoë"}]),
    "about": st.none() | st.sampled_from(["lost bcd", "lost xyz"]),
    "message": st.none() | st.integers(1, 4),
    "most": st.integers(1, 5),
}
SOME_SHARDS = st.sampled_from([ALL, Shards(0, 1, 4), Shards(2, 3, 4)])
SPECIAL: dict[tuple[str, str], st.SearchStrategy[Any]] = {
    ("post", "post_id"): st.integers(1, 4),
    ("update_post", "post"): st.builds(
        store.Post,
        id=st.integers(1, 4),
        table=BY_NAME["table"],
        channel=BY_NAME["channel"],
        kind=BY_NAME["kind"],
        state=st.sampled_from(["waiting", "sending", "posted", "failed"]),
        since=BY_NAME["since"],
        until=BY_NAME["since"],
        payload=BY_NAME["payload"],
        message=BY_NAME["message"],
        attempts=st.integers(0, 5),
    ),
    ("add_summons", "kind"): st.sampled_from(["call", "remind"]),
    ("save_poll", "poll"): st.builds(
        store.Poll,
        id=BY_NAME["id"],
        table=BY_NAME["table"],
        kind=st.sampled_from(["pause", "seat"]),
        seat=BY_NAME["seat"],
        about=st.none() | BY_NAME["seat"],
        missing=st.just((1,)),
        made=st.floats(0, 99),
    ),
    ("drop_polls", "kind"): st.sampled_from(["pause", "seat"]),
    ("tables", "status"): st.none() | st.sampled_from([("lobby",), ("running", "over"), ()]),
    ("log", "until"): BY_NAME["until"],
    ("last_action", "until"): st.integers(1, 130),
    ("add_post", "until"): st.integers(1, 130),
    ("tables", "guild"): st.none() | BY_NAME["guild"],
    ("tables", "channel"): st.none() | BY_NAME["channel"],
    ("tables", "player"): st.none() | BY_NAME["player"],
    ("unsent", "table_id"): st.none() | BY_NAME["table_id"],
    ("outdated", "versions"): st.sampled_from([{}, {"one": 1, "two": 2}]),
    ("astir", "shards"): SOME_SHARDS,
    ("astir", "until"): st.floats(0, 99),
    ("unsent", "shards"): SOME_SHARDS,
    ("played_last", "shards"): SOME_SHARDS,
    ("homes", "shards"): SOME_SHARDS,
    ("homes", "after"): st.sampled_from(["", "bcd"]),
    ("fact", "name"): st.just("commands"),
    ("save_fact", "name"): st.just("commands"),
}
EVENTS = st.sampled_from([(), (Event(Words("change-paused", {"former": "Zoë"})),)])


def tables() -> st.SearchStrategy[Table]:
    return st.builds(
        Table,
        **{field: strategy for field, strategy in fields_of(Table).items() if field not in ("id", "revision", "asked")}
        | {"seats": st.lists(st.builds(Seat, **fields_of(Seat)), min_size=1, max_size=2).map(tuple)},
        id=BY_NAME["table"],
        revision=BY_NAME["revision"],
    )


def fields_of(struct: type[Struct]) -> dict[str, st.SearchStrategy[Any]]:
    hints = get_type_hints(struct)
    return {
        field.name: by_name(field.name, hints[field.name])
        for field in structs.fields(struct)
        if field.required or field.name in BY_NAME
    }


def by_name(name: str, hint: Any) -> st.SearchStrategy[Any]:
    whole = isinstance(hint, type) and (hint is bool or issubclass(hint, Struct))
    return by_type(hint) if whole or name not in BY_NAME else BY_NAME[name]


def by_type(hint: Any) -> st.SearchStrategy[Any]:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Table:
        return tables()
    if origin in (Union, UnionType):
        return st.one_of(*map(by_type, arguments))
    if origin is Literal:
        return st.sampled_from(arguments)
    if origin in (tuple, Sequence, Collection):
        return EVENTS if Event in arguments else st.lists(by_type(arguments[0]), max_size=2).map(tuple)
    if origin in (dict, Mapping):
        return st.just({})
    if isinstance(hint, type) and issubclass(hint, Struct):
        return st.builds(hint, **fields_of(hint))
    plain = {int: st.integers(0, 3), float: st.floats(0, 99), str: st.sampled_from(["one", "two"]), bool: st.booleans()}
    return {**plain, bytes: st.just(b"\x00"), type(None): st.none(), Any: st.none()}[hint]


def call(name: str) -> st.SearchStrategy[Call]:
    """One question or change with whatever it may be given."""
    method = getattr(store.Writer, name)
    hints = get_type_hints(method)
    given = {
        parameter: SPECIAL[name, parameter] if (name, parameter) in SPECIAL else by_name(parameter, hints[parameter])
        for parameter in inspect.signature(method).parameters
        if parameter != "self"
    }
    return st.fixed_dictionaries(given).map(lambda arguments: (name, arguments))


def methods(protocol: type) -> list[str]:
    return [name for name, member in vars(protocol).items() if inspect.iscoroutinefunction(member)]


QUESTIONS, CHANGES = methods(store.Reader), methods(store.Writer)
OFTEN = ["add_post"] * 3 + ["append", "update_table"] * 2


async def answer(opened: Any, name: str, arguments: dict[str, Any]) -> Any:
    """What comes of it; of a failure only that it is one, for every database has its own words."""
    try:
        async with opened.writing() as writer:
            if name == "mark_bulletin":
                arguments = {"bulletin_id": await _number(writer, arguments["bulletin_id"])}
            return _without_numbers(await getattr(writer, name)(**arguments))
    except (sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError, HostError):
        return "failed"


async def _number(reader: store.Reader, place: int) -> int:
    told = await reader.bulletins()
    return told[place].id if place < len(told) else 0


def _without_numbers(found: Any) -> Any:
    """Of bulletins: one that is there already costs a server a number."""
    if isinstance(found, list) and found and isinstance(found[0], Bulletin):
        return [replace(one, id=0) for one in found]
    return found


async def same_answers(changes: Sequence[Call], questions: Sequence[Call]) -> tuple[int, int]:
    with tempfile.TemporaryDirectory() as folder:
        stores = [await open_store(Path(folder) / "castellan.db"), await open_store(await postgres.fresh())]
        try:
            await stores[0]._writer.execute("PRAGMA synchronous = OFF")  # type: ignore[attr-defined]
            done = 0
            first = [("insert_table", {"table": replace(ANY_TABLE, id=table)}) for table in TABLES]
            for name, arguments in [*first, *changes, *questions]:
                mine, theirs = [await answer(opened, name, arguments) for opened in stores]
                assert mine == theirs, (name, arguments)
                done += mine != "failed"
        finally:
            for opened in stores:
                await opened.close()
        return done, len(changes) + len(questions)


@pytest.mark.slow
@needs_a_server
@settings(max_examples=8, phases=[Phase.generate])  # every example takes two databases
@given(
    st.lists(st.sampled_from([*CHANGES, *OFTEN]).flatmap(call), min_size=30, max_size=60),
    st.tuples(*(call(name) for name in QUESTIONS)),
)
def test_after_the_same_changes_both_answer_the_same(changes: list[Call], questions: tuple[Call, ...]) -> None:
    done, asked = asyncio.run(same_answers(changes, questions))
    assert done >= len(questions), f"{done} of {asked} came to something"
