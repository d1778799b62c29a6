"""The gateway: greets the bot, tells it of its servers, and hands it what people do, each shard of its own. A session
can be resumed."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import defaultdict
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
    shard: int = 0
    sent: list[str] = field(default_factory=list)  # all events, for resuming
    socket: web.WebSocketResponse | None = None


class Gateway:
    def __init__(self, world: World) -> None:
        self._world = world
        self._sessions: dict[int, _Session] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ready: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        self.shards = 1  # as the bot said when it last identified itself
        self.address = ""

    @property
    def heard(self) -> bool:
        """Whether the bot gets to know of what happens now, or will when it resumes: all of it, on whatever shard."""
        return len(self._sessions) == self.shards

    def shard_of(self, guild: int) -> int:
        return (guild >> 22) % self.shards

    def hears(self, guild: int) -> bool:
        return self.shard_of(guild) in self._sessions

    @property
    def ready(self) -> asyncio.Event:
        return self.ready_on(0)

    def ready_on(self, shard: int) -> asyncio.Event:
        return self._ready[shard]

    def dispatch(self, event: str, data: dict[str, Any]) -> None:
        """To the shard of the server that it happens in. What happens while nobody has a session, nobody hears."""
        session = self._sessions.get(self.shard_of(int(data.get("guild_id") or 0)))
        if session is not None:
            self._dispatch(session, event, data)

    def _dispatch(self, session: _Session, event: str, data: dict[str, Any]) -> None:
        session.sent.append(json.dumps({"op": DISPATCH, "t": event, "s": len(session.sent) + 1, "d": data}))
        if session.socket is not None:
            self._later(session.socket, session.sent[-1])

    def forget(self, shard: int = 0) -> None:
        """The process is gone, and its session with it."""
        self._sessions.pop(shard, None)
        self.ready_on(shard).clear()

    async def hang_up(self) -> None:
        """Drop the connections; the sessions may be resumed."""
        for session in [*self._sessions.values()]:
            if session.socket is not None:
                await session.socket.close(code=4000)

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
                session = self._identified(socket, *said["d"].get("shard", (0, 1)))
            elif said["op"] == RESUME:
                session = await self._resumed(socket, said["d"])
        if session is not None and session.socket is socket:
            session.socket = None
        return socket

    def _identified(self, socket: web.WebSocketResponse, shard: int, shards: int) -> _Session:
        self.shards = shards
        session = self._sessions[shard] = _Session(secrets.token_hex(8), shard, socket=socket)
        guilds = [guild for guild in self._world.guilds.values() if self.shard_of(guild.id) == shard]
        ready = {
            "v": 10,
            "user": user_shape(self._world.me),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "application": {"id": str(self._world.application), "flags": 0},
            "shard": [shard, shards],
        }
        self._dispatch(session, "READY", ready)
        for guild in guilds:
            self._dispatch(session, "GUILD_CREATE", guild_shape(self._world, guild))
        self.ready_on(shard).set()
        return session

    async def _resumed(self, socket: web.WebSocketResponse, wish: dict[str, Any]) -> _Session | None:
        session = next((one for one in self._sessions.values() if one.id == wish["session_id"]), None)
        if session is None:
            await socket.send_json({"op": INVALID, "d": False})
            return None
        for text in session.sent[wish["seq"] :]:
            await socket.send_str(text)
        session.socket = socket
        self._dispatch(session, "RESUMED", {})
        return session
