"""What people want of the house, wherever they play: a row a person, not a table's business."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.host.desk import Desk
from rules.host.model import Person


class People(Desk):
    async def person(self, player: int) -> Person:
        async with self._store.reading() as reader:
            return await reader.person(player) or Person()

    async def set_person(self, player: int, **wishes: Any) -> Person:
        """Change what a person wants; what is not named stays as it was."""
        async with self._store.writing() as writer:
            wanted = replace(await writer.person(player) or Person(), **wishes)
            await writer.save_person(player, wanted)
        return wanted
