"""Typing an answer: for numbers and lists too large for a menu."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from bot.prompts.components import shortened
from bot.prompts.labels import field_prompt
from bot.prompts.progress import Question
from bot.words import Speaker
from rules.core import Action
from rules.core.domains import Amount, OneOf, Split, Text

_TITLE = 45
_HINT = 100
_ANSWER = "answer"  # the only box
_BOXES = 5  # text boxes that fit into one modal
Typed = Callable[[discord.Interaction[Any], str], Awaitable[None]]


class _Typing(ui.Modal):
    def __init__(self, title: str, boxes: dict[str, ui.TextInput[Any]], typed: Typed) -> None:
        super().__init__(title=title)
        self._boxes, self._typed = boxes, typed
        for key, box in boxes.items():
            box.custom_id = key or _ANSWER
            self.add_item(box)

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        if len(self._boxes) == 1 and "" in self._boxes:
            text = self._boxes[""].value
        else:
            text = ",".join(f"{key}:{box.value.strip()}" for key, box in self._boxes.items() if box.value.strip())
        await interaction.response.defer()
        await interaction.client.guard(interaction, self._typed(interaction, text))


Named = Callable[[str], str]  # what an option is called


def ask_by_modal(
    say: Speaker, game: str, kind: type[Action], question: Question, named: Named, typed: Typed
) -> ui.Modal:
    title = shortened(field_prompt(say, game, kind, question.field), _TITLE)
    domain = question.domain
    boxes: dict[str, ui.TextInput[Any]]
    if isinstance(domain, Split) and len(domain.caps) <= _BOXES:
        boxes = {
            key: _box(say("prompt-part", part=named(key), cap=cap, total=domain.total), required=False)
            for key, cap in domain.caps.items()
        }
    elif isinstance(domain, Split):
        hint = ",".join(f"{key}:{cap}" for key, cap in domain.caps.items())
        boxes = {"": _box(say("prompt-shares", total=domain.total), hint=hint)}
    elif isinstance(domain, Amount):
        boxes = {"": _box(say("prompt-amount", lo=domain.lo, hi=domain.hi))}
    elif isinstance(domain, Text):
        boxes = {"": _box(say("prompt-text", most=domain.most), most=domain.most, long=True)}
    else:
        boxes = {"": _box(say("prompt-choose" if isinstance(domain, OneOf) else "prompt-list"))}
    return _Typing(title, boxes, typed)


def _box(
    label: str, *, required: bool = True, most: int = 100, long: bool = False, hint: str = ""
) -> ui.TextInput[Any]:
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    label, hint = shortened(label, _TITLE), shortened(hint, _HINT)
    return ui.TextInput(label=label, placeholder=hint or None, required=required, max_length=most, style=style)
