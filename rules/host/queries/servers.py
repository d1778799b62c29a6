"""Servers: what they want, and what they are told."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.host.model import Bulletin, Server
from rules.host.queries.sql import Connected, replacing, unless_there
from rules.host.rows import write_json


class ServersReader(Connected):
    async def server(self, guild: int) -> Server | None:
        wishes = await self._value("SELECT wishes FROM servers WHERE id = ?", guild)
        return None if wishes is None else msgspec.json.decode(wishes, type=Server)

    async def bulletins(self) -> list[Bulletin]:
        rows = await self._rows("SELECT id, guild, channel, payload FROM bulletins WHERE NOT told ORDER BY id")
        return [
            Bulletin(id=number, guild=guild, channel=channel, payload=msgspec.json.decode(payload))
            for number, guild, channel, payload in rows
        ]


class ServersWriter(ServersReader):
    async def save_server(self, guild: int, server: Server) -> None:
        await self._rows(replacing("servers", ["id", "wishes"], "id"), guild, msgspec.json.encode(server).decode())

    async def add_bulletin(
        self, guild: int, channel: int, payload: dict[str, Any], *, about: str | None = None
    ) -> None:
        sql = unless_there("bulletins", ["guild", "channel", "about", "payload"])
        await self._rows(sql, guild, channel, about, write_json(payload))

    async def mark_bulletin(self, bulletin_id: int) -> None:
        """What is told only once is remembered; of the rest nobody asks any more."""
        await self._rows("DELETE FROM bulletins WHERE id = ? AND about IS NULL", bulletin_id)
        await self._rows("UPDATE bulletins SET told = TRUE, payload = '{}' WHERE id = ?", bulletin_id)
