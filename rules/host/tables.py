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
from rules.host.address import Address, on_server, shown
from rules.host.annals import Chroniclers
from rules.host.audit import Audit
from rules.host.chronicle import Chronicles
from rules.host.claims import Claims
from rules.host.closing import Closing
from rules.host.copying import UNFINISHED
from rules.host.correspondence import Correspondence
from rules.host.deadline import Deadlines
from rules.host.desk import find_table, read_entry
from rules.host.export import Exports
from rules.host.footage import Footages
from rules.host.importing import Importing
from rules.host.leases import Leases
from rules.host.leaves import Leaves
from rules.host.model import Draft, HostError, LogRow, OpenTable, Table
from rules.host.moments import Moments
from rules.host.moving import Moving
from rules.host.notes import Notes
from rules.host.noticeboards import Noticeboards
from rules.host.offers import Offers
from rules.host.outbox import Outbox
from rules.host.people import People
from rules.host.pledging import Pledging
from rules.host.polls import Polls
from rules.host.practice import Practice
from rules.host.privacy import Privacy
from rules.host.pupils import Pupils
from rules.host.records import Records
from rules.host.rematch import Rematches
from rules.host.servers import Servers
from rules.host.settling import Settling
from rules.host.shows import Shows
from rules.host.sqlite import Sole
from rules.host.store import Logged, Reader, Store
from rules.host.stores import open_store
from rules.host.summons import Calling
from rules.host.verify import Verify
from rules.host.welcomes import Welcomes

_COMMANDS = "commands"  # the fact that says what was registered with Discord
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
    Pledging,
    Deadlines,
    Polls,
    Leaves,
    Notes,
    Correspondence,
    Noticeboards,
    Audit,
    Moving,
    Outbox,
    Exports,
    Footages,
    Chroniclers,
    Importing,
    Chronicles,
    Moments,
    Verify,
    People,
    Practice,
    Privacy,
    Pupils,
    Records,
    Servers,
    Welcomes,
    Leases,
):
    _sole: Sole | None = None

    @classmethod
    async def open(
        cls,
        address: Address,
        *,
        games: Mapping[str, Game[Any]] | None = None,
        clock: Callable[[], float] = time.time,
        keep: bool = True,
        sole: bool = False,
    ) -> Host:
        """The tables in this file or database; it is made, or brought up to date, as needed. `keep`: what an older
        release wrote is copied first. `sole`: to run the tables of a file, which only one process may at a time."""
        held = Sole(Path(address)) if sole and not on_server(address) else None
        try:
            store = await open_store(address, keep=keep)
            await _require_whole(store, address)
            host = cls(store, registry.games() if games is None else games, clock)
        except BaseException:
            if held is not None:
                held.release()
            raise
        host._sole = held
        return host

    async def close(self) -> None:
        """Whose shards these were gives them back first."""
        await self.leave_shards()
        await self._store.close()
        if self._sole is not None:
            self._sole.release()

    async def backup(self, path: str | Path) -> None:
        """A complete copy of the database as it is at this moment."""
        await self._store.backup(Path(path))

    async def astir(self, within: float) -> list[Table]:
        """The tables of this process that go on by themselves, now or in so many seconds; those that wait for people
        alone are not read."""
        async with self._store.reading() as reader:
            return await reader.astir(self.realm, self._clock() + within)

    async def played_last(self, most: int) -> list[Table]:
        """Running tables of this process, of all those that have changed last."""
        async with self._store.reading() as reader:
            return await reader.played_last(self.realm, most)

    async def homes(self, after: str, most: int) -> list[tuple[str, int, int]]:
        """Open tables of this process whose ids come after that one, in their order: each with its server and its
        channel."""
        async with self._store.reading() as reader:
            return await reader.homes(self.realm, after, most)

    async def counts(self) -> dict[str, int]:
        """How many tables the house has, by their status."""
        async with self._store.reading() as reader:
            return await reader.counts()

    async def commands(self) -> str | None:
        """The fingerprint of those that were registered with Discord last."""
        async with self._store.reading() as reader:
            return await reader.fact(_COMMANDS)

    async def note_commands(self, fingerprint: str) -> None:
        async with self._store.writing() as writer:
            await writer.save_fact(_COMMANDS, fingerprint)

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


async def _require_whole(store: Store, address: Address) -> None:
    """A copy that was cut off lacks something that nobody would see."""
    async with store.reading() as reader:
        half = await reader.fact(UNFINISHED) is not None
    if half:
        await store.close()
        raise HostError("host-copy-unfinished", path=shown(address))


def _log_row(row: Logged, entry: Entry | None) -> LogRow:
    return LogRow(index=row.index, entry=entry, events=row.events, time=row.time, secret=row.secret, hand=row.hand)
