"""The outbox to Discord. A row is claimed before the channel is spoken to and marked after; one found claimed is in
doubt, so its message is looked for in the channel first. Nothing is said twice, nothing is left unsaid."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot import posts
from bot.access import permission_words
from bot.clock import Scheduler
from bot.metrics.meters import POST_DELAY, POSTS
from bot.metrics.waits import Waits
from bot.painter import Painter
from bot.publish.easel import Easel
from bot.publish.queue import Ring, as_told, joined, next_post, ring_of, rings
from bot.publish.saying import NeverArrived, Said, Saying, TakenBack
from bot.publish.telling import Teller, Telling
from bot.publish.trouble import Trouble, Troubles, is_storage, judged
from bot.publish.voice import PATIENCE, Voice
from rules.core import Game, Words, words
from rules.core.words import Item
from rules.host import Committed, Conflict, Host, Post, PostKind, Table

_ALL = "posts:all"
_TRIES = 5
_IN_A_ROW = 5  # posts of a table
_IN_A_CHANNEL = 5  # tables that are posted for at once: as many as Discord takes messages there within five seconds
_PAUSE = 1.0  # seconds until another table has its turn in a channel
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Said:
    """A post that is in the channel, with those that it told along; it has yet to be marked."""

    post: Post
    message: int | None
    merged: Sequence[int]
    answered: Sequence[Ring] = ()  # words that call nobody any more


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
        engines: Sequence[str] = (),
    ) -> None:
        self._host, self._scheduler = host, scheduler
        self._easel, self._voice = Easel(painter), Voice(client, patience)
        self._teller = Teller(host, games, self._easel, engines)
        self._say = Saying(host, self._voice, self._teller)
        self._unmarked: dict[str, _Said] = {}
        self._waits = Waits(lambda: scheduler.now)
        self._speaking_in: Counter[int] = Counter()
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
        self._waits.begin(table_id)
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

    def longest_wait(self) -> float:
        """Seconds that a table has waited to be posted for; those whose people have been told why do not count."""
        return self._waits.longest(but=self.troubles.tables)

    def begin(self) -> None:
        """After a start: what a crash or an outage left unsaid."""
        self._scheduler.soon(_ALL, self._drain_all)

    async def _drain_all(self) -> None:
        for table_id in {post.table: None for post in await self._host.posts()}:
            self.kick(table_id)

    async def drain(self, table_id: str) -> None:
        """All that waits for one table, in order. The scheduler sees to it that this runs once at a time, and again
        where the database did not answer. After some posts others have their turn, so that no table starves behind a
        flood."""
        await self._mark(table_id)
        for _ in range(_IN_A_ROW):
            rows = await self._host.posts(table_id)
            if not rows:
                break
            live = await self._host.live_post(table_id, "turn")
            if not await self._in_turn(*next_post(rows, live.payload.get("affair", "") if live else ""), live):
                return
        else:
            self.kick(table_id)
            return
        self._easel.clear(table_id)
        self.troubles.over(table_id)
        self._waits.over(table_id)

    async def _in_turn(self, post: Post, merged: list[int], live: Post | None) -> bool:
        """Who waits in a crowded channel keeps nobody else from speaking elsewhere."""
        if self._speaking_in[post.channel] >= _IN_A_CHANNEL:
            self._scheduler.later(_key(post.table), _PAUSE, lambda: self.drain(post.table))
            return False
        self._speaking_in[post.channel] += 1
        try:
            return await self._try(post, merged, live)
        finally:
            self._speaking_in[post.channel] -= 1
            if not self._speaking_in[post.channel]:
                del self._speaking_in[post.channel]

    async def _try(self, post: Post, merged: list[int], live: Post | None) -> bool:
        """One post; `live`: the turn whose message is in use. False when it has to wait: later ones wait behind it, so
        that the order stays."""
        claimed: Post | None = None
        try:
            if post.kind == "lobby":  # it says what is, so what changes from now on must be another post
                claimed = await self._host.claim(post.id, looks=post.state == "sending")
            post, telling = await self._together(post, live)
            claimed = claimed or await self._host.claim(post.id, looks=post.state == "sending")
            said = await self._say(post, telling)
        except NeverArrived:
            await self._host.failed(post.id, give_up=False)
            return True
        except TakenBack:
            await self._host.failed(post.id, give_up=post.attempts >= _TRIES)
            return True
        except Exception as error:
            if is_storage(error):
                raise
            claimed = claimed or await self._host.claim(post.id, looks=True)
            return await self._failed(claimed, error, post.state == "sending")
        POSTS.labels(post.kind, "posted").inc()
        POST_DELAY.observe(self._waits.told(post.table))
        self._unmarked[post.table] = _settled(post, telling, said, live, merged)
        await self._mark(post.table)
        return True

    async def _together(self, post: Post, live: Post | None) -> tuple[Post, Telling | None]:
        """In the message in use, where it belongs there and all of it has room; else by itself."""
        if post.kind == "refresh":
            return post, None
        joint = joined(post, live)
        telling = await self._teller.tell(joint) if joint else None
        if joint and telling and (telling.undone or not posts.is_cut(telling.reply)):
            return joint, telling
        return post, await self._teller.tell(post)

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
        facts = {"event": "retry", "table": post.table, "post": post.id, "attempts": post.attempts}
        _log.warning(
            "post %s of table %s failed: %s", post.id, post.table, error, exc_info=trace, extra={"facts": facts}
        )
        hopeless = await self._is_hopeless(post, trouble)
        POSTS.labels(post.kind, "given up" if hopeless else "put off").inc()
        if hopeless:
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
        table = await (self._host.note_lost if trouble.gone else self._host.table)(post.table)
        self.troubles.note(table, self._why(table, post.channel, trouble))
        return trouble.gone and table.status == "ended"

    def _why(self, table: Table, channel: int, trouble: Trouble) -> Words:
        if trouble.gone:
            return words("trouble-gone", table=table.name)
        missing: list[Item] = [permission_words(name) for name in self._voice.missing(channel)]
        if not missing:
            return words("trouble-closed", table=table.name, channel=str(channel))
        return words("trouble-permissions", table=table.name, channel=str(channel), missing=missing)

    # Afterwards

    async def _tidy(self, said: _Said) -> None:
        """Only by the newest message of a table can anything be done."""
        for message, _ in said.answered:
            await self._taken_away(said.post.channel, message)
        if said.message is None:
            return
        if said.post.kind in ("turn", "final"):
            await self._strip(said.post.table, "turn", said.message)
        elif said.post.kind == "lobby":
            await self._strip(said.post.table, "lobby", said.message)
        elif said.post.kind == "notice" and (await self._host.table(said.post.table)).status == "ended":
            await self._strip(said.post.table, "turn", 0)

    async def _taken_away(self, channel: int, message: int) -> None:
        try:
            await self._voice.forget(channel, message)
        except (discord.DiscordException, OSError, aiohttp.ClientError) as error:
            _log.info("could not take away message %s: %s", message, error)

    async def _strip(self, table_id: str, kind: PostKind, keep: int) -> None:
        """Earlier messages lose their buttons, but for those that explain their picture and lead to what they had to
        leave out. One that cannot be edited any more does no harm: its button opens the same panel."""
        table = await self._host.table(table_id)
        retired = sorted(await self._host.retire_messages(table_id, kind, keep), key=lambda post: post.id)
        for message, old in {post.message: post for post in retired}.items():  # what several told, the last tells
            assert message is not None
            try:
                cut = old.id if old.payload.get("more") else None
                rest = posts.rest(table, cut) if kind == "turn" else None
                if old.payload.get("reworded"):  # what it said below its news is told by the next message
                    await self._voice.edit(old.channel, message, old.payload["base"], rest)
                else:
                    await self._voice.dress(old.channel, message, rest)
            except (discord.DiscordException, OSError, aiohttp.ClientError) as error:
                _log.info("could not take the buttons off message %s: %s", message, error)


def _settled(post: Post, telling: Telling | None, said: Said, live: Post | None, merged: Sequence[int]) -> _Said:
    if telling is None or post.kind not in ("turn", "final"):
        return _Said(as_told(post, telling, []), said.message, merged)
    kept, answered = rings(live, post, telling.table)
    rung = [*kept, ring_of(said.ring, post, telling.table)] if said.ring is not None else kept
    return _Said(as_told(post, telling, rung), said.message, merged, answered)


def _key(table_id: str) -> str:
    return f"post:{table_id}"
