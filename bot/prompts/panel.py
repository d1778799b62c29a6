"""The face of a panel: what it says and which buttons and menus it has. It decides nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.prompts.components import button, menu, view_of
from bot.prompts.labels import choice_label, field_prompt, labelled, move_label, so_far_label
from bot.prompts.line import Line
from bot.prompts.numbers import with_numbers
from bot.prompts.own_row import under
from bot.prompts.pages import PAGE, menu_of_pages, page_of
from bot.prompts.progress import Progress, Question
from bot.prompts.shortcuts import FEW
from bot.prompts.stepper import MOST_KINDS, Shares, share_out
from bot.prompts.steps import control
from bot.reading import with_reference
from bot.talk import label_speaker
from bot.words import Speaker
from rules.core import Action, Domain, State, Value, engine
from rules.core.actions import write_value
from rules.core.domains import Amount, Some, Split
from rules.host import Draft, OpenTable, Table

_BLUE = discord.ButtonStyle.primary
Lines = Sequence[str]
HINT = "hint"  # where else the tag of an action stands in a draft; no game has an action of that name
_WORD = re.compile(r"[\w.+/-]{1,40}")  # an answer that the id of a button has room for
WIDE = PAGE * PAGE  # what a menu of menus can hold; beyond it the answer is typed


def ask_field(
    say: Speaker,
    position: OpenTable,
    draft: Draft,
    question: Question,
    *,
    after: Action | None = None,
    shares: Shares | None = None,
    rest: bool = False,
) -> ui.View | None:
    """The control that fits the domain, then Back and Cancel. `after`: what was just played, and can be undone.
    `shares`: of what is shared out among kinds, as much as has been. `rest`: whether all that is left to ask may be
    left unsaid."""
    items: list[ui.Item[Any]]
    if isinstance(question.domain, Some):
        items = _several(say, position, draft, question, question.domain)
    elif isinstance(question.domain, Split) and len(question.domain.caps) <= MOST_KINDS:
        items = share_out(say, position, draft, question, question.domain, shares)
    elif isinstance(question.domain, Split) or question.usual > _most_listed(question.domain):
        items = [*_rounded(say, position, draft, question), _type_it(say, draft)]
    else:
        items = _one(say, position, draft, question)
    if rest:
        items.append(button("rest", draft.id, say("button-rest"), arg=control(draft)))
    return view_of(ways_out(items, say, position, draft, after))


def _most_listed(domain: Domain) -> int:
    """Beyond so many options the answer is typed: numbers sooner, for one types a number faster than one finds it."""
    return PAGE if isinstance(domain, Amount) else WIDE


def confirm(say: Speaker, position: OpenTable, draft: Draft) -> ui.View | None:
    sure = button("play", draft.id, say("button-confirm"), arg=control(draft), style=discord.ButtonStyle.success)
    return view_of(ways_out([sure], say, position, draft))


def ways_out(
    above: list[ui.Item[Any]], say: Speaker, position: OpenTable, draft: Draft, after: Action | None = None
) -> list[ui.Item[Any]]:
    """What is asked, and below it the last row: back, out, a look at a place, and the quick reference. Right after a
    move the way back is to undo it."""
    step = control(draft)
    back = button("back", draft.id, say("button-back"), arg=step, row=4)
    if after is not None and not after.final:
        back = _undo(say, position.table)
    cancel = button("cancel", draft.id, say("button-cancel"), arg=step, row=4)
    return under(above, say, position, draft.table, [back, cancel], hint_button(say, position, draft))


def hint_button(say: Speaker, position: OpenTable, draft: Draft) -> list[ui.Item[Any]]:
    """Where hints are agreed on, and are not on the table already."""
    if not position.table.hints or draft.action == HINT:
        return []
    return [button("hint", draft.id, say("button-hint"), arg=control(draft), row=4)]


def _type_it(say: Speaker, draft: Draft) -> ui.Item[Any]:
    return button("type", draft.id, say("button-type"), arg=control(draft), style=_BLUE)


def _rounded(say: Speaker, position: OpenTable, draft: Draft, question: Question) -> list[ui.Item[Any]]:
    """Of very many numbers the round ones, for whoever has only a mouse."""
    domain, plain = question.domain, label_speaker(say.language, position.table)
    if not isinstance(domain, Amount):
        return []
    steps = (digit * 10**zeros for zeros in range(8) for digit in (1, 2, 5))
    last = domain.lo + (len(domain) - 1) * domain.step
    values = [domain.lo, *(step for step in steps if domain.lo < step < last and step in domain), last]
    options = [(_choice(plain, position, draft, question, value), write_value(value)) for value in values[-PAGE:]]
    return [menu("pick", draft.id, options, arg=control(draft), placeholder=say("prompt-choose"))]


def _choice(say: Speaker, position: OpenTable, draft: Draft, question: Question, value: Value) -> str:
    return choice_label(say, question.field, position.state, draft.seat, question.earlier, value)


def _labelled(say: Speaker, position: OpenTable, draft: Draft, question: Question) -> list[tuple[str, str]]:
    plain = label_speaker(say.language, position.table)
    return with_numbers(position, draft.seat, labelled(plain, position.state, draft.seat, question, WIDE))


def _one(say: Speaker, position: OpenTable, draft: Draft, question: Question) -> list[ui.Item[Any]]:
    """One of the options: a few are buttons, more a menu; more than 25 of them, first a menu of groups."""
    options = _labelled(say, position, draft, question)
    if len(options) <= FEW and all(_WORD.fullmatch(value) for _, value in options):
        few = [button("pick", draft.id, label, arg=control(draft, value), style=_BLUE) for label, value in options]
        return [*few, _type_it(say, draft)] if question.has_others else [*few]
    items: list[ui.Item[Any]] = []
    if len(options) > PAGE:
        items.append(menu_of_pages(say, "page", draft.id, options, draft.page, arg=control(draft)))
    shown, hint = page_of(options, draft.page), say("prompt-choose")
    items.append(menu("pick", draft.id, shown, arg=control(draft), placeholder=hint))
    if question.has_others:
        items.append(_type_it(say, draft))
    return items


def _several(say: Speaker, position: OpenTable, draft: Draft, question: Question, domain: Some) -> list[ui.Item[Any]]:
    options = _labelled(say, position, draft, question)
    most = min(domain.hi, len(options))
    items: list[ui.Item[Any]] = []
    if len(options) > PAGE:
        items.append(_type_it(say, draft))
    elif most > 0:
        exact = "yes" if domain.lo == most else "no"
        hint = say("prompt-choose-several", lo=domain.lo, hi=most, exact=exact)
        least = max(1, domain.lo)
        items.append(menu("pick", draft.id, options, arg=control(draft), placeholder=hint, least=least, most=most))
    if domain.lo == 0:
        items.append(button("none", draft.id, say(question.field.ask.nothing), arg=control(draft)))
    return items


def opening_text(say: Speaker, position: OpenTable, seat: int, prompt: str, lesson: Lines = ()) -> str:
    """Where one is: the table, what the coach and the game have to tell, and what is asked."""
    return "\n".join([_title(say, position), *lesson, *notes(say, position, seat), prompt])


def question_text(
    say: Speaker, position: OpenTable, draft: Draft, kind: type[Action], state: Progress, lesson: Lines = ()
) -> str:
    """The move as far as it is chosen, and the next question. Where nothing is chosen yet and only one kind of move can
    be played, its name would say the prompt again."""
    assert state.question is not None
    lines = [_title(say, position), *lesson, *notes(say, position, draft.seat)]
    if not draft.values:
        lines.append(say.say(engine.pending(position.state)[draft.seat].prompt))
    if state.chosen or len(engine.legal(position.state, draft.seat).kinds) > 1:
        so_far = so_far_label(say, position.game.id, position.state, draft.seat, kind, state.chosen)
        lines.append(say("panel-so-far", move=so_far))
    return "\n".join([*lines, field_prompt(say, position.game.id, kind, state.question.field)])


def confirm_text(
    say: Speaker, position: OpenTable, seat: int, move: Action, ahead: State | None, lesson: Lines = ()
) -> str:
    """The whole move, and how one would stand after it."""
    label = move_label(say, position.game.id, position.state, seat, move)
    warned = [say("panel-final")] if move.final else []
    lines = [_title(say, position), *lesson, say("panel-confirm", move=label), *warned]
    decision = engine.pending(ahead).get(seat) if ahead is not None else None
    if decision is not None:
        lines += [say("panel-then", prompt=say.say(decision.prompt)), *notes(say, position, seat, ahead)]
    return "\n".join(lines)


def notes(say: Speaker, position: OpenTable, seat: int, state: State | None = None) -> list[str]:
    """What the game has to tell this seat beside its question: a list being written, what is left to spend."""
    return [say.say(note) for note in position.game.notes(position.state if state is None else state, seat)]


def _title(say: Speaker, position: OpenTable) -> str:
    return say("panel-title", table=position.table.name, game=say(f"game-{position.game.id}"))


def line_text(say: Speaker, position: OpenTable, seat: int, line: Line, shown: str) -> str:
    """All moves of a line, and how one would stand after them."""
    lines = [_title(say, position), say("line-confirm", count=len(line.actions), line=shown)]
    if any(action.final for action in line.actions):
        lines.append(say("line-final"))
    if not line.known:
        lines.append(say("line-unknown-end"))
    decision = engine.pending(line.reached).get(seat) if line.known else None
    if decision is not None:
        lines += [say("panel-then", prompt=say.say(decision.prompt)), *notes(say, position, seat, line.reached)]
    return "\n".join(lines)


def after_move(
    say: Speaker, table: Table, move: Action | None = None, beside: Sequence[ui.Item[Any]] = ()
) -> ui.View | None:
    """`move`: what was just played; no Undo is offered that would have to refuse. `beside`: what else may be done."""
    final = move is not None and move.final
    return view_of([*beside, *with_reference(say, table.game, [] if final else [_undo(say, table)])])


def _undo(say: Speaker, table: Table) -> ui.Item[Any]:
    return button("undo", table.id, say("button-undo"), arg=str(table.length), row=4)
