"""All that is in one store into another, whichever kinds they are: row by row, in the order of their keys. Who
owns which tables just now is no part of it.

A copy that was cut off goes on where it stopped. In the end every row of both is held against the other, and only then
may a house be opened in the copy.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from rules.host.model import HostError
from rules.host.queries.sql import Connection, marks, replacing, select

# Every table of the schema with its key; one that others refer to comes before them.
KEYS: dict[str, tuple[str, ...]] = {
    "tables": ("id",),
    "commitments": ("table_id",),
    "log": ("table_id", "idx"),
    "snapshots": ("table_id", "idx"),
    "boundaries": ("table_id", "version"),
    "outbox": ("id",),
    "asides": ("id",),
    "results": ("table_id",),
    "undo_requests": ("id",),
    "drafts": ("id",),
    "offers": ("table_id", "seat"),
    "claims": ("table_id", "player"),
    "polls": ("id",),
    "notes": ("table_id", "player"),
    "receipts": ("table_id", "seat"),
    "pupils": ("table_id", "player"),
    "summons": ("id",),
    "letters": ("id",),
    "letter_readers": ("letter", "seat"),
    "people": ("id",),
    "guilds": ("id",),
    "servers": ("id",),
    "welcomes": ("guild",),
    "departures": ("guild",),
    "noticeboards": ("guild",),
    "bulletins": ("id",),
    "audit": ("id",),
}
NUMBERED = ("outbox", "asides", "summons", "bulletins", "audit")  # whose rows get their numbers from the database
UNFINISHED = "copied from"  # the fact that a copy has yet to be finished
_BATCH = 500
Row = Sequence[Any]
Progress = Callable[[int, int], None]  # rows done, of all; each is done twice: copied, and compared


class Bulk(Connection, Protocol):
    async def fill(self, source: str, columns: Sequence[str], rows: Sequence[Row]) -> None: ...
    async def last_number(self, source: str) -> int:
        """The highest that a row of a numbered table ever had."""
        ...

    async def go_on_after(self, source: str, number: int) -> None: ...


class Archive(Protocol):
    """A store that can be had row by row."""

    def unloading(self) -> AbstractAsyncContextManager[Bulk]: ...
    def loading(self) -> AbstractAsyncContextManager[Bulk]: ...


async def copy(origin: Archive, target: Archive, name: str, progress: Progress) -> None:
    """`name` says what is copied, so that nothing else is mixed with a copy that was cut off. Raises where the target
    has something else in it."""
    async with origin.unloading() as taken:
        sources = [source for source in KEYS if await taken.columns(source)]  # an earlier release had fewer
        await _begin(target, name, sources)
        total = 2 * sum([await _count(taken, source) for source in sources])
        counter = _Counter(total, progress)
        for source in sources:
            await _copy_rows(taken, target, source, counter)
        async with target.loading() as given:
            for source in NUMBERED:
                await given.go_on_after(source, await taken.last_number(source))
        for source in sources:
            await _compare(taken, target, source, counter)
        await _finish(taken, target)


class _Counter:
    def __init__(self, total: int, progress: Progress) -> None:
        self._done, self._total, self._progress = 0, total, progress

    def add(self, rows: int) -> None:
        self._done += rows
        self._progress(self._done, max(self._total, self._done))


async def _begin(target: Archive, name: str, sources: Sequence[str]) -> None:
    async with target.loading() as given:
        known = await given.rows("SELECT value FROM facts WHERE name = ?", (UNFINISHED,))
        if known and known[0][0] != name:
            raise HostError("host-copy-mixed")
        if not known and any([await _count(given, source) for source in sources]):
            raise HostError("host-copy-full")
        await given.rows(replacing("facts", ("name", "value"), "name"), (UNFINISHED, name))


async def _finish(taken: Bulk, target: Archive) -> None:
    """What is known of the house as a whole takes the place of the mark that it is being copied."""
    facts = await taken.rows("SELECT name, value FROM facts", ())
    async with target.loading() as given:
        await given.rows("DELETE FROM facts WHERE name = ?", (UNFINISHED,))
        await given.fill("facts", ("name", "value"), facts)


async def _count(connection: Connection, source: str) -> int:
    ((count,),) = await connection.rows(f"SELECT count(*) FROM {source}", ())
    return int(count)


async def _copy_rows(taken: Bulk, target: Archive, source: str, counter: _Counter) -> None:
    """Those behind the last one that the target has."""
    columns = await taken.columns(source)
    async with target.unloading() as there:
        last = await _last_key(there, source)
        counter.add(await _count(there, source) if last is not None else 0)
    async for rows in _batches(taken, source, columns, last):
        async with target.loading() as given:
            await given.fill(source, columns, rows)
        counter.add(len(rows))


async def _last_key(connection: Connection, source: str) -> Row | None:
    backwards = ", ".join(f"{column} DESC" for column in KEYS[source])
    rows = await connection.rows(select(KEYS[source], f"{source} ORDER BY {backwards} LIMIT 1"), ())
    return rows[0] if rows else None


async def _batches(
    connection: Connection, source: str, columns: Sequence[str], last: Row | None = None
) -> AsyncGenerator[Sequence[Row]]:
    keys = KEYS[source]
    places = [columns.index(key) for key in keys]
    order = f"ORDER BY {', '.join(keys)} LIMIT {_BATCH}"
    while True:
        where = "TRUE" if last is None else f"({', '.join(keys)}) > ({marks(keys)})"
        rows = await connection.rows(select(columns, f"{source} WHERE {where} {order}"), tuple(last or ()))
        if rows:
            yield rows
        if len(rows) < _BATCH:
            return
        last = [rows[-1][place] for place in places]


async def _compare(taken: Bulk, target: Archive, source: str, counter: _Counter) -> None:
    columns = await taken.columns(source)
    async with target.unloading() as there:
        theirs = _batches(there, source, columns)
        async for rows in _batches(taken, source, columns):
            if not _same(rows, await anext(theirs, None) or ()):
                raise HostError("host-copy-differs", source=source)
            counter.add(len(rows))
        if await anext(theirs, None):
            raise HostError("host-copy-differs", source=source)


def _same(some: Sequence[Row], others: Sequence[Row]) -> bool:
    return [*map(tuple, some)] == [*map(tuple, others)]
