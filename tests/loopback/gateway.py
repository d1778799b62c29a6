"""The gateway: greets the bot, tells it of its servers, and hands it what people do. A session can be resumed."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.loopback.shapes import guild_shape, user_shape
from tests.loopback.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
_BEAT = 20_000  # milliseconds
_DISTANCE = 0.05  # seconds: discord.py takes an answer that comes before it has noted its beat for one to the last beat


@dataclass(eq=False)
class _Session:
    id: str
    sent: list[str] = field(default_factory=list)  # all events, for resuming
    socket: web.WebSocketResponse | None = None


class Gateway:
    def __init__(self, world: World) -> None:
        self._world = world
        self._session: _Session | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.ready = asyncio.Event()
        self.address = ""

    @property
    def heard(self) -> bool:
        """Whether the bot gets to know of what happens now, or will when it resumes."""
        return self._session is not None

    def dispatch(self, event: str, data: dict[str, Any]) -> None:
        """What happens while nobody has a session, nobody hears."""
        if self._session is None:
            return
        session = self._session
        session.sent.append(json.dumps({"op": DISPATCH, "t": event, "s": len(session.sent) + 1, "d": data}))
        if session.socket is not None:
            self._later(session.socket, session.sent[-1])

    def forget(self) -> None:
        """The process is gone, and its session with it."""
        self._session = None
        self.ready.clear()

    async def hang_up(self) -> None:
        """Drop the connection; the session may be resumed."""
        if self._session is not None and self._session.socket is not None:
            await self._session.socket.close(code=4000)

    def _later(self, socket: web.WebSocketResponse, text: str) -> None:
        task = asyncio.create_task(self._send(socket, text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, socket: web.WebSocketResponse, text: str) -> None:
        with suppress(ConnectionError, RuntimeError):  # the bot went away in the middle; it may come back for it
            await socket.send_str(text)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": _BEAT}})
        session: _Session | None = None
        async for message in socket:
            if message.type != WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            if said["op"] == HEARTBEAT:
                await asyncio.sleep(_DISTANCE)
                await socket.send_json({"op": ACK})
            elif said["op"] == IDENTIFY:
                session = self._identified(socket)
            elif said["op"] == RESUME:
                session = await self._resumed(socket, said["d"])
        if session is not None and session.socket is socket:
            session.socket = None
        return socket

    def _identified(self, socket: web.WebSocketResponse) -> _Session:
        session = self._session = _Session(secrets.token_hex(8), socket=socket)
        guilds = self._world.guilds.values()
        ready = {
            "v": 10,
            "user": user_shape(self._world.me),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "application": {"id": str(self._world.application), "flags": 0},
        }
        self.dispatch("READY", ready)
        for guild in guilds:
            self.dispatch("GUILD_CREATE", guild_shape(self._world, guild))
        self.ready.set()
        return session

    async def _resumed(self, socket: web.WebSocketResponse, wish: dict[str, Any]) -> _Session | None:
        session = self._session
        if session is None or session.id != wish["session_id"]:
            await socket.send_json({"op": INVALID, "d": False})
            return None
        for text in session.sent[wish["seq"] :]:
            await socket.send_str(text)
        session.socket = socket
        self.dispatch("RESUMED", {})
        return session
