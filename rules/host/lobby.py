"""Before the first move: people and computers come and go, and somebody starts."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from msgspec.structs import replace

from rules.core import Words, commitment, engine, words
from rules.host.chairs import computer, newcomer, person, told_apart
from rules.host.desk import seat_of
from rules.host.gathering import found, in_order, newly_heard, require_host, with_guest, without
from rules.host.luck import Luck, known_luck
from rules.host.model import Gathering, Given, Guest, HostError, OpenTable, Pledge, Seat, Table
from rules.host.outbox import affair_of, post_lobby, post_notice, post_turn
from rules.host.seating import Beginners
from rules.host.store import Reader, Snapshot, Writer
from rules.host.telling import tell
from rules.host.waiting import opened_banks


class Lobby(Beginners):
    async def join(self, table_id: str, player: int, name: str) -> Table:
        """Where all seats are taken they wait for one, behind those who came before."""
        async with self._in_lobby(table_id) as table:
            if table.seats_of(player):
                raise HostError("host-already-seated", table=table.name)
            if found(table.gathering.waiting, player):
                raise HostError("host-already-waiting", table=table.name)
            self._require_welcome(table, player)
            return await self._admit(table, Guest(player, person(name)))

    async def leave(self, table_id: str, player: int) -> Table:
        """Somebody gives up their seat, or their place among those who wait. The last person who leaves closes the
        table."""
        async with self._in_lobby(table_id) as table:
            if found(table.gathering.waiting, player):
                return await self._save_lobby(table, by=player, gathering=without(table.gathering, player))
            return await self._save_lobby(table, by=player, seats=_without_seat(table.seats, seat_of(table, player)))

    async def add_computer(self, table_id: str, player: int) -> Table:
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            return await self._save_lobby(table, by=player, seats=self._with(table, computer(table.seats)))

    async def remove_computer(self, table_id: str, player: int) -> Table:
        """The computer player who came last leaves."""
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            computers = [number for number, seat in enumerate(table.seats) if seat.is_computer]
            if not computers:
                raise HostError("host-no-computer", table=table.name)
            return await self._save_lobby(table, by=player, seats=_without_seat(table.seats, computers[-1]))

    async def start(self, table_id: str, player: int) -> OpenTable:
        """Everybody is here: the seats are as they were taken or as the lot deals them out, the seed is drawn and
        committed to."""
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            game = self._game(table)
            if len(table.seats) < game.min_seats:
                raise HostError("host-too-few", table=table.name, seats=game.min_seats)
            if table.unready:
                waits = [table.seats[number].name for number in table.unready]
                raise HostError("host-luck-unready", table=table.name, names=", ".join(waits))
            position = self._dealt(await self._with_beginners(_complete(table)))
            async with self._committing(table, position.table, position=position, told=True) as writer:
                await post_lobby(writer, position.table)
                await write_beginning(writer, position)
            return position

    def _dealt(self, table: Table) -> OpenTable:
        """The table with its game begun: the seed is drawn, and everything that follows from it."""
        game = self._game(table)
        seed = table.pledge.seed if table.pledge else (known_luck() or secrets).token_hex(16)
        ready = replace(table, version=game.version, seed=seed, banks=opened_banks(table))
        state, _ = engine.start(game, ready.setup)
        return OpenTable(self._standing(ready, state), game, state)

    # How it is written

    @asynccontextmanager
    async def _in_lobby(self, table_id: str) -> AsyncGenerator[Table]:
        async with self._changing(table_id) as table:
            if table.status != "lobby":
                raise HostError("host-not-lobby", table=table.name)
            yield table

    async def _admit(self, table: Table, guest: Guest) -> Table:
        """Somebody who is welcome has a seat, or waits for one."""
        cleared = without(table.gathering, guest.player)
        waiting = with_guest(table, cleared.waiting, guest)
        return await self._save_lobby(table, by=guest.player, gathering=replace(cleared, waiting=waiting))

    async def _save_lobby(
        self, table: Table, *, by: int | None = None, said: Words | None = None, **changes: Any
    ) -> Table:
        """What `by` has changed, and what is `said` of it. Seats that are free are taken by those who wait, who hear of
        it; so does the host when the table can start or is full, once, unless they did it themselves."""
        game, now = self._game(table), self._clock()
        async with self._store.reading() as reader:
            full = await gathered(reader, self._changed(table, **changes), game.max_seats, now)
        news = newly_heard(full, game.min_seats, game.max_seats)
        gathering = replace(full.gathering, heard=(*full.gathering.heard, *news))
        after = await self._with_beginners(replace(full, gathering=gathering))
        async with self._committing(table, after) as writer:
            await post_lobby(writer, after)
            if said is not None:
                await post_notice(writer, after, said)
            await tell_moved_up(writer, table, after, now)
            if news and after.status == "lobby":
                key = "host-now-full" if "full" in news else "host-now-ready"
                heard = words(key, table=after.name, seats=len(after.seats))
                await tell(writer, after, {after.creator} - {by}, heard, "start", now=now)
        return after

    def _require_welcome(self, table: Table, player: int) -> None:
        if found(table.gathering.invited, player):
            return
        if table.gathering.private:
            raise HostError("host-not-invited", table=table.name)
        if player in table.gathering.barred:
            raise HostError("host-barred", table=table.name)

    def _with(self, table: Table, seat: Seat) -> tuple[Seat, ...]:
        most = self._game(table).max_seats
        if len(table.seats) >= most:
            raise HostError("host-full", table=table.name, seats=most)
        return (*table.seats, seat)


def _without_seat(seats: tuple[Seat, ...], number: int) -> tuple[Seat, ...]:
    return (*seats[:number], *seats[number + 1 :])


async def gathered(reader: Reader, table: Table, most: int, now: float) -> Table:
    """Free seats go to those who wait. Who opened the table and has left leaves it to the next person; where nobody is
    left it is closed."""
    seats, waiting = table.seats, table.gathering.waiting
    while waiting and len(seats) < most:
        guest, waiting = waiting[0], waiting[1:]
        seats = (*seats, await newcomer(reader, guest.player, guest.name, now))
    if table.gathering.order:
        seats = in_order(seats, table.gathering.order)
    people = [seat.player for seat in seats if seat.player is not None]
    if not people:
        return replace(table, status="ended")
    creator = table.creator if table.creator in people else people[0]
    return replace(table, seats=told_apart(seats), creator=creator, gathering=replace(table.gathering, waiting=waiting))


async def tell_moved_up(writer: Writer, before: Table, after: Table, now: float) -> None:
    """Whoever waited for a seat and has one now."""
    waited = {guest.player for guest in before.gathering.waiting}
    await tell(writer, after, waited & after.people, words("host-moved-up", table=after.name), now=now)


def _complete(table: Table) -> Table:
    """Nobody else is expected; the lot may deal out the seats."""
    pledge = table.pledge and _with_words(table.pledge, table.seats, table.seats)
    lot = Random(f"seats {pledge.seed}") if pledge else known_luck() or secrets
    seats = shuffled(table.seats, lot) if table.gathering.shuffled else table.seats
    pledge = pledge and _with_words(pledge, table.seats, seats)
    bare = tuple(replace(seat, word="") for seat in seats)
    return replace(table, seats=bare, pledge=pledge, gathering=Gathering(private=table.gathering.private))


def _with_words(pledge: Pledge, ready: Sequence[Seat], seats: Sequence[Seat]) -> Pledge:
    """The words in the order in which people were ready to sit, each with the seat that its giver has now."""
    given = tuple(Given(seats.index(seat), seat.word) for seat in ready if seat.word)
    return replace(pledge, words=given)


def shuffled(seats: Sequence[Seat], luck: Luck | Random) -> tuple[Seat, ...]:
    left, dealt = [*seats], list[Seat]()
    while left:
        dealt.append(left.pop(luck.choice(range(len(left)))))
    return tuple(dealt)


async def write_beginning(writer: Writer, position: OpenTable) -> None:
    """What is promised about the seed, the first state, and the post that shows it."""
    table = position.table
    await writer.commit_to(table.id, commitment(table.seed))
    await writer.save_snapshot(table.id, Snapshot(0, engine.encode(position.state)))
    await post_turn(writer, table, affair_of(position))
