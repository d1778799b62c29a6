"""The controls of a message, told by their ids: what each does, and what it does it with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.local.server.things import JSON, Message
from bot.prompts.router import ID
from bot.prompts.steps import read_control

_COMPONENT = re.compile(f"[bs]:{ID}")


@dataclass(frozen=True)
class Control:
    part: JSON
    verb: str
    word: str | None  # which of several that do the same

    @property
    def id(self) -> str:
        return self.part["custom_id"]

    @property
    def values(self) -> list[str]:
        return [option["value"] for option in self.part.get("options", ())]

    @property
    def most(self) -> int:
        return self.part.get("max_values", 1)


def controls(message: Message) -> Iterator[Control]:
    for row in message.components:
        for part in row.get("components", ()):
            found = _COMPONENT.fullmatch(part.get("custom_id", ""))
            if found is not None and not part.get("disabled"):
                yield Control(part, found["verb"], read_control(found["arg"])[1])


def find(message: Message, verb: str, word: str | None = None) -> Control | None:
    """The first of that verb; with a word, the one that has it."""
    fitting = (control for control in controls(message) if control.verb == verb)
    return next((control for control in fitting if word is None or control.word == word), None)
