"""Answering what a panel asks, with whatever control it offers."""

from __future__ import annotations

from typing import Any

from tests.e2e.court import buttons, menus, values


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
    for page in values(menus(panel).get("page", {"options": []})):
        if wanted[0] in values(menus(panel)["pick"]):
            break
        await person.select(panel, [page], custom_id=menus(panel)["page"]["custom_id"])
    await person.select(panel, wanted, custom_id=menus(panel)["pick"]["custom_id"])


async def type_in(person: Any, panel: Any, answer: str) -> Any:
    """Open the modal and fill its boxes: one box for all, or one for each part, named by its label."""
    opened = await person.click(panel, label="Type it in")
    boxes = boxes_of(opened.modal)
    if len(boxes) == 1:
        return await person.submit_modal(opened, {boxes[0]["custom_id"]: answer})
    parts = dict(part.split(":") for part in answer.split(",") if ":" in part)
    filled = {box["custom_id"]: parts.get(box["label"].split()[0], "") for box in boxes}
    return await person.submit_modal(opened, {key: text for key, text in filled.items() if text})


def boxes_of(modal: dict[str, Any]) -> list[dict[str, Any]]:
    return [box for row in modal["components"] for box in row.get("components", [row.get("component", row)])]
