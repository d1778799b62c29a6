"""What people want of a table, or have said to it, and is not played yet or is only theirs to know."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from rules.host.model import Claim, Draft, Offer, Poll, PollKind, Pupil, Receipt, UndoRequest
from rules.host.queries.sql import Connected, among, replacing, select
from rules.host.rows import (
    CLAIM,
    DRAFT,
    OFFER,
    POLL,
    PUPIL,
    RECEIPT,
    REQUEST,
    read_claim,
    read_draft,
    read_offer,
    read_poll,
    read_pupil,
    read_receipt,
    read_request,
    write_draft,
    write_poll,
    write_pupil,
    write_request,
)


class WishesReader(Connected):
    async def undo_request(self, request_id: str) -> UndoRequest | None:
        row = await self._row(select(REQUEST, "undo_requests WHERE id = ?"), request_id)
        return None if row is None else read_request(row)

    async def undo_requests(self, table_id: str) -> list[UndoRequest]:
        rows = await self._rows(select(REQUEST, "undo_requests WHERE table_id = ? ORDER BY id"), table_id)
        return [read_request(row) for row in rows]

    async def offer(self, offer_id: str) -> Offer | None:
        row = await self._row(select(OFFER, "offers WHERE id = ?"), offer_id)
        return None if row is None else read_offer(row)

    async def claim(self, claim_id: str) -> Claim | None:
        row = await self._row(select(CLAIM, "claims WHERE id = ?"), claim_id)
        return None if row is None else read_claim(row)

    async def claims(self, table_id: str) -> list[Claim]:
        rows = await self._rows(select(CLAIM, "claims WHERE table_id = ? ORDER BY made, id"), table_id)
        return [read_claim(row) for row in rows]

    async def note(self, table_id: str, player: int) -> str:
        text = await self._value("SELECT text FROM notes WHERE table_id = ? AND player = ?", table_id, player)
        return text or ""

    async def poll(self, poll_id: str) -> Poll | None:
        row = await self._row(select(POLL, "polls WHERE id = ?"), poll_id)
        return None if row is None else read_poll(row)

    async def polls(self, table_id: str) -> list[Poll]:
        return [
            read_poll(row) for row in await self._rows(select(POLL, "polls WHERE table_id = ? ORDER BY id"), table_id)
        ]

    async def draft(self, draft_id: str) -> Draft | None:
        row = await self._row(select(DRAFT, "drafts WHERE id = ?"), draft_id)
        return None if row is None else read_draft(row)

    async def receipt(self, table_id: str, seat: int) -> Receipt | None:
        row = await self._row(select(RECEIPT, "receipts WHERE table_id = ? AND seat = ?"), table_id, seat)
        return None if row is None else read_receipt(row)

    async def receipt_of(self, word: str) -> Receipt | None:
        row = await self._row(select(RECEIPT, "receipts WHERE said = ? ORDER BY table_id, seat LIMIT 1"), word)
        return None if row is None else read_receipt(row)

    async def pupil(self, table_id: str, player: int) -> Pupil | None:
        row = await self._row(select(PUPIL, "pupils WHERE table_id = ? AND player = ?"), table_id, player)
        return None if row is None else read_pupil(row)


class WishesWriter(WishesReader):
    async def save_undo_request(self, request: UndoRequest) -> None:
        sql = replacing("undo_requests", REQUEST, "id")
        await self._rows(sql, *write_request(request))

    async def drop_undo_requests(self, request_ids: Sequence[str]) -> None:
        await self._rows(f"DELETE FROM undo_requests WHERE {among('id', request_ids)}", *request_ids)

    async def save_offer(self, offer: Offer) -> None:
        sql = replacing("offers", OFFER, "table_id", "seat")
        await self._rows(sql, *astuple(offer))

    async def drop_offer(self, table_id: str, seat: int) -> None:
        await self._rows("DELETE FROM offers WHERE table_id = ? AND seat = ?", table_id, seat)

    async def sweep_offers(self, before: float) -> None:
        await self._rows("DELETE FROM offers WHERE made < ?", before)

    async def save_claim(self, claim: Claim) -> None:
        sql = replacing("claims", CLAIM, "table_id", "player")
        await self._rows(sql, *astuple(claim))

    async def drop_claims(self, table_id: str, *, seat: int | None = None, player: int | None = None) -> None:
        sql = "DELETE FROM claims WHERE table_id = ? AND (seat = ? OR player = ?)"
        await self._rows(sql, table_id, seat, player)

    async def save_note(self, table_id: str, player: int, text: str) -> None:
        if text:
            sql = replacing("notes", ["table_id", "player", "text"], "table_id", "player")
            await self._rows(sql, table_id, player, text)
        else:
            await self._rows("DELETE FROM notes WHERE table_id = ? AND player = ?", table_id, player)

    async def save_poll(self, poll: Poll) -> None:
        sql = replacing("polls", POLL, "id")
        await self._rows(sql, *write_poll(poll))

    async def drop_polls(self, table_id: str, kind: PollKind) -> None:
        await self._rows("DELETE FROM polls WHERE table_id = ? AND kind = ?", table_id, kind)

    async def save_draft(self, draft: Draft, now: float) -> None:
        sql = replacing("drafts", [*DRAFT, "saved"], "id")
        await self._rows(sql, *write_draft(draft), now)

    async def drop_draft(self, draft_id: str) -> None:
        await self._rows("DELETE FROM drafts WHERE id = ?", draft_id)

    async def drop_drafts(self, table_id: str, seat: int) -> None:
        await self._rows("DELETE FROM drafts WHERE table_id = ? AND seat = ?", table_id, seat)

    async def sweep_drafts(self, before: float) -> None:
        await self._rows("DELETE FROM drafts WHERE saved < ?", before)

    async def save_receipt(self, receipt: Receipt) -> None:
        sql = replacing("receipts", RECEIPT, "table_id", "seat")
        await self._rows(sql, *astuple(receipt))

    async def mark_told(self, table_id: str, seat: int, index: int, now: float) -> None:
        sql = "UPDATE receipts SET told = ? WHERE table_id = ? AND seat = ? AND idx = ?"
        await self._rows(sql, now, table_id, seat, index)

    async def drop_receipts(self, table_id: str, length: int) -> None:
        await self._rows("DELETE FROM receipts WHERE table_id = ? AND idx > ?", table_id, length)

    async def save_pupil(self, pupil: Pupil) -> None:
        sql = replacing("pupils", PUPIL, "table_id", "player")
        await self._rows(sql, *write_pupil(pupil))
