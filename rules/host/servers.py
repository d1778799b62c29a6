"""What servers want of the house, and what they are told apart from the posts of their tables."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.host.banks import BANKS
from rules.host.desk import Desk, find_table
from rules.host.model import Bulletin, Server, Table, Terms
from rules.host.store import Reader

_OPEN = ("lobby", "running")


class Servers(Desk):
    async def server(self, guild: int) -> Server:
        async with self._store.reading() as reader:
            return await server_of(reader, guild)

    async def set_server(self, guild: int, **wishes: Any) -> Server:
        """Change what a server wants; what is not named stays as it was."""
        async with self._store.writing() as writer:
            wanted = replace(await server_of(writer, guild), **wishes)
            await writer.save_server(guild, wanted)
        return wanted

    async def guild_language(self, guild: int) -> str | None:
        async with self._store.reading() as reader:
            return await reader.guild_language(guild)

    async def set_guild_language(self, guild: int, language: str) -> None:
        async with self._store.writing() as writer:
            await writer.set_guild_language(guild, language)

    # What they are told

    async def bulletins(self) -> list[Bulletin]:
        """Those that are still to be told, in order."""
        async with self._store.reading() as reader:
            return await reader.bulletins()

    async def bulletin_told(self, bulletin_id: int) -> None:
        async with self._store.writing() as writer:
            await writer.mark_bulletin(bulletin_id)

    async def note_lost(self, table_id: str) -> Table:
        """The channel of a table is gone: the server's fallback channel is told, once for each."""
        async with self._store.writing() as writer:
            table = await find_table(writer, table_id)
            fallback = (await server_of(writer, table.guild)).fallback
            if fallback is not None and fallback != table.channel and table.status in _OPEN:
                about = f"lost {table.id} {table.channel} {fallback}"
                payload = {"lost": table.id, "channel": table.channel}
                await writer.add_bulletin(table.guild, fallback, payload, about=about)
        return table


async def server_of(reader: Reader, guild: int) -> Server:
    return await reader.server(guild) or Server()


def first_clock(server: Server) -> dict[str, Any]:
    """The time that a new table of a server begins with, as fields of the table.

    >>> first_clock(Server(clock="24"))
    {'deadline': 24}
    >>> first_clock(Server(clock="fast"))["terms"].bank.start
    6
    """
    if server.clock in BANKS:
        return {"terms": Terms(bank=BANKS[server.clock])}
    return {"deadline": int(server.clock)} if server.clock else {}
