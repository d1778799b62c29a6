"""The store's questions and changes in SQL. Transactions are the caller's affair."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import aiosqlite
import msgspec
from msgspec.structs import astuple

from rules.host.model import (
    Claim,
    Conflict,
    Deed,
    Draft,
    Offer,
    Person,
    Poll,
    PollKind,
    Post,
    PostKind,
    Pupil,
    Receipt,
    Status,
    Summons,
    Table,
    UndoRequest,
)
from rules.host.rows import (
    CLAIM,
    DEED,
    DRAFT,
    LOGGED,
    OFFER,
    POLL,
    POST,
    PUPIL,
    RECEIPT,
    REQUEST,
    SUMMONS,
    TABLE,
    read_claim,
    read_draft,
    read_logged,
    read_offer,
    read_poll,
    read_post,
    read_pupil,
    read_receipt,
    read_request,
    read_summons,
    read_table,
    write_draft,
    write_json,
    write_logged,
    write_poll,
    write_pupil,
    write_request,
    write_table,
)
from rules.host.store import KEEP_EVERY, Boundary, Logged, Snapshot

_NO_END = 2**62


def _marks(values: Sequence[Any]) -> str:
    return ", ".join("?" * len(values))


def _select(columns: Sequence[str], source: str) -> str:
    return f"SELECT {', '.join(columns)} FROM {source}"


def _insert(into: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {into} ({', '.join(columns)}) VALUES ({_marks(columns)})"


_ABOUT = ("people", "offers", "claims", "drafts", "pupils", "notes", "summons")  # rows that belong to one person


def _whose(source: str) -> str:
    """Which rows are about the person ?1."""
    holder = " OR holder = ?1" if source == "offers" else ""
    return f"{'id' if source == 'people' else 'player'} = ?1{holder}"


class SqliteReader:
    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        return list(await self._connection.execute_fetchall(sql, values))

    async def _row(self, sql: str, *values: Any) -> Any | None:
        return next(iter(await self._rows(sql, *values)), None)

    async def _value(self, sql: str, *values: Any) -> Any | None:
        row = await self._row(sql, *values)
        return None if row is None else row[0]

    # tables

    async def table(self, table_id: str) -> Table | None:
        row = await self._row(_select(TABLE, "tables WHERE id = ?"), table_id)
        return None if row is None else read_table(row)

    async def tables(
        self, guild: int | None, channel: int | None, player: int | None, status: Collection[Status] | None
    ) -> list[Table]:
        seated = "EXISTS (SELECT 1 FROM json_each(seats) WHERE json_extract(value, '$.player') = ?)"
        wanted: list[tuple[str, Iterable[Any]]] = []
        if guild is not None:
            wanted.append(("guild = ?", [guild]))
        if channel is not None:
            wanted.append(("channel = ?", [channel]))
        if status is not None:
            wanted.append((f"status IN ({_marks([*status])})", status))
        if player is not None:
            wanted.append((seated, [player]))
        where = " AND ".join(condition for condition, _ in wanted) or "TRUE"
        values = [value for _, some in wanted for value in some]
        rows = await self._rows(_select(TABLE, f"tables WHERE {where} ORDER BY changed DESC, id"), *values)
        return [read_table(row) for row in rows]

    async def commitment(self, table_id: str) -> str | None:
        return await self._value("SELECT commitment FROM commitments WHERE table_id = ?", table_id)

    # log and snapshots

    async def snapshot(self, table_id: str, index: int) -> Snapshot | None:
        source = "snapshots WHERE table_id = ? AND idx <= ? ORDER BY idx DESC LIMIT 1"
        row = await self._row(_select(["idx", "state"], source), table_id, index)
        return None if row is None else Snapshot(*row)

    async def boundaries(self, table_id: str) -> list[Boundary]:
        source = "boundaries WHERE table_id = ? ORDER BY version"
        rows = await self._rows(_select(["version", "idx", "state", "time"], source), table_id)
        return [Boundary(version=version, index=index, state=state, time=time) for version, index, state, time in rows]

    async def log(self, table_id: str, since: int, until: int | None = None) -> list[Logged]:
        source = "log WHERE table_id = ? AND idx > ? AND idx <= ? ORDER BY idx"
        last = _NO_END if until is None else until
        return [read_logged(row) for row in await self._rows(_select(LOGGED, source), table_id, since, last)]

    async def last_action(self, table_id: str, seat: int, until: int) -> int | None:
        source = "log WHERE table_id = ? AND idx <= ? AND seat = ? ORDER BY idx DESC LIMIT 1"
        return await self._value(_select(["idx"], source), table_id, until, seat)

    # outbox

    # (the conditions are spelt out, not passed, for SQLite to see which partial index answers them)

    async def unsent(self, table_id: str | None = None) -> list[Post]:
        source = "outbox INDEXED BY outbox_unsent WHERE state IN ('waiting', 'sending')"
        if table_id is None:
            found = await self._rows(_select(POST, f"{source} ORDER BY id"))
        else:
            found = await self._rows(_select(POST, f"{source} AND table_id = ? ORDER BY id"), table_id)
        return [read_post(row) for row in found]

    async def post(self, post_id: int) -> Post | None:
        return await self._post("id = ?", post_id)

    async def latest_post(self, table_id: str, kind: PostKind) -> Post | None:
        return await self._post("table_id = ? AND kind = ? ORDER BY id DESC LIMIT 1", table_id, kind)

    async def latest_turn(self, table_id: str) -> Post | None:
        condition = "table_id = ? AND kind IN ('turn', 'final') ORDER BY id DESC LIMIT 1"
        return await self._post(condition, table_id)

    async def _post(self, condition: str, *values: Any) -> Post | None:
        row = await self._row(_select(POST, f"outbox WHERE {condition}"), *values)
        return None if row is None else read_post(row)

    async def live_post(self, table_id: str, kind: PostKind) -> Post | None:
        condition = "table_id = ? AND kind = ? AND message IS NOT NULL AND NOT retired ORDER BY id DESC LIMIT 1"
        return await self._post(condition, table_id, kind)

    async def untold(self, table_id: str) -> list[Post]:
        told = "SELECT max(id) FROM outbox WHERE table_id = ? AND kind IN ('turn', 'final') AND state = 'posted'"
        source = (
            "outbox WHERE table_id = ? AND (state IN ('waiting', 'sending')"
            f" OR (state = 'failed' AND id > coalesce(({told}), 0))) ORDER BY id"
        )
        return [read_post(row) for row in await self._rows(_select(POST, source), table_id, table_id)]

    async def last_message(self, table_id: str, channel: int) -> int | None:
        return await self._value(
            "SELECT max(message) FROM outbox WHERE table_id = ? AND channel = ?", table_id, channel
        )

    # undo requests, drafts, receipts, settings

    async def undo_request(self, request_id: str) -> UndoRequest | None:
        row = await self._row(_select(REQUEST, "undo_requests WHERE id = ?"), request_id)
        return None if row is None else read_request(row)

    async def undo_requests(self, table_id: str) -> list[UndoRequest]:
        rows = await self._rows(_select(REQUEST, "undo_requests WHERE table_id = ?"), table_id)
        return [read_request(row) for row in rows]

    async def offer(self, offer_id: str) -> Offer | None:
        row = await self._row(_select(OFFER, "offers WHERE id = ?"), offer_id)
        return None if row is None else read_offer(row)

    async def claim(self, claim_id: str) -> Claim | None:
        row = await self._row(_select(CLAIM, "claims WHERE id = ?"), claim_id)
        return None if row is None else read_claim(row)

    async def note(self, table_id: str, player: int) -> str:
        text = await self._value("SELECT text FROM notes WHERE table_id = ? AND player = ?", table_id, player)
        return text or ""

    async def poll(self, poll_id: str) -> Poll | None:
        row = await self._row(_select(POLL, "polls WHERE id = ?"), poll_id)
        return None if row is None else read_poll(row)

    async def polls(self, table_id: str) -> list[Poll]:
        return [read_poll(row) for row in await self._rows(_select(POLL, "polls WHERE table_id = ?"), table_id)]

    async def draft(self, draft_id: str) -> Draft | None:
        row = await self._row(_select(DRAFT, "drafts WHERE id = ?"), draft_id)
        return None if row is None else read_draft(row)

    async def receipt(self, table_id: str, seat: int) -> Receipt | None:
        row = await self._row(_select(RECEIPT, "receipts WHERE table_id = ? AND seat = ?"), table_id, seat)
        return None if row is None else read_receipt(row)

    async def receipt_of(self, word: str) -> Receipt | None:
        row = await self._row(_select(RECEIPT, "receipts WHERE said = ? LIMIT 1"), word)
        return None if row is None else read_receipt(row)

    async def pupil(self, table_id: str, player: int) -> Pupil | None:
        row = await self._row(_select(PUPIL, "pupils WHERE table_id = ? AND player = ?"), table_id, player)
        return None if row is None else read_pupil(row)

    async def guild_language(self, guild: int) -> str | None:
        return await self._value("SELECT language FROM guilds WHERE id = ?", guild)

    async def was_welcomed(self, guild: int) -> bool:
        return await self._value("SELECT guild FROM welcomes WHERE guild = ?", guild) is not None

    async def person(self, player: int) -> Person | None:
        wishes = await self._value("SELECT wishes FROM people WHERE id = ?", player)
        return None if wishes is None else msgspec.json.decode(wishes, type=Person)

    async def tables_about(self, player: int) -> list[Table]:
        about = "EXISTS (SELECT 1 FROM json_each(seats) WHERE json_extract(value, '$.player') = ?1"
        about += " OR json_extract(value, '$.former') = ?1)"
        rows = await self._rows(_select(TABLE, f"tables WHERE creator = ?1 OR {about} ORDER BY id"), player)
        return [read_table(row) for row in rows]

    async def rows_about(self, player: int) -> dict[str, list[dict[str, Any]]]:
        return {source: await self._about(source, player) for source in _ABOUT}

    async def _about(self, source: str, player: int) -> list[dict[str, Any]]:
        names = [name for _, name, *_ in await self._rows(f"PRAGMA table_info({source})")]
        rows = await self._rows(f"SELECT * FROM {source} WHERE {_whose(source)}", player)
        return [dict(zip(names, row, strict=True)) for row in rows]

    async def deeds(self, guild: int, most: int) -> list[Deed]:
        source = "audit WHERE guild = ? ORDER BY id DESC LIMIT ?"
        names = Deed.__struct_fields__
        return [
            Deed(**dict(zip(names, row, strict=True))) for row in await self._rows(_select(DEED, source), guild, most)
        ]

    async def departures(self, before: float) -> list[int]:
        return [guild for (guild,) in await self._rows("SELECT guild FROM departures WHERE time <= ?", before)]

    async def people(self) -> list[tuple[int, Person]]:
        rows = await self._rows("SELECT id, wishes FROM people ORDER BY id")
        return [(player, msgspec.json.decode(wishes, type=Person)) for player, wishes in rows]

    async def summons_until(self, now: float) -> list[Summons]:
        rows = await self._rows(_select(SUMMONS, "summons WHERE due <= ? ORDER BY due, id"), now)
        return [read_summons(row) for row in rows]


class SqliteWriter(SqliteReader):
    async def insert_table(self, table: Table) -> None:
        await self._rows(_insert("tables", TABLE), *write_table(table))

    async def update_table(self, table: Table) -> None:
        # The id is not set again: SQLite would look through everything that refers to it.
        _, *values = write_table(table)
        settings = ", ".join(f"{column} = ?" for column in TABLE[1:])
        sql = f"UPDATE tables SET {settings} WHERE id = ? AND revision = ? RETURNING id"
        if not await self._rows(sql, *values, table.id, table.revision - 1):
            raise Conflict

    async def commit_to(self, table_id: str, commitment: str) -> None:
        await self._rows(_insert("commitments", ["table_id", "commitment"]), table_id, commitment)

    async def append(self, table_id: str, row: Logged) -> None:
        await self._rows(_insert("log", ["table_id", *LOGGED]), table_id, *write_logged(row))

    async def forget_undone(self, table_id: str, length: int) -> None:
        await self._rows("DELETE FROM log WHERE table_id = ? AND idx > ?", table_id, length)
        await self._rows("DELETE FROM snapshots WHERE table_id = ? AND idx > ?", table_id, length)

    async def save_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        sql = "INSERT OR REPLACE INTO snapshots (table_id, idx, state) VALUES (?, ?, ?)"
        await self._rows(sql, table_id, snapshot.index, snapshot.state)

    async def drop_snapshot(self, table_id: str, index: int) -> None:
        if index % KEEP_EVERY:
            await self._rows("DELETE FROM snapshots WHERE table_id = ? AND idx = ?", table_id, index)

    async def drop_snapshots(self, table_id: str) -> None:
        await self._rows("DELETE FROM snapshots WHERE table_id = ?", table_id)

    async def save_boundary(self, table_id: str, boundary: Boundary) -> None:
        sql = "INSERT OR REPLACE INTO boundaries (table_id, version, idx, state, time) VALUES (?, ?, ?, ?, ?)"
        await self._rows(sql, table_id, boundary.version, boundary.index, boundary.state, boundary.time)

    async def add_post(
        self, table: Table, kind: PostKind, *, channel: int, since: int, until: int, payload: dict[str, Any]
    ) -> None:
        columns = ["table_id", "channel", "kind", "state", "since", "until", "payload"]
        values = [table.id, channel, kind, "waiting", since, until, write_json(payload)]
        await self._rows(_insert("outbox", columns), *values)

    async def update_post(self, post: Post) -> None:
        columns = ["channel", "state", "since", "until", "payload", "message", "attempts"]
        values = [
            post.channel,
            post.state,
            post.since,
            post.until,
            write_json(post.payload),
            post.message,
            post.attempts,
        ]
        settings = ", ".join(f"{column} = ?" for column in columns)
        await self._rows(f"UPDATE outbox SET {settings} WHERE id = ?", *values, post.id)

    async def retire_messages(self, table_id: str, kind: PostKind, keep: int) -> list[Post]:
        where = "table_id = ? AND kind = ? AND message IS NOT NULL AND message <> ? AND NOT retired"
        found = [
            read_post(row) for row in await self._rows(_select(POST, f"outbox WHERE {where}"), table_id, kind, keep)
        ]
        spent = "json_remove(payload, '$.text', '$.base', '$.call', '$.reworded')"
        await self._rows(f"UPDATE outbox SET retired = 1, payload = {spent} WHERE {where}", table_id, kind, keep)
        return found

    async def save_undo_request(self, request: UndoRequest) -> None:
        sql = _insert("undo_requests", REQUEST).replace("INSERT", "INSERT OR REPLACE", 1)
        await self._rows(sql, *write_request(request))

    async def drop_undo_requests(self, request_ids: Sequence[str]) -> None:
        await self._rows(f"DELETE FROM undo_requests WHERE id IN ({_marks(request_ids)})", *request_ids)

    async def save_offer(self, offer: Offer) -> None:
        sql = _insert("offers", OFFER).replace("INSERT", "INSERT OR REPLACE", 1)
        await self._rows(sql, *astuple(offer))

    async def drop_offer(self, table_id: str, seat: int) -> None:
        await self._rows("DELETE FROM offers WHERE table_id = ? AND seat = ?", table_id, seat)

    async def sweep_offers(self, before: float) -> None:
        await self._rows("DELETE FROM offers WHERE made < ?", before)

    async def add_summons(self, player: int, table_id: str, seat: int, decision: str, kind: str, due: float) -> None:
        await self._rows(_insert("summons", SUMMONS[1:]), player, table_id, seat, decision, kind, due)

    async def put_off(self, summons_id: int, due: float) -> None:
        await self._rows("UPDATE summons SET due = ? WHERE id = ?", due, summons_id)

    async def drop_summons(self, summons_id: int) -> None:
        await self._rows("DELETE FROM summons WHERE id = ?", summons_id)

    async def add_deed(self, deed: Deed) -> None:
        await self._rows(_insert("audit", DEED), *astuple(deed))

    async def save_departure(self, guild: int, now: float) -> None:
        await self._rows("INSERT OR IGNORE INTO departures (guild, time) VALUES (?, ?)", guild, now)

    async def drop_departure(self, guild: int) -> None:
        await self._rows("DELETE FROM departures WHERE guild = ?", guild)

    async def erase(self, player: int) -> None:
        await self._rows("UPDATE audit SET player = 0 WHERE player = ?", player)
        for source in _ABOUT:
            await self._rows(f"DELETE FROM {source} WHERE {_whose(source)}", player)
        sql = "UPDATE outbox SET payload = replace(payload, ?1, '0') WHERE instr(payload, ?1)"
        await self._rows(sql, str(player))

    async def rename(self, table_id: str, names: Sequence[str], name: str) -> None:
        sql = "UPDATE outbox SET payload = replace(payload, ?2, ?3) WHERE table_id = ?1 AND instr(payload, ?2)"
        for former in names:
            await self._rows(sql, table_id, write_json(former), write_json(name))

    async def save_claim(self, claim: Claim) -> None:
        sql = _insert("claims", CLAIM).replace("INSERT", "INSERT OR REPLACE", 1)
        await self._rows(sql, *astuple(claim))

    async def drop_claims(self, table_id: str, *, seat: int | None = None, player: int | None = None) -> None:
        sql = "DELETE FROM claims WHERE table_id = ? AND (seat = ? OR player = ?)"
        await self._rows(sql, table_id, seat, player)

    async def save_note(self, table_id: str, player: int, text: str) -> None:
        if text:
            sql = "INSERT OR REPLACE INTO notes (table_id, player, text) VALUES (?, ?, ?)"
            await self._rows(sql, table_id, player, text)
        else:
            await self._rows("DELETE FROM notes WHERE table_id = ? AND player = ?", table_id, player)

    async def drop_drafts(self, table_id: str, seat: int) -> None:
        await self._rows("DELETE FROM drafts WHERE table_id = ? AND seat = ?", table_id, seat)

    async def save_poll(self, poll: Poll) -> None:
        sql = _insert("polls", POLL).replace("INSERT", "INSERT OR REPLACE", 1)
        await self._rows(sql, *write_poll(poll))

    async def drop_polls(self, table_id: str, kind: PollKind) -> None:
        await self._rows("DELETE FROM polls WHERE table_id = ? AND kind = ?", table_id, kind)

    async def save_draft(self, draft: Draft, now: float) -> None:
        sql = _insert("drafts", [*DRAFT, "saved"]).replace("INSERT", "INSERT OR REPLACE", 1)
        await self._rows(sql, *write_draft(draft), now)

    async def drop_draft(self, draft_id: str) -> None:
        await self._rows("DELETE FROM drafts WHERE id = ?", draft_id)

    async def sweep_drafts(self, before: float) -> None:
        await self._rows("DELETE FROM drafts WHERE saved < ?", before)

    async def save_receipt(self, receipt: Receipt) -> None:
        sql = _insert("receipts", RECEIPT).replace("INSERT", "INSERT OR REPLACE", 1)
        await self._rows(sql, *astuple(receipt))

    async def mark_told(self, table_id: str, seat: int, index: int, now: float) -> None:
        sql = "UPDATE receipts SET told = ? WHERE table_id = ? AND seat = ? AND idx = ?"
        await self._rows(sql, now, table_id, seat, index)

    async def drop_receipts(self, table_id: str, length: int) -> None:
        await self._rows("DELETE FROM receipts WHERE table_id = ? AND idx > ?", table_id, length)

    async def save_pupil(self, pupil: Pupil) -> None:
        sql = _insert("pupils", PUPIL).replace("INSERT", "INSERT OR REPLACE", 1)
        await self._rows(sql, *write_pupil(pupil))

    async def set_guild_language(self, guild: int, language: str) -> None:
        sql = "INSERT INTO guilds VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET language = excluded.language"
        await self._rows(sql, guild, language)

    async def mark_welcomed(self, guild: int, now: float) -> None:
        await self._rows(_insert("welcomes", ["guild", "time"]), guild, now)

    async def forget_welcome(self, guild: int) -> None:
        await self._rows("DELETE FROM welcomes WHERE guild = ?", guild)

    async def save_person(self, player: int, person: Person) -> None:
        sql = "INSERT INTO people VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET wishes = excluded.wishes"
        await self._rows(sql, player, msgspec.json.encode(person).decode())
