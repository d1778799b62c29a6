"""Somebody with Discord's app: sends commands, clicks, choices and forms, and reads what comes back."""

from __future__ import annotations

from typing import Any

from tests.loopback.interactions import COMMAND, COMPLETION, COMPONENT, MODAL_SUBMIT, Interaction
from tests.loopback.server import Loopback
from tests.loopback.world import Channel, Message, User

BUTTON, MENU = 2, 3
_GROUPS = (1, 2)  # kinds of options that hold others
PATIENCE = 40.0  # seconds that somebody looks at "thinking" before turning to something else
Options = dict[str, Any]


class Person:
    def __init__(self, loopback: Loopback, user: User) -> None:
        self._loopback, self.user = loopback, user

    # What the app knows of the bot's commands

    def options_of(self, command: str) -> list[dict[str, Any]]:
        """The options of `table new` as the bot has registered them."""
        first, *rest = command.split()
        node = next(known for known in self._loopback.world.commands if known["name"] == first)
        for name in rest:
            node = next(option for option in node["options"] if option["name"] == name)
        return node.get("options") or []

    def commands_below(self, command: str) -> list[str]:
        """All that can be sent of one command: `barony move`, `barony turn`, …"""
        below = [option for option in self.options_of(command) if option["type"] in _GROUPS]
        found = [path for option in below for path in self.commands_below(f"{command} {option['name']}")]
        return found if below else [command]

    # What one does

    async def slash(self, channel: Channel, command: str, /, **options: Any) -> Interaction:
        sent = self._send(COMMAND, channel, self._command_data(command, options))
        await sent.until(lambda it: it.answered, PATIENCE)
        return sent

    async def complete(self, channel: Channel, command: str, wanted: str, typed: str, options: Options) -> list[str]:
        """The values that are offered for an option, given those before it."""
        data = self._command_data(command, {**options, wanted: typed}, focused=wanted)
        sent = self._send(COMPLETION, channel, data)
        await sent.until(lambda it: it.choices is not None, PATIENCE)
        return [choice["value"] for choice in sent.choices or []]

    async def click(self, message: Message, custom_id: str, *, quiet: bool = False) -> Interaction:
        """`quiet`: a button that answers nothing when all is well."""
        sent = self.press(message, custom_id)
        sent.quiet = quiet
        await sent.until(lambda it: it.kind is not None if quiet else it.answered, PATIENCE)
        return sent

    def press(self, message: Message, custom_id: str) -> Interaction:
        """Without waiting for anything."""
        return self._send(
            COMPONENT, message.channel, {"custom_id": custom_id, "component_type": BUTTON}, source=message
        )

    async def select(self, message: Message, custom_id: str, values: list[str]) -> Interaction:
        data = {"custom_id": custom_id, "component_type": MENU, "values": values}
        sent = self._send(COMPONENT, message.channel, data, source=message)
        await sent.until(lambda it: it.answered, PATIENCE)
        return sent

    async def submit(self, opened: Interaction, texts: dict[str, str]) -> Interaction:
        """Fill in the form that came as an answer. Boxes that are not named stay empty."""
        assert opened.modal is not None
        data = {
            "custom_id": opened.modal["custom_id"],
            "components": [_filled(row, texts) for row in opened.modal["components"]],
        }
        sent = self._send(MODAL_SUBMIT, opened.channel, data, source=opened.source)
        await sent.until(lambda it: it.answered, PATIENCE)
        return sent

    # How it is sent

    def _send(self, type: int, channel: Channel, data: dict[str, Any], source: Message | None = None) -> Interaction:
        interactions, gateway = self._loopback.interactions, self._loopback.gateway
        sent = interactions.begin(type, self.user, channel, data, source)
        if gateway.hears(channel.guild.id):
            gateway.dispatch("INTERACTION_CREATE", interactions.payload(sent))
        else:
            sent.abandoned = True
        return sent

    def _command_data(self, command: str, options: Options, focused: str | None = None) -> dict[str, Any]:
        first, *rest = command.split()
        root = next(known for known in self._loopback.world.commands if known["name"] == first)
        kinds = {option["name"]: option["type"] for option in self.options_of(command)}
        data: list[dict[str, Any]] = [
            {"name": name, "type": kinds[name], "value": value, **({"focused": True} if name == focused else {})}
            for name, value in options.items()
        ]
        for depth, name in enumerate(reversed(rest)):
            data = [{"name": name, "type": 1 if depth == 0 else 2, "options": data}]
        return {"id": root["id"], "name": first, "type": 1, "options": data}


def _filled(row: dict[str, Any], texts: dict[str, str]) -> dict[str, Any]:
    boxes = [
        {"type": 4, "custom_id": box["custom_id"], "value": texts.get(box["custom_id"], "")} for box in boxes_of(row)
    ]
    return {"type": 18, "component": boxes[0]} if row["type"] == 18 else {"type": 1, "components": boxes}


def boxes_of(row: dict[str, Any]) -> list[dict[str, Any]]:
    """The text boxes of one row of a form, in either of the shapes that Discord knows."""
    return row.get("components") or [row["component"]]
