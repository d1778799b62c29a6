"""Answering what a panel asks, with whatever control it offers."""

from __future__ import annotations

from typing import Any

from bot.prompts.labels import action_label, group_label
from rules.core import Action
from rules.core.actions import tag_of
from tests.e2e.court import ENGLISH, buttons, menus, values


async def pick_kind(person: Any, panel: Any, game: str, kind: type[Action]) -> None:
    """Say what kind of action it shall be, if the panel asks: by its button, behind its group's, or in a menu."""
    label = action_label(ENGLISH, game, kind)
    group = ENGLISH("prompt-kinds", group=group_label(ENGLISH, game, kind.group)) if kind.group else None
    if label not in buttons(panel) and group in buttons(panel):
        await person.click(panel, label=group)
    if label in buttons(panel):
        await person.click(panel, label=label)
    elif "actmenu" in menus(panel):
        await _turn_pages(person, panel, "actpage", "actmenu", tag_of(kind))
        await person.select(panel, [tag_of(kind)], custom_id=menus(panel)["actmenu"]["custom_id"])


async def _turn_pages(person: Any, panel: Any, pages: str, menu: str, wanted: str) -> None:
    for page in values(menus(panel).get(pages, {"options": []})):
        if wanted in values(menus(panel)[menu]):
            return
        await person.select(panel, [page], custom_id=menus(panel)[pages]["custom_id"])


async def choose(person: Any, panel: Any, answer: str) -> None:
    """Give one answer: in the menu, among its groups, by the button for nothing, or typed."""
    if "pick" not in menus(panel):
        await (person.click(panel, label="nothing") if answer == "-" else type_in(person, panel, answer))
        return
    menu = menus(panel)["pick"]
    if answer == "-" and "-" not in values(menu):
        await person.click(panel, label="nothing")
        return
    wanted = answer.split(",") if "nothing" in buttons(panel) or menu["max_values"] > 1 else [answer]
    await _turn_pages(person, panel, "page", "pick", wanted[0])
    await person.select(panel, wanted, custom_id=menus(panel)["pick"]["custom_id"])


async def type_in(person: Any, panel: Any, answer: str) -> Any:
    """Open the modal and fill its boxes: one box for all, or one for each part, named by its id."""
    opened = await person.click(panel, label="Type it in")
    boxes = boxes_of(opened.modal)
    if len(boxes) == 1:
        return await person.submit_modal(opened, {boxes[0]["custom_id"]: answer})
    parts = dict(part.split(":") for part in answer.split(",") if ":" in part)
    filled = {box["custom_id"]: parts.get(box["custom_id"], "") for box in boxes}
    return await person.submit_modal(opened, {key: text for key, text in filled.items() if text})


def boxes_of(modal: dict[str, Any]) -> list[dict[str, Any]]:
    return [box for row in modal["components"] for box in row.get("components", [row.get("component", row)])]
