"""What the house knows about a person: all of it, for them to read; and nothing of it any more, if they wish so."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.host.absence import attended
from rules.host.chairs import computer
from rules.host.desk import Desk
from rules.host.gathering import unknown
from rules.host.lobby import gathered, tell_moved_up
from rules.host.model import NOBODY, Committed, Seat, Table
from rules.host.outbox import post_lobby, post_turn
from rules.host.reseating import ENDED
from rules.host.seating import in_the_place_of
from rules.host.store import Reader, Writer

FIRST = "en"  # copies of older releases speak to nobody
Named = Callable[[str], str]  # what a former player is called, by language


class Privacy(Desk):
    async def personal_data(self, player: int) -> dict[str, Any]:
        """Everything that is stored about a person, as plain data: their wishes, their tables with what they played
        there, what they wrote down, and whatever waits for them."""
        async with self._store.reading() as reader:
            wishes = await reader.person(player)
            tables = await reader.tables_about(player)
            rows = await reader.rows_about(player)
            names = await _names(reader, tables, player)
            moves = {table.id: await reader.log(table.id, 0, table.length) for table in tables}
        return {
            "id": str(player),
            "names": names,
            "wishes": msgspec.to_builtins(wishes),
            "tables": [
                {
                    "id": table.id,
                    "name": table.name,
                    "game": table.game,
                    "status": table.status,
                    "server": str(table.guild),
                    "opened": table.creator == player,
                    "seats": [{"number": n, "name": table.seats[n].name} for n in table.seats_of(player)],
                    "invited": any(guest.player == player for guest in table.gathering.invited),
                    "waiting": any(guest.player == player for guest in table.gathering.waiting),
                    "left": [n for n, seat in enumerate(table.seats) if seat.former == player],
                    "moves": [
                        {"time": row.time, "action": row.action, "hand": row.hand}
                        for row in moves[table.id]
                        if row.seat in table.seats_of(player)
                    ],
                }
                for table in tables
            ],
            "rows": rows,
        }

    async def forget(self, player: int, named: Named) -> None:
        """Nothing leads to this person any more. Finished games keep a former player; in those at play a computer goes
        on, and where nobody else plays they are closed. What was played stays, so that games can still be verified."""
        async with self._store.reading() as reader:
            about = await reader.tables_about(player)
            mine, names = sorted(table.id for table in about), await _names(reader, about, player)
        await self._store.forget_in_copies(player, names, named(FIRST))
        changed: list[tuple[Table, Table]] = []
        async with AsyncExitStack() as stack:
            for table_id in mine:
                await stack.enter_async_context(self._lock(table_id))
            async with self._store.writing() as writer:
                tables = [table for table in await writer.tables_about(player) if table.id in mine]
                names = await _names(writer, tables, player)
                for table in tables:
                    called = named(table.language)
                    changed.append((table, await self._without(writer, table, player, called)))
                    await writer.rename(table.id, names, called)
                await writer.erase(player)
        await self._store.scrub()
        for before, after in changed:
            self._announce(Committed(before=before, after=after))

    async def _without(self, writer: Writer, table: Table, player: int, name: str) -> Table:
        """A table that knows nothing of a person any more, and says so where somebody reads it."""
        after, now = self._unknown(table, player, name), self._clock()
        if table.status == "lobby":
            after = await gathered(writer, after, self._game(table).max_seats, now)
        await writer.update_table(after)
        if table.status == "lobby":
            await post_lobby(writer, after)
            await tell_moved_up(writer, table, after, now)
        elif after.status == "running" and table.seats_of(player):
            number = table.seats_of(player)[0]
            await post_turn(writer, after, {"change": "resign", "seat": number, "former": name})
        return after

    def _unknown(self, table: Table, player: int, name: str) -> Table:
        others = sorted(table.people - {player})
        creator = table.creator if table.creator != player else (others[0] if others else NOBODY)
        table = replace(table, gathering=unknown(table.gathering, player))
        seats = tuple(_strangers(table, seat, player, name) for seat in table.seats)
        if table.status == "lobby":
            seats = tuple(seat for seat in table.seats if seat.player != player)
        if table.status == "running" and table.seats_of(player) and not others:
            return self._changed(table, seats=seats, creator=creator, **ENDED)
        if table.status == "running":
            return self._changed(table, creator=creator, **attended(table, seats, self._clock()))
        return self._changed(table, seats=seats, creator=creator)


async def _names(reader: Reader, tables: list[Table], player: int) -> list[str]:
    """All that a person was called, wherever they sat or would have."""
    rows = await reader.rows_about(player)
    wished = [row["name"] for source in ("offers", "claims") for row in rows[source] if row["player"] == player]
    left = [name for table in tables for name in await _left_as(reader, table, player)]
    seats = [table.seats[n].name for table in tables for n in table.seats_of(player)]
    guests = [guest for table in tables for guest in (*table.gathering.invited, *table.gathering.waiting)]
    return sorted({*seats, *wished, *left, *(guest.name for guest in guests if guest.player == player)})


async def _left_as(reader: Reader, table: Table, player: int) -> list[str]:
    """What a person was called in the seats that they have left."""
    events = [event for aside in await reader.asides(table.id) for event in aside.events]
    latest = {event.words.args["seat"]: event.words.args["former"] for event in events if "former" in event.words.args}
    return [str(latest[n]) for n, seat in enumerate(table.seats) if seat.former == player and n in latest]


def _strangers(table: Table, seat: Seat, player: int, name: str) -> Seat:
    if seat.player == player:
        left = replace(computer(table.seats), former=NOBODY)
        heir = left if table.status == "running" else Seat(NOBODY, name)
        return in_the_place_of(seat, heir)
    return replace(seat, former=NOBODY) if seat.former == player else seat
