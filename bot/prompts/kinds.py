"""Choosing what kind of action it shall be: a few side by side, many behind the names of their groups."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

import discord
from discord import ui

from bot.prompts.components import Button, button, menu, view_of
from bot.prompts.gathered import gathered, gathered_moves, led_by_an_answer, with_first_answers
from bot.prompts.labels import group_label, kind_label
from bot.prompts.numbers import Labelled, labelled_by, numbered
from bot.prompts.own_row import ABREAST, ROWS, under
from bot.prompts.pages import PAGE, menu_of_pages, page_of
from bot.prompts.panel import hint_button
from bot.prompts.shortcuts import (
    AT_HAND,
    FEW,
    Listed,
    asked_kind,
    first_questions,
    in_the_way,
    same_again,
    spelt_out,
    tag_meant,
)
from bot.prompts.steps import control
from bot.words import Speaker
from render import own_sheets
from rules.core import Action
from rules.core.actions import tag_of
from rules.host import Draft, OpenTable

_BUTTONS = 20  # four rows; the fifth is for the panel's own
_MENUS = 2
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
    if gathered(kinds):
        return tuple(group for group in groups if group != asked)
    opened = [group for group in groups if group != asked]
    fits = sum(size for group, size in sizes.items() if group not in opened) + len(opened) <= AT_HAND
    return tuple(opened if fits else groups)


@dataclass(frozen=True)
class Offered:
    """What can be chosen, as (label, choice); and behind some choices, by their tags, the options of a menu."""

    kinds: Kinds
    shown: Labelled
    menus: dict[str, Listed]
    numbers: dict[str, str]  # of these options, what the picture numbers
    gathered: Listed | None = None  # what stands in one menu
    spread: tuple[str, ...] = ()  # places that have buttons

    @property
    def things(self) -> tuple[str, ...]:
        """What the picture is about: the options of the menus, if it can point them out at all."""
        options = (value for listed in self.menus.values() for _, value in listed.options)
        return self.spread or (tuple(options) if self.numbers else ())


def offered(
    say: Speaker, position: OpenTable, seat: int, kinds: Kinds, group: str | None = None, *, after: Action | None = None
) -> Offered:
    """A choice for each kind, or whole moves where these are few. Where there is room, a kind whose first question
    takes a menu anyway has that menu here."""
    asked_for = kinds if group is None else tuple(kind for kind in kinds if kind.group == group)
    opened = group is not None
    shown = spelt_out(say, position, seat, asked_for, choices(say, position, seat, kinds, group), opened=opened)
    together = gathered(kinds) if group is None else ()
    if opened:
        shown = with_first_answers(say, position, seat, asked_for, shown, AT_HAND)
    if len(shown) < _BUTTONS:
        hidden = after is not None and (after.group in groups_among(kinds) or type(after) in together)
        shown = [*same_again(say, position, seat, after, hidden=hidden), *shown]
    room = _room_for_menus(len(shown) + ABREAST * bool(together))
    worthy = [kind for kind in asked_for if not in_the_way(kind, asked_for, opened=opened)]
    asked = first_questions(say, position, seat, worthy) if room else {}
    menus = dict(islice(((choice, asked[choice]) for _, choice in shown if choice in asked), room))
    numbers = numbered(position, seat, [option for listed in menus.values() for option in listed.options])
    spread: dict[str, str] = {}
    if not opened and not numbers and any(kind.leads for kind in kinds):
        shown, spread = led_by_an_answer(say, position, seat, asked_kind(kinds), shown, AT_HAND)
    told = {tag: replace(listed, options=labelled_by(numbers, listed.options)) for tag, listed in menus.items()}
    listed = gathered_moves(say, position, seat, together) if together else None
    return Offered(kinds, shown, told, numbers or spread, listed, tuple(spread))


def choose_kind(
    say: Speaker,
    position: OpenTable,
    draft: Draft,
    found: Offered,
    group: str | None = None,
    page: int = 0,
    *,
    undoable: bool = True,
) -> ui.View | None:
    """One button a choice; a menu when they are many, with pages when very many. `undoable`: whether an undo could be
    granted; none is offered that must be refused."""
    items: list[ui.Item[Any]]
    if len(found.shown) <= _BUTTONS - ABREAST * (found.gathered is not None):
        items = _side_by_side(draft, found.kinds, found)
    else:
        options, hint = page_of(found.shown, page), say("prompt-choose")
        items = [menu("actmenu", draft.id, options, arg=control(draft), placeholder=hint)]
        if len(found.shown) > PAGE:
            items.insert(0, menu_of_pages(say, "actpage", draft.id, found.shown, page, arg=control(draft, group)))
    table, ways = position.table, list[ui.Item[Any]]()
    if group is not None:
        ways.append(button("back", draft.id, say("button-back"), arg=control(draft), row=ROWS))
    if undoable and (group is None or not own_sheets(position.game.id)):
        ways.append(button("undo", table.id, say("button-undo"), arg=str(table.length), row=ROWS))
    ways.append(button("line", draft.id, say("button-line"), arg=control(draft), row=ROWS))
    hint = hint_button(say, position, draft) if group is None else []
    return view_of(under(items, say, position, table.id, ways, hint))


def _side_by_side(draft: Draft, kinds: Kinds, found: Offered) -> list[ui.Item[Any]]:
    """Buttons, the main one first, and below them the menus; what is asked together stands above."""
    buttons: list[ui.Item[Any]] = [
        button("act", draft.id, label, arg=control(draft, choice), style=_style(kinds, choice))
        for label, choice in found.shown
        if choice not in found.menus
    ]
    buttons.sort(key=_is_main, reverse=True)
    named, top = {choice: label for label, choice in found.shown}, -(-len(buttons) // ABREAST)
    above: list[ui.Item[Any]] = []
    if found.gathered is not None:
        above.append(_gathered_menu(draft, found.gathered))
        top += 1
    return (
        above
        + buttons
        + [
            menu(
                "first",
                draft.id,
                listed.options,
                arg=control(draft, tag),
                placeholder=listed.about or named[tag],
                row=top + row,
            )
            for row, (tag, listed) in enumerate(found.menus.items())
        ]
    )


def _is_main(item: ui.Item[Any]) -> bool:
    """Whether it lets the game go on; such buttons have the first place."""
    return isinstance(item, Button) and item.item.style is discord.ButtonStyle.success


def _gathered_menu(draft: Draft, listed: Listed) -> ui.Item[Any]:
    return menu("actmenu", draft.id, listed.options, arg=control(draft), placeholder=listed.about, row=0)


def _room_for_menus(shown: int) -> int:
    """How many of so many choices may have a menu: a row each, those that the other choices’ buttons leave."""
    fitting = (menus for menus in range(_MENUS, 0, -1) if shown - menus <= ABREAST * (ROWS - menus))
    return next(fitting, 0)


def choices(say: Speaker, position: OpenTable, seat: int, kinds: Kinds, group: str | None) -> list[tuple[str, str]]:
    """What can be chosen, as (label, choice): the kinds of one group; or groups and the kinds that are in none."""
    game, state = position.game.id, position.state
    if group is not None:
        return [(kind_label(say, game, state, seat, kind), tag_of(kind)) for kind in kinds if kind.group == group]
    hidden, together = groups_among(kinds), gathered(kinds)
    at_hand = _replies(kinds, hidden)
    found: dict[str, str] = {}
    for kind in kinds:
        if kind in together:
            continue
        if kind.group is not None and kind.group in hidden and kind not in at_hand:
            found[group_word(kind.group)] = say("prompt-kinds", group=group_label(say, game, kind.group))
        else:
            found[tag_of(kind)] = kind_label(say, game, state, seat, kind)
    return [(label, choice) for choice, label in found.items()]


def _replies(kinds: Kinds, hidden: tuple[str, ...]) -> Kinds:
    """Kinds of hidden groups that answer somebody: where there is room, one need not look for what others wait for."""
    replies = tuple(kind for kind in kinds if kind.reply and kind.group in hidden)
    shown = len(hidden) + sum(kind.group not in hidden for kind in kinds)
    return replies if shown + len(replies) <= AT_HAND else ()


def _style(kinds: Kinds, choice: str) -> discord.ButtonStyle:
    """Green lets the game go on, red may cost dearly; groups only open, and what is open anyhow is no main thing."""
    tag = tag_meant(choice)
    kind = next((kind for kind in kinds if tag_of(kind) == tag), None)
    if kind is not None and kind is next((other for other in kinds if other.leads), None):
        return discord.ButtonStyle.success
    if kind is not None and (kind.perilous or kind.final):
        return discord.ButtonStyle.danger
    beside = group_meant(choice) is not None or (kind is not None and kind.aside)
    return discord.ButtonStyle.secondary if beside else discord.ButtonStyle.primary
