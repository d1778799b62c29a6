"""What does not go on though it should: posts that wait, computers that think for ever, time that has run out, people
who were never called."""

from __future__ import annotations

import asyncio
import re
import time

from rules.host.model import Table
from rules.host.waiting import due
from tests.loopback.world import Message
from tests.siege.camp import Camp
from tests.siege.reading import reference, usable, verb

_CALL = re.compile(r"<@(\d+)>")


async def stuck_after(camp: Camp, seconds: float) -> list[str]:
    """Everything that has not moved for so long, now that nothing disturbs the bot. Ends early when all is well."""
    since: dict[str, float] = {}
    began = time.monotonic()
    while time.monotonic() - began < seconds + 5:
        now, waiting = time.monotonic(), troubles(camp)
        since = {trouble: since.get(trouble, now) for trouble in waiting}
        if not since:
            return []
        await asyncio.sleep(1)
    return [trouble for trouble, first in since.items() if time.monotonic() - first >= seconds]


def troubles(camp: Camp) -> list[str]:
    """By name: one that moves has another name the next time."""
    open_channels = {channel.id for channel in camp.world.channels}
    tables = {table.id: table for table in camp.truth.tables() if table.channel in open_channels}
    found = [
        f"post {post.id} ({post.kind}) of {post.table} is {post.state}"
        for post in camp.truth.posts()
        if post.state in ("waiting", "sending", "failed") and post.table in tables
    ]
    for table in tables.values():
        if table.status == "running":
            found += [*_table_troubles(table), *_uncalled(camp, table)]
    return found


def _table_troubles(table: Table) -> list[str]:
    found: list[str] = []
    if any(table.seats[seat].is_computer for seat in table.awaited):
        found.append(f"a computer at {table.id} ({table.game}) is awaited at revision {table.revision}")
    moment = due(table)
    if moment is not None and moment < time.time():
        found.append(f"the clock of {table.id} should have rung at {moment:.0f}")
    return found


def _uncalled(camp: Camp, table: Table) -> list[str]:
    """People who are awaited, while the table's newest message calls others."""
    wanted = {str(table.seats[seat].player) for seat in table.awaited if not table.seats[seat].is_computer}
    message = _live(camp, table)
    called = set(_CALL.findall(message.content)) if message else set[str]()
    return [f"nobody calls {player} at {table.id} revision {table.revision}" for player in sorted(wanted - called)]


def _live(camp: Camp, table: Table) -> Message | None:
    channel = camp.channel_of(table)
    for message in channel.latest if channel else ():
        if any(verb(part) == "turn" and reference(part) == table.id for part in usable(message)):
            return message
    return None
