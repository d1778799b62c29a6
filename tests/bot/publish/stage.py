"""A publisher before a channel that a test holds in its hand: what Discord does to a message is said there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord

from bot.clock import Scheduler
from bot.publish import Publisher
from render.picture import Picture
from rules.core import Action, engine
from rules.host import Host, OpenTable, Table
from rules.host.sqlite import SqliteStore
from rules.registry import games

ALIX, BRUNO = 1, 2
HALL, CELLAR, GUILD = 100, 200, 7
ME = 999
ARCHIVED = 50083
EMPTY = 50006
Fault = Callable[[], None]


@dataclass
class Message:
    id: int
    content: str
    nonce: str | None = None
    view: discord.ui.View | None = None
    files: list[str] = field(default_factory=list)
    author: Any = field(default_factory=lambda: SimpleNamespace(id=ME))
    components: tuple[Any, ...] = ()
    embeds: list[discord.Embed] = field(default_factory=list)

    @property
    def attachments(self) -> list[Any]:
        return [SimpleNamespace(filename=name) for name in self.files]

    @property
    def verbs(self) -> list[str]:
        return [item.verb for item in self.view.children] if self.view else []  # type: ignore[attr-defined]


class Channel:
    """`before` and `after` are called with every send: what they raise is Discord's answer, and after it the message is
    there all the same. Of one nonce there is one message while Discord remembers it."""

    def __init__(self, number: int) -> None:
        self.id, self.messages, self.asked = number, list[Message](), Counter[str]()
        self.before: list[Exception] = []
        self.after: list[Exception] = []
        self.remembers, self.readable, self.open = True, True, asyncio.Event()
        self.open.set()

    async def send(
        self,
        content: str,
        *,
        files: list[discord.File],
        nonce: str,
        view: Any = None,
        embeds: Sequence[discord.Embed] = (),
        **_: Any,
    ) -> Message:
        self.asked["send"] += 1
        await self.open.wait()
        if self.before:
            raise self.before.pop(0)
        if not content and not files:
            raise refusal(400, EMPTY)
        known = next((message for message in self.messages if self.remembers and message.nonce == nonce), None)
        if known is None:
            names = [file.filename for file in files]
            known = Message(self._free_id(), content, nonce, view, names, embeds=[*embeds])
            self.messages.append(known)
        if self.after:
            raise self.after.pop(0)
        return known

    def chat(self, lines: int) -> None:
        person = SimpleNamespace(id=ALIX)
        self.messages += [Message(self._free_id() + number, "hello", author=person) for number in range(lines)]

    def _free_id(self) -> int:
        return max((message.id for message in self.messages), default=self.id * 1000) + 1

    async def history(self, *, limit: int, after: Any, oldest_first: bool) -> AsyncIterator[Message]:
        self.asked["history"] += 1
        assert not oldest_first
        known = [message for message in self.messages if after is None or message.id > after.id]
        for message in reversed(known[-limit:] if self.readable else []):
            yield message

    def get_partial_message(self, number: int) -> Any:
        def found() -> Message:
            known = next((message for message in self.messages if message.id == number), None)
            if known is None:
                raise refusal(404, 10008)
            return known

        async def edit(*, allowed_mentions: Any, **changes: Any) -> None:
            self.asked["edit"] += 1
            if "attachments" in changes:
                changes["files"] = [file.filename for file in changes.pop("attachments")]
            for name, value in changes.items():
                setattr(found(), name, value)

        async def delete() -> None:
            self.asked["delete"] += 1
            self.messages.remove(found())

        async def fetch() -> Message:
            self.asked["fetch"] += 1
            if not self.readable:
                raise refusal(403, 50001)
            return found()

        return SimpleNamespace(edit=edit, fetch=fetch, delete=delete)

    @property
    def turns(self) -> list[Message]:
        return [message for message in self.messages if message.files]


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    return kind(Mock(status=status, reason="no"), {"code": code, "message": "no"})


class Painter:
    async def post(self, *_: Any) -> tuple[Picture, ...]:
        return (Picture(b"png", "A board", 1, 1),)


class Stage:
    """One publisher, a hall and a cellar, and a clock in the test's hand."""

    def __init__(self, host: Host) -> None:
        self.host, self.now, self.clock = host, 0.0, 1000.0
        host._clock = lambda: self.clock
        self.hall, self.cellar = Channel(HALL), Channel(CELLAR)
        self.scheduler = Scheduler(lambda: self.now)
        self.publisher = self.new_publisher()
        host.listen(lambda change: self.publisher.hear(change))

    def new_publisher(self, patience: float = 60.0) -> Publisher:
        channels = {HALL: self.hall, CELLAR: self.cellar}
        client: Any = SimpleNamespace(
            user=SimpleNamespace(id=ME),
            get_partial_messageable=channels.__getitem__,
            get_channel=lambda _: None,
            http=SimpleNamespace(edit_channel=self._edit_channel),
        )
        painter: Any = Painter()
        return Publisher(client, self.host, self.scheduler, painter, games(), patience=patience)

    async def _edit_channel(self, channel: int, *, archived: bool) -> None:
        assert channel == HALL
        assert not archived
        self.hall.before = [error for error in self.hall.before if getattr(error, "code", 0) != ARCHIVED]

    def restart(self) -> None:
        """Another process: it remembers nothing, and its clock has nothing planned."""
        self.scheduler = Scheduler(lambda: self.now)
        self.publisher = self.new_publisher()

    async def settle(self) -> None:
        await self.scheduler.finish()

    async def wait(self, seconds: float) -> None:
        self.now += seconds
        self.clock += seconds
        self.scheduler.tick()
        await self.settle()

    async def begun(self, channel: int = HALL, game: str = "barony") -> Table:
        where: dict[str, Any] = {"guild": GUILD, "channel": channel, "language": "en"}
        table = await self.host.create(game=game, player=ALIX, player_name="Alix", **where)
        await self.host.join(table.id, BRUNO, "Bruno")
        await self.settle()
        position = await self.host.start(table.id, ALIX)
        await self.settle()
        return position.table

    async def think(self, table: Table) -> tuple[OpenTable, int, Action]:
        position = await self.host.look(table.id)
        seat = engine.awaited(position.state)[0]
        return position, seat, next(iter(engine.legal(position.state, seat)))

    async def move(self, table: Table) -> int:
        """By whoever is awaited; says who that was."""
        position, seat, action = await self.think(table)
        await self.host.play(table.id, seat, action)
        await self.settle()
        return position.table.seats[seat].player or 0


@asynccontextmanager
async def open_stage(path: Path) -> AsyncGenerator[Stage]:
    host = Host(await SqliteStore.open(path, patience=0.05), games())
    stage = Stage(host)
    try:
        yield stage
    finally:
        stage.hall.open.set()
        await stage.scheduler.close(1)
        await host.close()
