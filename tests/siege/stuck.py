"""What does not go on though it should: posts that wait, computers that think for ever, time that has run out, people
who were never called."""

from __future__ import annotations

import asyncio
import re
import time

from rules.host.model import Table
from rules.host.waiting import due
from tests.siege.camp import Camp
from tests.siege.reading import live_message

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
        f"post {post.id} ({post.kind}) of {post.table} has not been said"
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
    """People who are awaited, while the table's newest message calls others. Where somebody has deleted it, the bot
    cannot know before it has something to say."""
    if camp.erased.get(table.id) == max((post.id for post in camp.truth.posts() if post.table == table.id), default=0):
        return []
    wanted = {str(table.seats[seat].player) for seat in table.awaited if not table.seats[seat].is_computer}
    channel = camp.channel_of(table)
    message = live_message(channel, table.id) if channel else None
    called = set(_CALL.findall(message.content)) if message else set[str]()
    return [f"nobody calls {player} at {table.id} revision {table.revision}" for player in sorted(wanted - called)]
