"""Who is coached at which table, and what they have been told so far. It is no part of the game."""

from __future__ import annotations

from msgspec.structs import replace

from rules.host.desk import Desk, find_table, seat_of
from rules.host.model import Pupil, Table


class Pupils(Desk):
    async def pupil(self, table_id: str, player: int) -> Pupil | None:
        """How far a person's lessons have come at a table; None: never coached there."""
        async with self._store.reading() as reader:
            return await reader.pupil(table_id, player)

    async def set_coach(self, table_id: str, player: int, wanted: bool) -> Table:
        """Have a coach at one's side, or send them away; what was told stays told."""
        async with self._store.writing() as writer:
            table = await find_table(writer, table_id)
            seat_of(table, player)
            known = await writer.pupil(table_id, player) or Pupil(table=table_id, player=player)
            await writer.save_pupil(replace(known, coached=wanted))
            return table

    async def note_lesson(self, table_id: str, player: int, lesson: str, decision: str) -> None:
        """A lesson is being told for this decision."""
        async with self._store.writing() as writer:
            known = await writer.pupil(table_id, player)
            if known is not None:
                await writer.save_pupil(replace(known, heard={**known.heard, lesson: decision}))
