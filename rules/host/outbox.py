"""The outbox: what channels are still to be told. A row is written with the change it tells of, in one transaction,
so that a crash before the post loses nothing; whoever posts marks it, so that it is not told twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.core import Words
from rules.host.desk import Desk
from rules.host.model import Committed, Conflict, Offer, Post, PostKind, PostState, Table, UndoRequest
from rules.host.store import Reader, Writer

_UNSENT: tuple[PostState, ...] = ("waiting", "sending")

# What a change has the channel told


async def post_lobby(writer: Writer, table: Table, first: int | None = None) -> None:
    """The lobby message is to be made or brought up to date. It stays in the channel where it was first posted: the
    table's own, or `first`."""
    former = await writer.latest_post(table.id, "lobby")
    if former is not None and former.state == "waiting":
        return
    channel = former.channel if former else first or table.channel
    await writer.add_post(table, "lobby", channel=channel, since=0, until=0, payload={})


def worth_telling(before: Table, after: Table, *, shown: bool) -> bool:
    """A move is told at once when it is worth a look or somebody new is awaited; else the live message is edited."""
    return shown or after.status == "over" or bool(set(after.awaited) - set(before.awaited))


async def post_turn(writer: Writer, table: Table, payload: dict[str, Any], *, since: int | None = None) -> None:
    """Tell everything since the last time, and who is awaited now or how it ended."""
    if since is None:
        former = await writer.latest_turn(table.id)
        since = min(former.until, table.length) if former else 0
    kind: PostKind = "final" if table.status == "over" else "turn"
    await writer.add_post(table, kind, channel=table.channel, since=since, until=table.length, payload=payload)


async def merge_turns(writer: Writer, table: Table) -> int | None:
    """What waits to be told is left to the next turn's post, for its moments cannot be looked at any more. Since when
    there is something to tell; None: all has been told."""
    unsent = [post for post in await writer.unsent(table.id) if post.kind in ("turn", "final", "refresh")]
    for post in unsent:
        if post.state == "waiting":
            await writer.update_post(replace(post, state="merged"))
    return min((post.since for post in unsent if post.kind != "refresh"), default=None)


async def post_refresh(writer: Writer, table: Table) -> None:
    former = await writer.latest_post(table.id, "refresh")
    if former is not None and former.state == "waiting":
        await writer.update_post(replace(former, until=table.length))
    else:
        channel, length = table.channel, table.length
        await writer.add_post(table, "refresh", channel=channel, since=length, until=length, payload={})


async def post_notice(writer: Writer, table: Table, said: Words) -> None:
    await _post_aside(writer, table, {"words": msgspec.to_builtins(said)})


async def post_undo_question(writer: Writer, table: Table, request: UndoRequest) -> None:
    await _post_aside(writer, table, {"undo": request.id})


async def post_offer(writer: Writer, table: Table, offer: Offer) -> None:
    await _post_aside(writer, table, {"offer": offer.id, "invited": offer.player})


async def post_reminder(writer: Writer, table: Table, seats: Sequence[int], *, end: float) -> None:
    """To those who are awaited: when their time ends, or that it has."""
    late = any(table.asked[seat].told == "late" for seat in seats)
    decisions = {str(seat): table.asked[seat].decision for seat in seats}
    await _post_aside(writer, table, {"remind": decisions, "end": int(end), "late": late})


async def _post_aside(writer: Writer, table: Table, payload: dict[str, Any]) -> None:
    channel, length = table.channel, table.length
    await writer.add_post(table, "notice", channel=channel, since=length, until=length, payload=payload)


class Outbox(Desk):
    """For whoever does the posting."""

    async def posts(self, table_id: str | None = None) -> list[Post]:
        """Waiting, or being sent when somebody stopped in the middle; in the order in which things happened."""
        async with self._store.reading() as reader:
            return await reader.unsent(table_id)

    async def claim(self, post_id: int) -> Post:
        """Note that it is about to be sent, before it is."""
        async with self._store.writing() as writer:
            post = await _unsent(writer, post_id)
            claimed = replace(post, state="sending", attempts=post.attempts + 1)
            await writer.update_post(claimed)
            return claimed

    async def posted(self, post_id: int, message: int | None, merged: Sequence[int] = ()) -> None:
        """It was sent as `message`, and the `merged` ones were told along with it."""
        async with self._store.writing() as writer:
            post = await _unsent(writer, post_id)
            await writer.update_post(replace(post, state="posted", message=message))
            for other_id in merged:
                other = await _unsent(writer, other_id)
                await writer.update_post(replace(other, state="merged"))

    async def failed(self, post_id: int, *, give_up: bool) -> None:
        async with self._store.writing() as writer:
            post = await _unsent(writer, post_id)
            await writer.update_post(replace(post, state="failed" if give_up else "waiting"))

    async def show_again(self, guild: int) -> None:
        """For a channel that was lost with all its messages: every open table is told of anew."""
        async with self._store.writing() as writer:
            shown = await writer.tables(guild, None, None, ("lobby", "running"))
            for table in shown:
                for post in await writer.unsent(table.id):
                    await writer.update_post(replace(post, state="merged"))
                await writer.retire_messages(table.id, "lobby", keep=0)
                await writer.retire_messages(table.id, "turn", keep=0)
                await (post_lobby(writer, table) if table.status == "lobby" else post_turn(writer, table, {}))
        for table in shown:
            self._announce(Committed(before=table, after=table))

    async def lobby_message(self, table_id: str) -> int | None:
        async with self._store.reading() as reader:
            return await reader.message(table_id, "lobby")

    async def turn_message(self, table_id: str) -> int | None:
        """The message that carries the live button."""
        async with self._store.reading() as reader:
            return await reader.message(table_id, "turn")

    async def retire_turn_messages(self, table_id: str, keep: int) -> list[int]:
        """All turn messages but `keep` are out of use now; returns those that were in use until now."""
        async with self._store.writing() as writer:
            return await writer.retire_messages(table_id, "turn", keep)


async def _unsent(reader: Reader, post_id: int) -> Post:
    post = await reader.post(post_id)
    if post is None or post.state not in _UNSENT:
        raise Conflict
    return post
