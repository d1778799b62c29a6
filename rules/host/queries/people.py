"""Persons and servers: their wishes, their calls, what is known of them and what admins have done."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import astuple

from rules.host.model import Deed, Noticeboard, Person, Summons
from rules.host.queries.sql import Connected, insert, mentioning, replacing, select, unless_there
from rules.host.rows import DEED, NOTICEBOARD, SUMMONS, read_noticeboard, read_summons, write_json

# Rows that belong to one person
_ABOUT = ("people", "offers", "claims", "drafts", "pupils", "notes", "summons", "letter_readers", "letters")
_DONE_BY = ("audit",)  # rows that say what one person did, and stay without them


def _whose(source: str) -> str:
    """Which rows are about the person ?1."""
    holder = " OR holder = ?1" if source == "offers" else ""
    return f"{'id' if source == 'people' else 'player'} = ?1{holder}"


class PeopleReader(Connected):
    async def guild_language(self, guild: int) -> str | None:
        return await self._value("SELECT language FROM guilds WHERE id = ?", guild)

    async def was_welcomed(self, guild: int) -> bool:
        return await self._value("SELECT guild FROM welcomes WHERE guild = ?", guild) is not None

    async def person(self, player: int) -> Person | None:
        wishes = await self._value("SELECT wishes FROM people WHERE id = ?", player)
        return None if wishes is None else msgspec.json.decode(wishes, type=Person)

    async def people(self) -> list[tuple[int, Person]]:
        rows = await self._rows("SELECT id, wishes FROM people ORDER BY id")
        return [(player, msgspec.json.decode(wishes, type=Person)) for player, wishes in rows]

    async def rows_about(self, player: int) -> dict[str, list[dict[str, Any]]]:
        rows = {source: await self._about(source, player) for source in (*_ABOUT, *_DONE_BY)}
        sql = "SELECT table_id, kind, state FROM outbox WHERE payload LIKE ? ORDER BY id"
        named = await self._rows(sql, mentioning(player))
        return {**rows, "outbox": [{"table_id": table, "kind": kind, "state": state} for table, kind, state in named]}

    async def _about(self, source: str, player: int) -> list[dict[str, Any]]:
        names = await self._connection.columns(source)
        rows = await self._rows(select(names, f"{source} WHERE {_whose(source)} ORDER BY 1, 2"), player)
        return [dict(zip(names, row, strict=True)) for row in rows]

    async def deeds(self, guild: int, most: int) -> list[Deed]:
        source = "audit WHERE guild = ? ORDER BY id DESC LIMIT ?"
        names = Deed.__struct_fields__
        return [
            Deed(**dict(zip(names, row, strict=True))) for row in await self._rows(select(DEED, source), guild, most)
        ]

    async def departures(self, before: float) -> list[int]:
        return [
            guild
            for (guild,) in await self._rows("SELECT guild FROM departures WHERE time <= ? ORDER BY guild", before)
        ]

    async def noticeboard(self, guild: int) -> Noticeboard | None:
        row = await self._row(select(NOTICEBOARD, "noticeboards WHERE guild = ?"), guild)
        return None if row is None else read_noticeboard(row)

    async def noticeboards(self) -> list[Noticeboard]:
        return [read_noticeboard(row) for row in await self._rows(select(NOTICEBOARD, "noticeboards ORDER BY guild"))]

    async def summons_until(self, now: float) -> list[Summons]:
        rows = await self._rows(select(SUMMONS, "summons WHERE due <= ? ORDER BY due, id"), now)
        return [read_summons(row) for row in rows]


class PeopleWriter(PeopleReader):
    async def set_guild_language(self, guild: int, language: str) -> None:
        await self._rows(replacing("guilds", ["id", "language"], "id"), guild, language)

    async def mark_welcomed(self, guild: int, now: float) -> None:
        await self._rows(insert("welcomes", ["guild", "time"]), guild, now)

    async def forget_welcome(self, guild: int) -> None:
        await self._rows("DELETE FROM welcomes WHERE guild = ?", guild)

    async def save_person(self, player: int, person: Person) -> None:
        await self._rows(replacing("people", ["id", "wishes"], "id"), player, msgspec.json.encode(person).decode())

    async def add_summons(self, player: int, table_id: str, seat: int, decision: str, kind: str, due: float) -> None:
        await self._rows(insert("summons", SUMMONS[1:]), player, table_id, seat, decision, kind, due, "{}")

    async def add_word(self, player: int, table_id: str, payload: dict[str, Any], due: float) -> None:
        await self._rows(insert("summons", SUMMONS[1:]), player, table_id, 0, "", "call", due, write_json(payload))

    async def save_noticeboard(self, board: Noticeboard) -> None:
        await self._rows(replacing("noticeboards", NOTICEBOARD, "guild"), *astuple(board))

    async def drop_noticeboard(self, guild: int) -> None:
        await self._rows("DELETE FROM noticeboards WHERE guild = ?", guild)

    async def put_off(self, summons_id: int, due: float) -> None:
        await self._rows("UPDATE summons SET due = ? WHERE id = ?", due, summons_id)

    async def drop_summons(self, summons_id: int) -> None:
        await self._rows("DELETE FROM summons WHERE id = ?", summons_id)

    async def add_deed(self, deed: Deed) -> None:
        await self._rows(insert("audit", DEED), *astuple(deed))

    async def save_departure(self, guild: int, now: float) -> None:
        await self._rows(unless_there("departures", ["guild", "time"]), guild, now)

    async def drop_departure(self, guild: int) -> None:
        await self._rows("DELETE FROM departures WHERE guild = ?", guild)

    async def erase(self, player: int) -> None:
        await self._rows("UPDATE audit SET player = 0 WHERE player = ?", player)
        for source in _ABOUT:
            await self._rows(f"DELETE FROM {source} WHERE {_whose(source)}", player)
        for told in ("outbox", "bulletins", "summons"):
            sql = f"UPDATE {told} SET payload = replace(payload, ?1, '0') WHERE payload LIKE ?2"
            await self._rows(sql, str(player), mentioning(player))
