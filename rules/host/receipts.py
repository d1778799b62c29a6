"""Whether somebody says again what was already played, because they never read the answer."""

from __future__ import annotations

from rules.host.desk import Desk
from rules.host.model import AlreadyPlayed, Receipt, Said, Table
from rules.host.store import Reader

_REPEATED = 5 * 60.0  # seconds; whoever says the same later means another move


class Receipts(Desk):
    async def require_new(self, table: Table, player: int, said: Said) -> None:
        """Raises `AlreadyPlayed` when this player's latest move was said in the same words and they were not told of
        it before they said them again."""
        async with self._store.reading() as reader:
            for seat in table.seats_of(player):
                await refuse_repeated(reader, table, seat, said)

    async def receipt_of(self, word: str) -> Receipt | None:
        """Of the move that this draft has led to, if it is its seat's latest."""
        async with self._store.reading() as reader:
            return await reader.receipt_of(word)

    async def told(self, table_id: str, seat: int, index: int) -> None:
        """The player of a move knows now that it was played."""
        async with self._store.writing() as writer:
            await writer.mark_told(table_id, seat, index, self._clock())


def receipt_for(table: Table, seat: int, said: Said) -> Receipt:
    """Of what has just brought the table to where it is."""
    return Receipt(table=table.id, seat=seat, said=said.word, index=table.length, time=table.changed)


async def refuse_repeated(reader: Reader, table: Table, seat: int, said: Said | None) -> None:
    if said is None:
        return
    receipt = await reader.receipt(table.id, seat)
    if receipt is None or receipt.said != said.word or said.at - receipt.time > _REPEATED:
        return
    if receipt.told is None or receipt.told > said.at:
        raise AlreadyPlayed(receipt)
