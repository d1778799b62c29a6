"""A refused move: the rule in words, the part of the board with the place in a ring, the nearest legal moves as
buttons."""

from __future__ import annotations

from itertools import islice
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.house import House
from bot.prompts.components import button, view_of
from bot.prompts.faces import new_draft
from bot.prompts.labels import move_label
from bot.prompts.progress import answers_of
from bot.reading import rule_button
from bot.talk import Interaction, Reply, label_speaker, private_speaker, refusal_text
from bot.words import Speaker
from render.picture import Picture
from rules.core import Action, Refusal, engine
from rules.core.actions import tag_of
from rules.host import OpenTable

_NEAREST = 4


async def refused(
    bot: House, interaction: Interaction, position: OpenTable, seat: int, action: Action | None, refusal: Refusal
) -> Reply:
    """Without an action: what was said does not even make one."""
    say = private_speaker(interaction, position.table)
    legal = engine.legal(position.state, seat)
    moves = list(islice(legal, _NEAREST)) if action is None else legal.nearest(action, _NEAREST)
    text = refusal_text(say, refusal)
    items: list[ui.Item[Any]] = [await _proposal(bot, say, position, seat, interaction.user.id, move) for move in moves]
    if items:
        text = f"{text}\n{say('refusal-instead')}"
        items.append(button("turn", position.table.id, say("button-panel"), row=4))
    items += rule_button(say, refusal.rule, row=4)
    return Reply(text, view_of(items), await _shown(bot, say, position, seat, refusal))


async def _proposal(bot: House, say: Speaker, position: OpenTable, seat: int, player: int, move: Action) -> Any:
    """A button that plays this move: the draft behind it is complete. What weighs much, or can never be undone, is
    shown first."""
    draft = replace(
        new_draft(position, seat, player), action=tag_of(type(move)), values=answers_of(position.state, seat, move)
    )
    await bot.host.save_draft(draft)
    plain = label_speaker(say.language, position.table)
    label = move_label(plain, position.game.id, position.state, seat, move)
    verb = "weigh" if move.final or move.weighty else "play"
    return button(verb, draft.id, label, style=discord.ButtonStyle.primary)


async def _shown(bot: House, say: Speaker, position: OpenTable, seat: int, refusal: Refusal) -> tuple[Picture, ...]:
    """The part of the board where it cannot be done; nothing, if no place is to blame."""
    if not refusal.places:
        return ()
    return await bot.painter.panel(position, seat, say.language, chosen=refusal.places)
