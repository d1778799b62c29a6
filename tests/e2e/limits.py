"""Discord's limits, checked over every request that a scenario made: messages, answers, modals, completions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from simcord import Env

FILE = 10 * 1024 * 1024
_ROW, _BUTTON, _MENU, _BOX = 1, 2, 3, 4
_ROLES, _CHANNELS = 6, 8  # menus that Discord fills
_COMPLETION, _MODAL = 8, 9  # kinds of answers to an interaction


def faults(env: Env) -> list[str]:
    """Everything that Discord would refuse, in one list."""
    found = [
        fault for request in env.http_requests for fault in request_faults(request.method, request.path, request.json)
    ]
    blobs = env.backend.cdn._blobs
    return found + [f"{url}: {len(data)} bytes" for url, data in blobs.items() if len(data) > FILE]


def _label(where: str, label: str, most: int) -> Iterator[str]:
    """A text of a button, menu, box or completion: there Discord shows the stars of bold writing."""
    if not 1 <= len(label) <= most or "**" in label:
        yield f"{where}: label {label!r}"


def request_faults(method: str, path: str, json: Any) -> Iterator[str]:
    if method not in ("POST", "PATCH", "PUT") or not isinstance(json, dict):
        return
    where = f"{method} {path}"
    if path.endswith("/callback"):
        data = json.get("data") or {}
        if json["type"] == _COMPLETION:
            yield from completion_faults(where, data.get("choices", []))
        elif json["type"] == _MODAL:
            yield from modal_faults(where, data)
        else:
            yield from message_faults(where, data)
    elif "/messages" in path or "/webhooks/" in path:
        yield from message_faults(where, json)


def message_faults(where: str, data: dict[str, Any]) -> Iterator[str]:
    if len(data.get("content") or "") > 2000:
        yield f"{where}: content of {len(data['content'])}"
    for file in data.get("attachments") or []:
        if len(file.get("description") or "") > 1024:
            yield f"{where}: alt text of {len(file['description'])}"
        if file.get("filename", "").endswith(".png") and not file.get("description"):
            yield f"{where}: a picture without alt text"
    if len(data.get("attachments") or []) > 10:
        yield f"{where}: too many files"
    yield from _embeds(where, data.get("embeds") or [])
    yield from _rows(where, data.get("components") or [])


def _embeds(where: str, embeds: list[dict[str, Any]]) -> Iterator[str]:
    texts = [text for embed in embeds for text in _texts(embed)]
    if len(embeds) > 10 or sum(map(len, texts)) > 6000:
        yield f"{where}: embeds too large"


def _texts(embed: dict[str, Any]) -> Iterator[str]:
    yield from (embed.get(part, "") for part in ("title", "description"))
    for field in embed.get("fields", []):
        yield from (field["name"], field["value"])


def _rows(where: str, rows: list[dict[str, Any]]) -> Iterator[str]:
    if len(rows) > 5 or any(row["type"] != _ROW for row in rows):
        yield f"{where}: {len(rows)} rows"
    parts = [part for row in rows for part in row["components"]]
    for row in rows:
        kinds = [part["type"] for part in row["components"]]
        if kinds not in ([_MENU], [_ROLES], [_CHANNELS]) and (set(kinds) != {_BUTTON} or len(kinds) > 5):
            yield f"{where}: a row of {kinds}"
    yield from _ids(where, parts)
    for part in parts:
        checked = {_BUTTON: _button, _MENU: _menu}.get(part["type"], _picker)
        yield from checked(where, part)


def _ids(where: str, parts: list[dict[str, Any]]) -> Iterator[str]:
    for custom_id, count in Counter(part["custom_id"] for part in parts).items():
        if count > 1 or not 1 <= len(custom_id) <= 100:
            yield f"{where}: id {custom_id} ({count} times)"


def _button(where: str, button: dict[str, Any]) -> Iterator[str]:
    yield from _label(where, button["label"], 80)


def _menu(where: str, menu: dict[str, Any]) -> Iterator[str]:
    options = menu["options"]
    if not 1 <= len(options) <= 25:
        yield f"{where}: a menu of {len(options)}"
    if not 0 <= menu.get("min_values", 1) <= menu.get("max_values", 1) <= len(options):
        yield f"{where}: a menu for {menu.get('min_values')} to {menu.get('max_values')} of {len(options)}"
    if len(menu.get("placeholder") or "") > 150:
        yield f"{where}: placeholder of {len(menu['placeholder'])}"
    yield from _unique(where, options)
    for option in options:
        yield from _label(where, option["label"], 100)
        if not 1 <= len(option["value"]) <= 100:
            yield f"{where}: option {option}"


def _picker(where: str, menu: dict[str, Any]) -> Iterator[str]:
    least, most, chosen = menu.get("min_values", 1), menu.get("max_values", 1), menu.get("default_values", [])
    if not 0 <= least <= most <= 25 or not (least <= len(chosen) <= most or not chosen):
        yield f"{where}: a menu for {least} to {most}, {len(chosen)} chosen"
    if len(menu.get("placeholder") or "") > 150:
        yield f"{where}: placeholder of {len(menu['placeholder'])}"


def _unique(where: str, options: list[dict[str, Any]]) -> Iterator[str]:
    for value, count in Counter(option["value"] for option in options).items():
        if count > 1:
            yield f"{where}: value {value} {count} times"


def modal_faults(where: str, modal: dict[str, Any]) -> Iterator[str]:
    boxes = [part for row in modal["components"] for part in row.get("components", [row])]
    if not 1 <= len(modal["title"]) <= 45 or not 1 <= len(boxes) <= 5:
        yield f"{where}: modal {modal['title']!r} with {len(boxes)} boxes"
    yield from _ids(where, [*boxes, modal])
    for box in boxes:
        yield from _label(where, box["label"], 45)
        if box["type"] != _BOX or len(box.get("placeholder") or "") > 100:
            yield f"{where}: box {box}"


def completion_faults(where: str, choices: list[dict[str, Any]]) -> Iterator[str]:
    if len(choices) > 25:
        yield f"{where}: {len(choices)} choices"
    yield from _unique(where, choices)
    for choice in choices:
        yield from _label(where, choice["name"], 100)
        if not 1 <= len(str(choice["value"])) <= 100:
            yield f"{where}: choice {choice}"
