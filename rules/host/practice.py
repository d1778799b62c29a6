"""Playing on from a moment of another game, against computers, at a private table of one's own that is there for
practice: what one cannot know is dealt anew, and nothing leads back to the game it came from."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any

from msgspec.structs import replace

from rules.core import Event, Game, State, engine, words
from rules.host.chairs import computer, newcomer
from rules.host.desk import find_table, require_seat
from rules.host.lobby import Lobby, write_beginning
from rules.host.luck import known_luck
from rules.host.model import UNLIMITED, Committed, Gathering, HostError, Limits, OpenTable, Seat, Table
from rules.host.opening import Opening, name_for_new
from rules.host.outbox import post_notice
from rules.host.store import Boundary, Reader


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
        seed = (known_luck() or secrets).token_hex(16)
        state = dealt_anew(past.game, past.state, seat, seed)
        async with self._store.writing() as writer:
            origin = await find_table(writer, table_id)
            made = await self._new_table(
                writer,
                game=origin.game,
                guild=origin.guild,
                channel=channel,
                language=language,
                player=player,
                seats=await _seats(writer, origin, seat, player, player_name, self._clock()),
                name=await name_for_new(writer, origin.guild, player, origin.name, limits),
                options=origin.options,
                gathering=Gathering(private=True),
            )
            begun = replace(made, revision=0, seed=seed, origin=origin.id)
            position = OpenTable(self._standing(begun, state), past.game, state)
            table = position.table
            await writer.insert_table(table)
            said = words("host-practice", table=origin.name, move=index)
            ground = Boundary(
                version=table.version, index=0, state=engine.encode(state), time=table.created, events=(Event(said),)
            )
            await writer.save_boundary(table.id, ground)
            await post_notice(writer, table, said)
            await write_beginning(writer, position)
        self._announce(Committed(before=None, after=table, position=position, told=True))
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
    seats: tuple[Seat, ...] = (await newcomer(reader, player, player_name, now),)
    for _ in range(len(origin.seats) - 1):
        seats = (*seats, computer(seats))
    mine, *others = seats
    order = [*others[:seat], mine, *others[seat:]]
    return tuple(
        replace(one, colour=former.colour, begins=former.begins)
        for one, former in zip(order, origin.seats, strict=True)
    )
