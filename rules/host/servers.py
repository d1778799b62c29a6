"""What servers want of the house, and what they are told apart from the posts of their tables."""

from __future__ import annotations

from typing import Any

from msgspec import json, to_builtins
from msgspec.structs import replace

from rules.host.banks import BANKS
from rules.host.desk import Desk, find_table
from rules.host.model import Bulletin, Deed, Server, Table, Terms
from rules.host.store import Reader, Writer

LANGUAGE = "language"  # a setting that is kept apart from the others
_OPEN = ("lobby", "running")


class Servers(Desk):
    async def server(self, guild: int) -> Server:
        async with self._store.reading() as reader:
            return await server_of(reader, guild)

    async def set_server(self, guild: int, by: int | None = None, **wishes: Any) -> Server:
        """Change what a server wants; what is not named stays as it was. `by`: the admin to whom it is put down."""
        async with self._store.writing() as writer:
            former = await server_of(writer, guild)
            wanted = replace(former, **wishes)
            await writer.save_server(guild, wanted)
            for name in wishes:
                was, now = getattr(former, name), getattr(wanted, name)
                await self._note_setting(writer, guild, by, wanted.log or former.log, (name, was, now))
        return wanted

    async def _note_setting(
        self, writer: Writer, guild: int, by: int | None, log: int | None, change: tuple[str, Any, Any]
    ) -> None:
        """What is as it was is nobody's deed."""
        setting, former, value = change
        if by is not None and former != value:
            was, now = json.encode(former).decode(), json.encode(value).decode()
            time = self._clock()
            deed = Deed(guild=guild, player=by, kind="settings", time=time, setting=setting, former=was, value=now)
            await note_deed(writer, deed, log)

    async def guild_language(self, guild: int) -> str | None:
        async with self._store.reading() as reader:
            return await reader.guild_language(guild)

    async def set_guild_language(self, guild: int, language: str, by: int | None = None) -> None:
        async with self._store.writing() as writer:
            former, log = await writer.guild_language(guild), (await server_of(writer, guild)).log
            await writer.set_guild_language(guild, language)
            await self._note_setting(writer, guild, by, log, (LANGUAGE, former, language))

    # What they are told

    async def bulletins(self) -> list[Bulletin]:
        """Those that are still to be told, in order."""
        async with self._store.reading() as reader:
            return [told for told in await reader.bulletins() if self.realm.has(told.guild)]

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


async def note_deed(writer: Writer, deed: Deed, log: int | None) -> None:
    """For the admins of a server to read, and to be told in the channel that they have chosen for it."""
    await writer.add_deed(deed)
    if log is not None:
        await writer.add_bulletin(deed.guild, log, {"deed": to_builtins(deed)})


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
