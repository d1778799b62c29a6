"""A move on a table: under its lock it is checked and played, then all that follows from it is written at once."""

from __future__ import annotations

import msgspec

from rules.core import Action, Decision, Event, engine
from rules.core.engine import Played
from rules.core.refusal import game_over, not_awaited, stale
from rules.host.desk import require_running
from rules.host.model import Conflict, Moved, OpenTable, Said, Table
from rules.host.outbox import post_refresh, post_turn, worth_telling
from rules.host.receipts import Receipts, receipt_for, refuse_repeated
from rules.host.store import Logged, Snapshot

_DAY = 24 * 3600.0


def decision_token(table: Table, decision: Decision) -> str:
    """Names a decision for buttons and drafts: an undo makes it stale even where the game asks the same again."""
    return f"{table.branch}-{decision.id}"


class Play(Receipts):
    async def play(
        self,
        table_id: str,
        seat: int,
        action: Action,
        *,
        decision: str | None = None,
        revision: int | None = None,
        said: Said | None = None,
        opened: OpenTable | None = None,
    ) -> Moved:
        """Play an action and commit all that follows from it. `decision` (a token) and `revision` refuse what was
        chosen in view of something that has changed since; `said`, what is only said again. `opened`: the table as
        the action was chosen at; while it stands so, it is not loaded again."""
        async with self._lock(table_id):
            position = await self._as_it_stands(table_id, opened)
            table = position.table
            if revision not in (None, table.revision):
                raise Conflict
            async with self._store.reading() as reader:
                await refuse_repeated(reader, table, seat, said)
            if table.status == "over":
                raise game_over()
            require_running(table)
            return await self._play(position, seat, action, decision=_decision_id(table, decision), said=said)

    async def _as_it_stands(self, table_id: str, opened: OpenTable | None) -> OpenTable:
        if opened is not None and (await self.table(table_id)).revision == opened.table.revision:
            return opened
        return await self.look(table_id)

    async def _play(
        self,
        position: OpenTable,
        seat: int,
        action: Action,
        *,
        decision: str | None = None,
        said: Said | None = None,
        timed: bool = False,
    ) -> Moved:
        """`timed`: the clock plays it, because the seat's time is up. The table is locked by the caller."""
        table = position.table
        if type(action) is position.game.curfew:
            raise not_awaited()  # nobody's to play
        asked = engine.pending(position.state).get(seat)
        played = _submit(position, seat, action, decision)
        heard: tuple[Event, ...] = ()
        if await self._is_late(position):
            position, heard = await self._sound_curfew(position, seat)
            played = _submit(position, seat, action, decision)
        secret = action.concealed or (asked is not None and asked.secret)
        reached, told = await self._commit(position, played, secret=secret, said=said, timed=timed)
        return Moved(before=table, position=reached, seat=seat, events=(*heard, *played.events), told=told)

    async def _is_late(self, position: OpenTable) -> bool:
        """Whether the game's limit in days has passed since the first action."""
        days = position.game.time_limit(position.state)
        if days is None:
            return False
        async with self._store.reading() as reader:
            first = await reader.log(position.table.id, 0, 1)
        return bool(first) and self._clock() >= first[0].time + days * _DAY

    async def _sound_curfew(self, position: OpenTable, seat: int) -> tuple[OpenTable, tuple[Event, ...]]:
        """Log that the time is up, in the name of the seat that is about to act."""
        assert position.game.curfew is not None
        played = _submit(position, seat, position.game.curfew(), None)
        reached, _ = await self._commit(position, played, secret=False)
        return reached, played.events

    async def _commit(
        self, position: OpenTable, played: Played, *, secret: bool, said: Said | None = None, timed: bool = False
    ) -> tuple[OpenTable, bool]:
        """Log row, snapshot, table and outbox, all or nothing. What is reached, and whether the channel gets it."""
        table, entry = position.table, played.entry
        timed_seat = entry.seat if timed else None
        after = self._standing(table, played.state, timed=timed_seat, length=table.length + 1)
        told = timed or worth_telling(table, after, shown=played.shown)
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
        reached = OpenTable(after, position.game, played.state)
        async with self._committing(table, after, position=reached, told=told) as writer:
            await writer.forget_undone(table.id, table.length)
            await writer.append(table.id, row)
            if said is not None:
                await writer.save_receipt(receipt_for(after, entry.seat, said))
            await writer.drop_snapshot(table.id, table.length)
            await writer.save_snapshot(table.id, Snapshot(after.length, engine.encode(played.state)))
            if told:
                await post_turn(writer, after, {"change": "deadline", "seat": entry.seat} if timed else {})
            else:
                await post_refresh(writer, after)
        return reached, told


def _submit(position: OpenTable, seat: int, action: Action, decision: str | None) -> Played:
    table = position.table
    return engine.submit(
        position.game, position.state, seat, action, seed=table.seed, index=table.length + 1, decision=decision
    )


def _decision_id(table: Table, token: str | None) -> str | None:
    """The game's own id of the decision that a token names."""
    if token is None:
        return None
    branch, _, decision = token.partition("-")
    if branch != str(table.branch):
        raise stale()
    return decision
