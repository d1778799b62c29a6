"""Seats without a person: who looks for somebody, who would take one, and whose word it takes."""

from __future__ import annotations

import secrets

from rules.core import words
from rules.host.calendar import DAY
from rules.host.chairs import person
from rules.host.desk import find_table, require_players, require_running, require_seat, seat_of
from rules.host.model import Claim, HostError, Table
from rules.host.outbox import post_claim
from rules.host.reseating import Reseating
from rules.host.store import Reader
from rules.host.telling import tell

PATIENCE = DAY  # after so long without a word of who opened the table, anybody who plays there may answer


class Claims(Reseating):
    async def ask_for_seat(self, table_id: str, seat: int, player: int, name: str) -> Table | Claim:
        """Somebody would take a seat that is looked for somebody. Who has left it has it again at once."""
        async with self._changing(table_id) as table:
            require_running(table)
            require_players(table)
            require_seat(table, seat)
            if table.seats_of(player):
                raise HostError("host-already-seated", table=table.name)
            wanted = table.seats[seat]
            if wanted.is_computer and wanted.former == player:
                return await self._hand_over(table, seat, player, name, "back")
            if not wanted.sought:
                raise HostError("host-seat-kept", table=table.name)
            claim = Claim(
                id=secrets.token_hex(8),
                table=table.id,
                seat=seat,
                player=player,
                name=person(name),
                made=self._clock(),
            )
            async with self._committing(table, table) as writer:
                await writer.save_claim(claim)
                await post_claim(writer, table, claim)
            return claim

    async def take_back(self, table_id: str, player: int, name: str) -> Table:
        """The seat that somebody has left, as long as a computer has it."""
        table = await self.table(table_id)
        mine = next((n for n, seat in enumerate(table.seats) if seat.is_computer and seat.former == player), None)
        if mine is None:
            raise HostError("host-nothing-left", table=table.name)
        result = await self.ask_for_seat(table_id, mine, player, name)
        return result if isinstance(result, Table) else await self.table(table_id)

    async def seat_claim(self, claim_id: str) -> Claim:
        """One that still stands."""
        async with self._store.reading() as reader:
            return await self._standing_claim(reader, claim_id)

    async def answer_claim(self, claim_id: str, player: int, admit: bool) -> Table:
        """For who opened the table; after a day, or when they do not play any more, for everybody who plays there."""
        found = await self.seat_claim(claim_id)
        async with self._changing(found.table) as table:
            async with self._store.reading() as reader:
                claim = await self._standing_claim(reader, claim_id)
            self._require_say(table, claim, player)
            if admit:
                said = words("host-claim-admitted", table=table.name)
                return await self._hand_over(table, claim.seat, claim.player, claim.name, said=said)
            async with self._committing(table, table) as writer:
                await writer.drop_claims(table.id, player=claim.player)
                said = words("host-claim-declined", table=table.name)
                await tell(writer, table, [claim.player], said, now=self._clock())
            return table

    def _require_say(self, table: Table, claim: Claim, player: int) -> None:
        if player == table.creator:
            return
        seat_of(table, player)
        if table.seats_of(table.creator) and self._clock() < claim.made + PATIENCE:
            name = table.seats[seat_of(table, table.creator)].name
            raise HostError("host-claim-wait", name=name)

    async def _standing_claim(self, reader: Reader, claim_id: str) -> Claim:
        claim = await reader.claim(claim_id)
        table = await find_table(reader, claim.table) if claim is not None else None
        if claim is None or table is None or table.status != "running" or not table.seats[claim.seat].sought:
            raise HostError("host-claim-stale")
        return claim
