"""The house without the bot: its server, its page, and in the bot's place somebody who answers as a test says."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.local.server import rest
from bot.local.server.gateway import Gateway
from bot.local.server.house import House
from bot.local.server.interactions import Desk
from bot.local.server.people import HALL
from bot.local.server.store import Store
from bot.local.server.things import Message
from bot.local.server.world import World
from bot.local.web.bridge import Bridge
from bot.local.web.guard import Guard
from bot.local.web.site import Site

JSON = dict[str, Any]
_HANGS = 300.0  # seconds: nothing takes so long on any machine
TOKEN, SECRET = "bot.of.tests", "cookie-of-tests"
COMMANDS: list[JSON] = [
    {
        "name": "table",
        "description": "Tables",
        "options": [
            {
                "name": "new",
                "type": 1,
                "description": "Open",
                "name_localizations": {"fr": "ouvrir"},
                "options": [
                    {"name": "game", "type": 3, "description": "Which", "required": True, "autocomplete": True},
                    {"name": "seat", "type": 4, "description": "Number"},
                    {"name": "player", "type": 6, "description": "Who"},
                ],
            }
        ],
    },
    {"name": "rule", "description": "For some", "default_member_permissions": "32"},
]


class Page:
    """One tab, spoken to as the browser does."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._count = 0
        self.heard: list[JSON] = []

    async def ask(self, what: str, **body: Any) -> JSON:
        self._count += 1
        await self._socket.send_json({**body, "do": what, "id": self._count})
        while True:
            said = await self._socket.receive_json(timeout=_HANGS)
            if said.get("re") == self._count:
                return said
            self.heard.append(said)

    async def hear(self, what: str) -> JSON:
        """The next thing of that kind that happens, or has happened unnoticed."""
        while True:
            found = next((said for said in self.heard if said["now"] == what), None)
            if found is not None:
                self.heard.remove(found)
                return found
            self.heard.append(await self._socket.receive_json(timeout=_HANGS))


class Hall:
    def __init__(self, house: House, guard: Guard, session: aiohttp.ClientSession) -> None:
        self.house, self.world, self.guard, self.session = house, house.world, guard, session
        self.asked: list[JSON] = []  # interactions, as the bot gets them
        self.answers: Callable[[JSON], Awaitable[Any]] | None = None
        self.bridge: Bridge
        self.page_address = self.bot_address = ""
        self.awaited: list[JSON] = []

    async def as_bot(self, method: str, path: str, body: JSON | None = None, **how: Any) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {TOKEN}"}
        async with self.session.request(method, self.bot_address + path, json=body, headers=headers, **how) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None

    async def answer(self, interaction: JSON, kind: int, data: JSON | None = None) -> tuple[int, Any]:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        return await self.as_bot("POST", path, {"type": kind, "data": data or {}})

    async def say(self, content: str, **more: Any) -> Message:
        _, made = await self.as_bot("POST", f"/channels/{HALL}/messages", {"content": content, **more})
        return self.world.message(HALL, int(made["id"]))

    @asynccontextmanager
    async def page(self, person: str = "alienor") -> AsyncIterator[Page]:
        await (await self.session.get(self.page_address + "/")).release()
        headers = {"Origin": self.page_address}
        async with self.session.ws_connect(self.page_address + "/live", headers=headers) as socket:
            page = Page(socket)
            await page.ask("look", person=person)
            yield page


@asynccontextmanager
async def hall(folder: Path) -> AsyncIterator[Hall]:
    async with (
        await Store.open(folder / "local.sqlite3") as store,
        aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session,
    ):
        world = await World.of(store, ("en", "fr"))
        gateway = Gateway(world, TOKEN, "en-US")
        house = House(world, gateway, Desk(world, gateway, "en-US"), TOKEN, "en-US")
        guard = Guard(SECRET)
        made = Hall(house, guard, session)
        gateway.tell = lambda event, payload: _heard(made, event, payload)  # type: ignore[method-assign]

        async def awaited() -> list[JSON]:
            return made.awaited

        bridge = made.bridge = Bridge(house, awaited)
        async with _open(rest.application(house)) as bot, _open(Site(world, bridge, guard).application()) as page:
            made.bot_address, made.page_address = bot, page
            guard.port = int(page.rsplit(":", 1)[1])
            await made.as_bot("PUT", "/applications/1/commands", COMMANDS)  # type: ignore[arg-type]
            yield made
            await bridge.close()


def _heard(made: Hall, event: str, payload: JSON) -> None:
    """The bot's answer comes on its own time, as over the wire."""
    if event == "INTERACTION_CREATE":
        made.asked.append(payload)
        if made.answers is not None:
            task = asyncio.ensure_future(made.answers(payload))
            _answering.add(task)
            task.add_done_callback(_answering.discard)


_answering: set[Any] = set()


@asynccontextmanager
async def _open(app: web.Application) -> AsyncIterator[str]:
    async with TestServer(app, host="127.0.0.1") as server:
        yield f"http://127.0.0.1:{server.port}"
