"""Between the page and the server: every open tab acts as one person, and hears at once what that person may see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from aiohttp import WSMsgType, web

from bot.local.line import Line
from bot.local.server.house import House
from bot.local.server.people import HALL, PEOPLE, Person
from bot.local.server.things import JSON, Channel, Message
from bot.local.server.world import Change, Gone, LanguageChosen, Refused
from bot.local.web import face
from bot.local.web.acts import ACTS
from bot.local.web.asking import Nonsense

Awaited = Callable[[], Awaitable[list[JSON]]]
_PAUSE = 0.03  # seconds after which the awaited are looked up again, however often tables change meanwhile
_log = logging.getLogger(__name__)


class Tab:
    """One open page, as whom it acts and where it looks."""

    def __init__(self, house: House, line: Line) -> None:
        self.house, self.line = house, line
        self.person: Person = PEOPLE[0]
        self.channel = HALL
        self.tasks: set[asyncio.Task[None]] = set()

    def hear(self, change: Change) -> None:
        if isinstance(change, Message) and self._sees(change):
            self.line.say({"now": "message", "message": face.message(change)})
        elif isinstance(change, Gone) and self._sees(change.message):
            self.line.say({"now": "gone", "channel": str(change.message.channel), "id": str(change.message.id)})
        elif isinstance(change, Channel) and change.reader in (None, self.person.id):
            self.line.say({"now": "channel", "channel": face.channel(change)})
        elif isinstance(change, LanguageChosen):
            self.line.say({"now": "people", "people": face.people(self.house.world)})

    def _sees(self, message: Message) -> bool:
        """Neither private answers nor direct messages of others."""
        return message.seen_by(self.person.id) and self.house.world.channel(message.channel).reader in (
            None,
            self.person.id,
        )

    def sit(self, person: str | None, channel: str | None) -> None:
        """Act as somebody, look into some channel; whatever is unknown stays as it is."""
        self.person = _named(person) or self.person
        wanted = self.house.world.channels.get(int(channel)) if channel and channel.isdecimal() else None
        if wanted is not None and wanted.reader in (None, self.person.id):
            self.channel = wanted.id
        elif self.house.world.channel(self.channel).reader not in (None, self.person.id):
            self.channel = HALL


def _named(person: str | None) -> Person | None:
    """By id or by handle."""
    return next((one for one in PEOPLE if person in (str(one.id), one.handle)), None)


class Bridge:
    def __init__(self, house: House, awaited: Awaited) -> None:
        self._house, self._awaited = house, awaited
        self._tabs: set[Tab] = set()
        self._latest: list[JSON] = []
        self._changed = False
        self._looking: asyncio.Task[None] | None = None
        house.world.watch(self._heard)

    def _heard(self, change: Change) -> None:
        for tab in self._tabs:
            tab.hear(change)

    def table_changed(self) -> None:
        """Somebody else may be awaited now. Pages are to know it before they read the call that is posted for it."""
        self._changed = True
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look_for_awaited())

    async def _look_for_awaited(self) -> None:
        while self._changed:
            self._changed = False
            now = await self._awaited()
            if now != self._latest:
                self._latest = now
                for tab in self._tabs:
                    tab.line.say({"now": "awaited", "tables": now})
            await asyncio.sleep(_PAUSE)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        async with Line(socket) as line:
            tab = Tab(self._house, line)
            self._tabs.add(tab)
            try:
                self._latest = await self._awaited()
                line.say({"now": "awaited", "tables": self._latest})
                async for frame in socket:
                    if frame.type is WSMsgType.TEXT:
                        self._take(tab, frame.json())
            finally:
                self._tabs.discard(tab)
        return socket

    async def close(self) -> None:
        """Say good-bye, so that pages know at once and look for us again."""
        if self._looking is not None:
            self._looking.cancel()
        await asyncio.gather(*(tab.line.socket.close(code=1001) for tab in self._tabs))

    def _take(self, tab: Tab, said: JSON) -> None:
        """People do not wait for one another, nor for their own former clicks."""
        task = asyncio.create_task(self._carry_out(tab, said))
        tab.tasks.add(task)
        task.add_done_callback(tab.tasks.discard)

    async def _carry_out(self, tab: Tab, said: JSON) -> None:
        try:
            answer = await ACTS[said["do"]](tab, said)
        except (Nonsense, Refused, KeyError, TypeError, ValueError) as error:
            _log.warning("the page asked for what cannot be: %s", error)
            answer = {"failed": True}
        tab.line.say({"re": said.get("id"), **answer})
