"""Things as the page gets them: plain facts, ids as text, nothing to be put into the page as it is."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import quote

from bot.local.server.people import BOT, BOT_NAME, PEOPLE, Person
from bot.local.server.things import DIRECT, JSON, LOADING, Attachment, Channel, Message, born
from bot.local.server.world import World


def message(thing: Message) -> JSON:
    body: JSON = {
        "id": str(thing.id),
        "channel": str(thing.channel),
        "author": str(thing.author),
        "kind": thing.kind,
        "content": thing.content,
        "time": born(thing.id),
        "edited": thing.edited,
        "private": thing.reader is not None,
        "loading": bool(thing.flags & LOADING),
        "components": thing.components,
        "embeds": thing.embeds,
        "files": [file(one) for one in thing.attachments],
    }
    if thing.asked is not None and thing.asked.command:
        body["asked"] = {"person": str(thing.asked.person), "command": thing.asked.command}
    if thing.nonce and thing.nonce.startswith("thread:"):
        body["thread"] = thing.nonce.removeprefix("thread:")
    return body


def file(thing: Attachment) -> JSON:
    return {
        "id": str(thing.id),
        "name": thing.filename,
        "type": thing.content_type,
        "size": thing.size,
        "width": thing.width,
        "height": thing.height,
        "alt": thing.description or "",
        "url": f"/files/{thing.id}/{quote(thing.filename)}",
    }


def channel(thing: Channel) -> JSON:
    return {
        "id": str(thing.id),
        "name": thing.name,
        "kind": thing.kind,
        "thread": thing.is_thread,
        "direct": thing.kind == DIRECT,
        "parent": str(thing.parent) if thing.parent else None,
        "topic": thing.topic,
        "archived": thing.archived,
    }


def people(world: World) -> list[JSON]:
    bot = {"id": str(BOT), "handle": "castellan", "name": BOT_NAME, "bot": True}
    return [bot, *(_person(somebody, world.languages[somebody.id]) for somebody in PEOPLE)]


def _person(somebody: Person, language: str) -> JSON:
    about = {"id": str(somebody.id), "handle": somebody.handle, "name": somebody.name}
    return about | {"manager": somebody.manager, "language": language}


def commands(registered: Iterable[JSON], person: Person, locale: str) -> list[JSON]:
    """Every command that this person may give, by its leaves, named and explained in their language. `/table` comes
    first, then the games, one after the other; then what is a single command, and last what only some may give."""
    found: list[tuple[tuple[bool, bool, bool, str], list[JSON]]] = []
    for command in registered:
        needed = int(command.get("default_member_permissions") or 0)
        if command.get("type", 1) == 1 and person.permissions & needed == needed:
            leaves = _leaves(command, [], [], locale, command["id"])
            found.append(((command["name"] != "table", bool(needed), len(leaves) == 1, command["name"]), leaves))
    return [leaf for _, leaves in sorted(found, key=lambda one: one[0]) for leaf in leaves]


def _leaves(node: JSON, path: list[str], shown: list[str], locale: str, root: str) -> list[JSON]:
    path, shown = [*path, node["name"]], [*shown, _in(node, "name", locale)]
    options: list[JSON] = node.get("options") or []
    below = [option for option in options if option["type"] in (1, 2)]
    if below:
        return [leaf for child in below for leaf in _leaves(child, path, shown, locale, root)]
    about = {"root": root, "path": path, "name": " ".join(shown), "description": _in(node, "description", locale)}
    return [about | {"options": [_option(option, locale) for option in options]}]


def _option(option: JSON, locale: str) -> JSON:
    choices: list[JSON] = option.get("choices") or []
    limits = ("min_value", "max_value", "min_length", "max_length")
    return {
        "name": option["name"],
        "shown": _in(option, "name", locale),
        "description": _in(option, "description", locale),
        "type": option["type"],
        "required": bool(option.get("required")),
        "completes": bool(option.get("autocomplete")),
        "choices": [{"name": _in(choice, "name", locale), "value": choice["value"]} for choice in choices],
        **{limit: option[limit] for limit in limits if option.get(limit) is not None},
    }


def _in(node: JSON, what: str, locale: str) -> str:
    told: dict[str, str] = node.get(f"{what}_localizations") or {}
    return told.get(locale) or node[what]
