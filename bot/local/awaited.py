"""Whom the tables wait for, and by which button they are called: what the page knows beside what everybody can read."""

from __future__ import annotations

from bot.local.server.people import GUILD
from bot.local.server.things import JSON
from bot.posts import turn_button
from bot.talk import public_speaker
from rules.host import Host


async def awaited(host: Host) -> list[JSON]:
    """Every running table with its channel, the people it waits for, and the id of the button that is meant for them;
    computers are nobody to become."""
    tables = await host.tables(guild=GUILD, status=("running",))
    return [
        {
            "channel": str(table.channel),
            "button": turn_button(public_speaker(table), table).custom_id,
            "people": [str(table.seats[seat].player) for seat in table.awaited if table.seats[seat].player is not None],
        }
        for table in tables
    ]
