"""Before the first move, and who sits where afterwards."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator, Collection, Mapping
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.core import Game, IllegalMove, commitment, engine, words
from rules.core.game import choices_of
from rules.core.insight import Level
from rules.host import names
from rules.host.absence import attended, with_seat
from rules.host.desk import require_running, seat_of
from rules.host.luck import known_luck
from rules.host.model import UNLIMITED, Asked, Balance, Committed, HostError, Limits, OpenTable, Seat, Status, Table
from rules.host.outbox import post_lobby, post_notice, post_open_seat, post_refresh, post_turn
from rules.host.seating import LOSER, LOT, Beginners, beginning, in_the_place_of, with_wish
from rules.host.store import Reader, Snapshot, Writer
from rules.host.waiting import opened_banks
from rules.mind import levels_of

OPEN: tuple[Status, ...] = ("lobby", "running")
ENDED: Mapping[str, Any] = {"status": "ended", "awaited": (), "asked": {}}
_LETTERS = "bcdfghjkmnpqrstvwxyz23456789"  # nothing to mistake for another, and no vowels: ids spell no words


class Lobby(Beginners):
    async def create(
        self,
        *,
        game: str,
        guild: int,
        channel: int,
        language: str,
        player: int,
        player_name: str,
        name: str | None = None,
        options: Mapping[str, Any] | None = None,
        lobby: int | None = None,
        limits: Limits = UNLIMITED,
        computers: int = 0,
    ) -> Table:
        """A new table with its creator in the first seat, and computers beside them. A name in use at another open
        table gets a numeral. `lobby` is where people are asked to join, if not in the table's own channel."""
        async with self._store.writing() as writer:
            table = await self._new_table(
                writer,
                game=game,
                guild=guild,
                channel=channel,
                language=language,
                player=player,
                seats=with_computers((await self._newcomer(writer, player, player_name),), computers),
                name=await _name_for_new(writer, guild, player, name, limits),
                options=options or {},
            )
            await writer.insert_table(table)
            await post_lobby(writer, table, lobby)
        self._announce(Committed(before=None, after=table))
        return table

    async def _new_table(
        self,
        reader: Reader,
        *,
        game: str,
        guild: int,
        channel: int,
        language: str,
        player: int,
        seats: tuple[Seat, ...],
        name: str,
        options: Mapping[str, Any],
    ) -> Table:
        """A table that nobody has heard of yet."""
        rules, now = self._find_game(game), self._clock()
        return Table(
            id=await _free_id(reader),
            game=game,
            version=rules.version,
            name=name,
            guild=guild,
            channel=channel,
            language=language,
            creator=player,
            status="lobby",
            seats=seats,
            options=_checked_options(rules, dict(options)),
            seed="",
            length=0,
            awaited=(),
            branch=0,
            revision=1,
            created=now,
            changed=now,
        )

    async def name_for_new(self, *, guild: int, player: int, name: str | None, limits: Limits = UNLIMITED) -> str:
        """What a table would be called that this person may open now."""
        async with self._store.reading() as reader:
            return await _name_for_new(reader, guild, player, name, limits)

    async def join(self, table_id: str, player: int, name: str) -> Table:
        async with self._in_lobby(table_id) as table:
            if table.seats_of(player):
                raise HostError("host-already-seated", table=table.name)
            async with self._store.reading() as reader:
                newcomer = await self._newcomer(reader, player, name)
            return await self._save_lobby(table, seats=self._with(table, newcomer))

    async def leave(self, table_id: str, player: int) -> Table:
        """The last person who leaves closes the table."""
        async with self._in_lobby(table_id) as table:
            mine = seat_of(table, player)
            seats = tuple(seat for number, seat in enumerate(table.seats) if number != mine)
            people = [seat.player for seat in seats if seat.player is not None]
            if not people:
                return await self._save_lobby(table, status="ended")
            creator = table.creator if table.creator in people else people[0]
            return await self._save_lobby(table, seats=seats, creator=creator)

    async def add_computer(self, table_id: str, player: int) -> Table:
        async with self._in_lobby(table_id) as table:
            seat_of(table, player)
            return await self._save_lobby(table, seats=self._with(table, computer(table.seats)))

    async def remove_computer(self, table_id: str, player: int) -> Table:
        """The computer player who came last leaves."""
        async with self._in_lobby(table_id) as table:
            seat_of(table, player)
            computers = [number for number, seat in enumerate(table.seats) if seat.is_computer]
            if not computers:
                raise HostError("host-no-computer", table=table.name)
            seats = tuple(seat for number, seat in enumerate(table.seats) if number != computers[-1])
            return await self._save_lobby(table, seats=seats)

    async def set_level(self, table_id: str, player: int, level: str) -> Table:
        """How hard the computers of a table try; those who come later, too."""
        async with self._in_lobby(table_id) as table:
            seat_of(table, player)
            if level not in levels_of(self._game(table)):
                raise HostError("host-no-such-level", table=table.name)
            seats = tuple(replace(seat, level=level) if seat.is_computer else seat for seat in table.seats)
            return await self._save_lobby(table, seats=seats)

    async def set_option(self, table_id: str, player: int, option: str, value: str) -> Table:
        """Values are "on" and "off", or one of the words that the game declares."""
        async with self._in_lobby(table_id) as table:
            seat_of(table, player)
            game = self._game(table)
            wished = {**table.options, option: _option_value(game, option, value)}
            return await self._save_lobby(table, options=_checked_options(game, wished))

    async def set_options(self, table_id: str, player: int, options: Mapping[str, Any]) -> Table:
        """All options of a table anew; those not named have their defaults."""
        async with self._in_lobby(table_id) as table:
            seat_of(table, player)
            return await self._save_lobby(table, options=_checked_options(self._game(table), dict(options)))

    async def set_colour(self, table_id: str, player: int, colour: str | None) -> Table:
        """In which colour somebody plays; None: in any."""
        async with self._in_lobby(table_id) as table:
            return await self._save_lobby(
                table, seats=with_wish(table, self._game(table), seat_of(table, player), colour)
            )

    async def set_beginner(self, table_id: str, player: int, who: str) -> Table:
        """Who begins, as the creator settles it: by `lot`, the `loser` of the last game, or the seat of that number."""
        async with self._in_lobby(table_id) as table:
            seat_of(table, player)
            if player != table.creator:
                creator = table.seats[seat_of(table, table.creator)]
                raise HostError("host-begins-creator", name=creator.name)
            if who in (LOT, LOSER):
                return await self._save_lobby(table, begins=who)
            if who not in map(str, range(len(table.seats))):
                raise HostError("host-no-such-seat", table=table.name)
            return await self._save_lobby(table, begins="chosen", seats=beginning(table.seats, int(who)))

    async def set_language(self, table_id: str, player: int, language: str) -> Table:
        async with self._changing(table_id) as table:
            seat_of(table, player)
            after = self._changed(table, language=language)
            async with self._committing(table, after) as writer:
                await (post_lobby if table.status == "lobby" else post_refresh)(writer, after)
            return after

    async def start(self, table_id: str, player: int) -> OpenTable:
        """Everybody is here: the seats are as they joined, the seed is drawn and committed to."""
        async with self._in_lobby(table_id) as table:
            seat_of(table, player)
            game = self._game(table)
            if len(table.seats) < game.min_seats:
                raise HostError("host-too-few", table=table.name, seats=game.min_seats)
            position = self._dealt(await self._with_beginners(table))
            async with self._committing(table, position.table, position=position, told=True) as writer:
                await post_lobby(writer, position.table)
                await write_beginning(writer, position)
            return position

    def _dealt(self, table: Table) -> OpenTable:
        """The table with its game begun: the seed is drawn, and everything that follows from it."""
        game = self._game(table)
        seed = (known_luck() or secrets).token_hex(16)
        ready = replace(table, version=game.version, seed=seed, banks=opened_banks(table))
        state, _ = engine.start(game, ready.setup)
        return OpenTable(self._standing(ready, state), game, state)

    async def tables(
        self,
        *,
        guild: int | None = None,
        channel: int | None = None,
        player: int | None = None,
        status: Collection[Status] | None = None,
    ) -> list[Table]:
        """All that fit, the one that changed last first."""
        async with self._store.reading() as reader:
            return await reader.tables(guild, channel, player, status)

    # Seats of a running game

    async def resign(self, table_id: str, player: int, *, seek: bool = False) -> Table:
        """A computer plays on for them; `seek`: until somebody takes the seat. Nobody would be left to play against it:
        the table is closed instead."""
        async with self._changing(table_id) as table:
            require_running(table)
            mine = seat_of(table, player)
            if is_last(table, player):
                return await self._end(table)
            return await self._vacate(table, mine, seek=seek)

    async def _vacate(self, table: Table, number: int, *, seek: bool) -> Table:
        """The seat goes to a computer, at least for now; who had it may have it again."""
        former = table.seats[number]
        heir = replace(computer(table.seats), former=former.player, sought=seek)
        return await self._reseat(table, number, heir, "seek" if seek else "resign")

    async def end(self, table_id: str) -> Table:
        """Close the table by hand."""
        async with self._changing(table_id) as table:
            if table.status not in OPEN:
                raise HostError("host-not-running", table=table.name)
            return await self._end(table)

    # How it is written

    @asynccontextmanager
    async def _in_lobby(self, table_id: str) -> AsyncGenerator[Table]:
        async with self._changing(table_id) as table:
            if table.status != "lobby":
                raise HostError("host-not-lobby", table=table.name)
            yield table

    async def _save_lobby(self, table: Table, **changes: Any) -> Table:
        after = await self._with_beginners(self._changed(table, **changes))
        async with self._committing(table, after) as writer:
            await post_lobby(writer, after)
        return after

    async def _reseat(self, table: Table, number: int, seat: Seat, change: str) -> Table:
        """What the former player had begun or written down is closed; nobody's wish about the seat stands any more."""
        former, now = table.seats[number], self._clock()
        settled = replace(table, asked=self._time_anew(table, number), banks=_bank_anew(table, number))
        seats = with_seat(table, number, in_the_place_of(former, seat))
        after = self._changed(settled, **attended(settled, seats, now))
        async with self._committing(table, after) as writer:
            await writer.drop_offer(table.id, number)
            await writer.drop_claims(table.id, seat=number)
            await writer.drop_polls(table.id, "seat")
            await writer.drop_drafts(table.id, number)
            if former.player is not None:
                await writer.save_note(table.id, former.player, "")
            if seat.player is not None:
                await writer.drop_claims(table.id, player=seat.player)
            told = {"change": change, "seat": number, "former": former.name}
            calls = [number] if number in after.awaited and not seat.is_computer else []
            await post_turn(writer, after, told, calls=calls)
            if seat.sought:
                await post_open_seat(writer, after, number)
        return after

    async def _hand_over(self, table: Table, number: int, player: int, name: str, change: str = "replace") -> Table:
        async with self._store.reading() as reader:
            newcomer = await self._newcomer(reader, player, name)
        return await self._reseat(table, number, newcomer, change)

    async def _newcomer(self, reader: Reader, player: int, name: str) -> Seat:
        """Somebody who takes a seat; if they are about to be away, the table knows."""
        wishes = await reader.person(player)
        leave = wishes.leave if wishes is not None else None
        return Seat(player, person(name), leave=leave if leave is not None and leave.end > self._clock() else None)

    def _time_anew(self, table: Table, number: int) -> dict[int, Asked]:
        """Whoever takes a seat has the whole time before them."""
        return {
            seat: Asked(decision=asked.decision, since=self._clock()) if seat == number else asked
            for seat, asked in table.asked.items()
        }

    async def _end(self, table: Table) -> Table:
        after = self._changed(table, **ENDED)
        async with self._committing(table, after) as writer:
            if table.status == "lobby":
                await post_lobby(writer, after)
            elif table.is_show:
                await post_turn(writer, after, {})
            else:
                await post_notice(writer, after, words("host-ended", table=table.name))
        return after

    def _with(self, table: Table, seat: Seat) -> tuple[Seat, ...]:
        most = self._game(table).max_seats
        if len(table.seats) >= most:
            raise HostError("host-full", table=table.name, seats=most)
        return (*table.seats, seat)


async def write_beginning(writer: Writer, position: OpenTable) -> None:
    """What is promised about the seed, the first state, and the post that shows it."""
    table = position.table
    await writer.commit_to(table.id, commitment(table.seed))
    await writer.save_snapshot(table.id, Snapshot(0, engine.encode(position.state)))
    await post_turn(writer, table, {})


async def _free_id(reader: Reader) -> str:
    while True:
        table_id = "".join((known_luck() or secrets).choice(_LETTERS) for _ in range(5))
        if await reader.table(table_id) is None:
            return table_id


async def _name_for_new(reader: Reader, guild: int, player: int, wished: str | None, limits: Limits) -> str:
    """Only tables at which one still sits count as one's own."""
    here = await room_for_table(reader, guild, limits)
    own = [table for table in await reader.tables(None, None, player, OPEN) if table.creator == player]
    if limits.person and len(own) >= limits.person:
        raise HostError("host-too-many", most=limits.person)
    return _table_name(wished, [table.name for table in here])


async def room_for_table(reader: Reader, guild: int, limits: Limits) -> list[Table]:
    """The tables that are open in a server, if there may be one more."""
    here = await reader.tables(guild, None, None, OPEN)
    if limits.server and len(here) >= limits.server:
        raise HostError("host-server-full", most=limits.server)
    return here


def _table_name(wished: str | None, taken: Collection[str]) -> str:
    if wished is None:
        return names.free_name(names.CASTLES, taken)
    if not names.is_honest(wished):
        raise HostError("host-bad-name")
    return names.numbered(names.tidy(wished), taken)


def person(name: str) -> str:
    """What somebody is called at a table."""
    return names.tidy(name) or "?"


def is_last(table: Table, player: int) -> bool:
    """Whether nobody but computers would be left without this person."""
    return not table.people - {player}


def _bank_anew(table: Table, number: int) -> dict[int, Balance]:
    """Whoever takes a seat has a full time bank."""
    return {**table.banks, **{seat: full for seat, full in opened_banks(table).items() if seat == number}}


def computer(seats: Collection[Seat]) -> Seat:
    """One more computer player, by a name that nobody there has, trying as hard as those who are there."""
    levels: list[Level] = [seat.level for seat in seats if seat.is_computer]
    level = levels[0] if levels else "normal"
    return Seat(None, names.free_name(names.COMPUTERS, [seat.name for seat in seats]), level=level)


def with_computers(seats: tuple[Seat, ...], count: int) -> tuple[Seat, ...]:
    """So many more computer players at the table."""
    for _ in range(count):
        seats = (*seats, computer(seats))
    return seats


def _option_value(game: Game[Any], option: str, value: str) -> Any:
    """What a word means for that option; left as it is when it means nothing, for the game to refuse."""
    if option in game.provided and value in ("on", "off"):
        return msgspec.to_builtins(game.provided[option]) if value == "on" else None
    choices = choices_of(game.options_type).get(option, ())
    return next((choice for choice in choices if _word(choice) == value), value)


def _word(choice: Any) -> str:
    return ("on" if choice else "off") if isinstance(choice, bool) else str(choice)


def _checked_options(game: Game[Any], options: dict[str, Any]) -> dict[str, Any]:
    try:
        engine.read_options(game, options)
    except IllegalMove as error:
        raise HostError("host-bad-option", problem=str(error.refusal.words.args["problem"])) from None
    return options
