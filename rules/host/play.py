"""A move on a table: under its lock it is checked and played, then all that follows from it is written at once."""

from __future__ import annotations

import msgspec

from rules.core import Action, Decision, engine
from rules.core.engine import Played
from rules.core.refusal import game_over, stale
from rules.host.desk import Desk, require_running
from rules.host.model import Conflict, Moved, Position, Table
from rules.host.outbox import post_move, post_turn
from rules.host.store import Logged, Snapshot


def decision_token(table: Table, decision: Decision) -> str:
    """Names a decision for buttons and drafts: an undo makes it stale even where the game asks the same again."""
    return f"{table.branch}-{decision.id}"


class Play(Desk):
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
            return await self._play(position, seat, action, decision=_decision_id(table, decision))

    async def _play(
        self, position: Position, seat: int, action: Action, *, decision: str | None = None, timed: bool = False
    ) -> Moved:
        """`timed`: the clock plays it, because the seat's time is up. The table is locked by the caller."""
        table = position.table
        asked = engine.pending(position.state).get(seat)
        played = engine.submit(
            position.game, position.state, seat, action, seed=table.seed, index=table.length + 1, decision=decision
        )
        secret = action.concealed or (asked is not None and asked.secret)
        after = await self._commit(table, played, secret=secret, timed=timed)
        reached = Position(after, position.game, played.state)
        return Moved(before=table, position=reached, seat=seat, events=played.events)

    async def _commit(self, table: Table, played: Played, *, secret: bool, timed: bool) -> Table:
        """Log row, snapshot, table and outbox, all or nothing."""
        entry = played.entry
        timed_seat = entry.seat if timed else None
        after = self._standing(table, played.state, timed=timed_seat, length=table.length + 1)
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
            if timed:
                await post_turn(writer, after, {"change": "deadline", "seat": entry.seat})
            else:
                await post_move(writer, table, after, shown=played.shown)
        return after


def _decision_id(table: Table, token: str | None) -> str | None:
    """The game's own id of the decision that a token names."""
    if token is None:
        return None
    branch, _, decision = token.partition("-")
    if branch != str(table.branch):
        raise stale()
    return decision
