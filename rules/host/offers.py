"""Handing over a seat: it is offered, and changes hands only when the person to whom it was offered accepts."""

from __future__ import annotations

import secrets

from rules.core import words
from rules.host.chairs import person
from rules.host.desk import find_table, require_players, require_running, require_seat
from rules.host.model import HostError, Offer, Table
from rules.host.outbox import post_notice, post_offer
from rules.host.reseating import Reseating

_LIFE = 7 * 24 * 3600.0  # seconds for which an offer stands


class Offers(Reseating):
    async def offer_seat(self, table_id: str, seat: int, player: int, name: str) -> Offer:
        """Ask somebody in the channel; whoever holds the seat plays on meanwhile. Whether the seat may be given away
        was for the caller to ask."""
        async with self._changing(table_id) as table:
            require_running(table)
            require_players(table)
            require_seat(table, seat)
            if table.seats_of(player):
                raise HostError("host-offer-seated", table=table.name, name=name)
            offer = Offer(
                id=secrets.token_hex(8),
                table=table.id,
                seat=seat,
                player=player,
                name=person(name),
                holder=table.seats[seat].player,
                made=self._clock(),
            )
            async with self._committing(table, table) as writer:
                await writer.sweep_offers(offer.made - _LIFE)
                await writer.save_offer(offer)
                await post_offer(writer, table, offer)
            return offer

    async def offer(self, offer_id: str) -> Offer:
        """The offer of a seat that still stands."""
        async with self._store.reading() as reader:
            offer = await reader.offer(offer_id)
            if offer is None or not self._stands(offer, await find_table(reader, offer.table)):
                raise HostError("host-offer-stale")
            return offer

    async def accept_offer(self, offer_id: str, player: int, name: str) -> Table:
        offer = await self._offer_to(offer_id, player)
        async with self._changing(offer.table) as table:
            await self._offer_to(offer_id, player)  # it may have been withdrawn while the table was locked
            if table.seats_of(player):
                raise HostError("host-already-seated", table=table.name)
            return await self._hand_over(table, offer.seat, player, name)

    async def decline_offer(self, offer_id: str, player: int) -> Table:
        offer = await self._offer_to(offer_id, player)
        async with self._changing(offer.table) as table:
            await self._offer_to(offer_id, player)
            async with self._committing(table, table) as writer:
                await writer.drop_offer(table.id, offer.seat)
                await post_notice(writer, table, words("offer-refused", name=offer.name, seat=offer.seat))
            return table

    async def _offer_to(self, offer_id: str, player: int) -> Offer:
        offer = await self.offer(offer_id)
        if offer.player != player:
            raise HostError("host-offer-other", name=offer.name)
        return offer

    def _stands(self, offer: Offer, table: Table) -> bool:
        """Whether the seat is still there to be given, by the same person, and the offer has not grown old."""
        same = table.status == "running" and table.seats[offer.seat].player == offer.holder
        return same and self._clock() < offer.made + _LIFE
