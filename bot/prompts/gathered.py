"""Many kinds that are asked for together, such as purchases: one menu, always in the same place, with the answers to
their first questions where these are few."""

from __future__ import annotations

from bot.prompts.labels import group_label, kind_label, labelled, so_far_label
from bot.prompts.numbers import labelled_by, numbered
from bot.prompts.pages import PAGE
from bot.prompts.progress import Question
from bot.prompts.shortcuts import FEW, PART, Labelled, Listed, choice_of, first_question
from bot.words import Speaker
from rules.core import Action, OneOf
from rules.core.actions import fields_of, tag_of
from rules.host import OpenTable

_SPREAD = 7  # answers of one kind that stand in a menu of several kinds
Kinds = tuple[type[Action], ...]


def gathered(kinds: Kinds) -> Kinds:
    """Of many kinds those that are really asked for, where none of them lets the game go on."""
    asked = tuple(kind for kind in kinds if kind.group is not None and kind.group == kinds[0].group)
    several = 1 < len(asked) < len(kinds) and len(kinds) > FEW
    return asked if several and not any(kind.leads for kind in asked) else ()


def gathered_moves(say: Speaker, position: OpenTable, seat: int, kinds: Kinds) -> Listed:
    """The menu of such kinds: those with few answers spread out, while there is room for them."""
    room = PAGE - len(kinds)
    options: Labelled = []
    for kind in kinds:
        question = first_question(kind, position, seat)
        spread = _spread(say, position, seat, kind, question, room + 1) if question is not None else []
        options += spread or [(_label(say, position, seat, kind), tag_of(kind))]
        room -= max(0, len(spread) - 1)
    return Listed(say("prompt-kinds", group=group_label(say, position.game.id, kinds[0].group or "")), options)


def with_first_answers(
    say: Speaker, position: OpenTable, seat: int, kinds: Kinds, shown: Labelled, most: int
) -> Labelled:
    """What an opened group offers, kinds with few first answers spread out while all of it fits."""
    by_tag, room = {tag_of(kind): kind for kind in kinds}, most - len(shown)
    found: Labelled = []
    for label, choice in shown:
        kind = by_tag.get(choice)
        question = first_question(kind, position, seat) if kind is not None and not kind.aside else None
        spread = _spread(say, position, seat, kind, question, room + 1) if kind is not None and question else []
        found += spread or [(label, choice)]
        room -= max(0, len(spread) - 1)
    return found


def led_by_an_answer(
    say: Speaker, position: OpenTable, seat: int, kind: type[Action], shown: Labelled, most: int
) -> tuple[Labelled, dict[str, str]]:
    """What is really asked, with each answer to its first question, and the numbers of these on the map: such as a
    march by where it begins."""
    question = first_question(kind, position, seat) if _stands(kind, shown) else None
    options = _few(say, position, seat, question, most - len(shown) + 1) if question is not None else []
    if question is None or len(options) < 2:
        return shown, {}
    numbers = numbered(position, seat, options)
    told = _told(say, position, seat, kind, question, labelled_by(numbers, options))
    at = [choice for _, choice in shown].index(tag_of(kind))
    return [*shown[:at], *told, *shown[at + 1 :]], numbers


def _stands(kind: type[Action], shown: Labelled) -> bool:
    return tag_of(kind) in [choice for _, choice in shown]


def _label(say: Speaker, position: OpenTable, seat: int, kind: type[Action]) -> str:
    label = kind_label(say, position.game.id, position.state, seat, kind)
    return f"{label} …" if fields_of(kind) else label


def _spread(
    say: Speaker, position: OpenTable, seat: int, kind: type[Action], question: Question, room: int
) -> Labelled:
    """A kind with each answer to its first question; none where these are many, need words of their own, or are places,
    which one chooses on the map."""
    options = _few(say, position, seat, question, room)
    if numbered(position, seat, options):
        return []
    return _told(say, position, seat, kind, question, options)


def _few(say: Speaker, position: OpenTable, seat: int, question: Question, room: int) -> Labelled:
    if not isinstance(question.domain, OneOf) or question.has_others or len(question.domain) > min(_SPREAD, room):
        return []
    options = labelled(say, position.state, seat, question, _SPREAD)
    return options if all(PART.fullmatch(value) for _, value in options) else []


def _told(
    say: Speaker, position: OpenTable, seat: int, kind: type[Action], question: Question, options: Labelled
) -> Labelled:
    head = so_far_label(say, position.game.id, position.state, seat, kind, question.earlier)
    return [(f"{head} · {label}", choice_of(kind, [value])) for label, value in options]
