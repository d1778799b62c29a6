"""The outbox to Discord. A row is claimed before the channel is spoken to and marked after; one found claimed is in
doubt, so its message is looked for in the channel first. Nothing is said twice, nothing is left unsaid."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from typing import Any

import aiohttp
import discord
from msgspec.structs import replace

from bot import posts
from bot.access import permission_words
from bot.clock import Scheduler
from bot.painter import Painter
from bot.publish.easel import Easel
from bot.publish.telling import Teller, Telling
from bot.publish.trouble import CannotLook, Trouble, Troubles, is_storage, judged
from bot.publish.voice import PATIENCE, Voice
from bot.talk import clipped
from rules.core import Game, Words, words
from rules.core.words import Item
from rules.host import Committed, Conflict, Host, Post, PostKind, Table
from rules.host.outbox import together

_ALL = "posts:all"
_TRIES = 5
_REMEMBERED = 150.0  # seconds for which Discord surely knows a nonce again
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Said:
    """A post that is in the channel, with those that it told along; it has yet to be marked."""

    post: Post
    message: int | None
    merged: Sequence[int]


class Publisher:
    def __init__(
        self,
        client: discord.Client,
        host: Host,
        scheduler: Scheduler,
        painter: Painter,
        games: Mapping[str, Game[Any]],
        *,
        patience: float = PATIENCE,
    ) -> None:
        self._host, self._scheduler = host, scheduler
        self._easel, self._voice = Easel(painter), Voice(client, patience)
        self._teller = Teller(host, games, self._easel)
        self._unmarked: dict[str, _Said] = {}
        self.troubles = Troubles()

    def hear(self, change: Committed) -> None:
        """Every change has left something in the outbox. A table that has moved need wait for its channel no more."""
        before, after = change.before, change.after
        if change.told and change.position is not None:
            self._easel.begin(change.position)
        if before is not None and (before.channel, before.status) != (after.channel, after.status):
            self._scheduler.drop(_key(after.id))
            self.troubles.over(after.id)
        self.kick(after.id)

    def kick(self, table_id: str) -> None:
        """Post what waits for this table, in the background."""
        self._scheduler.soon(_key(table_id), lambda: self.drain(table_id))

    def unsaid(self, table_id: str) -> bool:
        """Whether nobody is about to post what waits for this table; then somebody is now."""
        if self.speaking(table_id):
            return False
        self.kick(table_id)
        return True

    def speaking(self, table_id: str) -> bool:
        """Whether something of this table is being posted, or is about to be."""
        return self._scheduler.busy(_key(table_id))

    def begin(self) -> None:
        """After a start: what a crash or an outage left unsaid."""
        self._scheduler.soon(_ALL, self._drain_all)

    async def _drain_all(self) -> None:
        for table_id in {post.table: None for post in await self._host.posts()}:
            self.kick(table_id)

    async def drain(self, table_id: str) -> None:
        """All that waits for one table, in order. The scheduler sees to it that this runs once at a time, and again
        where the database did not answer."""
        await self._mark(table_id)
        while rows := await self._host.posts(table_id):
            if not await self._try(*_next(rows)):
                return
        self._easel.clear(table_id)
        self.troubles.over(table_id)

    async def _try(self, post: Post, merged: list[int]) -> bool:
        """One post. False when it has to wait: later ones wait behind it, so that the order stays."""
        claimed: Post | None = None
        try:
            if post.kind == "lobby":  # it says what is, so what changes from now on must be another post
                claimed = await self._host.claim(post.id, looks=post.state == "sending")
            telling = None if post.kind == "refresh" else await self._teller.tell(post)
            claimed = claimed or await self._host.claim(post.id, looks=post.state == "sending")
            message = await self._say(post, telling)
        except _NeverArrived:
            await self._host.failed(post.id, give_up=False)
            return True
        except Exception as error:
            if is_storage(error):
                raise
            claimed = claimed or await self._host.claim(post.id, looks=True)
            return await self._failed(claimed, error, post.state == "sending")
        self._unmarked[post.table] = _Said(_told(post, telling), message, merged)
        await self._mark(post.table)
        return True

    async def _mark(self, table_id: str) -> None:
        """Note what has been said. Until that is done nothing else of the table is."""
        said = self._unmarked.get(table_id)
        if said is None:
            return
        try:
            await self._host.posted(said.post.id, said.message, said.merged, told=said.post)
        except Conflict:
            _log.info("post %s of table %s was settled elsewhere", said.post.id, table_id)
        del self._unmarked[table_id]
        await self._tidy(said)

    async def _failed(self, post: Post, error: Exception, doubtful: bool) -> bool:
        """What may pass is waited for, however long. What fails for another reason is given up after a few times, for
        others wait behind it. A post that may have arrived all the same stays claimed, as after a crash."""
        trouble = judged(error, post.attempts)
        trace = None if trouble.passing else error
        _log.warning("post %s of table %s failed: %s", post.id, post.table, error, exc_info=trace)
        if await self._is_hopeless(post, trouble):
            await self._host.failed(post.id, give_up=True)
            return True
        if trouble.gone or not (doubtful or trouble.arrived):
            await self._host.failed(post.id, give_up=False)
        self._scheduler.later(_key(post.table), trouble.wait, lambda: self.drain(post.table), held=trouble.held)
        return False

    async def _is_hopeless(self, post: Post, trouble: Trouble) -> bool:
        """On the way the people of a table that cannot be spoken to are told why."""
        if not trouble.lasting:
            return not trouble.passing and post.attempts >= _TRIES
        table = await self._host.table(post.table)
        self.troubles.note(table, self._why(table, post.channel, trouble))
        return trouble.gone and table.status == "ended"

    def _why(self, table: Table, channel: int, trouble: Trouble) -> Words:
        if trouble.gone:
            return words("trouble-gone", table=table.name)
        missing: list[Item] = [permission_words(name) for name in self._voice.missing(channel)]
        if not missing:
            return words("trouble-closed", table=table.name, channel=str(channel))
        return words("trouble-permissions", table=table.name, channel=str(channel), missing=missing)

    # Saying it

    async def _say(self, post: Post, telling: Telling | None) -> int | None:
        """The message's id; None where there is none, for nothing had to be said."""
        if post.kind == "refresh":
            return await self._refresh(post)
        if telling is None:
            return None
        if post.kind == "lobby" and (known := await self._lobby_edited(post, telling)):
            return known
        if telling.table.is_show and (live := await self._live_message(post, "turn")):
            return await self._shown(post, live, telling)
        if post.state == "sending":
            return await self._settled(post, telling)
        return await self._send(post, telling)

    async def _send(self, post: Post, telling: Telling) -> int:
        without = telling.without_pictures
        return await self._voice.send(post, telling.reply, telling.mentions, without_pictures=without)

    async def _settled(self, post: Post, telling: Telling) -> int | None:
        """A post that may have arrived. Where the channel cannot be read, it is sent once more as long as Discord knows
        it again; after that it waits until the channel can be read, for it might be said twice."""
        after = await self._host.last_message(post.table, post.channel)
        try:
            found = await self._voice.find(post.channel, after, telling.again)
        except CannotLook:
            if telling.undone or not self._host.tried_lately(post, _REMEMBERED):
                raise
            found = None
        else:
            if found is None and post.kind in ("turn", "final"):
                raise _NeverArrived  # so it is told together with what has come after it
        if found is not None:
            return found
        await self._host.claim(post.id)
        return await self._send(post, telling)

    async def _lobby_edited(self, post: Post, telling: Telling) -> int | None:
        """The lobby message, where there is one; else it has to be made anew."""
        known = await self._live_message(post, "lobby")
        if known is None:
            return None
        reply = telling.reply
        return known if await self._voice.edit(post.channel, known, reply.content, reply.view) else None

    async def _shown(self, post: Post, live: int, telling: Telling) -> int | None:
        """A show stays one message, however long it goes on. Where somebody has deleted it, nobody wants to see it."""
        without = telling.without_pictures
        if await self._voice.redraw(post.channel, live, telling.reply, without_pictures=without):
            return live
        await self._host.drop_show(post.table)
        return None

    async def _live_message(self, post: Post, kind: PostKind) -> int | None:
        """The message that is in use for this table where the post belongs."""
        known = await self._host.live_post(post.table, kind)
        return None if known is None or known.channel != post.channel else known.message

    async def _refresh(self, post: Post) -> int | None:
        """Somebody has answered, nobody new is awaited: the live message says who is still to come. Where it says so
        already it stays untouched, for the mark of an edit would tell that somebody did something in secret. Where
        somebody has deleted it, the board is posted anew."""
        live = await self._host.live_post(post.table, "turn")
        if live is None or live.message is None:
            return None
        text = await self._teller.still_awaited(live)
        same = text == live.payload.get("text")
        asking = self._voice.stands if same else partial(self._voice.reword, content=text)
        if not await asking(live.channel, live.message):
            await self._host.turn_lost(post.table)
            return None
        if not same:
            await self._host.reworded(live.id, text)
        return live.message

    # Afterwards

    async def _tidy(self, said: _Said) -> None:
        """Only the newest message of a table has its buttons."""
        if said.message is None:
            return
        if said.post.kind in ("turn", "final"):
            await self._strip(said.post.table, "turn", said.message)
        elif said.post.kind == "lobby":
            await self._strip(said.post.table, "lobby", said.message)
        elif said.post.kind == "notice" and (await self._host.table(said.post.table)).status == "ended":
            await self._strip(said.post.table, "turn", 0)

    async def _strip(self, table_id: str, kind: PostKind, keep: int) -> None:
        """Earlier messages lose their buttons, but for the one that leads to what they had to leave out. One that
        cannot be edited any more does no harm: its button opens the same panel."""
        table = await self._host.table(table_id)
        for old in await self._host.retire_messages(table_id, kind, keep):
            assert old.message is not None
            try:
                rest = posts.rest(table, old.id) if old.payload.get("more") else None
                await self._voice.dress(old.channel, old.message, rest)
            except (discord.DiscordException, OSError, aiohttp.ClientError) as error:
                _log.info("could not take the buttons off message %s: %s", old.message, error)


class _NeverArrived(Exception):
    """A post that was being sent when something went wrong is not in the channel."""


def _key(table_id: str) -> str:
    return f"post:{table_id}"


def _told(post: Post, telling: Telling | None) -> Post:
    """A turn's row remembers what its message says, and whether that is all."""
    if telling is None or telling.undone or post.kind not in ("turn", "final"):
        return post
    text = {"text": clipped(telling.reply.content)} if post.kind == "turn" else {}
    more = {"more": True} if posts.is_cut(telling.reply) else {}
    return replace(post, payload={**together([post]), **text, **more})


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
    told = [row for row in (*merged, newest) if row.kind != "refresh"]
    if newest.kind == "refresh":
        return newest, [row.id for row in merged]
    payload = {**together(told), **{key: newest.payload[key] for key in ("tried",) if key in newest.payload}}
    since = min(row.since for row in told)
    return replace(newest, since=since, payload=payload), [row.id for row in merged]
