"""Sealed letters and their readers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from rules.host.model import Addressee, Letter
from rules.host.queries.sql import Connected, insert, select
from rules.host.rows import ADDRESSEE, LETTER, read_addressee, read_letter, write_letter


class LettersReader(Connected):
    async def letters(self, table_id: str) -> list[Letter]:
        rows = await self._rows(select(LETTER, "letters WHERE table_id = ? ORDER BY time, number, id"), table_id)
        return await self._addressed(rows, "table_id = ?", table_id)

    async def letter(self, letter_id: str) -> Letter | None:
        rows = await self._rows(select(LETTER, "letters WHERE id = ?"), letter_id)
        return next(iter(await self._addressed(rows, "letter = ?", letter_id)), None)

    async def letters_unseen(self, player: int) -> dict[str, int]:
        """How many letters a person has yet to read, by their tables."""
        source = "letter_readers WHERE player = ? AND NOT seen GROUP BY table_id"
        return dict(await self._rows(select(["table_id", "count(*)"], source), player))

    async def _addressed(self, rows: Iterable[Any], which: str, value: str) -> list[Letter]:
        readers: defaultdict[str, list[Addressee]] = defaultdict(list)
        for letter_id, *rest in await self._rows(
            select(["letter", *ADDRESSEE], f"letter_readers WHERE {which} ORDER BY seat"), value
        ):
            readers[letter_id].append(read_addressee(rest))
        return [read_letter(row, readers[row[0]]) for row in rows]


class LettersWriter(LettersReader):
    async def add_letter(self, letter: Letter) -> None:
        await self._rows(insert("letters", LETTER), *write_letter(letter))
        for reader in letter.readers:
            values = (letter.table, letter.id, reader.seat, reader.player, reader.name, reader.seen)
            await self._rows(insert("letter_readers", ["table_id", "letter", *ADDRESSEE]), *values)

    async def mark_letters_seen(self, table_id: str, player: int) -> None:
        await self._rows("UPDATE letter_readers SET seen = ? WHERE table_id = ? AND player = ?", True, table_id, player)

    async def mark_letter_seen(self, letter_id: str, player: int) -> None:
        await self._rows("UPDATE letter_readers SET seen = ? WHERE letter = ? AND player = ?", True, letter_id, player)

    async def agree_to_open(self, table_id: str, player: int, agreed: bool) -> None:
        await self._rows("UPDATE letters SET agreed = ? WHERE table_id = ? AND player = ?", agreed, table_id, player)
