"""REST: channels, threads and the messages in them."""

from __future__ import annotations

from typing import Any

import discord

from tests.loopback import messages
from tests.loopback.calls import Call, Handler
from tests.loopback.errors import (
    archived,
    invalid_form,
    missing_access,
    missing_permissions,
    somebody_elses,
    unknown_message,
)
from tests.loopback.gateway import Gateway
from tests.loopback.shapes import channel_shape, message_shape
from tests.loopback.world import THREAD, Channel, Message, World

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
CHANNEL = "/channels/{channel_id}"
THREADS = "/channels/{channel_id}/threads"


class Channels:
    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world, self._gateway = world, gateway
        self.routes: list[tuple[str, str, Handler]] = [
            ("POST", MESSAGES, self._post),
            ("GET", MESSAGES, self._history),
            ("GET", MESSAGE, self._get),
            ("PATCH", MESSAGE, self._edit),
            ("DELETE", MESSAGE, self._delete),
            ("GET", CHANNEL, self._channel),
            ("PATCH", CHANNEL, self._change_channel),
            ("POST", THREADS, self._open_thread),
        ]

    def _seen(self, call: Call) -> tuple[Channel, discord.Permissions]:
        """The channel, if the bot can see it, and what it may do there."""
        channel = self._world.channel(call.path["channel_id"])
        may = channel.guild.may(self._world.me, channel)
        if not may.view_channel:
            raise missing_access()
        return channel, may

    def _found(self, call: Call) -> Message:
        channel, may = self._seen(call)
        message = channel.messages.get(int(call.path["message_id"]))
        if message is None:
            raise unknown_message()
        if call.method == "GET" and not may.read_message_history:
            raise missing_access()
        return message

    async def _post(self, call: Call) -> dict[str, Any]:
        channel, may = self._seen(call)
        speaking = may.send_messages_in_threads if channel.type == THREAD else may.send_messages
        if not speaking or (call.files and not may.attach_files):
            raise missing_permissions()
        if channel.archived:
            raise archived()
        if messages.empty(call.body, call):
            raise invalid_form("an empty message")
        return message_shape(self._made(call, channel))

    def _made(self, call: Call, channel: Channel) -> Message:
        """With `enforce_nonce`, the message that this nonce has made already."""
        nonce = str(call.body["nonce"]) if call.body.get("nonce") is not None else None
        if nonce is not None and call.body.get("enforce_nonce") and nonce in channel.nonces:
            return channel.nonces[nonce]
        message = messages.make(self._world, call, call.body, channel)
        channel.messages[message.id] = message
        if nonce is not None:
            channel.nonces[nonce] = message
        return message

    async def _history(self, call: Call) -> list[dict[str, Any]]:
        """Newest first; without the permission to read the history there is none, and no word about it."""
        channel, may = self._seen(call)
        if not may.read_message_history:
            return []
        before, after = call.query.get("before"), call.query.get("after")
        found = [
            m for m in channel.latest if not (before and m.id >= int(before)) and not (after and m.id <= int(after))
        ]
        most = int(call.query.get("limit", 50))
        return [message_shape(message) for message in (found[-most:] if after else found[:most])]

    async def _get(self, call: Call) -> dict[str, Any]:
        return message_shape(self._found(call))

    async def _edit(self, call: Call) -> dict[str, Any]:
        message = self._found(call)
        if message.author is not self._world.me:
            raise somebody_elses()
        if message.channel.archived:
            raise archived()
        messages.change(self._world, call, call.body, message)
        return message_shape(message)

    async def _delete(self, call: Call) -> None:
        message = self._found(call)
        del message.channel.messages[message.id]

    async def _channel(self, call: Call) -> dict[str, Any]:
        return channel_shape(self._seen(call)[0])

    async def _change_channel(self, call: Call) -> dict[str, Any]:
        channel, may = self._seen(call)
        if channel.type != THREAD or channel.locked:
            raise missing_permissions()
        if not may.send_messages_in_threads:
            raise missing_permissions()
        channel.archived = bool(call.body.get("archived", channel.archived))
        channel.name = call.body.get("name", channel.name)
        self._gateway.dispatch("THREAD_UPDATE", channel_shape(channel))
        return channel_shape(channel)

    async def _open_thread(self, call: Call) -> dict[str, Any]:
        channel, may = self._seen(call)
        if not may.create_public_threads:
            raise missing_permissions()
        thread = self._world.add_channel(channel.guild, call.body["name"], channel)
        self._gateway.dispatch("THREAD_CREATE", channel_shape(thread))
        return channel_shape(thread)
