"""Answering what a panel asks, with whatever control it offers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.prompts.labels import group_label
from bot.prompts.progress import answers_of
from bot.prompts.shortcuts import REST, choice_of, move_word
from rules.core import Action
from rules.core.actions import tag_of
from rules.host import OpenTable
from tests.e2e.court import ENGLISH, buttons, menus, values

Before = Callable[[int], Awaitable[None]]  # called before each answer, with its number


async def make_move(
    person: Any, panel: Any, position: OpenTable, seat: int, action: Action, *, before: Before | None = None
) -> None:
    """Everything up to Confirm: the whole move where it has a button of its own, else its kind, then all answers."""
    answers = answers_of(position.state, seat, action)
    given = await _begun(person, panel, action, answers)
    if given is None:
        await pick_kind(person, panel, position.game.id, type(action))
        given = await _begun(person, panel, action, answers) or 0
    for number, answer in list(enumerate(answers))[given:]:
        if before is not None:
            await before(number)
        await choose(person, panel, answer)


async def _begun(person: Any, panel: Any, action: Action, answers: tuple[str, ...]) -> int | None:
    """Take the whole move, or its kind with the first answer, where the panel offers that: how many answers are given
    with it. None: it does not."""
    if await _whole(person, panel, action):
        return len(answers)
    known = choice_of(type(action), answers[:1])
    if await _chosen(person, panel, known):
        return 1
    listed = next((part for part in menus(panel, "arg").values() if _opens(part, type(action))), None)
    if listed is None:
        return None
    known = answers[0] in values(listed)
    await person.select(panel, [answers[0] if known else REST], custom_id=listed["custom_id"])
    return int(known)


def _opens(part: dict[str, Any], kind: type[Action]) -> bool:
    """Whether a menu asks the first question of this kind."""
    _, verb, _, *rest = part["custom_id"].split(":", 3)
    return verb == "first" and rest[0].partition(".")[2] == tag_of(kind)


async def _whole(person: Any, panel: Any, action: Action) -> bool:
    return await _chosen(person, panel, move_word(action))


async def _chosen(person: Any, panel: Any, choice: str) -> bool:
    """By a button, or in the menu of what is asked."""
    ids = (part["custom_id"] for part in buttons(panel).values())
    found = next((name for name in ids if name.endswith(f".{choice}")), None)
    if found is not None:
        await person.click(panel, custom_id=found)
    elif "actmenu" in menus(panel) and choice in values(menus(panel)["actmenu"]):
        await person.select(panel, [choice], custom_id=menus(panel)["actmenu"]["custom_id"])
        return True
    return found is not None


async def pick_kind(person: Any, panel: Any, game: str, kind: type[Action]) -> None:
    """Say what kind of action it shall be, if the panel asks: by its button (whose label may also say what the action
    brings), behind its group's, or in a menu."""
    group = ENGLISH("prompt-kinds", group=group_label(ENGLISH, game, kind.group)) if kind.group else None
    if _button_of(panel, kind) is None and group in buttons(panel):
        await person.click(panel, label=group)
    own = _button_of(panel, kind)
    if own is not None:
        await person.click(panel, custom_id=own)
    elif "actmenu" in menus(panel):
        await _turn_pages(person, panel, "actpage", "actmenu", tag_of(kind))
        await person.select(panel, [tag_of(kind)], custom_id=menus(panel)["actmenu"]["custom_id"])


def _button_of(panel: Any, kind: type[Action]) -> str | None:
    """The id of the button that a kind of action has of its own, if it has one."""
    ids = (part["custom_id"].split(":", 3) for part in buttons(panel).values())
    return next((":".join(own) for own in ids if own[1] == "act" and own[-1].partition(".")[2] == tag_of(kind)), None)


async def _turn_pages(person: Any, panel: Any, pages: str, menu: str, wanted: str) -> None:
    for page in values(menus(panel).get(pages, {"options": []})):
        if wanted in values(menus(panel)[menu]):
            return
        await person.select(panel, [page], custom_id=menus(panel)[pages]["custom_id"])


def _nothing(panel: Any) -> str | None:
    """The id of the button that stands for no answer at all, however that is said."""
    ids = (part["custom_id"] for part in buttons(panel).values())
    return next((own for own in ids if own.startswith("b:none:")), None)


async def choose(person: Any, panel: Any, answer: str) -> None:
    """Give one answer: by its own button, in the menu, among its groups, by the button for nothing, or typed."""
    own = next((part["custom_id"] for part in buttons(panel).values() if _picks(part, answer)), None)
    if own is not None:
        await person.click(panel, custom_id=own)
        return
    if "pick" not in menus(panel):
        nothing = _nothing(panel) if answer == "-" else None
        await (person.click(panel, custom_id=nothing) if nothing else type_in(person, panel, answer))
        return
    menu = menus(panel)["pick"]
    if answer == "-" and "-" not in values(menu):
        await person.click(panel, custom_id=_nothing(panel))
        return
    wanted = answer.split(",") if "nothing" in buttons(panel) or menu["max_values"] > 1 else [answer]
    await _turn_pages(person, panel, "page", "pick", wanted[0])
    if wanted[0] not in values(menus(panel)["pick"]):  # it offers round numbers only
        await type_in(person, panel, answer)
        return
    await person.select(panel, wanted, custom_id=menus(panel)["pick"]["custom_id"])


def offered(panel: Any) -> list[str]:
    """The answers that a question offers, by button or by menu, in order."""
    if "pick" in menus(panel):
        return values(menus(panel)["pick"])
    ids = [part["custom_id"].split(":", 3) for part in buttons(panel).values()]
    return [rest[0].partition(".")[2] for _, verb, _, *rest in ids if verb == "pick"]


def _picks(part: dict[str, Any], answer: str) -> bool:
    """Whether a button gives this answer."""
    _, verb, _, *rest = part["custom_id"].split(":", 3)
    return verb == "pick" and rest[0].partition(".")[2] == answer


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
