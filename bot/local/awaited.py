"""Whom the tables wait for: the one thing that the page knows beside what everybody can read."""

from __future__ import annotations

from bot.local.server.people import GUILD
from bot.local.server.things import JSON
from rules.host import Host


async def awaited(host: Host) -> list[JSON]:
    """Every running table with its channel and the people it waits for; computers are nobody to become."""
    tables = await host.tables(guild=GUILD, status=("running",))
    return [
        {
            "channel": str(table.channel),
            "people": [str(table.seats[seat].player) for seat in table.awaited if table.seats[seat].player is not None],
        }
        for table in tables
    ]
