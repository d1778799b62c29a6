"""Playing Medioevo through Discord: what somebody eager would do, by command or with whatever a panel offers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from bot.prompts.labels import action_label
from bot.prompts.shortcuts import tag_meant
from rules.core import Action, engine
from rules.core.actions import tag_of
from rules.core.legal import checked, sample_action
from rules.host import OpenTable
from rules.medioevo import GAME
from rules.medioevo.campaign import March, contact
from rules.medioevo.diplomacy import COUNCIL, TALKS
from rules.medioevo.powers import ability_of
from rules.medioevo.purchases import Choose
from rules.medioevo.turn import Keep
from tests.e2e.court import ENGLISH, buttons, menus, values
from tests.e2e.panels import boxes_of

# What leads to battles and markets comes first; talk and regret never.
EAGER = ("march", "finish", "travel", "load", "sell", "equip", "recruit", "research", "seek")
TALK = tuple(tag_of(kind) for kind in (*TALKS, *COUNCIL))
IDLE = ("unlist", "dismiss", "borrow", "repay", "route", "orders", *TALK)
PHASES = {
    "Auction": "order",
    "Events": "events",
    "FirstEvents": "events",
    "Taxes": "taxes",
    "Purchases": "purchases",
    "Combat": "combat",
    "Battle": "battle",
    "Trade": "trade",
    "Window": "window",
}
_KINDS = {action_label(ENGLISH, GAME.id, kind): tag_of(kind) for kind in GAME.actions}
_THOUGHTS = 8  # moves of a kind among which the boldest is made


def phase_of(state: Any) -> str | None:
    """The phase, by the frame nearest to the top that tells."""
    names = [type(frame).__name__ for frame in reversed(state.stack)]
    return next((PHASES[name] for name in names if name in PHASES), None)


def preferred(tags: Sequence[str], rng: Random) -> str:
    """Something eager three times in four, else anything that is not idle."""
    eager = [tag for tag in tags if tag in EAGER]
    if eager and rng.random() < 0.75:
        return rng.choice(eager)
    return rng.choice([tag for tag in tags if tag not in IDLE] or tags)


def eager_move(position: OpenTable, seat: int) -> Action:
    rng = Random(position.table.length)
    kinds = {tag_of(kind): kind for kind in engine.legal(position.state, seat).kinds}
    kind = kinds[preferred(tuple(kinds), rng)]
    found = [sample_action(kind, position.state, seat, rng) for _ in range(_THOUGHTS)]
    actions = [checked(action, position.state, seat) for action in found if action is not None]
    return max(actions, key=lambda action: _boldness(position.state, seat, action))


def _boldness(state: Any, seat: int, action: Action) -> int:
    """Armies that meet somebody, and cards that are for reactions."""
    if isinstance(action, March):
        return bool(action.number and contact(state, seat, action.target, laden=True) in ("horde", "battle"))
    if isinstance(action, Keep | Choose):
        power = ability_of(action.card)
        return len(power.moments) if power else 0
    return 0


# With nothing but what the panel shows


def _verbs(panel: Any) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for part in buttons(panel).values():
        found.setdefault(part["custom_id"].split(":")[1], []).append(part)
    return found


async def play_by_panel(person: Any, panel: Any, rng: Random) -> None:
    """Click until the move is confirmed."""
    for _ in range(30):
        shown = _verbs(panel)
        if "play" in shown:
            await person.click(panel, custom_id=shown["play"][0]["custom_id"])
            return
        await _answer(person, panel, shown, rng)
    raise AssertionError(f"no end of questions: {panel.content}")


async def _answer(person: Any, panel: Any, shown: dict[str, list[dict[str, Any]]], rng: Random) -> None:
    if "pick" in shown:
        await person.click(panel, custom_id=rng.choice(shown["pick"])["custom_id"])
    elif "pick" in menus(panel):
        menu = menus(panel)["pick"]
        number = rng.randint(menu["min_values"], menu["max_values"])
        await person.select(panel, rng.sample(values(menu), number), custom_id=menu["custom_id"])
    elif "type" in shown:
        await _type(person, panel, rng)
    elif "actmenu" in menus(panel) or "act" in shown:
        await _begin(person, panel, shown, rng)
    else:
        await person.click(panel, custom_id=shown["none"][0]["custom_id"])


async def _begin(person: Any, panel: Any, shown: dict[str, list[dict[str, Any]]], rng: Random) -> None:
    """By a button, or in the menu of what is asked."""
    menu = menus(panel).get("actmenu")
    kinds = {part["custom_id"].partition(".")[2]: part for part in shown.get("act", [])}
    tags = {_tag(part, word): word for word, part in kinds.items()}
    tags |= {tag_meant(word): word for word in (values(menu) if menu is not None else ())}
    word = tags[preferred(tuple(tags), rng)]
    if word in kinds:
        await person.click(panel, custom_id=kinds[word]["custom_id"])
    else:
        assert menu is not None
        await person.select(panel, [word], custom_id=menu["custom_id"])


def _tag(part: dict[str, Any], word: str) -> str:
    """The kind behind a button, also of one that stands for a whole move: its label begins with the kind's."""
    return _KINDS.get(part["label"].partition(" · ")[0], tag_meant(word))


async def _type(person: Any, panel: Any, rng: Random) -> None:
    """The bounds are told beside the boxes: of one number, or of each part of a sum. Words of one's own are any."""
    opened = await person.click(panel, label="Type it in")
    boxes = {box["custom_id"]: box["label"] for box in boxes_of(opened.modal)}
    if "characters" in next(iter(boxes.values())):
        await person.submit_modal(opened, {next(iter(boxes)): "On my word!"})
        return
    bounds = [tuple(map(int, re.findall(r"\d+", label)))[-2:] for label in boxes.values()]
    if len(boxes) == 1 and "from" in next(iter(boxes.values())):
        answers = [rng.randint(*bounds[0])]
    else:
        left, answers = bounds[0][1], list[int]()
        for cap, _ in bounds:
            answers.append(min(cap, left))
            left -= answers[-1]
    typed = {box: str(number) for box, number in zip(boxes, answers, strict=True) if number or len(boxes) == 1}
    await person.submit_modal(opened, typed)
