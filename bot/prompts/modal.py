"""Typing an answer: for numbers and lists too large for a menu."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import discord
from discord import ui

from bot.prompts.components import TITLE, modal, shortened
from bot.prompts.labels import field_prompt
from bot.prompts.progress import Question
from bot.prompts.steps import control
from bot.words import Speaker
from rules.core import Action
from rules.core.domains import Amount, OneOf, Split, Text
from rules.host import Draft

_HINT = 100
ANSWER = "answer"  # the only box
_BOXES = 5  # text boxes that fit into one modal
_NUMBER = re.compile(r"[+-]?\d+")

Named = Callable[[str], str]  # what an option is called


def ask_by_modal(
    say: Speaker, draft: Draft, game: str, kind: type[Action], question: Question, named: Named
) -> ui.Modal:
    domain = question.domain
    boxes: dict[str, ui.TextInput[Any]]
    if isinstance(domain, Split) and len(domain.caps) <= _BOXES:
        boxes = {
            key: _box(say("prompt-part", part=named(key), cap=cap, total=domain.total), required=False)
            for key, cap in domain.caps.items()
        }
    elif isinstance(domain, Split):
        hint = ",".join(f"{key}:{cap}" for key, cap in domain.caps.items())
        boxes = {ANSWER: _box(say("prompt-shares", total=domain.total), hint=hint)}
    elif isinstance(domain, Amount):
        boxes = {ANSWER: _box(say("prompt-amount", lo=domain.lo, hi=domain.hi))}
    elif isinstance(domain, Text):
        boxes = {ANSWER: _box(say("prompt-text", most=domain.most), most=domain.most, long=True)}
    else:
        boxes = {ANSWER: _box(say("prompt-choose" if isinstance(domain, OneOf) else "prompt-list"))}
    return modal("typed", draft.id, field_prompt(say, game, kind, question.field), boxes, arg=control(draft))


def text_of(typed: Mapping[str, str]) -> str:
    """The answer that the boxes give together; where one holds no number, that alone, for a refusal to quote."""
    if set(typed) == {ANSWER}:
        return typed[ANSWER]
    filled = {key: text.strip() for key, text in typed.items() if text.strip()}
    wrong = next((text for text in filled.values() if not _NUMBER.fullmatch(text)), "")
    return wrong.replace(":", " ") or ",".join(f"{key}:{text}" for key, text in filled.items())


def _box(
    label: str, *, required: bool = True, most: int = 100, long: bool = False, hint: str = ""
) -> ui.TextInput[Any]:
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    label, hint = shortened(label, TITLE), shortened(hint, _HINT)
    return ui.TextInput(label=label, placeholder=hint or None, required=required, max_length=most, style=style)
