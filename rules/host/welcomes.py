"""Which servers were welcomed. Each is, once: neither a restart nor an upgrade says it again."""

from __future__ import annotations

from rules.host.desk import Desk


class Welcomes(Desk):
    async def was_welcomed(self, guild: int) -> bool:
        async with self._store.reading() as reader:
            return await reader.was_welcomed(guild)

    async def claim_welcome(self, guild: int) -> bool:
        """Before it is said, so that it is said no more than once. False: it was."""
        async with self._store.writing() as writer:
            if await writer.was_welcomed(guild):
                return False
            await writer.mark_welcomed(guild, self._clock())
            return True

    async def withdraw_welcome(self, guild: int) -> None:
        """A welcome could not be said, and may be tried again."""
        async with self._store.writing() as writer:
            await writer.forget_welcome(guild)
