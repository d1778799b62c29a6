"""REST: the bot's answers to what people do: the first one, and all that comes after it."""

from __future__ import annotations

from typing import Any

from tests.loopback import messages
from tests.loopback.calls import Call, Handler
from tests.loopback.errors import invalid_form, unknown_message
from tests.loopback.interactions import (
    CHOICES,
    COMPLETION,
    EPHEMERAL,
    LATER,
    MESSAGE,
    MODAL,
    THINKING,
    UPDATE,
    Interaction,
    Interactions,
)
from tests.loopback.shapes import message_shape
from tests.loopback.world import Message, World

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
FOLLOWUP = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
BESIDE = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"


class Answers:
    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world, self._interactions = world, interactions
        self.routes: list[tuple[str, str, Handler]] = [
            ("POST", CALLBACK, self._first),
            ("POST", FOLLOWUP, self._followup),
            ("GET", ORIGINAL, self._read),
            ("PATCH", ORIGINAL, self._edit),
            ("DELETE", ORIGINAL, self._delete),
            ("GET", BESIDE, self._read),
            ("PATCH", BESIDE, self._edit),
            ("DELETE", BESIDE, self._delete),
        ]

    async def _first(self, call: Call) -> dict[str, Any]:
        it = self._interactions.first(call.path["interaction_id"], call.path["interaction_token"])
        kind, data = call.body["type"], call.body.get("data") or {}
        if (it.type == COMPLETION) != (kind == CHOICES) or (kind in (LATER, UPDATE) and it.source is None):
            raise invalid_form(f"type {kind} for an interaction of type {it.type}")
        it.kind, it.first_answer = kind, self._world.clock() - it.began
        it.hidden = bool(data.get("flags", 0) & EPHEMERAL)
        self._take(it, call, data)
        it.news(self._world.clock())
        return _receipt(it)

    def _take(self, it: Interaction, call: Call, data: dict[str, Any]) -> None:
        if it.kind == MESSAGE:
            self._say(it, call, data)
        elif it.kind == UPDATE and it.source is not None:
            messages.change(self._world, call, data, it.source)
            it.edits += 1
        elif it.kind == CHOICES:
            it.choices = data.get("choices") or []
        elif it.kind == MODAL:
            it.modal = data

    def _say(self, it: Interaction, call: Call, data: dict[str, Any]) -> Message:
        """A message in answer: for this person only, or for all in the channel."""
        message = messages.make(self._world, call, data, it.channel, it.user if it.hidden else None)
        if it.hidden:
            message.flags |= EPHEMERAL
        else:
            it.channel.messages[message.id] = message
        it.said.append(message)
        if it.original is None and it.kind in (MESSAGE, THINKING):
            it.original = message
        return message

    async def _followup(self, call: Call) -> dict[str, Any]:
        """After "thinking" the first one takes its place, and is as private as that was."""
        it = self._interactions.later(call.path["webhook_token"])
        if not it.thinking:
            it.hidden = bool(call.body.get("flags", 0) & EPHEMERAL)
        message = self._say(it, call, call.body)
        it.news(self._world.clock())
        return message_shape(message)

    def _meant(self, it: Interaction, call: Call) -> Message:
        wanted = call.path.get("message_id")
        if wanted is None:
            found = it.original or (it.source if it.kind in (LATER, UPDATE) else None)
        else:
            found = next((message for message in it.said if message.id == int(wanted)), None)
        if found is None:
            raise unknown_message()
        return found

    async def _read(self, call: Call) -> dict[str, Any]:
        it = self._interactions.later(call.path["webhook_token"])
        return message_shape(self._meant(it, call))

    async def _edit(self, call: Call) -> dict[str, Any]:
        it = self._interactions.later(call.path["webhook_token"])
        if it.thinking and "message_id" not in call.path:
            message = self._say(it, call, call.body)
        else:
            message = self._meant(it, call)
            messages.change(self._world, call, call.body, message)
        it.edits += 1
        it.news(self._world.clock())
        return message_shape(message)

    async def _delete(self, call: Call) -> None:
        it = self._interactions.later(call.path["webhook_token"])
        message = self._meant(it, call)
        message.channel.messages.pop(message.id, None)
        if message in it.said:
            it.said.remove(message)


def _receipt(it: Interaction) -> dict[str, Any]:
    receipt: dict[str, Any] = {
        "interaction": {
            "id": str(it.id),
            "type": it.type,
            "response_message_loading": it.kind == THINKING,
            "response_message_ephemeral": it.hidden,
        }
    }
    shown = it.original or (it.source if it.kind in (LATER, UPDATE) else None)
    if shown is not None:
        receipt["interaction"]["response_message_id"] = str(shown.id)
        receipt["resource"] = {"type": it.kind, "message": message_shape(shown)}
    return receipt
