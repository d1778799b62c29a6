"""Taking back and playing again. An undo cuts the table's length; the rows beyond it wait for redo until a new action
takes their place."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import takewhile

from msgspec.structs import replace

from rules.core import State, engine
from rules.core.match import concerned, repeated
from rules.host.absence import attended, require_going, returned
from rules.host.desk import Desk, find_table, read_entry, require_running, seat_of
from rules.host.hearing import is_hidden
from rules.host.model import Balance, HostError, Moved, OpenTable, Said, Table, UndoRequest
from rules.host.outbox import called, post_refresh, post_turn, post_undo_question, tell_less, worth_telling
from rules.host.receipts import receipt_for, refuse_repeated
from rules.host.store import Logged, Reader, Snapshot
from rules.host.waiting import charged, reopened


class Undo(Desk):
    async def undo(self, table_id: str, player: int, *, seen: int = 0, said: Said | None = None) -> Moved | UndoRequest:
        """Take back the player's latest action and all since: at once when it is free, else once those concerned
        agree. Computer players always do. `seen`: how long the log was when the player made up their mind; once
        something has been taken back since, they may not know, and nothing more is. `said` refuses what is only said
        again."""
        async with self._lock(table_id):
            async with self._store.reading() as reader:
                table = await find_table(reader, table_id)
                require_running(table)
                require_going(table)
                if table.length < seen:
                    raise HostError("host-undo-done", table=table.name)
                mine = seat_of(table, player)
                await refuse_repeated(reader, table, mine, said)
                wish, rows = await self._wish(reader, table, mine)
            return await self._agree(table, wish, said, rows)

    async def answer_undo(self, request_id: str, player: int, agree: bool) -> Moved | UndoRequest | None:
        """One of those concerned agrees or refuses; who asked may withdraw by refusing. None: it is off."""
        request = await self.undo_request(request_id)
        async with self._lock(request.table):
            request = await self.undo_request(request_id)
            table = await self.table(request.table)
            require_going(table)
            mine = seat_of(table, player)
            if (agree and mine == request.seat) or mine not in (request.seat, *request.missing, *request.agreed):
                raise HostError("host-undo-not-asked", table=table.name)
            if not agree:
                async with self._store.writing() as writer:
                    await writer.drop_undo_requests([request_id])
                return None
            return await self._agree(table, _with_consent(table, request, {mine}))

    async def may_undo(self, table: Table, seat: int) -> bool:
        """Whether the seat has something to take back that is not settled for ever, be it with others' consent."""
        async with self._store.reading() as reader:
            try:
                await self._wish(reader, table, seat)
            except HostError:
                return False
        return True

    async def undo_request(self, request_id: str) -> UndoRequest:
        """A wish to take something back that still stands."""
        async with self._store.reading() as reader:
            request = await reader.undo_request(request_id)
            if request is None or not _stands(await find_table(reader, request.table), request):
                raise HostError("host-undo-stale")
            return request

    async def redo(self, table_id: str, player: int, *, said: Said | None = None) -> Moved:
        """Play the player's undone action again, and with it what computer players had answered. `said` refuses what is
        only said again."""
        async with self._lock(table_id):
            async with self._store.reading() as reader:
                table = await find_table(reader, table_id)
                require_running(table)
                require_going(table)
                mine = seat_of(table, player)
                await refuse_repeated(reader, table, mine, said)
                rows = await self._undone(reader, table, mine)
                past = await self._past(reader, table, table.length)
            position = await past.position()
            entries = [read_entry(position.game, row) for row in rows]
            again = list(repeated(position.game, table.setup, position.state, entries, first=table.length + 1))
            after = self._elsewhere(table, again[-1].state, rows[-1].index, actor=mine, again=rows)
            told = worth_telling(table, after, mine, shown=any(played.shown for played in again))
            moved = await self._turn_to(table, after, again[-1].state, mine, "redo" if told else None, said)
            return replace(moved, events=tuple(event for row in rows for event in row.events))

    # How it is worked out and written

    async def _wish(self, reader: Reader, table: Table, mine: int) -> tuple[UndoRequest, list[Logged]]:
        """The undo as it would be asked for now, with the consent that was given to it already; and what it takes
        back."""
        last = await reader.last_action(table.id, mine, table.length)
        if last is None:
            raise HostError("host-nothing-to-undo", table=table.name)
        game, ground = self._rules(table), await self._ground(reader, table)
        if ground is not None and last <= ground.index:
            raise HostError("host-undo-boundary", table=table.name)
        rows = await reader.log(table.id, last - 1, table.length)
        taken_back = [read_entry(game, row) for row in rows]
        if any(entry.action.final for entry in taken_back):
            raise HostError("host-undo-final", table=table.name)
        asking = frozenset[int]() if _unwitnessed(table, rows) else concerned(taken_back, mine, 0, len(table.seats))
        former = [request for request in await reader.undo_requests(table.id) if _stands(table, request)]
        asked = next((request for request in former if request.seat == mine), None)
        wish = UndoRequest(
            id=asked.id if asked else secrets.token_hex(6),
            table=table.id,
            seat=mine,
            length=last - 1,
            branch=table.branch,
            log_length=table.length,
            missing=tuple(sorted(asking)),
        )
        agreed = set(asked.agreed) if asked else set[int]()
        return _with_consent(table, wish, agreed), rows

    async def _agree(
        self, table: Table, request: UndoRequest, said: Said | None = None, rows: list[Logged] | None = None
    ) -> Moved | UndoRequest:
        """Do it when nobody's consent is missing; else remember the request. `rows`: what it takes back, if it is asked
        for just now; then it may be that to say so would tell of what was done in secret."""
        if not request.missing:
            async with self._store.reading() as reader:
                past = await self._past(reader, table, request.length)
                told = await reader.latest_turn(table.id)
                undone = await reader.log(table.id, request.length, table.length) if rows is None else rows
            position = await past.position()
            after = self._elsewhere(table, position.state, request.length, actor=request.seat, undone=undone)
            heard_of = told is None or told.until > request.length
            hidden = rows is not None and all(map(is_hidden, rows))
            secret = hidden and not worth_telling(table, after, request.seat, shown=False)
            change = "undo" if heard_of and not secret else None
            return await self._turn_to(table, after, position.state, request.seat, change, said)
        async with self._committing(table, table) as writer:
            known = await writer.undo_requests(table.id)
            await writer.drop_undo_requests([old.id for old in known if not _stands(table, old)])
            await writer.save_undo_request(request)
            if request.id not in {old.id for old in known}:
                await post_undo_question(writer, table, request)
        return request

    async def _undone(self, reader: Reader, table: Table, mine: int) -> list[Logged]:
        """The next undone action, which must be the player's own or a computer's, and the computers' that follow."""
        rows = await reader.log(table.id, table.length)
        if not rows:
            raise HostError("host-nothing-to-redo", table=table.name)
        first = rows[0].seat
        if first != mine and not table.seats[first].is_computer:
            raise HostError("host-redo-other", table=table.name, name=table.seats[first].name)
        return [rows[0], *takewhile(lambda row: table.seats[row.seat].is_computer, rows[1:])]

    def _elsewhere(
        self,
        table: Table,
        state: State,
        length: int,
        *,
        actor: int | None,
        undone: Sequence[Logged] = (),
        again: Sequence[Logged] = (),
    ) -> Table:
        """The table at another place of its log; a new branch makes all older buttons stale. What was used of
        somebody's time stays used, and what a turn has brought is not brought again; who acts is back."""
        used = {row.seat: reopened(table, row.used) for row in reversed(undone)}
        now = self._clock()
        changes = attended(table, table.seats, now) if actor is None else returned(table, actor, now)
        here = replace(table, **changes)
        after = self._standing(here, state, used=used, length=length, branch=table.branch + 1)
        charges = charged(here, after.asked, now).items()
        return replace(after, banks={seat: _ahead(seat, balance, undone, again) for seat, balance in charges})

    async def _turn_to(
        self, before: Table, after: Table, state: State, seat: int, change: str | None, said: Said | None
    ) -> Moved:
        """`change` is told in the channel; None: it is about steps that the channel has not been told of."""
        reached = OpenTable(after, self._game(before), state)
        async with self._committing(before, after, position=reached, told=change is not None) as writer:
            await writer.drop_receipts(before.id, after.length)
            if said is not None:
                await writer.save_receipt(receipt_for(after, seat, said))
            await writer.drop_snapshot(before.id, before.length)
            await writer.save_snapshot(before.id, Snapshot(after.length, engine.encode(state)))
            if change is None:
                await tell_less(writer, after)
                await post_refresh(writer, after)
            else:
                others = [other for other in called(before, after) if other != seat]
                await post_turn(writer, after, {"change": change, "seat": seat}, calls=others)
        return Moved(before=before, position=reached, seat=seat, events=(), told=change is not None)


def _ahead(seat: int, balance: Balance, undone: Sequence[Logged], again: Sequence[Logged]) -> Balance:
    """A seat's time bank, with what it has got for turns that are there no more."""
    back = sum(row.gain for row in undone if row.seat == seat) - sum(row.gain for row in again if row.seat == seat)
    return replace(balance, ahead=balance.ahead + back)


def _unwitnessed(table: Table, rows: Sequence[Logged]) -> bool:
    """Whether all was played in somebody's place, so that the owner may take it back freely. Where that has laid open
    what others had answered in secret, they are asked as ever."""
    absent = all(row.hand or table.seats[row.seat].is_computer for row in rows)
    return absent and bool(rows[0].hand) and not any(row.secret and row.learnt for row in rows)


def _stands(table: Table, request: UndoRequest) -> bool:
    """Whether the table is still where it was when the undo was asked for."""
    unmoved = (request.branch, request.log_length) == (table.branch, table.length)
    return unmoved and table.status == "running"


def _with_consent(table: Table, request: UndoRequest, agreed: set[int]) -> UndoRequest:
    computers = {number for number, seat in enumerate(table.seats) if seat.is_computer}
    missing = tuple(seat for seat in request.missing if seat not in agreed | computers)
    given = set(request.agreed) | (agreed & set(request.missing))
    return replace(request, missing=missing, agreed=tuple(sorted(given)))
