"""The history of a table as somebody may hear it, act by act, each with where in the game it happened; and between the
acts what was told beside them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from rules.core import Action, Event, Words, engine, words
from rules.core.match import repeated, replay_on
from rules.core.words import Item
from rules.host.correspondence import are_opened
from rules.host.desk import Desk, Past, find_table, read_entry
from rules.host.hearing import heard, knows, told_to
from rules.host.model import HostError, Letter, Table
from rules.host.store import Aside, Boundary, Logged, Reader

_LATEST = 200  # acts that are looked through for what is new
_EARLIER = (words("chapter-earlier"),)  # played by older rules, which alone could tell where in the game that was
_RENEWED = (words("chapter-renewed"),)


class Passage(Struct, frozen=True, kw_only=True):
    """One act, and what somebody heard of it. `index` is its row of the log, 0 for the beginning of the game; `seat`
    who acted and `move` what they chose, None where nobody did or that is not for all to know, `move` also where only
    older rules could read it; `chapter` where in the game it was. `aside`: no act, but what was told after that row,
    nobody has noted when."""

    index: int
    time: float
    events: tuple[Event, ...]
    seat: int | None = None
    chapter: tuple[Words, ...] = ()
    move: Action | None = None
    aside: bool = False

    def is_after(self, row: int) -> bool:
        return self.index >= row if self.aside else self.index > row


class _Read(Struct, frozen=True):
    """What today's rules make of a row: where in the game it was chosen, and what."""

    chapter: tuple[Words, ...]
    move: Action


class Chronicles(Desk):
    async def chronicle(self, table_id: str, seats: Collection[int], *, since: int = 0) -> list[Passage]:
        """What those in `seats` heard of all acts after the first `since`; without seats, what all did."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            rows = await reader.log(table_id, since, table.length)
            asides, boundaries = await reader.asides(table_id), await reader.boundaries(table_id)
            letters = await reader.letters(table_id)
            past, earlier = await self._readable_from(reader, table, since)
        read: Mapping[int, _Read] = {} if past is None else await asyncio.to_thread(_read, past, rows)
        opening = () if since or earlier or past is None else _opening(past, seats)
        acts = [*opening, *_passages(rows, seats, read, earlier)]
        beside = [*_beside(asides, seats, table), *_renewals(boundaries, seats), *_opened(letters, table)]
        told = [*acts, *(passage for passage in beside if passage.is_after(since))]
        return sorted(told, key=lambda passage: passage.index)

    async def heard_since(self, table_id: str, time: float) -> list[Event]:
        """What all heard after that time, as far as the latest acts tell it."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            rows = await reader.log(table_id, max(0, table.length - _LATEST), table.length)
        return [event for row in rows if row.time > time for event in heard(row, ())]

    async def last_acted(self, table_id: str, seats: Collection[int]) -> int:
        """The row of the latest action of any of these seats; 0: none has acted."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            found = [await reader.last_action(table_id, seat, table.length) for seat in seats]
        return max((index for index in found if index is not None), default=0)

    async def _readable_from(self, reader: Reader, table: Table, since: int) -> tuple[Past | None, int]:
        """A moment from which the acts can be played again, and how many acts came before today's rules."""
        if self._game(table).version != table.version:
            return None, table.length
        ground = await self._ground(reader, table)
        earlier = 0 if ground is None else ground.index
        try:
            return await self._past(reader, table, max(since, earlier)), earlier
        except HostError:
            return None, earlier


def _read(past: Past, rows: Sequence[Logged]) -> dict[int, _Read]:
    """By their numbers, the rows that today's rules can play."""
    game, setup, first = past.game, past.table.setup, past.table.length
    ground = engine.decode(game, past.snapshot.state)
    state = replay_on(game, setup, ground, past.since, first=past.snapshot.index + 1)
    found: dict[int, _Read] = {}
    later = [row for row in rows if row.index > first]
    entries = [read_entry(game, row) for row in later]
    again = repeated(game, setup, state, entries, first=first + 1)
    for row, entry, played in zip(later, entries, again, strict=True):
        found[row.index] = _Read(game.chapter(state), entry.action)
        state = played.state
    return found


def _opening(past: Past, seats: Collection[int]) -> list[Passage]:
    """What the deal told, before anybody acted."""
    state, events = engine.start(past.game, past.table.setup)
    told = tuple(told_to(events, seats))
    when, where = past.table.created, past.game.chapter(state)
    return [Passage(index=0, time=when, events=told, chapter=where)] if told else []


def _passages(
    rows: Sequence[Logged], seats: Collection[int], read: Mapping[int, _Read], earlier: int
) -> Iterator[Passage]:
    """Acts that told nothing are there for whoever knows of them."""
    for row in rows:
        known, sense = knows(seats, row, row.seat), read.get(row.index)
        events, move = tuple(heard(row, seats)), sense.move if sense is not None and known else None
        if events or move is not None:
            yield Passage(
                index=row.index,
                time=row.time,
                events=events,
                seat=row.seat if known else None,
                chapter=sense.chapter if sense is not None else _EARLIER if row.index <= earlier else (),
                move=move,
            )


def _beside(asides: Iterable[Aside], seats: Collection[int], table: Table) -> Iterator[Passage]:
    """What was told after moves that are undone stands at the end of those that are left."""
    for aside in asides:
        if told := told_to(aside.events, seats):
            index = min(aside.index, table.length)
            yield Passage(index=index, time=table.created, events=tuple(told), aside=True)


def _opened(letters: Sequence[Letter], table: Table) -> Iterator[Passage]:
    """Letters that all who wrote them have agreed to open, where in the game they were written."""
    for letter in letters if are_opened(table, letters) else ():
        to: list[Item] = [reader.name for reader in letter.readers]
        said = words("letter-told", name=letter.name, names=to, count=len(to), text=letter.text)
        yield Passage(index=letter.index, time=letter.time, events=(Event(said),), aside=True)


def _renewals(boundaries: Iterable[Boundary], seats: Collection[int]) -> Iterator[Passage]:
    """What went on by itself when the game went over to newer rules, after the act that was then the latest."""
    for boundary in boundaries:
        if told := told_to(boundary.events, seats):
            where, when = _RENEWED, boundary.time
            yield Passage(index=boundary.index, time=when, events=tuple(told), chapter=where, aside=True)
