"""*Hint* in a panel: the best moves that a mind finds, with its reasons; one press fills the panel with any of them.
The moves stay in the draft, so that a restart in between loses nothing."""

from __future__ import annotations

import logging
from typing import Any

import discord
import msgspec
from discord import ui
from msgspec.structs import replace

from bot.prompts.components import button, view_of
from bot.prompts.faces import kept
from bot.prompts.labels import move_label, reasons_label, things_named
from bot.prompts.panel import HINT, opening_text, ways_out
from bot.prompts.progress import answers_of
from bot.prompts.router import number, unknown_control
from bot.prompts.steps import control, stepped
from bot.talk import Interaction, Reply, client_of, label_speaker, private_speaker
from bot.thinking import Failed, advice_for
from bot.words import Speaker
from rules.core import Words, engine
from rules.core.actions import tag_of, values_of
from rules.host import Draft, HostError, OpenTable
from rules.mind import Advice

_BLUE = discord.ButtonStyle.primary
_log = logging.getLogger(__name__)


async def hinted(interaction: Interaction, position: OpenTable, draft: Draft) -> Reply:
    """Think, then show what was found. The same question gets the same answer."""
    bot = client_of(interaction)
    if not position.table.hints:
        raise HostError("hint-off", table=position.table.name)
    bot.allowance.spend(interaction.user.id)
    try:
        found = await advice_for(bot.thinkers, position, draft.seat)
    except Failed as error:
        _log.error("table %s: no hint for seat %s: %s", position.table.id, draft.seat, error)
        raise HostError("hint-none") from error
    legal = engine.legal(position.state, draft.seat)
    values = tuple(_written(advice) for advice in found if advice.action in legal)
    if not values:
        raise HostError("hint-none")
    return await hint_face(interaction, position, replace(draft, action=HINT, values=values, page=0))


async def hint_face(interaction: Interaction, position: OpenTable, draft: Draft) -> Reply:
    """The moves as a list, each with a button of its own, their places ringed."""
    shown, say = stepped(draft), private_speaker(interaction, position.table)
    found = [_read(position, value) for value in draft.values]
    rings = dict.fromkeys(place for advice in found for place in things_named(values_of(advice.action)))
    painter = client_of(interaction).painter
    pictures = await painter.panel(position, draft.seat, say.language, rings=tuple(rings))
    view = view_of(ways_out(_buttons(say, position, shown, found), say, position, shown))
    return await kept(interaction, shown, Reply(_text(say, position, draft.seat, found), view, pictures))


def chosen(position: OpenTable, draft: Draft, word: str | None) -> Draft:
    """The draft filled with one of the moves."""
    index = number(word)
    if draft.action != HINT or index >= len(draft.values):
        raise unknown_control()
    action = _read(position, draft.values[index]).action
    return replace(draft, action=tag_of(type(action)), values=answers_of(position.state, draft.seat, action), page=0)


def _text(say: Speaker, position: OpenTable, seat: int, found: list[Advice]) -> str:
    lines = [
        say(
            "hint-line",
            number=place,
            move=move_label(say, position.game.id, position.state, seat, advice.action),
            reasons=reasons_label(say, advice.reasons),
        )
        for place, advice in enumerate(found, 1)
    ]
    return "\n".join([opening_text(say, position, seat, say("hint-title", count=len(found))), *lines])


def _buttons(say: Speaker, position: OpenTable, draft: Draft, found: list[Advice]) -> list[ui.Item[Any]]:
    plain = label_speaker(say.language, position.table)
    return [
        button(
            "hinted",
            draft.id,
            f"{place} · {move_label(plain, position.game.id, position.state, draft.seat, advice.action)}",
            arg=control(draft, str(place - 1)),
            style=_BLUE,
        )
        for place, advice in enumerate(found, 1)
    ]


def _written(advice: Advice) -> str:
    return msgspec.json.encode([advice.action, advice.reasons]).decode()


def _read(position: OpenTable, value: str) -> Advice:
    action, reasons = msgspec.json.decode(value)
    read = engine.read_action_data(position.game, action)
    return Advice(read, reasons=msgspec.convert(reasons, tuple[Words, ...]))
