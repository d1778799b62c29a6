"""The outbox to Discord. A row is claimed before the channel is spoken to and marked after; a row found claimed after
a crash is looked for in the channel first, so that nothing is said twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from itertools import takewhile
from typing import Any, NamedTuple

import aiohttp
import discord
import msgspec

import render
from bot import posts
from bot.clock import Scheduler, backoff
from bot.painter import Painter
from bot.talk import Reply, clipped, public_speaker
from render.picture import Picture
from rules.core import Game, Words
from rules.core.engine import start
from rules.host import Committed, Host, HostError, LogRow, Position, Post, Table

_LOOK_BACK = 50
_FILES = 10  # that a message can carry
_TRIES = 5
_log = logging.getLogger(__name__)


class Publisher:
    def __init__(
        self, client: discord.Client, host: Host, scheduler: Scheduler, painter: Painter, games: Mapping[str, Game[Any]]
    ) -> None:
        self._client, self._host, self._scheduler = client, host, scheduler
        self._painter, self._games = painter, games
        self._prepared: dict[str, _Prepared] = {}

    def hear(self, change: Committed) -> None:
        """Every change has left something in the outbox."""
        if change.told and change.position is not None:
            self.prepare(change.position)
        self.kick(change.after.id)

    def prepare(self, position: Position) -> None:
        """Paint the board that the outbox is about to ask for, while it is still being read and marked; not where the
        picture depends on what else is told with it."""
        if render.shows_news(position.game.id):
            return
        painting = asyncio.create_task(self._paint(position))
        self._prepared[position.table.id] = _Prepared(position.table.revision, position.table.length, painting)

    def kick(self, table_id: str) -> None:
        """Post what waits for this table, in the background."""
        self._scheduler.soon(_key(table_id), lambda: self.drain(table_id))

    def unsaid(self, table_id: str) -> bool:
        """Whether nobody is about to post what waits for this table; then somebody is now."""
        if self._scheduler.busy(_key(table_id)):
            return False
        self.kick(table_id)
        return True

    async def drain_all(self) -> None:
        """After a start: what a crash or an outage left unsaid."""
        for table_id in {post.table: None for post in await self._host.posts()}:
            self.kick(table_id)

    async def drain(self, table_id: str) -> None:
        """All that waits for one table, in order. The scheduler sees to it that this runs once at a time."""
        while rows := await self._host.posts(table_id):
            if not await self._try(*_next(rows)):
                return

    async def _try(self, post: Post, merged: list[int]) -> bool:
        """One post. False when it has to wait: later ones wait behind it, so that the order stays."""
        claimed = msgspec.structs.replace(await self._host.claim(post.id), since=post.since, payload=post.payload)
        try:
            message = await self._say(claimed, doubtful=post.state == "sending")
        except _NeverArrived:
            await self._host.failed(post.id, give_up=False)
            return True
        except discord.NotFound:
            _log.warning("the channel of table %s is gone", post.table)
            await self._host.failed(post.id, give_up=True)
            return True
        except Exception as error:
            return await self._failed(claimed, error)
        await self._host.posted(post.id, message, merged)
        return True

    async def _failed(self, post: Post, error: Exception) -> bool:
        """An outage is waited for, however long. What fails for another reason is given up after a few times, for
        others wait behind it. A post that may have arrived all the same stays claimed, as after a crash."""
        trace = None if _passing(error) else error
        _log.warning("post %s of table %s failed: %s", post.id, post.table, error, exc_info=trace)
        if not _passing(error) and post.attempts >= _TRIES:
            await self._host.failed(post.id, give_up=True)
            return True
        if not _may_have_arrived(error):
            await self._host.failed(post.id, give_up=False)
        self._scheduler.later(_key(post.table), backoff(post.attempts), lambda: self.drain(post.table))
        return False

    # What each kind of post does

    async def _say(self, post: Post, doubtful: bool) -> int | None:
        if post.kind == "lobby":
            return await self._lobby(post, doubtful)
        if post.kind == "refresh":
            return await self._refresh(post)
        if post.kind == "notice":
            return await self._notice(post, doubtful)
        return await self._turn(post, doubtful)

    async def _lobby(self, post: Post, doubtful: bool) -> int | None:
        table = await self._host.table(post.table)
        reply = posts.lobby(table, self._games[table.game])
        known = await self._host.lobby_message(post.table)
        if known is None and doubtful:
            known = await self._find(post, lambda m: _has_component(m, f":{table.id}") and not m.attachments)
        if known is not None and await self._edit(post.channel, known, reply):
            return known
        return await self._send(post.channel, reply, [])

    async def _refresh(self, post: Post) -> int | None:
        """Somebody has answered, nobody new is awaited: the live message says who is still to come."""
        live = await self._host.turn_message(post.table)
        if live is None:
            return None
        position = await self._host.look(post.table)
        message = self._channel(post.channel).get_partial_message(live)
        full = await message.fetch()
        text = full.content.rsplit("\n", 1)[0]
        call = posts.calls(public_speaker(position.table), position)
        said = clipped(f"{text}\n{call}")
        if said != full.content:  # the mark of an edit would tell that somebody did something in secret
            await message.edit(content=said, allowed_mentions=discord.AllowedMentions.none())
        return live

    async def _notice(self, post: Post, doubtful: bool) -> int | None:
        reply = await self._notice_reply(post)
        if reply is None:
            return None
        if doubtful:
            found = await self._find(post, lambda message: message.content == reply.content)
            if found is not None:
                return found
        table = await self._host.table(post.table)
        if table.status == "ended":
            await self._strip(table, post.channel, keep=0)
        called = [seat.player for seat in table.seats] + [post.payload.get("invited")]
        asked = [discord.Object(player) for player in called if player is not None]
        return await self._send(post.channel, reply, asked)

    async def _notice_reply(self, post: Post) -> Reply | None:
        table = await self._host.table(post.table)
        if "undo" in post.payload:
            try:
                request = await self._host.undo_request(post.payload["undo"])
            except HostError:
                return None  # answered, or the table has moved on
            return posts.undo_question(table, request)
        if "offer" in post.payload:
            try:
                return posts.seat_offer(table, await self._host.offer(post.payload["offer"]))
            except HostError:
                return None  # answered, withdrawn, or the seat has changed hands
        if "remind" in post.payload:
            return posts.reminder(table, post.payload)
        return posts.notice(table, msgspec.convert(post.payload["words"], Words))

    async def _turn(self, post: Post, doubtful: bool) -> int | None:
        """The board after the newest move; the live button moves from the former message to this one."""
        table = await self._host.table(post.table)
        name = f"{table.game}-{post.table}-{post.id}"
        if doubtful:
            found = await self._find(
                post, lambda message: any(a.filename == f"{name}.png" for a in message.attachments)
            )
            if found is None:
                raise _NeverArrived  # so it is told together with what has come after it
        else:
            position = await self._host.at(post.table, post.until)
            reply = await self._turn_reply(post, position, name)
            found = await self._send(post.channel, reply, posts.persons_awaited(position))
        await self._strip(table, post.channel, keep=found)
        return found

    async def _turn_reply(self, post: Post, position: Position, name: str) -> Reply:
        rows = await self._host.history(post.table, since=post.since, until=post.until)
        pictures = await self._pictures(position, post.until, rows)
        if position.state.outcome is not None:
            return posts.final(position, rows, pictures, name)
        opening = [*posts.changed(post.payload)]
        if post.since == 0 == post.until:
            opening += start(position.game, position.table.setup)[1]
        return posts.turn(position, rows, opening, pictures, name)

    async def _pictures(self, position: Position, length: int, rows: list[LogRow]) -> tuple[Picture, ...]:
        """The board for all, and what else the game shows of a turn; from the easel if it has been painted already."""
        prepared = self._prepared.pop(position.table.id, None)
        if prepared is not None and (prepared.revision, prepared.length) == (position.table.revision, length):
            return await prepared.painting
        return await self._paint(position, posts.news(rows))

    async def _paint(self, position: Position, news: tuple[str, ...] = ()) -> tuple[Picture, ...]:
        """A fault of the painter's must not keep people from hearing that it is their turn."""
        try:
            drawn = await self._painter.post(position, position.table.language, news)
            return drawn[:_FILES]
        except Exception:
            _log.exception("no picture of table %s", position.table.id)
            return ()

    async def _strip(self, table: Table, channel: int, keep: int) -> None:
        """Earlier turn messages lose their buttons. One that cannot be edited any more does no harm: its button
        opens the same panel."""
        for old in await self._host.retire_turn_messages(table.id, keep):
            try:
                await self._channel(channel).get_partial_message(old).edit(view=None)
            except discord.HTTPException as error:
                _log.info("could not take the buttons off message %s: %s", old, error)

    # Talking to the channel

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    async def _send(self, channel: int, reply: Reply, mentions: list[discord.Object]) -> int:
        allowed = discord.AllowedMentions(users=mentions, roles=False, everyone=False, replied_user=False)
        extra: dict[str, Any] = {"view": reply.view} if reply.view else {}
        message = await self._channel(channel).send(
            clipped(reply.content), files=reply.files(), allowed_mentions=allowed, **extra
        )
        return message.id

    async def _edit(self, channel: int, message: int, reply: Reply) -> bool:
        """False when the message is gone and has to be made anew."""
        partial = self._channel(channel).get_partial_message(message)
        quiet = discord.AllowedMentions.none()
        try:
            await partial.edit(content=clipped(reply.content), view=reply.view, allowed_mentions=quiet)
        except discord.NotFound:
            return False
        return True

    async def _find(self, post: Post, is_it: Any) -> int | None:
        """A message of ours that a crash kept us from remembering."""
        try:
            async for message in self._channel(post.channel).history(limit=_LOOK_BACK):
                if self._client.user is not None and message.author.id == self._client.user.id and is_it(message):
                    return message.id
        except discord.Forbidden:
            return None
        return None


class _Prepared(NamedTuple):
    revision: int
    length: int
    painting: asyncio.Task[tuple[Picture, ...]]


class _NeverArrived(Exception):
    """A post that was being sent when something went wrong is not in the channel."""


def _key(table_id: str) -> str:
    return f"post:{table_id}"


def _passing(error: Exception) -> bool:
    """Whether it may go better later: an outage, a rate limit, a permission that was taken away."""
    if isinstance(error, discord.HTTPException):
        return error.status in (403, 429) or error.status >= 500
    return isinstance(error, OSError | aiohttp.ClientError)


def _may_have_arrived(error: Exception) -> bool:
    return _passing(error) and (not isinstance(error, discord.HTTPException) or error.status >= 500)


def _next(rows: list[Post]) -> tuple[Post, list[int]]:
    """The post to make now, and those told along with it. One that may have arrived is looked for before anything
    else is said. Several turns waiting one after another become one: the newest, telling all of it."""
    doubtful = next((row for row in rows if row.state == "sending"), None)
    if (doubtful or rows[0]).kind in ("lobby", "notice"):
        return doubtful or rows[0], []
    run = list(takewhile(lambda row: row.kind not in ("lobby", "notice"), rows))
    turns = [row for row in run if row.kind != "refresh"]
    newest = doubtful or (turns[-1] if turns else run[0])
    merged = [row for row in run if row.id < newest.id]
    since = min([newest.since, *(row.since for row in merged if row.kind != "refresh")])
    changes = [row.payload for row in (*merged, newest) if "change" in row.payload]
    payload = {**newest.payload, "changes": changes} if changes else newest.payload
    return msgspec.structs.replace(newest, since=since, payload=payload), [row.id for row in merged]


def _has_component(message: discord.Message, ending: str) -> bool:
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    return any((getattr(child, "custom_id", None) or "").endswith(ending) for row in rows for child in row.children)
