"""The history of a table as somebody may hear it, act by act, each with where in the game it happened."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from rules.core import Event, Words, engine, words
from rules.core.match import repeated, replay_on
from rules.host.desk import Desk, Past, find_table, read_entry
from rules.host.hearing import heard, is_hidden
from rules.host.model import HostError, Table
from rules.host.store import Logged, Reader

Chapters = Mapping[int, tuple[Words, ...]]  # by row of the log
_EARLIER = (words("chapter-earlier"),)  # played by older rules, which alone could tell where in the game that was


class Passage(Struct, frozen=True, kw_only=True):
    """One act, and what somebody heard of it. `index` is its row of the log, 0 for the beginning of the game; `seat`
    who acted, None where nobody did or that is not for all to know; `chapter` where in the game it was."""

    index: int
    time: float
    events: tuple[Event, ...]
    seat: int | None = None
    chapter: tuple[Words, ...] = ()


class Chronicles(Desk):
    async def chronicle(self, table_id: str, seats: Collection[int], *, since: int = 0) -> list[Passage]:
        """What those in `seats` heard of all acts after the first `since`; without seats, what all did."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            rows = await reader.log(table_id, since, table.length)
            past, earlier = await self._chapters_from(reader, table, since)
        chapters: Chapters = {} if past is None else await asyncio.to_thread(_chapters, past, rows)
        opening = () if since or earlier or past is None else _opening(past, seats)
        return [*opening, *_passages(rows, seats, chapters, earlier)]

    async def last_acted(self, table_id: str, seats: Collection[int]) -> int:
        """The row of the latest action of any of these seats; 0: none has acted."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            found = [await reader.last_action(table_id, seat, table.length) for seat in seats]
        return max((index for index in found if index is not None), default=0)

    async def _chapters_from(self, reader: Reader, table: Table, since: int) -> tuple[Past | None, int]:
        """A moment from which the acts can be played again, and how many acts came before today's rules."""
        if self._game(table).version != table.version:
            return None, table.length
        ground = await self._ground(reader, table)
        earlier = 0 if ground is None else ground.index
        try:
            return await self._past(reader, table, max(since, earlier)), earlier
        except HostError:
            return None, earlier


def _chapters(past: Past, rows: Sequence[Logged]) -> Chapters:
    """For every row that today's rules can play: where in the game it was chosen."""
    game, setup, first = past.game, past.table.setup, past.table.length
    ground = engine.decode(game, past.snapshot.state)
    state = replay_on(game, setup, ground, past.since, first=past.snapshot.index + 1)
    found: dict[int, tuple[Words, ...]] = {}
    later = [row for row in rows if row.index > first]
    entries = (read_entry(game, row) for row in later)
    for row, played in zip(later, repeated(game, setup, state, entries, first=first + 1), strict=True):
        found[row.index] = game.chapter(state)
        state = played.state
    return found


def _opening(past: Past, seats: Collection[int]) -> list[Passage]:
    """What the deal told, before anybody acted."""
    state, events = engine.start(past.game, past.table.setup)
    told = tuple(event for event in events if any(map(event.heard_by, seats or (None,))))
    when, where = past.table.created, past.game.chapter(state)
    return [Passage(index=0, time=when, events=told, chapter=where)] if told else []


def _passages(rows: Sequence[Logged], seats: Collection[int], chapters: Chapters, earlier: int) -> list[Passage]:
    return [
        Passage(
            index=row.index,
            time=row.time,
            events=tuple(told),
            seat=None if is_hidden(row) and row.seat not in seats else row.seat,
            chapter=chapters.get(row.index, _EARLIER if row.index <= earlier else ()),
        )
        for row in rows
        if (told := heard(row, seats))
    ]
