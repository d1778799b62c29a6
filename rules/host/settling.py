"""What is settled in a lobby: options, levels, colours, who begins, the language."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.core import Game
from rules.core.game import choices_of
from rules.host.desk import seat_of
from rules.host.gathering import may_host, require_host
from rules.host.lobby import Lobby
from rules.host.luck import known_luck
from rules.host.model import HostError, Seat, Table
from rules.host.opening import checked_options
from rules.host.outbox import post_lobby, post_refresh
from rules.host.seating import LOSER, LOT, beginning, with_wish
from rules.mind import levels_of, tempers_of

RANDOM = "random"


class Settling(Lobby):
    async def set_level(self, table_id: str, player: int, level: str) -> Table:
        """How hard the computers of a table try; those who come later, too."""
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            if level not in levels_of(self._game(table)):
                raise HostError("host-no-such-level", table=table.name)
            return await self._save_lobby(table, seats=_minded(table, level=level, engine=""))

    async def set_engine(self, table_id: str, player: int, name: str) -> Table:
        """Which of other people's programs plays for the computers of a table; that there is one is the caller's to
        know."""
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            return await self._save_lobby(table, seats=_minded(table, engine=name))

    async def set_temper(self, table_id: str, player: int, temper: str) -> Table:
        """What the computers of a table are fond of: all of one thing, each of another (`RANDOM`), or of nothing."""
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            known = tempers_of(self._game(table))
            if temper not in ("", RANDOM, *known):
                raise HostError("host-no-such-level", table=table.name)
            drawn = iter(_shuffled(known, len(table.seats)) if temper == RANDOM else (temper,) * len(table.seats))
            seats = tuple(replace(seat, temper=next(drawn)) if seat.is_computer else seat for seat in table.seats)
            return await self._save_lobby(table, seats=seats)

    async def set_hints(self, table_id: str, player: int, hints: bool) -> Table:
        """Whether players may ask for advice in their panels."""
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            return await self._save_lobby(table, hints=hints)

    async def set_option(self, table_id: str, player: int, option: str, value: str) -> Table:
        """Values are "on" and "off", or one of the words that the game declares."""
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            game = self._game(table)
            wished = {**table.options, option: _option_value(game, option, value)}
            return await self._save_lobby(table, options=checked_options(game, wished))

    async def set_options(self, table_id: str, player: int, options: Mapping[str, Any]) -> Table:
        """All options of a table anew; those not named have their defaults."""
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            return await self._save_lobby(table, options=checked_options(self._game(table), dict(options)))

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
            if not may_host(table, player):
                creator = table.seats[seat_of(table, table.creator)]
                raise HostError("host-begins-creator", name=creator.name)
            if who in (LOT, LOSER):
                return await self._save_lobby(table, begins=who)
            if who not in map(str, range(len(table.seats))):
                raise HostError("host-no-such-seat", table=table.name)
            return await self._save_lobby(table, begins="chosen", seats=beginning(table.seats, int(who)))

    async def set_language(self, table_id: str, player: int, language: str) -> Table:
        async with self._changing(table_id) as table:
            (require_host if table.status == "lobby" else seat_of)(table, player)
            after = self._changed(table, language=language)
            async with self._committing(table, after) as writer:
                await (post_lobby if table.status == "lobby" else post_refresh)(writer, after)
            return after


def _option_value(game: Game[Any], option: str, value: str) -> Any:
    """What a word means for that option; left as it is when it means nothing, for the game to refuse."""
    if option in game.provided and value in ("on", "off"):
        return msgspec.to_builtins(game.provided[option]) if value == "on" else None
    choices = choices_of(game.options_type).get(option, ())
    return next((choice for choice in choices if _word(choice) == value), value)


def _word(choice: Any) -> str:
    return ("on" if choice else "off") if isinstance(choice, bool) else str(choice)


def _shuffled(known: Sequence[str], count: int) -> list[str]:
    """So many at random, none twice before all were there."""
    draw, drawn = (known_luck() or secrets).choice, list[str]()
    while len(drawn) < count:
        left = [temper for temper in known if drawn.count(temper) == len(drawn) // len(known)]
        drawn.append(draw(left))
    return drawn


def _minded(table: Table, **changes: Any) -> tuple[Seat, ...]:
    """The seats, those of computers changed."""
    return tuple(replace(seat, **changes) if seat.is_computer else seat for seat in table.seats)
