"""The outbox: what channels are still to be told. A row is written with the change it tells of, in one transaction,
so that a crash before the post loses nothing; whoever posts marks it, so that it is not told twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.core import Event, Words
from rules.host.asides import changed, note_aside
from rules.host.desk import Desk, find_table
from rules.host.model import (
    Claim,
    Committed,
    Conflict,
    Offer,
    OpenTable,
    Poll,
    Post,
    PostKind,
    PostState,
    Table,
    UndoRequest,
)
from rules.host.shards import Shards
from rules.host.store import Reader, Writer
from rules.host.waiting import spent

_CHANGE = ("change", "seat", "former", "told", "moves")
_AFFAIR = ("affair", "chapter", "over")
_LONG = 3 * 3600.0  # seconds of waiting after which an edit alone would go unseen
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


def worth_telling(before: Table, after: Table, seat: int, *, shown: bool) -> bool:
    """A move is told at once when the game is over, when a person is called, or when it is worth a look while people
    are awaited; else the live message is edited. So what computers do between two persons is told together."""
    if after.status == "over":
        return True
    if after.is_show:
        return shown or bool(set(after.awaited) - set(before.awaited))
    people = [who for who in after.awaited if not after.seats[who].plays_itself]
    return bool(called(before, after)) or (shown and bool(people) and not after.seats[seat].plays_itself)


def called(before: Table, after: Table) -> list[int]:
    """The people who are awaited now and were not before."""
    return [seat for seat in after.awaited if seat not in before.awaited and not after.seats[seat].plays_itself]


def last_awaited(before: Table, after: Table) -> int | None:
    """The person for whom alone the table waits now, after several were awaited together."""
    (seat, *others) = after.awaited or (-1,)
    alone = not others and seat in before.awaited and len(before.awaited) > 1
    return seat if alone and not after.seats[seat].plays_itself else None


async def post_turn(
    writer: Writer,
    table: Table,
    payload: dict[str, Any],
    *,
    since: int | None = None,
    calls: Sequence[int] | None = None,
) -> None:
    """Tell everything since the last time, and who is awaited now or how it ended. `calls`: whom of these it pings, for
    nobody is pinged twice for one wait; None: all. Whom a post should have pinged that failed is pinged now."""
    if payload.get("change", "upgrade") != "upgrade":  # its boundary keeps what that has told
        await note_aside(writer, table, *changed([payload]))
    if since is None:
        former = await writer.latest_turn(table.id)
        failed = former is not None and former.state == "failed"
        told = 0 if former is None else former.since if failed else former.until
        since = min(told, table.length)
        if failed and former is not None and calls is not None:
            calls = sorted({*calls, *former.payload.get("calls", table.awaited)})
    await _add_turn(writer, table, since, payload if calls is None else {**payload, "calls": [*calls]})


async def post_move(
    writer: Writer, before: OpenTable, after: OpenTable, payload: dict[str, Any], *, calls: Sequence[int]
) -> None:
    """What a move has brought, in the message of what people were about; whom it calls, in that of what they are about
    now. What begins within something else, such as a battle, has a message of its own from its beginning."""
    was, now = affair_of(before), affair_of(after)
    within = not was or was == now or now.get("affair", "").startswith(f"{was['affair']}/")
    if within or after.table.status == "over":
        await post_turn(writer, after.table, {**payload, **now}, calls=calls)
        return
    over = {"over": True} if calls else {}
    await post_turn(writer, after.table, {**payload, **was, **over}, calls=())
    if calls:
        await post_turn(writer, after.table, now, calls=calls)


def affair_of(position: OpenTable) -> dict[str, Any]:
    """What people are about, as a post remembers it; nothing where every post stands for itself."""
    alone = position.table.is_show or position.state.outcome is not None
    name = "" if alone else position.game.affair(position.state)
    return {"affair": name, "chapter": msgspec.to_builtins(position.game.chapter(position.state))} if name else {}


async def _add_turn(writer: Writer, table: Table, since: int, payload: dict[str, Any]) -> None:
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


async def tell_less(writer: Writer, table: Table) -> None:
    """Steps that nobody was told of are taken back: what was told, or waits to be, ends before them."""
    former, waiting = await writer.latest_turn(table.id), await writer.unsent(table.id)
    turns = {post.id: post for post in (*waiting, *([former] if former else ())) if post.kind in ("turn", "final")}
    for post in turns.values():
        if post.until > table.length:
            await writer.update_post(replace(post, since=min(post.since, table.length), until=table.length))


async def post_refresh(writer: Writer, table: Table) -> None:
    former = await writer.latest_post(table.id, "refresh")
    if former is not None and former.state == "waiting":
        await writer.update_post(replace(former, until=table.length))
    else:
        channel, length = table.channel, table.length
        await writer.add_post(table, "refresh", channel=channel, since=length, until=length, payload={})


async def post_notice(writer: Writer, table: Table, said: Words, *offers: str) -> None:
    """`offers`: the buttons that go with it, by their verbs."""
    await note_aside(writer, table, Event(said))
    buttons = {"offers": offers} if offers else {}
    await _post_aside(writer, table, {"words": msgspec.to_builtins(said), **buttons})


async def post_poll(writer: Writer, table: Table, poll: Poll) -> None:
    await _post_aside(writer, table, {"poll": poll.id})


async def post_undo_question(writer: Writer, table: Table, request: UndoRequest) -> None:
    await _post_aside(writer, table, {"undo": request.id})


async def post_offer(writer: Writer, table: Table, offer: Offer) -> None:
    await _post_aside(writer, table, {"offer": offer.id, "invited": offer.player})


async def post_call(writer: Writer, table: Table, said: Words, seats: Sequence[int]) -> None:
    """Words to some who are awaited, as long as they are."""
    decisions = {str(seat): table.asked[seat].decision for seat in seats}
    await _post_aside(writer, table, {"call": decisions, "words": msgspec.to_builtins(said)})


async def post_word(writer: Writer, table: Table, payload: Mapping[str, Any], people: Sequence[int]) -> None:
    """Words to some by name, who may or may not sit there, with what they can do about it."""
    await _post_aside(writer, table, {**payload, "to": [*people]})


async def post_open_seat(writer: Writer, table: Table, seat: int) -> None:
    await _post_aside(writer, table, {"open": seat})


async def post_claim(writer: Writer, table: Table, claim: Claim) -> None:
    await _post_aside(writer, table, {"claim": claim.id})


async def post_reminder(writer: Writer, table: Table, seats: Sequence[int], *, end: float) -> None:
    """To those who are awaited: when their time ends, or that it has."""
    late = any(table.asked[seat].told == "late" for seat in seats)
    decisions = {str(seat): table.asked[seat].decision for seat in seats}
    await _post_aside(writer, table, {"remind": decisions, "end": int(end), "late": late})


async def post_last(writer: Writer, table: Table, seat: int, now: float) -> None:
    """To the last who is awaited. Where all answer within hours, the edit of the live message tells it."""
    if spent(table, seat, now) >= _LONG:
        await _post_aside(writer, table, {"last": seat, "decision": table.asked[seat].decision})


async def _post_aside(writer: Writer, table: Table, payload: dict[str, Any]) -> None:
    channel, length = table.channel, table.length
    await writer.add_post(table, "notice", channel=channel, since=length, until=length, payload=payload)


# What several posts tell together


def changes(post: Post) -> list[dict[str, Any]]:
    """What a post tells beside the game: a move taken back, a seat handed over."""
    if "change" in post.payload:
        return [{key: post.payload[key] for key in _CHANGE if key in post.payload}]
    return post.payload.get("changes", [])


def begins(post: Post) -> bool:
    """Whether a post tells of the game's beginning."""
    first = post.kind in ("turn", "final") and post.since == post.until == 0 and not changes(post)
    return first or bool(post.payload.get("begins"))


def together(posts: Sequence[Post]) -> dict[str, Any]:
    """The payload of one post in place of these turns."""
    changed = [change for post in posts for change in changes(post)]
    started = any(begins(post) for post in posts)
    calls = _calls(posts)
    return {
        **{key: post.payload[key] for post in posts[-1:] for key in _AFFAIR if key in post.payload},
        **({"changes": changed} if changed else {}),
        **({"begins": True} if started else {}),
        **({"calls": calls} if calls is not None else {}),
    }


def _calls(posts: Sequence[Post]) -> list[int] | None:
    """Whom these posts ping together; None: everybody who is awaited."""
    each = [post.payload.get("calls") for post in posts]
    return None if None in each else sorted({seat for seats in each for seat in seats or ()})


async def post_elsewhere(writer: Writer, table: Table) -> None:
    """The table lives in another channel now: all that is still to be told is told there, and its lobby or its board
    is shown there."""
    turns: list[Post] = []
    for post in await writer.untold(table.id):
        if post.kind in ("turn", "final", "refresh") or (post.kind == "lobby" and table.status == "lobby"):
            await writer.update_post(replace(post, state="merged"))
            turns += [post] if post.kind in ("turn", "final") else []
        else:
            await writer.update_post(replace(post, state="waiting", channel=table.channel))
    if table.status == "lobby":
        await writer.add_post(table, "lobby", channel=table.channel, since=0, until=0, payload={})
    elif table.status != "ended":
        payload, moving = together(turns), {"change": "move"}
        moved = [*payload.get("changes", []), moving]
        await note_aside(writer, table, *changed([moving]))
        since = min([table.length, *(post.since for post in turns)])
        calls: dict[str, list[int]] = {} if turns else {"calls": []}
        await _add_turn(writer, table, since, {**payload, **calls, "changes": moved})


class Outbox(Desk):
    """For whoever does the posting."""

    async def posts(self, table_id: str | None = None) -> list[Post]:
        """Waiting, or being sent when somebody stopped in the middle; in the order in which things happened."""
        async with self._store.reading() as reader:
            return await reader.unsent(table_id, self.realm)

    async def claim(self, post_id: int, *, looks: bool = False) -> Post:
        """Note that it is about to be sent, before it is; `looks`: that it is only being looked for."""
        async with self._store.writing() as writer:
            post = await _unsent(writer, post_id)
            await _require_shard(writer, (await find_table(writer, post.table)).guild, self.realm, self.holder)
            payload = post.payload if looks else {**post.payload, "tried": self._clock()}
            claimed = replace(post, state="sending", attempts=post.attempts + 1, payload=payload)
            await writer.update_post(claimed)
            return claimed

    def tried_lately(self, post: Post, seconds: float) -> bool:
        """Whether it was sent last no longer ago than that."""
        return 0 <= self._clock() - post.payload.get("tried", 0.0) <= seconds

    async def posted(
        self, post_id: int, message: int | None, merged: Sequence[int] = (), *, told: Post | None = None
    ) -> None:
        """A post was sent as `message`, the `merged` ones told along with it; `told`: as it was, in the end."""
        async with self._store.writing() as writer:
            post = await _unsent(writer, post_id)
            if told is not None:
                post = replace(post, since=told.since, payload=told.payload)
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

    async def turn_lost(self, table_id: str) -> None:
        """The message with the live button is there no more: the turn is told anew."""
        async with self._store.writing() as writer:
            table = await find_table(writer, table_id)
            lost = await writer.live_post(table_id, "turn")
            affair = {key: lost.payload[key] for key in _AFFAIR if key in lost.payload} if lost else {}
            await writer.retire_messages(table_id, "turn", keep=0)
            await post_turn(writer, table, affair, since=lost.since if lost and affair else None, calls=())
        self._announce(Committed(before=table, after=table))

    async def live_post(self, table_id: str, kind: PostKind) -> Post | None:
        """The one whose message is in use: the lobby, or the turn that carries the live button."""
        async with self._store.reading() as reader:
            return await reader.live_post(table_id, kind)

    async def lobby_message(self, table_id: str) -> int | None:
        post = await self.live_post(table_id, "lobby")
        return post.message if post else None

    async def turn_message(self, table_id: str) -> int | None:
        """The message that carries the live button."""
        post = await self.live_post(table_id, "turn")
        return post.message if post else None

    async def last_message(self, table_id: str, channel: int) -> int | None:
        """The newest one about the table that is known there."""
        async with self._store.reading() as reader:
            return await reader.last_message(table_id, channel)

    async def post(self, post_id: int) -> Post | None:
        async with self._store.reading() as reader:
            return await reader.post(post_id)

    async def reworded(self, post_id: int, base: str, call: str) -> None:
        """The message of a post says something else now below its `base`, which tells the news."""
        async with self._store.writing() as writer:
            post = await writer.post(post_id)
            if post is not None:
                said = {"base": base, "call": call, "reworded": True}
                await writer.update_post(replace(post, payload={**post.payload, **said}))

    async def retire_messages(self, table_id: str, kind: PostKind, keep: int) -> list[Post]:
        """All messages of that kind but `keep` are out of use now; returns those that were in use until now."""
        async with self._store.writing() as writer:
            return await writer.retire_messages(table_id, kind, keep)


async def _require_shard(reader: Reader, guild: int, shards: Shards, holder: str) -> None:
    """A process that has slept, and whose tables are another's since, says nothing any more."""
    shard = (guild >> 22) % shards.count
    if holder and not any((lease.shard, lease.holder) == (shard, holder) for lease in await reader.leases()):
        raise Conflict


async def _unsent(reader: Reader, post_id: int) -> Post:
    post = await reader.post(post_id)
    if post is None or post.state not in _UNSENT:
        raise Conflict
    return post
