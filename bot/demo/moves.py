"""One move, made as people make it: step by step in the panel, or by a slash command."""

from __future__ import annotations

from bot.demo.controls import Control, find
from bot.demo.hand import Hand, Stuck
from bot.local.server.things import Message
from bot.prompts.kinds import group_word
from bot.prompts.labels import command_words, field_key
from bot.prompts.modal import ANSWER
from bot.prompts.progress import answers_of
from bot.prompts.shortcuts import REST, choice_of, move_word
from bot.words import Speaker
from rules.core import Action
from rules.core.actions import fields_of, tag_of, write_value
from rules.host import OpenTable

_REGISTERED = Speaker("en")  # commands and their options are registered by their English names


async def by_panel(hand: Hand, panel: Message, position: OpenTable, seat: int, action: Action) -> Message:
    """From any face that asks for this seat's move to the one that tells that it is played."""
    answers = answers_of(position.state, seat, action)
    panel, given = await _begin(hand, panel, action, answers)
    for answer in answers[given:]:
        panel = await _answer(hand, panel, answer)
    sure = find(panel, "play")
    return await hand.use(panel, sure) if sure else panel


async def by_command(hand: Hand, position: OpenTable, action: Action) -> Message:
    """What has its default is left out."""
    game, kind = position.game, type(action)
    options = {
        _REGISTERED(field_key(game.id, kind, field, "name")): write_value(getattr(action, field.name))
        for field in fields_of(kind)
        if getattr(action, field.name) != field.default
    }
    return await hand.command(command_words(_REGISTERED, game, kind), **options)


async def _begin(hand: Hand, panel: Message, action: Action, answers: tuple[str, ...]) -> tuple[Message, int]:
    """Say what kind it shall be, if the panel asks, and how many answers that has given along: all of them by a button
    for the whole move, the first by a menu that asks it at once."""
    kind, tag = type(action), tag_of(type(action))
    if kind.group is not None and (group := find(panel, "act", group_word(kind.group))) is not None:
        panel = await hand.use(panel, group)
    if (whole := find(panel, "act", move_word(action))) is not None:
        return await hand.use(panel, whole), len(answers)
    if (first := find(panel, "first", tag)) is not None:
        listed = answers[0] in first.values
        return await hand.use(panel, first, (answers[0] if listed else REST,)), int(listed)
    if answers and (known := find(panel, "act", choice_of(kind, answers[:1]))) is not None:
        return await hand.use(panel, known), 1
    if (button := find(panel, "act", tag)) is not None:
        return await hand.use(panel, button), 0
    if (listed := find(panel, "actmenu")) is not None and choice_of(kind, answers[:1]) in listed.values:
        return await hand.use(panel, listed, (choice_of(kind, answers[:1]),)), 1
    if find(panel, "actmenu") is not None:
        panel = await _turn_pages(hand, panel, "actpage", "actmenu", tag)
        return await hand.use(panel, _needed(panel, "actmenu"), (tag,)), 0
    return panel, 0


async def _answer(hand: Hand, panel: Message, answer: str) -> Message:
    """By its own button, in the menu or on one of its pages, by the button for nothing, or typed."""
    own, nothing = find(panel, "pick", answer), find(panel, "none")
    if own is not None or (answer == "-" and nothing is not None):
        return await hand.use(panel, own or _needed(panel, "none"))
    if find(panel, "pick") is None:
        return await hand.fill_in(panel, _needed(panel, "type"), lambda boxes: _typed(boxes, answer))
    wanted = tuple(answer.split(",")) if _several(panel) else (answer,)
    panel = await _turn_pages(hand, panel, "page", "pick", wanted[0])
    return await hand.use(panel, _needed(panel, "pick"), wanted)


def _several(panel: Message) -> bool:
    """Whether any number may be chosen: the menu takes more than one, or has a button for nothing beside it."""
    menu = find(panel, "pick")
    return menu is not None and (menu.most > 1 or find(panel, "none") is not None)


async def _turn_pages(hand: Hand, panel: Message, pages: str, menu: str, wanted: str) -> Message:
    for number in range(1, len(turned.values) if (turned := find(panel, pages)) else 1):
        if wanted in _needed(panel, menu).values:
            break
        panel = await hand.use(panel, _needed(panel, pages), (str(number),))
    return panel


def _typed(boxes: list[str], answer: str) -> dict[str, str]:
    """One box for all, or one for each part, named by its id."""
    if boxes == [ANSWER]:
        return {ANSWER: answer}
    parts = dict(part.split(":") for part in answer.split(",") if ":" in part)
    return {box: parts.get(box, "") for box in boxes}


def _needed(panel: Message, verb: str) -> Control:
    found = find(panel, verb)
    if found is None:
        raise Stuck(f"{verb}: {panel.content}")
    return found
