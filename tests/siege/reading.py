"""How a person understands an answer: is the move played, refused, or is there another question?"""

from __future__ import annotations

import re
from typing import Any

from bot.languages import languages
from bot.words import Speaker
from tests.loopback.interactions import Interaction
from tests.loopback.world import Channel, Message

_SPEAKERS = [Speaker(language) for language in languages()]
# What an answer with buttons begins with that is not about a move: it is too late, or a look at one's hand.
_OTHER = {say(key) for say in _SPEAKERS for key in ("refusal-stale", "picture-yours")}
_WAITING = tuple(say("panel-waiting", names="…").partition("…")[0] for say in _SPEAKERS)
_INSTEAD = {say("refusal-instead") for say in _SPEAKERS}
_TITLE = re.compile(r"\*\*.+\*\* · \S")


def verb(part: dict[str, Any]) -> str:
    """What a button or menu does: the word in its id."""
    return str(part.get("custom_id", "::")).split(":")[1]


def reference(part: dict[str, Any]) -> str:
    """What a button or menu is about: a table, a draft, a request."""
    return str(part["custom_id"]).split(":")[2]


def usable(message: Message) -> list[dict[str, Any]]:
    return [part for part in message.parts if not part.get("disabled") and part.get("custom_id")]


def says_played(answer: Interaction) -> bool:
    """The move is told with a way to take it back, or with the next question below it; a refusal offers other moves,
    and a question by itself has the table's title on top."""
    shown = answer.shown
    if shown is None or not answer.answered or not usable(shown):
        return False
    first, *rest = shown.content.splitlines() or [""]
    if not first or first in _OTHER or first.startswith(_WAITING) or _TITLE.match(first):
        return False
    return first not in _INSTEAD and not _INSTEAD & set(rest)


def live_message(channel: Channel, table_id: str) -> Message | None:
    """The newest one from which a turn at this table can be taken."""
    for message in channel.latest:
        if any(verb(part) == "turn" and reference(part) == table_id for part in usable(message)):
            return message
    return None


def is_panel(message: Message | None) -> bool:
    return message is not None and any(verb(part) in _ASKING for part in usable(message))


_ASKING = {"act", "first", "actmenu", "pick", "none", "type", "play", "page", "actpage"}
