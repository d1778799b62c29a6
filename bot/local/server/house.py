"""What the requests of the bot work on, and how a message is made or changed by one."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field

from aiohttp import web
from msgspec.structs import replace

from bot.local.server import uploads, wire
from bot.local.server.gateway import Gateway
from bot.local.server.interactions import Desk
from bot.local.server.people import BOT
from bot.local.server.things import DIRECT, EPHEMERAL, JSON, LOADING, Asked, Message
from bot.local.server.uploads import Body
from bot.local.server.world import Refused, World

_CONTENT = 2000  # characters of a message


@dataclass
class House:
    world: World
    gateway: Gateway
    desk: Desk
    token: str  # the bot's
    locale: str  # the server's
    commands: list[JSON] = field(default_factory=list[JSON])

    def shown(self, message: Message) -> JSON:
        direct = self.world.channel(message.channel).kind == DIRECT
        return wire.message(message, direct=direct)

    async def say(self, channel: int, said: JSON, body: Body, *, asked: Asked | None = None) -> Message:
        """A new message of the bot's. One said already by the same nonce is not said twice."""
        self.world.channel(channel)
        nonce = str(said["nonce"]) if said.get("nonce") is not None else None
        if nonce is not None and said.get("enforce_nonce") and (known := self.world.said_before(channel, nonce)):
            return known
        _require_short(said)
        hanging, contents = uploads.attachments(said, body, (), self.world.new_id)
        flags = int(said.get("flags") or 0)
        message = Message(
            id=self.world.new_id(),
            channel=channel,
            author=BOT,
            content=said.get("content") or "",
            components=said.get("components") or [],
            embeds=said.get("embeds") or [],
            attachments=hanging,
            flags=flags,
            reader=asked.person if asked is not None and flags & EPHEMERAL else None,
            asked=asked,
            nonce=nonce,
        )
        if not (message.content or message.components or message.embeds or hanging or flags & LOADING):
            raise Refused(400, 50006, "Cannot send an empty message")
        return await self.world.put(message, contents)

    async def change(self, message: Message, said: JSON, body: Body) -> Message:
        """An edit: what it does not name stays as it was."""
        _require_short(said)
        hanging, contents = message.attachments, dict[int, bytes]()
        if "attachments" in said or body.files:
            hanging, contents = uploads.attachments(said, body, message.attachments, self.world.new_id)
        named: JSON = {name: said[name] or [] for name in ("components", "embeds") if name in said}
        if "content" in said:
            named["content"] = said["content"] or ""
        completed = bool(message.flags & LOADING)
        changed = replace(
            message,
            attachments=hanging,
            flags=message.flags & ~LOADING,
            edited=message.edited if completed else time.time(),
            **named,
        )
        return await self.world.put(changed, contents)


def _require_short(said: JSON) -> None:
    if len(said.get("content") or "") > _CONTENT:
        raise Refused(400, 50035, "Invalid Form Body: content must be 2000 or fewer in length.")


HOUSE: web.AppKey[House] = web.AppKey("house", House)


def house_of(request: web.Request) -> House:
    return request.app[HOUSE]


def number(request: web.Request, name: str) -> int:
    return int(request.match_info[name])


def reply(body: JSON | list[JSON], status: int = 200) -> web.Response:
    """discord.py reads JSON only under its plain name, without a charset."""
    return web.Response(body=json.dumps(body).encode(), content_type="application/json", status=status)
