"""A move on a table: under its lock it is checked and played, then all that follows from it is written at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.core import Action, Decision, Event, Game, State, engine, words
from rules.core.engine import Played
from rules.core.refusal import game_over, not_awaited, stale
from rules.host.absence import attended, present, require_going, returned, struck, with_seat
from rules.host.desk import require_running
from rules.host.model import Conflict, Hand, Moved, OpenTable, Person, Said, Table
from rules.host.outbox import called, last_awaited, post_last, post_move, post_notice, post_refresh, worth_telling
from rules.host.receipts import Receipts, receipt_for, refuse_repeated
from rules.host.store import Logged, Reader, Snapshot, Writer
from rules.host.telling import tell
from rules.host.waiting import allowance, balance_after, charged, lived_through, spent

_DAY = 24 * 3600.0


def decision_token(table: Table, decision: Decision) -> str:
    """Names a decision for buttons and drafts: an undo makes it stale even where the game asks the same again."""
    return f"{table.branch}-{decision.id}"


class Play(Receipts):
    async def play(
        self,
        table_id: str,
        seat: int,
        *actions: Action,
        decision: str | None = None,
        revision: int | None = None,
        said: Said | None = None,
        opened: OpenTable | None = None,
        hand: Hand = "",
    ) -> Moved:
        """Play an action, or several running, and commit all that follows: all of them or none. `decision` (a token)
        and `revision` refuse what was chosen in view of something that has changed since; `said`, what is only said
        again. `opened`: the table as the actions were chosen at; while it stands so, it is not loaded again. `hand`:
        who plays in the player's place; a player who plays themselves is back."""
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
            _require_hand(table, seat, hand)
            if not hand:
                position = await self._welcome(position, seat)
            token = _decision_id(table, decision)
            return await self._play(position, seat, *actions, decision=token, said=said, hand=hand)

    async def _welcome(self, position: OpenTable, seat: int) -> OpenTable:
        """The player of a seat acts: nobody plays for them any more."""
        table = position.table
        require_going(table)
        if not table.seats[seat].regent:
            return position
        after = self._changed(table, **returned(table, seat, self._clock()))
        async with self._committing(table, after) as writer:
            await post_notice(writer, after, words("host-returned", seat=seat))
        return replace(position, table=after)

    async def _as_it_stands(self, table_id: str, opened: OpenTable | None) -> OpenTable:
        if opened is not None and (await self.table(table_id)).revision == opened.table.revision:
            return opened
        return await self.look(table_id)

    async def _play(
        self,
        position: OpenTable,
        seat: int,
        *actions: Action,
        decision: str | None = None,
        said: Said | None = None,
        hand: Hand = "",
        passed: bool = False,
    ) -> Moved:
        """`hand`: who plays it in the player's place; `passed`: by letting things be. The table is locked by the
        caller."""
        table = position.table
        if any(type(action) is position.game.curfew for action in actions):
            raise not_awaited()  # nobody's to play
        steps = _submit(position, seat, actions, decision)
        heard: tuple[Event, ...] = ()
        if await self._is_late(position):
            position, heard = await self._sound_curfew(position, seat)
            steps = _submit(position, seat, actions, decision)
        reached, told = await self._commit(position, steps, said=said, hand=hand, passed=passed)
        events = (*heard, *(event for step in steps for event in step.played.events))
        return Moved(before=table, position=reached, seat=seat, events=events, told=told)

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
        (step,) = _submit(position, seat, (position.game.curfew(),), None)
        reached, _ = await self._commit(position, [step])
        return reached, step.played.events

    async def _commit(
        self,
        position: OpenTable,
        steps: Sequence[Step],
        *,
        said: Said | None = None,
        hand: Hand = "",
        passed: bool = False,
    ) -> tuple[OpenTable, bool]:
        """Log rows, snapshot, table and outbox, all or nothing. What is reached, and whether the channel gets it."""
        table, last = position.table, steps[-1].played
        seat = last.entry.seat
        after, used, gain = self._advanced(table, last, hand, steps=len(steps))
        timed = hand == "standin"
        told = timed or worth_telling(table, after, seat, shown=any(step.played.shown for step in steps))
        reached = OpenTable(after, position.game, last.state)
        rows = [step.row(index, after.changed, hand) for index, step in enumerate(steps, table.length + 1)]
        rows[0] = replace(rows[0], used=used)  # the time that went by before the first
        rows[-1] = replace(rows[-1], gain=gain)
        async with self._committing(table, after, position=reached, told=told) as writer:
            if not hand:
                rows[0] = replace(rows[0], waited=await _waited(writer, table, seat, after.changed))
            await writer.forget_undone(table.id, table.length)
            for row in rows:
                await writer.append(table.id, row)
            if said is not None:
                await writer.save_receipt(receipt_for(after, seat, said))
            await writer.drop_snapshot(table.id, table.length)
            await writer.save_snapshot(table.id, Snapshot(after.length, engine.encode(last.state)))
            if told:
                change = _told_of(table, after, seat, passed=passed) if timed else {}
                await post_move(writer, position, reached, change, calls=called(table, after))
            else:
                await post_refresh(writer, after)
                if (alone := last_awaited(table, after)) is not None:
                    await post_last(writer, after, alone, self._clock())
            await self._address(writer, reached, [event for step in steps for event in step.played.events])
        return reached, told

    async def _address(self, writer: Writer, reached: OpenTable, events: Sequence[Event]) -> None:
        """Whom something was offered while the table waits for others: all may read of it in the channel but for what
        is private, which goes to them alone."""
        table, now = reached.table, self._clock()
        for event in events if table.status == "running" else ():
            seats = [seat for seat in reached.game.addressees(reached.state, event) if seat not in table.awaited]
            people = {player for seat in seats if (player := table.seats[seat].player) is not None}
            await tell(writer, table, people, event.words, "turn", now=now, private=event.to is not None)

    def _advanced(self, table: Table, played: Played, hand: Hand, *, steps: int) -> tuple[Table, float, float]:
        """The table after a move, the last of so many, how much of the seat's time the answer took, and what it brought
        to its bank."""
        seat, now = played.entry.seat, self._clock()
        used = min(spent(table, seat, now), allowance(table, seat)) if seat in table.asked and table.is_timed else 0.0
        timed = seat if hand == "standin" else None
        after = self._standing(table, played.state, timed=timed, length=table.length + steps)
        gain, banks = 0.0, charged(table, after.asked, now)
        if table.terms.bank is not None and hand != "regent" and not table.seats[seat].is_computer:
            balance, gain = balance_after(table, seat, used, over=seat not in after.awaited)
            banks[seat] = balance
        after = replace(after, banks=banks)
        if hand == "standin" and not table.asked[seat].struck:
            after = replace(after, **attended(after, with_seat(table, seat, struck(table, seat)), now))
        elif not hand:
            after = replace(after, seats=with_seat(table, seat, present(table, seat)))
        return after, used, gain


async def _waited(reader: Reader, table: Table, seat: int, now: float) -> float | None:
    """How long a person who was asked has taken for their answer."""
    player = table.seats[seat].player
    if player is None or seat not in table.asked:
        return None
    return lived_through(table, seat, await reader.person(player) or Person(), now)


def _require_hand(table: Table, seat: int, hand: Hand) -> None:
    """A regent or a computer who has thought about a move may come too late with it."""
    seated = table.seats[seat]
    if hand == "regent" and not seated.regent:
        raise Conflict
    if table.paused is not None and (hand or seated.is_computer):
        raise Conflict


def _told_of(before: Table, after: Table, seat: int, *, passed: bool) -> dict[str, Any]:
    """What the channel reads of a move in the place of somebody whose time is up, and of what follows from it."""
    changes = [{"change": "passed" if passed else "standin", "seat": seat}]
    if after.seats[seat].regent and not before.seats[seat].regent:
        changes.append({"change": "regent", "seat": seat})
    if after.paused and not before.paused:
        changes.append({"change": "deserted"})
    return {"changes": changes}


class Step(msgspec.Struct, frozen=True):
    """One action that was played, not yet committed. `secret`: others may not learn what was chosen."""

    played: Played
    secret: bool

    def row(self, index: int, time: float, hand: Hand) -> Logged:
        entry = self.played.entry
        return Logged(
            index=index,
            seat=entry.seat,
            action=msgspec.to_builtins(entry.action),
            draws=entry.draws,
            learnt=entry.learnt,
            secret=self.secret,
            events=self.played.events,
            time=time,
            hand=hand,
        )


def _submit(position: OpenTable, seat: int, actions: tuple[Action, ...], decision: str | None) -> list[Step]:
    """Play the actions one upon the other. `decision` is what the first one answers."""
    game, table, state = position.game, position.table, position.state
    steps: list[Step] = []
    for index, action in enumerate(actions, table.length + 1):
        step = step_played(game, state, seat, action, seed=table.seed, index=index, decision=decision)
        if table.seats[seat].is_computer:
            step = _with_reasons(step, game.motives(state, seat, action))
        steps.append(step)
        state, decision = step.played.state, None
    return steps


def step_played(
    game: Game[Any], state: State, seat: int, action: Action, *, seed: str, index: int, decision: str | None = None
) -> Step:
    asked = engine.pending(state).get(seat)
    played = engine.submit(game, state, seat, action, seed=seed, index=index, decision=decision)
    hidden = asked is not None and asked.secret and type(action) is not game.curfew
    return Step(played, action.concealed or hidden)


def _with_reasons(step: Step, why: tuple[Event, ...]) -> Step:
    """Why a computer did it, told after what it did."""
    return Step(replace(step.played, events=(*step.played.events, *why)), step.secret) if why else step


def _decision_id(table: Table, token: str | None) -> str | None:
    """The game's own id of the decision that a token names."""
    if token is None:
        return None
    branch, _, decision = token.partition("-")
    if branch != str(table.branch):
        raise stale()
    return decision
