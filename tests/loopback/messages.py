"""Making and changing messages from what a request says."""

from __future__ import annotations

import re
from typing import Any

from tests.loopback.calls import Call
from tests.loopback.world import Attachment, Channel, Message, User, World

_MENTION = re.compile(r"<@!?(\d+)>")


def make(world: World, call: Call, data: dict[str, Any], channel: Channel, reader: User | None = None) -> Message:
    """A message of the bot's; with `reader`, one that only they see. It is not in the channel yet."""
    message = Message(world.new_id(), channel, world.me, reader=reader, nonce=data.get("nonce"))
    change(world, call, data, message)
    message.past.clear()
    message.mentions = _mentioned(message, data.get("allowed_mentions"))
    return message


def change(world: World, call: Call, data: dict[str, Any], message: Message) -> None:
    """What is not named stays as it is. Mentions in an edit notify nobody."""
    message.past.append(message.content)
    if "content" in data:
        message.content = data["content"] or ""
    if "components" in data:
        message.components = data["components"] or []
    if "embeds" in data:
        message.embeds = data["embeds"] or []
    if "flags" in data:
        message.flags = data["flags"] or 0
    if "attachments" in data:
        message.attachments = [*_attached(world, call, data["attachments"] or [], message.attachments)]


def _attached(world: World, call: Call, wanted: list[dict[str, Any]], former: list[Attachment]) -> list[Attachment]:
    """Files sent along with this request by their index, and those kept from before by their id."""
    kept = {file.id: file for file in former}
    found: list[Attachment] = []
    for file in wanted:
        number = int(file["id"])
        if number in call.files:
            name, size = call.files[number]
            found.append(Attachment(world.new_id(), file.get("filename") or name, size, file.get("description")))
        elif number in kept:
            found.append(kept[number])
    return found


def _mentioned(message: Message, allowed: dict[str, Any] | None) -> list[User]:
    """Whom it notifies: those it names, as far as the request allows."""
    members = message.channel.guild.members
    named = [int(number) for number in _MENTION.findall(message.content)]
    if allowed is not None and "users" not in allowed.get("parse", []):
        named = [number for number in named if number in map(int, allowed.get("users", []))]
    return [members[number] for number in dict.fromkeys(named) if number in members]


def empty(data: dict[str, Any], call: Call) -> bool:
    return not (data.get("content") or data.get("embeds") or data.get("components") or call.files)
