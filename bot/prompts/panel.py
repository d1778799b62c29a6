"""The face of a panel: what it says and which buttons and menus it has. It decides nothing."""

from __future__ import annotations

from itertools import islice
from typing import Any

import discord
from discord import ui

from bot.prompts.components import button, menu, view_of
from bot.prompts.labels import action_label, field_prompt, move_label, value_label
from bot.prompts.progress import Progress, Question
from bot.words import Speaker
from rules.core import Action
from rules.core.actions import fields_of, tag_of, write_value
from rules.core.domains import Amount, Some, Split
from rules.host import Draft, Position, Table

_PAGE = 25
_BUTTONS = 20  # four rows; the fifth is for the panel's own
_WIDE = _PAGE * _PAGE  # what a menu of menus can hold; beyond it the answer is typed


def choose_action(say: Speaker, position: Position, draft: Draft, kinds: tuple[type[Action], ...]) -> ui.View | None:
    """One button an action kind that is possible now; a menu when they are many."""
    game = position.game.id
    items: list[ui.Item[Any]]
    if len(kinds) <= _BUTTONS:
        primary = discord.ButtonStyle.primary
        items = [button("act", draft.id, action_label(say, game, k), arg=tag_of(k), style=primary) for k in kinds]
    else:
        items = [menu("actmenu", draft.id, [(action_label(say, game, k), tag_of(k)) for k in kinds[:_PAGE]])]
    items.append(button("undo", position.table.id, say("button-undo"), row=4))
    return view_of(items)


def ask_field(say: Speaker, position: Position, draft: Draft, question: Question) -> ui.View | None:
    """The control that fits the domain, then Back and Cancel."""
    items: list[ui.Item[Any]]
    if isinstance(question.domain, Some):
        items = _several(say, position, draft, question, question.domain)
    elif isinstance(question.domain, Split) or len(question.domain) > _WIDE:
        items = [_type_it(say, draft)]
    else:
        items = _one(say, position, draft, question)
    return view_of([*items, *_ways_out(say, draft)])


def confirm(say: Speaker, draft: Draft) -> ui.View | None:
    sure = button("play", draft.id, say("button-confirm"), style=discord.ButtonStyle.success)
    return view_of([sure, *_ways_out(say, draft)])


def _ways_out(say: Speaker, draft: Draft) -> list[ui.Item[Any]]:
    cancel = button("cancel", draft.id, say("button-cancel"), row=4)
    return [button("back", draft.id, say("button-back"), row=4), cancel]


def _type_it(say: Speaker, draft: Draft) -> ui.Item[Any]:
    return button("type", draft.id, say("button-type"), style=discord.ButtonStyle.primary)


def _labelled(say: Speaker, position: Position, draft: Draft, question: Question) -> list[tuple[str, str]]:
    values = islice(question.domain.options if isinstance(question.domain, Some) else question.domain, _WIDE)
    state = position.state
    return [(value_label(say, question.field, state, draft.seat, v), write_value(v)) for v in values]


def _one(say: Speaker, position: Position, draft: Draft, question: Question) -> list[ui.Item[Any]]:
    """One of the options: a menu; more than 25 of them, first a menu of groups."""
    options = _labelled(say, position, draft, question)
    items: list[ui.Item[Any]] = []
    if len(options) > _PAGE:
        items.append(_groups(say, draft, options))
    page = _page(options, draft.page)
    items.append(menu("pick", draft.id, page, placeholder=say("prompt-choose")))
    if isinstance(question.domain, Amount) and len(options) > _PAGE:
        items.append(_type_it(say, draft))
    return items


def _several(say: Speaker, position: Position, draft: Draft, question: Question, domain: Some) -> list[ui.Item[Any]]:
    options = _labelled(say, position, draft, question)
    most = min(domain.hi, len(options))
    items: list[ui.Item[Any]] = []
    if len(options) > _PAGE:
        items.append(_type_it(say, draft))
    elif most > 0:
        hint = say("prompt-choose-several", lo=domain.lo, hi=most)
        items.append(menu("pick", draft.id, options, placeholder=hint, least=max(1, domain.lo), most=most))
    if domain.lo == 0:
        items.append(button("none", draft.id, say("prompt-nothing")))
    return items


def _groups(say: Speaker, draft: Draft, options: list[tuple[str, str]]) -> ui.Item[Any]:
    """Pages of up to 25 options, each named by its first and last."""
    pages = [_page(options, number) for number in range(-(-len(options) // _PAGE))]
    named = [
        (say("prompt-group", first=page[0][0], last=page[-1][0]), str(number)) for number, page in enumerate(pages)
    ]
    return menu("page", draft.id, named, placeholder=say("prompt-group-choose"), chosen=(str(draft.page),))


def _page(options: list[tuple[str, str]], number: int) -> list[tuple[str, str]]:
    return options[number * _PAGE : (number + 1) * _PAGE] or options[:_PAGE]


def panel_text(
    say: Speaker, position: Position, draft: Draft, kind: type[Action] | None, state: Progress | None
) -> str:
    """Where one is: the table and what it asks, then the move as far as it is chosen, then the next question."""
    game, table = position.game.id, position.table
    lines = [say("panel-title", table=table.name, game=say(f"game-{game}"))]
    if kind is not None and state is not None:
        lines.append(_so_far(say, position, draft, kind, state))
        if state.question is not None:
            lines.append(field_prompt(say, game, kind, state.question.field))
    return "\n".join(lines)


def _so_far(say: Speaker, position: Position, draft: Draft, kind: type[Action], state: Progress) -> str:
    game = position.game.id
    if state.action is not None:
        move = move_label(say, game, position.state, draft.seat, state.action)
        return say("panel-confirm", move=move)
    return say("panel-so-far", move=partial_label(say, position, draft.seat, kind, state))


def partial_label(say: Speaker, position: Position, seat: int, kind: type[Action], state: Progress) -> str:
    parts = [action_label(say, position.game.id, kind)]
    for field, value in zip(fields_of(kind), state.chosen, strict=False):
        if value is not None and value != ():
            parts.append(value_label(say, field, position.state, seat, value))
    return " · ".join(parts)


def after_move(say: Speaker, table: Table) -> ui.View | None:
    return view_of([button("undo", table.id, say("button-undo"))])
