"""What a message offers to press and to choose from, as it stood, with what was used of it marked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.demo.chronicle import Used
from bot.demo.page.html import Html, h
from bot.local.server.things import JSON, Message
from bot.local.web import asking
from bot.words import Speaker

_BUTTON, _MENU = 2, 3
_STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link"}


def controls(say: Speaker, message: Message, used: Used | None = None) -> Html | None:
    rows = [[_made(say, part, used) for part in row.get("components", ())] for row in message.components]
    shown = [h("div", row, class_="row") for row in rows if row]
    return h("div", shown, class_="controls") if shown else None


def _made(say: Speaker, part: JSON, used: Used | None) -> Html | None:
    mine = used if used is not None and part.get("custom_id") == used.control else None
    if part["type"] == _BUTTON:
        return _button(part, mine)
    return _menu(say, part, mine) if part["type"] == _MENU else None


def _button(part: JSON, used: Used | None) -> Html:
    look = ["button", _STYLES[part["style"]], *(["used"] if used else []), *(["off"] if part.get("disabled") else [])]
    return h("span", _label(part), class_=" ".join(look))


def _menu(say: Speaker, part: JSON, used: Used | None) -> Html:
    """A menu, which opens to show what could be chosen."""
    chosen = [option for option in part["options"] if option["value"] in used.values] if used else []
    standing = chosen or [option for option in part["options"] if option.get("default")]
    text = ", ".join(_label(option) for option in standing) or part.get("placeholder") or say("page-choose")
    options = [
        h("div", h("span", _label(option), class_="menu-text"), class_="menu-option", data_chosen=option in chosen)
        for option in part["options"]
    ]
    label = h("span", text, class_="menu-label" if standing else "menu-label empty")
    face = h("summary", label, class_="menu-face used" if used else "menu-face")
    return h("details", face, h("div", options, class_="menu-list"), class_="menu")


def _label(part: Mapping[str, Any]) -> str:
    emoji: JSON = part.get("emoji") or {}
    return " ".join(filter(None, [emoji.get("name", ""), part.get("label", "")]))


def in_words(message: Message, used: Used) -> str:
    """What was pressed, chosen or typed, in short."""
    if used.typed is not None:
        return ", ".join(text for text in used.typed.values() if text)
    nothing: JSON = {}
    parts = asking.within(message.components)
    found = next((part for part in parts if part.get("custom_id") == used.control), nothing)
    chosen = [_label(option) for option in found.get("options", ()) if option["value"] in used.values]
    return ", ".join(chosen) or _label(found)


def form(used: Used) -> Html | None:
    """The form that a button opened, as it was filled in."""
    if used.form is None or used.typed is None:
        return None
    labels = {box["custom_id"]: label for label, box in _boxes(used.form)}
    lines = [
        h("div", h("span", labels.get(box, box), class_="form-label"), h("span", text, class_="form-text"))
        for box, text in used.typed.items()
    ]
    return h("div", h("strong", used.form["title"]), lines, class_="box form-filled")


def _boxes(asked: JSON) -> list[tuple[str, JSON]]:
    """Every field of a form with what it is called, by itself or by the label around it."""
    found: list[tuple[str, JSON]] = []
    for part in asking.within(asked["components"]):
        inside = part.get("component") or part
        if "custom_id" in inside and (label := part.get("label") or inside.get("label")):
            found.append((label, inside))
    return found
