"""The bot's live line: it is greeted, told of the server, and then of everything that happens there."""

from __future__ import annotations

import asyncio
import json
import logging

from aiohttp import WSMsgType, web

from bot.local.line import Line
from bot.local.server import wire
from bot.local.server.people import APPLICATION, BOT, GUILD
from bot.local.server.things import DIRECT, JSON, Channel
from bot.local.server.world import Change, World

_DISPATCH, _HEARTBEAT, _IDENTIFY, _RESUME, _INVALID, _HELLO, _ACK = 0, 1, 2, 6, 9, 10, 11
_EVERY = 41_250  # milliseconds between heartbeats
_log = logging.getLogger(__name__)


class Gateway:
    def __init__(self, world: World, token: str, locale: str) -> None:
        self._world, self._token, self._locale = world, token, locale
        self._greeted: dict[Line, int] = {}  # how many events each has been told
        self._known = set(world.channels)
        self.greeted = asyncio.Event()  # the bot is there; what it calls ready comes two seconds later
        self.address = ""  # where the bot finds it, known once the server listens
        world.watch(self._heard)

    def tell(self, event: str, payload: JSON) -> None:
        for line in self._greeted:
            self._dispatch(line, event, payload)

    def _dispatch(self, line: Line, event: str, payload: JSON) -> None:
        self._greeted[line] += 1
        line.say({"op": _DISPATCH, "t": event, "s": self._greeted[line], "d": payload})

    def _heard(self, change: Change) -> None:
        """The bot asks for no more than channels and threads."""
        if not isinstance(change, Channel):
            return
        kind = "THREAD" if change.is_thread else "CHANNEL"
        event = f"{kind}_UPDATE" if change.id in self._known else f"{kind}_CREATE"
        self._known.add(change.id)
        if change.kind != DIRECT:
            self.tell(event, wire.channel(change) | {"newly_created": event.endswith("CREATE")})

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        async with Line(socket) as line:
            line.say({"op": _HELLO, "d": {"heartbeat_interval": _EVERY}})
            try:
                async for frame in socket:
                    if frame.type is WSMsgType.TEXT:
                        await self._take(line, json.loads(frame.data))
            finally:
                self._greeted.pop(line, None)
        return socket

    async def _take(self, line: Line, said: JSON) -> None:
        op = said["op"]
        if op == _HEARTBEAT:
            line.say({"op": _ACK})
        elif op == _IDENTIFY and said["d"]["token"] == self._token:
            self._greet(line)
        elif op == _IDENTIFY:
            await line.socket.close(code=4004, message=b"Authentication failed.")
        elif op == _RESUME:  # nothing is kept for a line that was lost: the bot begins anew
            line.say({"op": _INVALID, "d": False})
        else:
            _log.debug("not needed here: gateway op %s", op)

    def _greet(self, line: Line) -> None:
        ready = {
            "v": 10,
            "user": wire.user(BOT),
            "guilds": [{"id": str(GUILD), "unavailable": True}],
            "session_id": "local",
            "resume_gateway_url": self.address,
            "application": {"id": str(APPLICATION), "flags": 0},
        }
        self._greeted[line] = 0
        self._dispatch(line, "READY", ready)
        self._dispatch(
            line, "GUILD_CREATE", wire.guild(list(self._world.channels.values()), self._locale, self._world.opened)
        )
        self.greeted.set()
