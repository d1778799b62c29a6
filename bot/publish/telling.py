"""What each kind of post says: words, pictures, whom it calls, and by what it is known again."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import discord
import msgspec
from discord import ui

from bot import posts
from bot.absence import poll_question
from bot.affairs import Affair, affair_of
from bot.covers import introduced
from bot.lobby_post import lobby
from bot.publish.easel import Easel
from bot.publish.trouble import is_storage
from bot.publish.voice import IsIt
from bot.resigning import is_sought, open_seat, seat_claim
from bot.show_post import show
from bot.talk import MESSAGE, Reply, clipped, public_speaker
from bot.tidings import tidings
from bot.timing import link_to
from render.picture import Picture
from rules.core import Event, Game, Words
from rules.core.engine import start
from rules.host import Host, HostError, LogRow, OpenTable, Post, Table, UndoRequest
from rules.host.asides import changed
from rules.host.hearing import is_hidden
from rules.host.manners import is_mentioned, may_be_asked
from rules.host.outbox import begins, changes

_SPARE = 60  # characters, for saying that something was left out
T = TypeVar("T")


@dataclass(frozen=True)
class Standing:
    """The live message as it should be now: its news, and below them what changes while nobody new is called."""

    base: str
    call: str
    view: ui.View | None

    @property
    def text(self) -> str:
        return clipped(f"{self.base}\n{self.call}")


@dataclass(frozen=True)
class Telling:
    """A message to be sent; `again` says which message it is if it has been. `undone`: what it tells has been taken
    back, so it may be found but is not said any more."""

    table: Table
    reply: Reply
    again: IsIt
    mentions: list[discord.Object]
    undone: bool = False

    def without_pictures(self, error: Exception) -> Reply:
        """The words alone, and why. The reason comes after the title, for the last line is a call."""
        key = "post-no-files" if isinstance(error, discord.Forbidden) else "post-no-picture"
        title, *lines = self.reply.content.split("\n")
        told = "\n".join([title, public_speaker(self.table)(key), *lines])
        return replace(self.reply, content=told, pictures=())


class Teller:
    def __init__(self, host: Host, games: Mapping[str, Game[Any]], easel: Easel, engines: Sequence[str] = ()) -> None:
        self._host, self._games, self._easel, self._engines = host, games, easel, engines

    async def tell(self, post: Post) -> Telling | None:
        """None: there is nothing to say any more."""
        table = await self._host.table(post.table)
        name = f"{table.game}-{post.table}-{post.id}"
        if post.kind == "lobby":
            return await self._lobby(table, post, name)
        if post.kind == "notice":
            return await self._notice(table, post)
        if post.until > table.length:
            return Telling(table, Reply(""), lambda message: _shows(message, name), [], undone=True)
        return await self._turn(post, name)

    async def _lobby(self, table: Table, post: Post, name: str) -> Telling:
        game = self._games[table.game]
        pictures = await self._easel.cover(game, table.language)
        elsewhere = post.channel != table.channel
        reply = lobby(table, game, pictures, name, elsewhere=elsewhere, engines=self._engines)
        return Telling(table, reply, lambda message: _is_lobby(message, table), [])

    async def _notice(self, table: Table, post: Post) -> Telling | None:
        reply = await self._notice_reply(table, post)
        if reply is None:
            return None
        known = [seat.player for seat in table.seats] + [post.payload.get("invited"), *post.payload.get("to", ())]
        asked = [
            discord.Object(player) for player in dict.fromkeys(known) if player and f"<@{player}>" in reply.content
        ]
        if "remind" in post.payload and not post.payload["late"]:
            asked = await self._reminded(asked)
        elif "to" in post.payload or "remind" in post.payload:
            asked = await self._to_be_called(asked)
        else:
            asked = await self._to_be_asked(asked)
        return Telling(table, reply, lambda message: message.content == clipped(reply.content), asked)

    async def _notice_reply(self, table: Table, post: Post) -> Reply | None:
        if "undo" in post.payload:
            request = await _if_open(self._host.undo_request(post.payload["undo"]))
            return await self._undo_question(table, request) if request else None
        if "offer" in post.payload:
            offer = await _if_open(self._host.offer(post.payload["offer"]))
            return posts.seat_offer(table, offer) if offer else None
        if "remind" in post.payload:
            return posts.reminder(table, post.payload)
        if "last" in post.payload:
            return posts.last_call(table, post.payload)
        if "call" in post.payload:
            return posts.call(table, post.payload)
        if "to" in post.payload:
            return tidings(table, post.payload)
        if "open" in post.payload:
            return await self._open_seat(table, post.payload["open"])
        if "claim" in post.payload:
            claim = await _if_open(self._host.seat_claim(post.payload["claim"]))
            return seat_claim(table, claim) if claim else None
        if "poll" in post.payload:
            poll = await _if_open(self._host.poll(post.payload["poll"]))
            return poll_question(public_speaker(table), table, poll) if poll else None
        return posts.notice(table, msgspec.convert(post.payload["words"], Words), post.payload.get("offers", ()))

    async def _open_seat(self, table: Table, seat: int) -> Reply | None:
        if not is_sought(table, seat):
            return None
        return open_seat(await self._host.look(table.id), seat, await link_to(self._host, table))

    async def _undo_question(self, table: Table, request: UndoRequest) -> Reply:
        """With exactly what it takes back, but for what others did in secret."""
        rows = await self._host.history(table.id, since=request.length)
        known = [row for row in rows if row.entry and (row.entry.seat == request.seat or not is_hidden(row))]
        return posts.undo_question(table, request, known)

    async def _turn(self, post: Post, name: str) -> Telling:
        """The board after the newest move."""
        position = await self._host.at(post.table, post.until)
        rows = await self._host.history(post.table, since=post.since, until=post.until)
        news = news_of(post, position.game, position.table, rows)
        pictures = await self._pictures(position, news, rows)
        settled = posts.is_settled(rows)
        reply = self._reply(position, news, pictures, name, settled=settled, affair=affair_of(post))

        def again(message: discord.Message) -> bool:
            return _shows(message, name) or message.content == clipped(reply.content)

        return Telling(position.table, reply, again, await self._to_be_called(self._called(position, post)))

    async def ring(self, telling: Telling) -> Reply:
        """To those whom an edited message calls."""
        position = await self._host.look(telling.table.id)
        called = {one.id for one in telling.mentions}
        seats = [number for number, seat in enumerate(position.table.seats) if seat.player in called]
        return posts.ring(position, seats, await link_to(self._host, position.table))

    async def _pictures(self, position: OpenTable, news: posts.News, rows: list[LogRow]) -> tuple[Picture, ...]:
        """The board with what happened; at the end of a game, the result card in its place."""
        if position.state.outcome is None or position.table.is_show:
            return await self._easel.pictures(position, posts.places(rows), news.marks)
        return await self._easel.feast(position, await self._host.story(position.table.id))

    def _called(self, position: OpenTable, post: Post) -> list[discord.Object]:
        """Who is awaited and has not been called for it; at the end, everybody who played."""
        if position.state.outcome is None:
            return posts.persons_awaited(position, post.payload.get("calls"))
        return [] if position.table.is_show else [discord.Object(player) for player in sorted(position.table.people)]

    async def _reminded(self, people: list[discord.Object]) -> list[discord.Object]:
        """Who has switched reminders off, or has their own, reads the table's without being called."""
        return [
            person
            for person in await self._to_be_called(people)
            if (await self._host.person(person.id)).reminder is None
        ]

    async def _to_be_asked(self, people: list[discord.Object]) -> list[discord.Object]:
        """A question of the table's comes by the channel alone; but nobody is called who does not want to be."""
        wishes = [await self._host.person(person.id) for person in people]
        return [one for one, wanted in zip(people, wishes, strict=True) if may_be_asked(wanted, self._host.now)]

    async def _to_be_called(self, people: list[discord.Object]) -> list[discord.Object]:
        """Of those whom a post names, whoever wants to be called by it, just now."""
        wishes = [await self._host.person(person.id) for person in people]
        return [one for one, wanted in zip(people, wishes, strict=True) if is_mentioned(wanted, self._host.now)]

    def _reply(
        self,
        position: OpenTable,
        news: posts.News,
        pictures: tuple[Picture, ...],
        name: str,
        *,
        settled: bool,
        affair: Affair | None,
    ) -> Reply:
        if position.table.is_show:
            others = [game.id for game in introduced(self._games.values()) if game.id != position.game.id]
            return show(position, news, pictures, name, others=tuple(others))
        if position.state.outcome is None:
            return posts.turn(position, news, pictures, name, self._host.now, settled=settled, affair=affair)
        return posts.final(position, news, pictures, name, self._host.now)

    async def standing(self, live: Post) -> Standing:
        """What the live message says now below its news, and its buttons: who is awaited; while computers play among
        themselves, what they have done so far."""
        position = await self._host.look(live.table)
        table, say = position.table, public_speaker(position.table)
        base = live.payload.get("base") or _without_call(live.payload.get("text") or await self._words(live))
        call = posts.calls(say, position, self._host.now, together=len(live.payload.get("awaited", ())) > 1)
        if not posts.persons_awaited(position):
            rows = await self._host.history(table.id, since=live.until)
            done = posts.News(live.id, [event for row in rows for event in row.events])
            lines, _ = posts.news_lines(say, done, MESSAGE - len(base) - len(call) - _SPARE)
            call = "\n".join([*lines, call])
        latest = await self._host.history(table.id, since=max(0, table.length - 1))
        cut = live.id if live.payload.get("more") else None
        return Standing(base, call, posts.controls(say, position, cut, settled=posts.is_settled(latest)))

    async def _words(self, post: Post) -> str:
        """What a message said that was not yet written down."""
        position = await self._host.at(post.table, post.until)
        rows = await self._host.history(post.table, since=post.since, until=post.until)
        news = news_of(post, position.game, position.table, rows)
        return posts.turn(position, news, (), "", self._host.now, affair=affair_of(post)).content


def _without_call(text: str) -> str:
    """The call is the last line of a turn."""
    return text.rpartition("\n")[0]


def news_of(post: Post, game: Game[Any], table: Table, rows: list[LogRow]) -> posts.News:
    """All that a post tells, in its order."""
    opening: list[Event] = changed(changes(post))
    if begins(post):
        opening += start(game, table.setup)[1]
    numbers = posts.numbered(rows, table)
    return posts.News(
        post.id,
        [*opening, *(event for row in rows for event in row.events)],
        begins(post),
        ((0,) * len(opening) + numbers) if any(numbers) else (),
    )


async def _if_open(question: Awaitable[T]) -> T | None:
    """None where it has been answered or withdrawn, or the table has moved on."""
    try:
        return await question
    except HostError as error:
        if is_storage(error):
            raise
        return None


def _shows(message: discord.Message, name: str) -> bool:
    return any(file.filename == f"{name}.png" for file in message.attachments)


def _is_lobby(message: discord.Message, table: Table) -> bool:
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    ids = [getattr(child, "custom_id", None) or "" for row in rows for child in row.children]
    return f"b:leave:{table.id}" in ids
