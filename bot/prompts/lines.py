"""A whole turn typed in one line: previewed on one picture, then played, all of it or nothing. The line stays in the
draft as it was typed, so that it can be changed."""

from __future__ import annotations

from itertools import islice
from typing import Any

import discord
from discord import ui

from bot.prompts import panel
from bot.prompts.components import button, modal, shortened, view_of
from bot.prompts.faces import kept
from bot.prompts.labels import things_named
from bot.prompts.line import LINE, LONGEST, Line, Stuck, instead, read_line
from bot.prompts.modal import ANSWER
from bot.prompts.notation import line_of, quoted, written
from bot.prompts.steps import control, stepped
from bot.reading import rule_button
from bot.talk import Interaction, Reply, client_of, private_speaker, refusal_text
from bot.words import Speaker
from rules.core import engine
from rules.core.actions import values_of
from rules.host import Draft, OpenTable

_INSTEAD = 3
_HINT = 100


def line_modal(say: Speaker, position: OpenTable, draft: Draft) -> ui.Modal:
    """The box has the line as it stands; an empty one shows what a move looks like."""
    moves = engine.legal(position.state, draft.seat)
    hint = "; ".join(written(say, position.game, move) for move in islice(moves, 1))
    box: ui.TextInput[Any] = ui.TextInput(
        label=say("line-box"),
        style=discord.TextStyle.paragraph,
        placeholder=shortened(hint, _HINT) or None,
        default=typed_line(draft) or None,
        max_length=LONGEST,
    )
    return modal("lined", draft.id, say("button-line"), {ANSWER: box}, arg=control(draft))


def typed_line(draft: Draft) -> str:
    return draft.values[0] if draft.action == LINE and draft.values else ""


def line_in(interaction: Interaction, position: OpenTable, draft: Draft) -> Line:
    say = private_speaker(interaction, position.table)
    return read_line(say, position.game, position.state, draft.seat, typed_line(draft))


async def line_face(interaction: Interaction, position: OpenTable, draft: Draft) -> Reply:
    """The whole line before it is played, or its first move that does not work."""
    shown = stepped(draft)
    try:
        reply = await _preview(interaction, position, shown, line_in(interaction, position, draft))
    except Stuck as stuck:
        reply = await _stuck(interaction, position, shown, stuck)
    return await kept(interaction, shown, reply)


async def _preview(interaction: Interaction, position: OpenTable, draft: Draft, line: Line) -> Reply:
    say = private_speaker(interaction, position.table)
    text = panel.line_text(say, position, draft.seat, line, quoted(line_of(say, position.game, line.actions)))
    sure = button(
        "play",
        draft.id,
        say("button-play-all", count=len(line.actions)),
        arg=control(draft),
        style=discord.ButtonStyle.success,
    )
    chosen = tuple(name for action in line.actions for name in things_named(values_of(action)))
    painter = client_of(interaction).painter
    pictures = await painter.panel(position, draft.seat, say.language, state=line.reached, chosen=chosen)
    return Reply(text, view_of(panel.ways_out([sure, _change(say, draft)], say, position, draft)), pictures)


async def _stuck(interaction: Interaction, position: OpenTable, draft: Draft, stuck: Stuck) -> Reply:
    """Which move it is, what forbids it, and what would do; the board as it would stand then."""
    say = private_speaker(interaction, position.table)
    said = say("line-stuck", number=stuck.number, move=quoted(stuck.said), why=refusal_text(say, stuck.refusal))
    moves = [quoted(written(say, position.game, move)) for move in instead(stuck, draft.seat, _INSTEAD)]
    lines = [said, *([say("line-instead", moves=", ".join(moves))] if moves else []), say("line-nothing-played")]
    painter = client_of(interaction).painter
    pictures = await painter.panel(position, draft.seat, say.language, state=stuck.state, chosen=stuck.refusal.places)
    above = [_change(say, draft), *rule_button(say, stuck.refusal.rule)]
    ways = panel.ways_out(above, say, position, draft)
    return Reply("\n".join(lines), view_of(ways), pictures)


def _change(say: Speaker, draft: Draft) -> ui.Item[Any]:
    return button("line", draft.id, say("button-line-change"), arg=control(draft), style=discord.ButtonStyle.primary)
