"""What people write down for themselves at a table. Nobody else ever reads it."""

from __future__ import annotations

from rules.host.desk import Desk, find_table, seat_of
from rules.host.letters import readable
from rules.host.model import HostError, Table

LONGEST_NOTE = 600  # characters


class Notes(Desk):
    async def note(self, table_id: str, player: int) -> str:
        async with self._store.reading() as reader:
            return await reader.note(table_id, player)

    async def write_note(self, table_id: str, player: int, text: str) -> Table:
        """In place of what was there; nothing: it is thrown away."""
        kept = readable(text).strip()
        if len(kept) > LONGEST_NOTE:
            raise HostError("host-note-long", most=LONGEST_NOTE)
        async with self._store.writing() as writer:
            table = await find_table(writer, table_id)
            seat_of(table, player)
            await writer.save_note(table_id, player, kept)
            return table
