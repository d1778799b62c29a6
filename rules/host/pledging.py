"""Luck from all: the house promises its secret, everybody gives a word, and the seed is mixed of them."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from rules.core import commitment
from rules.host import names
from rules.host.desk import seat_of
from rules.host.gathering import require_host
from rules.host.letters import readable
from rules.host.lobby import Lobby
from rules.host.luck import known_luck
from rules.host.model import HostError, Pledge, Table

LONGEST_WORD = 40  # characters


def new_pledge() -> Pledge:
    secret = (known_luck() or secrets).token_hex(32)
    return Pledge(secret=secret, promise=commitment(secret))


def suggested_word() -> str:
    """One that nobody can foresee, for whoever does not care to think of one."""
    luck = known_luck() or secrets
    return f"{luck.choice(names.CASTLES)}-{luck.token_hex(4)}"


class Pledging(Lobby):
    async def set_luck(self, table_id: str, player: int, on: bool) -> Table:
        """Words that were given for one secret never meet another."""
        async with self._in_lobby(table_id) as table:
            require_host(table, player)
            if on == (table.pledge is not None):
                return table
            seats = tuple(replace(seat, word="") for seat in table.seats)
            return await self._save_lobby(table, by=player, seats=seats, pledge=new_pledge() if on else None)

    async def give_word(self, table_id: str, player: int, word: str) -> Table:
        """Somebody is ready. All read the word at once, and it stays."""
        async with self._in_lobby(table_id) as table:
            if table.pledge is None:
                raise HostError("host-luck-off", table=table.name)
            mine = seat_of(table, player)
            if table.seats[mine].word:
                raise HostError("host-luck-given", table=table.name)
            kept = " ".join(readable(word).split())
            if not kept or len(kept) > LONGEST_WORD:
                raise HostError("host-luck-word", most=LONGEST_WORD)
            seats = (*table.seats[:mine], replace(table.seats[mine], word=kept), *table.seats[mine + 1 :])
            return await self._save_lobby(table, by=player, seats=seats)
