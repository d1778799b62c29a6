"""Playing on from a moment of another game, against computers, at a private table of one's own that is there for
practice: what one cannot know is dealt anew, and nothing leads back to the game it came from."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any

from msgspec.structs import replace

from rules.core import Event, Game, State, Words, engine, words
from rules.host.chairs import computer, newcomer
from rules.host.desk import find_table, require_seat
from rules.host.lobby import Lobby, write_beginning
from rules.host.luck import known_luck
from rules.host.model import UNLIMITED, Committed, Gathering, HostError, Limits, OpenTable, Seat, Table
from rules.host.opening import Opening, name_for_new
from rules.host.outbox import post_notice
from rules.host.store import Boundary, Reader, Writer


class Practice(Opening, Lobby):
    async def practise(
        self,
        table_id: str,
        index: int,
        seat: int,
        *,
        player: int,
        player_name: str,
        channel: int,
        language: str,
        limits: Limits = UNLIMITED,
    ) -> OpenTable:
        """Of a finished game any moment from any seat; of one that is played, as it stands and from one's own."""
        past = await self._moment(table_id, index, seat, player)
        async with self._store.writing() as writer:
            origin = await find_table(writer, table_id)
            position = await self._begin_practice(
                writer,
                past.game,
                past.state,
                seat,
                guild=origin.guild,
                channel=channel,
                language=language,
                player=player,
                seats=await _seats(writer, origin, seat, player, player_name, self._clock()),
                name=await name_for_new(writer, origin.guild, player, origin.name, limits),
                options=origin.options,
                origin=origin.id,
                said=words("host-practice", table=origin.name, move=index),
            )
        self._announce(Committed(before=None, after=position.table, position=position, told=True))
        return position

    async def _begin_practice(
        self, writer: Writer, game: Game[Any], known: State, seat: int, *, origin: str, said: Words, **about: Any
    ) -> OpenTable:
        """A private table that plays on from what `seat` knows. `about`: the table, as for any new one."""
        seed = (known_luck() or secrets).token_hex(16)
        state = dealt_anew(game, known, seat, seed)
        made = await self._new_table(writer, game=game.id, gathering=Gathering(private=True), **about)
        position = OpenTable(self._standing(replace(made, revision=0, seed=seed, origin=origin), state), game, state)
        table = position.table
        await writer.insert_table(table)
        ground = Boundary(
            version=table.version, index=0, state=engine.encode(state), time=table.created, events=(Event(said),)
        )
        await writer.save_boundary(table.id, ground)
        await post_notice(writer, table, said)
        await write_beginning(writer, position)
        return position

    async def _moment(self, table_id: str, index: int, seat: int, player: int) -> OpenTable:
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            _require_open(table, index, seat, player)
            past = await self._past(reader, table, index)
        position = await past.position()
        if position.state.outcome is not None:
            raise HostError("host-practice-over", table=table.name)
        return position


def _require_open(table: Table, index: int, seat: int, player: int) -> None:
    require_seat(table, seat)
    if not 0 <= index <= table.length:
        raise HostError("host-no-such-action", table=table.name, index=index, length=table.length)
    own_now = table.status == "running" and index == table.length and seat in table.seats_of(player)
    if not (table.status == "over" or own_now):
        raise HostError("host-practice-closed", table=table.name)


def dealt_anew(game: Game[Any], state: State, seat: int, seed: str) -> State:
    """The same for this seat, and the rest as the new seed has it."""
    return game.redeal(engine.clone(game, state), seat, Random(seed))


async def _seats(
    reader: Reader, origin: Table, seat: int, player: int, player_name: str, now: float
) -> tuple[Seat, ...]:
    """The person on that chair and computers on the others, all in the colours that they had."""
    order = seated_among(await newcomer(reader, player, player_name, now), seat, len(origin.seats))
    return tuple(
        replace(one, colour=former.colour, begins=former.begins)
        for one, former in zip(order, origin.seats, strict=True)
    )


def seated_among(person: Seat, seat: int, count: int) -> tuple[Seat, ...]:
    """A person on one chair, computers on the others."""
    seats: tuple[Seat, ...] = (person,)
    for _ in range(count - 1):
        seats = (*seats, computer(seats))
    mine, *others = seats
    return (*others[:seat], mine, *others[seat:])
