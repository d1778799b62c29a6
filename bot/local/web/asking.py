"""What a person does on the page, made into what Discord would tell the bot."""

from __future__ import annotations

from collections.abc import Iterator

from bot.local.server import wire
from bot.local.server.people import person
from bot.local.server.things import JSON, Message

_USER, _CHANNEL = 6, 7  # kinds of options
_BOOLEAN, _INTEGER, _NUMBER = 5, 4, 10
_GROUPS = (1, 2)


class Nonsense(Exception):
    """Something that no page of ours asks for."""


def command(registered: list[JSON], root: str, path: list[str], given: list[JSON]) -> JSON:
    """The data of a command or, with a focused option, of a completion."""
    found = next((known for known in registered if known["id"] == root), None)
    if found is None:
        raise Nonsense("no such command")
    specs, resolved = _specs(found, path), dict[str, JSON]()
    options = [_option(specs, option, resolved) for option in given]
    for name, kind in reversed(_nesting(found, path)):
        options = [{"name": name, "type": kind, "options": options}]
    data: JSON = {"id": root, "name": found["name"], "type": 1, "options": options}
    return data | {"resolved": resolved} if resolved else data


def _nesting(node: JSON, path: list[str]) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for name in path[1:]:
        below = (child for child in _children(node) if child["type"] in _GROUPS and child["name"] == name)
        node = next(below, JSON())
        if not node:
            raise Nonsense("no such command")
        found.append((name, node["type"]))
    return found


def _specs(node: JSON, path: list[str]) -> dict[str, JSON]:
    for name in path[1:]:
        node = next((child for child in _children(node) if child["name"] == name), JSON())
    return {option["name"]: option for option in _children(node)}


def _children(node: JSON) -> list[JSON]:
    return node.get("options") or []


def _option(specs: dict[str, JSON], given: JSON, resolved: dict[str, JSON]) -> JSON:
    name, value = given["name"], given["value"]
    if name not in specs:
        raise Nonsense("no such option")
    kind = specs[name]["type"]
    if given.get("focused"):
        return {"name": name, "type": kind, "value": value, "focused": True}
    if kind == _USER:
        somebody = person(int(value))
        if somebody is None:
            raise Nonsense("no such person")
        resolved.setdefault("users", {})[value] = wire.user(somebody.id)
        resolved.setdefault("members", {})[value] = wire.member(somebody.id, with_user=False) | {
            "permissions": str(somebody.permissions)
        }
    if kind == _CHANNEL:
        resolved.setdefault("channels", {})[value] = {"id": value, "type": 0, "name": "", "permissions": "0"}
    convert = {_BOOLEAN: bool, _INTEGER: int, _NUMBER: float}.get(kind, str)
    return {"name": name, "type": kind, "value": convert(value)}


def component(message: Message, custom_id: str, values: list[str] | None) -> JSON:
    """A button pressed or a menu chosen from."""
    for found in within(message.components):
        if found.get("custom_id") == custom_id and not found.get("disabled"):
            data: JSON = {"custom_id": custom_id, "component_type": found["type"]}
            return data if values is None else data | {"values": values}
    raise Nonsense("no such button")


def within(components: list[JSON]) -> Iterator[JSON]:
    for one in components:
        yield one
        yield from within(one.get("components") or [])
        yield from within([one[name] for name in ("accessory", "component") if one.get(name)])


def form(asked: JSON, values: dict[str, str | list[str]]) -> JSON:
    """A form filled in: its own shape, with what was put into its fields."""
    return {"custom_id": asked["custom_id"], "components": [_filled(one, values) for one in asked["components"]]}


def _filled(node: JSON, values: dict[str, str | list[str]]) -> JSON:
    filled: JSON = {"type": node["type"], "id": node.get("id", 0)}
    if "components" in node:
        filled["components"] = [_filled(child, values) for child in node["components"]]
    if "component" in node:
        filled["component"] = _filled(node["component"], values)
    if "custom_id" in node:
        value = values.get(node["custom_id"], "")
        filled |= {"custom_id": node["custom_id"], "values" if isinstance(value, list) else "value": value}
    return filled
