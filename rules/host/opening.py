"""Opening a table: its id, its name, who may, and the first seat of it."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from typing import Any

from msgspec.structs import replace

from rules.core import Game, IllegalMove, engine
from rules.host import names
from rules.host.chairs import newcomer, with_computers
from rules.host.gathering import newly_heard
from rules.host.luck import known_luck
from rules.host.model import UNLIMITED, Committed, Gathering, HostError, Limits, Seat, Status, Table
from rules.host.outbox import post_lobby
from rules.host.seating import Beginners
from rules.host.servers import first_clock, server_of
from rules.host.store import Reader

OPEN: tuple[Status, ...] = ("lobby", "running")
_LETTERS = "bcdfghjkmnpqrstvwxyz23456789"  # nothing to mistake for another, and no vowels: ids spell no words

_OPEN_TO_ALL = Gathering()


class Opening(Beginners):
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
        private: bool = False,
    ) -> Table:
        """A new table with its creator in the first seat, and computers beside them. A name in use at another open
        table gets a numeral. `lobby` is where people are asked to join, if not in the table's own channel. `private`:
        only those who are invited know of it."""
        async with self._store.writing() as writer:
            table = await self._new_table(
                writer,
                game=game,
                guild=guild,
                channel=channel,
                language=language,
                player=player,
                seats=with_computers((await newcomer(writer, player, player_name, self._clock()),), computers),
                name=await name_for_new(writer, guild, player, name, limits),
                options=options or {},
                gathering=Gathering(private=private),
            )
            server = await server_of(writer, guild)
            table = replace(table, hints=not server.rated, **first_clock(server))
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
        gathering: Gathering = _OPEN_TO_ALL,
    ) -> Table:
        """A table that nobody has heard of yet, but its creator."""
        rules, now = self._find_game(game), self._clock()
        table = Table(
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
            options=checked_options(rules, dict(options)),
            seed="",
            length=0,
            awaited=(),
            branch=0,
            revision=1,
            created=now,
            changed=now,
            gathering=gathering,
        )
        heard = newly_heard(table, rules.min_seats, rules.max_seats)
        return replace(table, gathering=replace(gathering, heard=heard))

    async def name_for_new(self, *, guild: int, player: int, name: str | None, limits: Limits = UNLIMITED) -> str:
        """What a table would be called that this person may open now."""
        async with self._store.reading() as reader:
            return await name_for_new(reader, guild, player, name, limits)

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


async def _free_id(reader: Reader) -> str:
    while True:
        table_id = "".join((known_luck() or secrets).choice(_LETTERS) for _ in range(5))
        if await reader.table(table_id) is None:
            return table_id


async def name_for_new(reader: Reader, guild: int, player: int, wished: str | None, limits: Limits) -> str:
    """Only tables at which one still sits count as one's own."""
    here = await room_for_table(reader, guild, limits)
    own = [table for table in await reader.tables(None, None, player, OPEN) if table.creator == player]
    if limits.person and len(own) >= limits.person:
        raise HostError("host-too-many", most=limits.person)
    return _table_name(wished, [table.name for table in here])


async def room_for_table(reader: Reader, guild: int, limits: Limits) -> list[Table]:
    """The tables that are open in a server, if there may be one more."""
    here = await reader.tables(guild, None, None, OPEN)
    most = min(filter(None, (limits.server, (await server_of(reader, guild)).tables)), default=0)
    if most and len(here) >= most:
        raise HostError("host-server-full", most=most)
    return here


def _table_name(wished: str | None, taken: Collection[str]) -> str:
    if wished is None:
        return names.free_name(names.CASTLES, taken)
    if not names.is_honest(wished):
        raise HostError("host-bad-name")
    return names.numbered(names.tidy(wished), taken)


def checked_options(game: Game[Any], options: dict[str, Any]) -> dict[str, Any]:
    try:
        engine.read_options(game, options)
    except IllegalMove as error:
        raise HostError("host-bad-option", problem=str(error.refusal.words.args["problem"])) from None
    return options
