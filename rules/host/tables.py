"""The host: every table in the house, in one place to ask."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from rules import registry
from rules.core import Action, Decision, Game, engine
from rules.core.engine import Played
from rules.core.refusal import game_over, stale
from rules.host.desk import find_table, log_row, require_running
from rules.host.export import Exports
from rules.host.lobby import Lobby
from rules.host.model import Conflict, Draft, HostError, LogRow, Moved, Position, Table
from rules.host.outbox import Outbox, post_refresh, post_turn, worth_telling
from rules.host.sqlite import SqliteStore
from rules.host.store import Logged, Snapshot
from rules.host.undo import Undo
from rules.host.verify import Verify

_DRAFT_LIFE = 7 * 24 * 3600.0  # seconds after which nobody comes back to a panel


def decision_token(table: Table, decision: Decision) -> str:
    """Names a decision for buttons and drafts: an undo makes it stale even where the game asks the same again."""
    return f"{table.branch}-{decision.id}"


def seat_for(position: Position, player: int) -> int | None:
    """The player's seat that may act now; one that is awaited goes first."""
    pending = engine.pending(position.state)
    mine = [seat for seat in position.table.seats_of(player) if seat in pending]
    return min(mine, key=lambda seat: not pending[seat].awaited, default=None)


class Host(Lobby, Undo, Outbox, Exports, Verify):
    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        games: Mapping[str, Game[Any]] | None = None,
        clock: Callable[[], float] = time.time,
    ) -> Host:
        """The tables in this file; it is made, or brought up to date, as needed."""
        return cls(await SqliteStore.open(path), registry.games() if games is None else games, clock)

    async def close(self) -> None:
        await self._store.close()

    async def backup(self, path: str | Path) -> None:
        """A complete copy of the database as it is at this moment."""
        await self._store.backup(Path(path))

    # Playing

    async def play(
        self, table_id: str, seat: int, action: Action, *, decision: str | None = None, revision: int | None = None
    ) -> Moved:
        """Play an action and commit all that follows from it. `decision` (a token) and `revision` refuse what was
        chosen in view of something that has changed since."""
        async with self._lock(table_id):
            position = await self.look(table_id)
            table = position.table
            if revision not in (None, table.revision):
                raise Conflict
            if table.status == "over":
                raise game_over()
            require_running(table)
            asked = engine.pending(position.state).get(seat)
            played = engine.submit(
                position.game,
                position.state,
                seat,
                action,
                seed=table.seed,
                index=table.length + 1,
                decision=_decision_id(table, decision),
            )
            secret = action.concealed or (asked is not None and asked.secret)
            after = self._standing(table, played.state, length=table.length + 1)
            told = worth_telling(table, after, shown=played.shown)
            await self._commit(table, after, played, secret=secret, told=told)
            reached = Position(after, position.game, played.state)
            return Moved(before=table, position=reached, seat=seat, events=played.events, told=told)

    async def _commit(self, table: Table, after: Table, played: Played, *, secret: bool, told: bool) -> None:
        """Log row, snapshot, table and outbox, all or nothing."""
        entry = played.entry
        row = Logged(
            index=after.length,
            seat=entry.seat,
            action=msgspec.to_builtins(entry.action),
            draws=entry.draws,
            learnt=entry.learnt,
            secret=secret,
            events=played.events,
            time=after.changed,
        )
        async with self._store.writing() as writer:
            await writer.update_table(after)
            await writer.forget_undone(table.id, table.length)
            await writer.append(table.id, row)
            await writer.drop_snapshot(table.id, table.length)
            await writer.save_snapshot(table.id, Snapshot(after.length, engine.encode(played.state)))
            await (post_turn(writer, after, {}) if told else post_refresh(writer, after))

    # Looking back

    async def history(self, table_id: str, *, since: int = 0, until: int | None = None) -> list[LogRow]:
        """The log from row since+1 to `until`, or to the present."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            last = table.length if until is None else min(until, table.length)
            game = self._rules(table)
            return [log_row(game, row) for row in await reader.log(table_id, since, last)]

    async def at(self, table_id: str, index: int) -> Position:
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

    # Settings of a server

    async def guild_language(self, guild: int) -> str | None:
        async with self._store.reading() as reader:
            return await reader.guild_language(guild)

    async def set_guild_language(self, guild: int, language: str) -> None:
        async with self._store.writing() as writer:
            await writer.set_guild_language(guild, language)


def _decision_id(table: Table, token: str | None) -> str | None:
    """The game's own id of the decision that a token names."""
    if token is None:
        return None
    branch, _, decision = token.partition("-")
    if branch != str(table.branch):
        raise stale()
    return decision
