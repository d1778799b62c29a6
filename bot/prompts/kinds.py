"""Choosing what kind of action it shall be: a few side by side, many behind the names of their groups."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import discord
from discord import ui

from bot.prompts.components import button, menu, view_of
from bot.prompts.labels import group_label, kind_label
from bot.prompts.pages import PAGE, menu_of_pages, page_of
from bot.prompts.panel import hint_button
from bot.prompts.shortcuts import FEW, first_questions, same_again, spelt_out
from bot.prompts.steps import control
from bot.reading import with_reference
from bot.talk import label_speaker
from bot.words import Speaker
from rules.core import Action
from rules.core.actions import tag_of
from rules.host import Draft, OpenTable

_BUTTONS = 20  # four rows; the fifth is for the panel's own
_AT_HAND = 15  # three rows of buttons, which a phone shows at once
_MENUS = 2  # rows that few buttons leave to menus
_MARK = "."  # before a group's name where else the tag of an action stands

Kinds = tuple[type[Action], ...]


def group_meant(choice: str) -> str | None:
    """The group that a choice stands for; None for an action."""
    return choice.removeprefix(_MARK) if choice.startswith(_MARK) else None


def group_word(group: str) -> str:
    """The choice that stands for a group."""
    return f"{_MARK}{group}"


def groups_among(kinds: Kinds) -> tuple[str, ...]:
    """The groups to choose from before their kinds: none when the kinds are few, or all of one group. A game names
    first what it really asks for; the group of that is spelt out, where there is room."""
    sizes = Counter(kind.group for kind in kinds)
    if len(kinds) <= FEW or len(sizes) == 1:
        return ()
    groups = [group for group, size in sizes.items() if group is not None and size > 1]
    asked = kinds[0].group
    opened = [group for group in groups if group != asked]
    fits = sum(size for group, size in sizes.items() if group not in opened) + len(opened) <= _AT_HAND
    return tuple(opened if fits else groups)


def choose_kind(
    say: Speaker,
    position: OpenTable,
    draft: Draft,
    kinds: Kinds,
    group: str | None = None,
    page: int = 0,
    *,
    after: Action | None = None,
    undoable: bool = True,
) -> ui.View | None:
    """One button a choice, whole moves where these are few; a menu when they are many, with pages when very many.
    `undoable`: whether an undo could be granted; none is offered that must be refused."""
    plain = label_speaker(say.language, position.table)
    shown = spelt_out(plain, position, draft.seat, kinds, choices(plain, position, draft.seat, kinds, group))
    items: list[ui.Item[Any]]
    if len(shown) <= _BUTTONS:
        hidden = after is not None and after.group in groups_among(kinds)
        again = same_again(plain, position, draft.seat, after, hidden=hidden) if len(shown) < _BUTTONS else []
        items = _side_by_side(plain, position, draft, kinds, [*again, *shown])
    else:
        options, hint = page_of(shown, page), say("prompt-choose")
        items = [menu("actmenu", draft.id, options, arg=control(draft), placeholder=hint)]
        if len(shown) > PAGE:
            items.insert(0, menu_of_pages(say, "actpage", draft.id, shown, page, arg=control(draft, group)))
    if group is not None:
        items.append(button("back", draft.id, say("button-back"), arg=control(draft), row=4))
    table = position.table
    if undoable:
        items.append(button("undo", table.id, say("button-undo"), arg=str(table.length), row=4))
    items.append(button("line", draft.id, say("button-line"), arg=control(draft), row=4))
    items.append(button("look", table.id, say("button-look"), row=4))
    items += hint_button(say, position, draft) if group is None else []
    return view_of(with_reference(say, position.game.id, items))


def _side_by_side(
    say: Speaker, position: OpenTable, draft: Draft, kinds: Kinds, shown: list[tuple[str, str]]
) -> list[ui.Item[Any]]:
    """Buttons. Where there is room, a kind whose first question takes a menu anyway has that menu here."""
    asked = first_questions(say, position, draft.seat, kinds) if len(shown) <= FEW else {}
    listed = dict(islice(((choice, asked[choice]) for _, choice in shown if choice in asked), _MENUS))
    buttons: list[ui.Item[Any]] = [
        button("act", draft.id, label, arg=control(draft, choice), style=_style(choice))
        for label, choice in shown
        if choice not in listed
    ]
    named = {choice: label for label, choice in shown}
    return buttons + [
        menu("first", draft.id, options, arg=control(draft, tag), placeholder=named[tag], row=2 + row)
        for row, (tag, options) in enumerate(listed.items())
    ]


def choices(say: Speaker, position: OpenTable, seat: int, kinds: Kinds, group: str | None) -> list[tuple[str, str]]:
    """What can be chosen, as (label, choice): the kinds of one group; or groups and the kinds that are in none."""
    game, state = position.game.id, position.state
    if group is not None:
        return [(kind_label(say, game, state, seat, kind), tag_of(kind)) for kind in kinds if kind.group == group]
    hidden = groups_among(kinds)
    found: dict[str, str] = {}
    for kind in kinds:
        if kind.group is not None and kind.group in hidden:
            found[group_word(kind.group)] = say("prompt-kinds", group=group_label(say, game, kind.group))
        else:
            found[tag_of(kind)] = kind_label(say, game, state, seat, kind)
    return [(label, choice) for choice, label in found.items()]


def _style(choice: str) -> discord.ButtonStyle:
    return discord.ButtonStyle.primary if group_meant(choice) is None else discord.ButtonStyle.secondary
