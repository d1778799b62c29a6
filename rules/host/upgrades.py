"""Tables under newer rules: each gets a boundary, the ground from which its log is played from now on."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.core import Event, Game, words
from rules.core.engine import encode
from rules.core.upgrade import CannotOpen, Opened, carry_over
from rules.host.desk import Desk, version_problem
from rules.host.model import OpenTable, Table
from rules.host.outbox import merge_turns, post_notice, post_turn
from rules.host.store import Boundary, Reader, Snapshot, Writer

_log = logging.getLogger(__name__)


class Upgrades(Desk):
    async def carry_over_tables(self) -> None:
        """After a start: every game that older rules have left goes on under today's. One that they cannot open is told
        so once, and tried again with every later version. Before anything is changed, all is copied."""
        outdated = await self._outdated()
        if outdated:
            now = sorted({f"{table.game}-{self._game(table).version}" for table in outdated})
            await self._store.keep("-".join(now))
        for outdated_table in outdated:
            async with self._changing(outdated_table.id) as table:
                try:
                    await self._carry_over(table)
                except CannotOpen as problem:
                    _log.warning("table %s cannot be opened by today's rules: %s", table.id, problem)
                    await self._close_off(table)

    async def _outdated(self) -> list[Table]:
        """A table in its lobby takes today's rules when it begins."""
        async with self._store.reading() as reader:
            found = await reader.outdated({name: game.version for name, game in self._games.items()})
            old = [table for table in found if self.realm.has(table.guild)]
            return [table for table in old if not await _known(reader, table, self._game(table))]

    async def _carry_over(self, table: Table) -> OpenTable:
        """The table is locked by the caller."""
        game = self._game(table)
        opened = await self._opened(table, game)
        after = self._standing(replace(table, version=game.version), opened.state, branch=table.branch + 1)
        if table.status == "ended":
            after = replace(after, status="ended", awaited=(), asked={})
        reached, told = OpenTable(after, game, opened.state), table.status == "running"
        news = (*_news(table, game), *opened.events)
        async with self._committing(table, after, position=reached, told=told) as writer:
            await self._lay_ground(writer, after, encode(opened.state), news)
            if told:
                heard = [event for event in news if event.heard_by(None)]
                since = await merge_turns(writer, after)
                payload = {"change": "upgrade", "told": msgspec.to_builtins(heard)}
                await post_turn(writer, after, payload, since=since)
        return reached

    async def _opened(self, table: Table, game: Game[Any]) -> Opened:
        async with self._store.reading() as reader:
            latest = await reader.snapshot(table.id, table.length) or await self._ground(reader, table)
        if latest is None or latest.index != table.length:
            raise CannotOpen(f"there is no snapshot after {table.length} actions")
        return await asyncio.to_thread(
            carry_over, game, latest.state, table.version, seed=table.seed, index=table.length
        )

    async def _lay_ground(self, writer: Writer, table: Table, state: bytes, news: tuple[Event, ...]) -> None:
        """What was taken back before stays so, and of what led here the log with its events is kept."""
        boundary = Boundary(version=table.version, index=table.length, state=state, time=table.changed, events=news)
        await writer.save_boundary(table.id, boundary)
        await writer.forget_undone(table.id, table.length)
        await writer.drop_snapshots(table.id)
        await writer.save_snapshot(table.id, Snapshot(table.length, state))

    async def _close_off(self, table: Table) -> None:
        """Nobody can answer any more, so nobody is waited for; who plays there is told what can be done."""
        game = self._game(table)
        after = self._changed(table, awaited=(), asked={})
        boundary = Boundary(version=game.version, index=table.length, state=None, time=after.changed)
        async with self._committing(table, after) as writer:
            await writer.save_boundary(table.id, boundary)
            if table.status == "running":
                await post_notice(writer, after, words(version_problem(table, game), table=table.name))


async def _known(reader: Reader, table: Table, game: Game[Any]) -> bool:
    """Whether these very rules have failed to open it before."""
    return any(boundary.version == game.version for boundary in await reader.boundaries(table.id))


def _news(table: Table, game: Game[Any]) -> list[Event]:
    """What is new, version by version."""
    return [Event(words(f"{game.id}-version-{version}")) for version in range(table.version + 1, game.version + 1)]
