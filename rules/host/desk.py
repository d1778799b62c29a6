"""What every part of the host works with: the store, the games, the clock, and one lock for each table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from rules.core import Game, State, engine
from rules.core.engine import Entry
from rules.core.match import replay_on
from rules.host.model import Committed, HostError, OpenTable, Table
from rules.host.shards import ALL, Shards
from rules.host.store import Logged, Reader, Snapshot, Store, Writer
from rules.host.waiting import asked_since

Listener = Callable[[Committed], None]
_TABLE = "table "  # begins what another process is woken for, when one of its tables has changed
_log = logging.getLogger(__name__)


class Past(Struct, frozen=True):
    """A moment of a game: the nearest snapshot before it, and the few actions since."""

    table: Table
    game: Game[Any]
    snapshot: Snapshot
    since: list[Entry]

    async def position(self) -> OpenTable:
        state = engine.decode(self.game, self.snapshot.state)
        if self.since:
            first = self.snapshot.index + 1
            state = await asyncio.to_thread(replay_on, self.game, self.table.setup, state, self.since, first=first)
        return OpenTable(self.table, self.game, state)


class Desk:
    """Every change of a table goes the same way: under the table's lock it is read and worked out, then one
    transaction writes all that follows from it, provided that the table's revision is still the one that was read.
    Once it is written, all who listen hear of it."""

    def __init__(self, store: Store, games: Mapping[str, Game[Any]], clock: Callable[[], float] = time.time) -> None:
        self._store, self._games, self._clock = store, games, clock
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Listener] = []
        self._runners: list[Listener] = []
        self._wakings: set[asyncio.Task[None]] = set()
        self.realm: Shards = ALL
        self.holder = ""  # by what name this process has leased them, if it has
        self._held: dict[str, list[Committed]] = {}

    def listen(self, listener: Listener, *, runs: bool = False) -> None:
        """Be told of every change of a table, once it is committed. `runs`: where this process runs the table; of
        changes that other processes have made, too."""
        (self._runners if runs else self._listeners).append(listener)

    async def hear_others(self) -> None:
        """Hear from now on what other processes do to the tables that this one runs."""

        def woken(about: str) -> None:
            if about.startswith(_TABLE):
                self._later(self._changed_elsewhere(about.removeprefix(_TABLE)))

        await self._store.listen(woken)

    async def _changed_elsewhere(self, table_id: str) -> None:
        async with self._store.reading() as reader:
            table = await reader.table(table_id)
        if table is not None and self.realm.has(table.guild):
            self._let_know(self._runners, Committed(before=None, after=table))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._wakings.add(task)
        task.add_done_callback(self._waking_over)

    def _waking_over(self, task: asyncio.Task[None]) -> None:
        """Whoever was not woken finds out by itself, a little later."""
        self._wakings.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.warning("another process could not be woken, or not be heard: %s", error)

    def _lock(self, table_id: str) -> asyncio.Lock:
        """One change of a table at a time in this process. Other processes are found out by the revision."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def _changing(self, table_id: str) -> AsyncGenerator[Table]:
        """The table as it stands, locked."""
        async with self._lock(table_id):
            yield await self.table(table_id)

    @asynccontextmanager
    async def _committing(
        self, before: Table, after: Table, *, position: OpenTable | None = None, told: bool = False
    ) -> AsyncGenerator[Writer]:
        """The one transaction that brings a table to its next revision, then the one announcement of it. About a
        table that stays as it is there may be something to say, too."""
        async with self._store.writing() as writer:
            if after is not before:
                await writer.update_table(after)
                await self._on_update(writer, before, after)
            yield writer
        self._announce(Committed(before=before, after=after, position=position, told=told))

    async def _on_update(self, writer: Writer, before: Table, after: Table) -> None:
        """What goes with every change of a table, in its transaction."""

    @contextmanager
    def _in_one_breath(self, table_id: str) -> Generator[None]:
        """Several changes of a locked table in a row are announced at the end, so that they can be told together."""
        self._held[table_id] = []
        try:
            yield
        finally:
            for change in self._held.pop(table_id):
                self._announce(change)

    def _announce(self, change: Committed) -> None:
        """What is committed stands, whatever a listener makes of it."""
        if change.after.id in self._held:
            self._held[change.after.id].append(change)
            return
        if self.realm.has(change.after.guild):
            self._let_know([*self._listeners, *self._runners], change)
        else:
            self._let_know(self._listeners, change)
            self._later(self._store.wake(f"{_TABLE}{change.after.id}"))

    def _let_know(self, listeners: Sequence[Listener], change: Committed) -> None:
        for listener in listeners:
            try:
                listener(change)
            except Exception:
                _log.exception("a listener failed at revision %s of table %s", change.after.revision, change.after.id)

    def _changed(self, table: Table, **changes: Any) -> Table:
        """The next revision of a table."""
        return replace(table, revision=table.revision + 1, changed=self._clock(), **changes)

    def _standing(
        self,
        table: Table,
        state: State,
        *,
        timed: int | None = None,
        used: Mapping[int, float] | None = None,
        **changes: Any,
    ) -> Table:
        """The next revision of a table whose game has come to `state`; `timed`: by what the clock played for a seat;
        `used`: what some have used already of the time for what they are asked."""
        status = "running" if state.outcome is None else "over"
        asked = asked_since(state, table.asked, self._clock(), timed=timed, used=used)
        return self._changed(table, status=status, awaited=engine.awaited(state), asked=asked, **changes)

    async def table(self, table_id: str) -> Table:
        async with self._store.reading() as reader:
            return await find_table(reader, table_id)

    async def look(self, table_id: str) -> OpenTable:
        """The game as it stands now."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            past = await self._past(reader, table, table.length)
        return await past.position()

    async def _past(self, reader: Reader, table: Table, index: int) -> Past:
        """What it takes to have the game after `index` actions; of the current one there is a snapshot."""
        game = self._rules(table)
        ground = await self._ground(reader, table)
        if ground is not None and index < ground.index:
            raise HostError("host-before-boundary", table=table.name, index=index, since=ground.index)
        snapshot = await reader.snapshot(table.id, index) or ground
        if snapshot is None:
            raise HostError("host-not-started", table=table.name)
        since = [read_entry(game, row) for row in await reader.log(table.id, snapshot.index, index)]
        return Past(replace(table, length=index), game, snapshot, since)

    async def _ground(self, reader: Reader, table: Table) -> Snapshot | None:
        """Where the part of a log that today's rules have played begins; None: at the start."""
        grounds = [
            Snapshot(boundary.index, boundary.state)
            for boundary in await reader.boundaries(table.id)
            if boundary.state is not None and boundary.version <= table.version
        ]
        return grounds[-1] if grounds else None

    def _game(self, table: Table) -> Game[Any]:
        return self._find_game(table.game)

    def _find_game(self, game: str) -> Game[Any]:
        if game not in self._games:
            raise HostError("host-unknown-game", game=game)
        return self._games[game]

    def _rules(self, table: Table) -> Game[Any]:
        """The table's game, if the table has been brought to its version."""
        game = self._game(table)
        if game.version != table.version:
            raise HostError(version_problem(table, game), table=table.name)
        return game


async def find_table(reader: Reader, table_id: str) -> Table:
    table = await reader.table(table_id)
    if table is None:
        raise HostError("host-unknown-table", table=table_id)
    return table


def version_problem(table: Table, game: Game[Any]) -> str:
    """The key of what is told about a table that today's rules cannot open."""
    return "host-version-newer" if table.version > game.version else "host-version"


def seat_of(table: Table, player: int) -> int:
    """The chair of a player who must have one."""
    seats = table.seats_of(player)
    if not seats:
        raise HostError("host-not-seated", table=table.name)
    return seats[0]


def require_players(table: Table) -> None:
    """For what makes no sense where only computers play."""
    if table.is_show:
        raise HostError("host-show", table=table.name)


def require_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise HostError("host-no-such-seat", table=table.name)


def require_running(table: Table) -> None:
    if table.status != "running":
        raise HostError("host-not-running", table=table.name)


def read_entry(game: Game[Any], row: Logged) -> Entry:
    """What a stored row logs, its action read by the rules again."""
    action = engine.read_action_data(game, row.action)
    return Entry(seat=row.seat, action=action, draws=row.draws, learnt=row.learnt)
