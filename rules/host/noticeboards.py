"""Where a server lists its open tables: one message, kept up to date by whoever speaks in Discord."""

from __future__ import annotations

from msgspec.structs import replace

from rules.host.desk import Desk
from rules.host.model import Noticeboard, Table


class Noticeboards(Desk):
    async def put_up_noticeboard(self, guild: int, channel: int, language: str) -> Noticeboard | None:
        """From now on the list stands there; returns where it stood before."""
        async with self._store.writing() as writer:
            former = await writer.noticeboard(guild)
            await writer.save_noticeboard(Noticeboard(guild=guild, channel=channel, language=language))
            return former

    async def take_down_noticeboard(self, guild: int) -> Noticeboard | None:
        async with self._store.writing() as writer:
            former = await writer.noticeboard(guild)
            await writer.drop_noticeboard(guild)
            return former

    async def noticeboard(self, guild: int) -> Noticeboard | None:
        async with self._store.reading() as reader:
            return await reader.noticeboard(guild)

    async def noticeboards(self) -> list[Noticeboard]:
        async with self._store.reading() as reader:
            return [board for board in await reader.noticeboards() if self.realm.has(board.guild)]

    async def sending_noticeboard(self, board: Noticeboard) -> None:
        """Before it is sent: from now on it may be there."""
        await self._note_board(board, replace(board, message=None, tried=self._clock()))

    async def noticed(self, board: Noticeboard, message: int, shown: str) -> None:
        """It is there, and says this."""
        await self._note_board(board, replace(board, message=message, shown=shown))

    async def _note_board(self, board: Noticeboard, after: Noticeboard) -> None:
        """Unless it has been put up elsewhere meanwhile."""
        async with self._store.writing() as writer:
            now = await writer.noticeboard(board.guild)
            if now is not None and now.channel == board.channel:
                await writer.save_noticeboard(after)

    async def open_tables(self, guild: int) -> list[Table]:
        """Those that look for people, the oldest first; of private ones nobody is told."""
        async with self._store.reading() as reader:
            lobbies = await reader.tables(guild, None, None, ("lobby",))
        return sorted((table for table in lobbies if not table.gathering.private), key=lambda table: table.created)
