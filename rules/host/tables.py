"""The host: every table in the house, in one place to ask."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from rules import registry
from rules.core import Game, engine
from rules.core.engine import Entry
from rules.host.audit import Audit
from rules.host.chronicle import Chronicles
from rules.host.claims import Claims
from rules.host.closing import Closing
from rules.host.deadline import Deadlines
from rules.host.desk import find_table, read_entry
from rules.host.export import Exports
from rules.host.leaves import Leaves
from rules.host.model import Draft, HostError, LogRow, OpenTable, Table
from rules.host.moments import Moments
from rules.host.moving import Moving
from rules.host.notes import Notes
from rules.host.noticeboards import Noticeboards
from rules.host.offers import Offers
from rules.host.outbox import Outbox
from rules.host.people import People
from rules.host.polls import Polls
from rules.host.privacy import Privacy
from rules.host.pupils import Pupils
from rules.host.rematch import Rematches
from rules.host.servers import Servers
from rules.host.settling import Settling
from rules.host.shows import Shows
from rules.host.sole import Sole
from rules.host.sqlite import SqliteStore
from rules.host.store import Logged, Reader
from rules.host.summons import Calling
from rules.host.verify import Verify
from rules.host.welcomes import Welcomes

_DRAFT_LIFE = 7 * 24 * 3600.0  # seconds after which nobody comes back to a panel


def seat_for(position: OpenTable, player: int) -> int | None:
    """The player's seat that may act now; one that is awaited goes first."""
    pending = engine.pending(position.state)
    mine = [seat for seat in position.table.seats_of(player) if seat in pending]
    return min(mine, key=lambda seat: not pending[seat].awaited, default=None)


class Host(
    Calling,
    Offers,
    Claims,
    Closing,
    Shows,
    Rematches,
    Settling,
    Deadlines,
    Polls,
    Leaves,
    Notes,
    Noticeboards,
    Audit,
    Moving,
    Outbox,
    Exports,
    Chronicles,
    Moments,
    Verify,
    People,
    Privacy,
    Pupils,
    Servers,
    Welcomes,
):
    _sole: Sole | None = None

    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        games: Mapping[str, Game[Any]] | None = None,
        clock: Callable[[], float] = time.time,
        keep: bool = True,
        sole: bool = False,
    ) -> Host:
        """The tables in this file; it is made, or brought up to date, as needed. `keep`: what an older release wrote is
        copied first. `sole`: to run the tables, which only one process may at a time."""
        held = Sole(Path(path)) if sole else None
        try:
            store = await SqliteStore.open(path, keep=keep)
            host = cls(store, registry.games() if games is None else games, clock)
        except BaseException:
            if held is not None:
                held.release()
            raise
        host._sole = held
        return host

    async def close(self) -> None:
        await self._store.close()
        if self._sole is not None:
            self._sole.release()

    async def backup(self, path: str | Path) -> None:
        """A complete copy of the database as it is at this moment."""
        await self._store.backup(Path(path))

    # Looking back

    async def history(self, table_id: str, *, since: int = 0, until: int | None = None) -> list[LogRow]:
        """The log from row since+1 to `until`, or to the present. Rows from before a boundary are told as they were
        then; nothing of them is read by today's rules."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            last = table.length if until is None else min(until, table.length)
            rows = await reader.log(table_id, since, last)
            readable = await self._readable(reader, table)
        game = self._game(table)
        return [_log_row(row, read_entry(game, row) if row.index > readable else None) for row in rows]

    async def _readable(self, reader: Reader, table: Table) -> int:
        """How many rows at the beginning were played by other rules than today's."""
        if self._game(table).version != table.version:
            return table.length
        ground = await self._ground(reader, table)
        return 0 if ground is None else ground.index

    async def at(self, table_id: str, index: int) -> OpenTable:
        """The game as it stood after `index` actions."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            if not 0 <= index <= table.length:
                raise HostError("host-no-such-action", table=table.name, index=index, length=table.length)
            past = await self._past(reader, table, index)
        position = await past.position()
        awaited = engine.awaited(position.state)
        return replace(position, table=replace(position.table, awaited=awaited))

    # Drafts of panels

    async def save_draft(self, draft: Draft) -> None:
        """Old ones are swept out on the way."""
        now = self._clock()
        async with self._store.writing() as writer:
            await writer.save_draft(draft, now)
            await writer.sweep_drafts(now - _DRAFT_LIFE)

    async def draft(self, draft_id: str) -> Draft | None:
        async with self._store.reading() as reader:
            return await reader.draft(draft_id)

    async def drop_draft(self, draft_id: str) -> None:
        async with self._store.writing() as writer:
            await writer.drop_draft(draft_id)


def _log_row(row: Logged, entry: Entry | None) -> LogRow:
    return LogRow(index=row.index, entry=entry, events=row.events, time=row.time, secret=row.secret, hand=row.hand)
