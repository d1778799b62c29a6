"""The annals of a game, from its log: how the points went, what decided it, each seat's proudest deed, how long people
took, and what there was of battles and pacts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from rules.core import Event, Game, State, Words, engine
from rules.core.match import repeated, replay_on
from rules.core.words import seats_named
from rules.host.desk import Desk, Past, find_table, read_entry
from rules.host.hearing import heard
from rules.host.model import Table
from rules.host.moments import Moment, gained
from rules.host.store import Logged

_SPOTS = 400  # of a curve: more could not be told apart
Standing = tuple[int, ...]


class Wait(Struct, frozen=True):
    """How long a seat took for the answer in row `index`, in seconds."""

    index: int
    seat: int
    seconds: float


class Tally(Struct, frozen=True):
    """How often something happened, and how often each seat had to do with it."""

    total: int
    seats: tuple[int, ...]

    @property
    def most(self) -> int:
        return max(self.seats, default=0)

    @property
    def foremost(self) -> tuple[int, ...]:
        return tuple(seat for seat, count in enumerate(self.seats) if count and count == self.most)


class Annals(Struct, frozen=True, kw_only=True):
    """`rows`: the moments that the curves in `measures` go through, as rows of the log; `openings`: those with which a
    round begins, and what it is called; `proudest`: by seat, the act that brought it most; `lasted`: seconds from the
    first of so many `moves` to the last."""

    rows: tuple[int, ...]
    measures: Mapping[str, tuple[Standing, ...]]
    openings: tuple[tuple[int, Words], ...]
    proudest: tuple[Moment | None, ...] = ()
    longest: Wait | None = None
    quickest: Wait | None = None
    tallies: Mapping[str, Tally] = {}
    moves: int = 0
    lasted: float = 0.0


class Chroniclers(Desk):
    async def annals(self, table_id: str) -> Annals:
        """Of a finished game everything; of a running one what all can see, at the acts that all heard of. Where its
        rules were renewed, from there on. Raises HostError where it cannot be played again."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            ground = await self._ground(reader, table)
            past = await self._past(reader, table, 0 if ground is None else ground.index)
            rows = await reader.log(table_id, 0, table.length)
        return await asyncio.to_thread(annals_of, table, past, rows)


def annals_of(table: Table, past: Past, rows: Sequence[Logged]) -> Annals:
    """Rows from before the ground are told by their times and events only."""
    since = [row for row in rows if row.index > past.table.length]
    is_over = table.status == "over"
    course = _Course(past.game, [row.index for row in since if is_over or heard(row, ())], is_open=is_over)
    for row, before, after in _played(past, since):
        course.note(row, before, after)
    if not is_over:
        return course.annals()
    waits = list(waits_in(table, rows))
    return replace(
        course.annals(),
        longest=max(waits, key=lambda wait: wait.seconds, default=None),
        quickest=min(waits, key=lambda wait: wait.seconds, default=None),
        tallies=dict(tallies_in(past.game, rows, len(table.seats))),
        moves=len(rows),
        lasted=rows[-1].time - rows[0].time if rows else 0.0,
    )


def _played(past: Past, rows: Sequence[Logged]) -> Iterator[tuple[Logged, State, State]]:
    """Every row with the positions before and after it."""
    kept, setup = past.snapshot, past.table.setup
    state = replay_on(past.game, setup, engine.decode(past.game, kept.state), past.since, first=kept.index + 1)
    entries = (read_entry(past.game, row) for row in rows)
    again = repeated(past.game, setup, state, entries, first=past.table.length + 1)
    for row, played in zip(rows, again, strict=True):
        yield row, state, played.state
        state = played.state


class _Course:
    """Takes down a game, act by act, where it is `told` of these rows. Unless it `is_open`, as somebody does who only
    looks on."""

    def __init__(self, game: Game[State], told: Sequence[int], *, is_open: bool) -> None:
        self._game, self._is_open, self._told = game, is_open, frozenset(told)
        self._spots = {*told[:: -(-len(told) // _SPOTS) or 1], *told[-1:]}
        self._rows: list[int] = []
        self._measures: dict[str, list[Standing]] = {}
        self._openings: list[tuple[int, Words]] = []
        self._heading: Words | None = None
        self._proudest: dict[int, Moment] = {}

    def note(self, row: Logged, before: State, after: State) -> None:
        if not self._rows:
            self._measure(row.index - 1, before)
            self._open(row.index - 1, before)
        if row.index in self._told:
            self._open(row.index, before)
        if row.index in self._spots:
            self._measure(row.index, after)
        if self._is_open:
            self._praise(row, before, after)

    def _measure(self, index: int, state: State) -> None:
        self._rows.append(index)
        for key, values in self._reckoned(state).items():
            if self._is_open or key not in self._game.secret_measures:
                self._measures.setdefault(key, []).append(values)

    def _reckoned(self, state: State) -> Mapping[str, Standing]:
        """With the points as they are in the end, once they are."""
        measures = self._game.measures(state)
        return (
            measures if state.outcome is None else {**measures, **dict.fromkeys([*measures][:1], state.outcome.scores)}
        )

    def _open(self, index: int, state: State) -> None:
        heading = next(iter(self._game.chapter(state)), None)
        if heading is not None and heading != self._heading:
            self._openings.append((index, heading))
            self._heading = heading

    def _praise(self, row: Logged, before: State, after: State) -> None:
        """Of every seat the first of the acts that brought it most, of which all heard that it was the one to gain."""
        then, now = self._game.standing(before), self._game.standing(after)
        for seat, (had, has) in enumerate(zip(then, now, strict=True)):
            best = self._proudest.get(seat)
            if has - had > (0 if best is None else best.gain):
                found = gained(row, seat, has - had, self._game.chapter(before), self._game.endings)
                if found is not None and seat in seats_named(found.event.words):
                    self._proudest[seat] = found

    def annals(self) -> Annals:
        seats = len(next(iter(self._measures.values()))[0]) if self._measures else 0
        return Annals(
            rows=tuple(self._rows),
            measures={key: tuple(values) for key, values in self._measures.items()},
            openings=tuple(self._openings),
            proudest=tuple(self._proudest.get(seat) for seat in range(seats)),
        )


def waits_in(table: Table, rows: Sequence[Logged]) -> Iterator[Wait]:
    """How long people took for their turns: from the act of another to their own. What a stand-in or a computer played
    is nobody's answer."""
    for before, row in pairwise(rows):
        if before.seat != row.seat and not row.hand and not table.seats[row.seat].is_computer:
            taken = row.used if table.is_timed else row.time - before.time
            if taken > 0:
                yield Wait(row.index, row.seat, taken)


def tallies_in(game: Game[State], rows: Sequence[Logged], seats: int) -> Iterator[tuple[str, Tally]]:
    for tally, keys in game.tallies.items():
        told = [event for row in rows for event in _once(row.events) if event.words.key in keys]
        named = [seats_named(event.words) for event in told]
        yield tally, Tally(len(told), tuple(sum(seat in those for those in named) for seat in range(seats)))


def _once(events: Iterable[Event]) -> list[Event]:
    """What is told to several people apart happened once."""
    return list({event.words.key + repr(event.words.args): event for event in events}.values())
