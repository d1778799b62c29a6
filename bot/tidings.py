"""A word to some people about a table that asks them for no move: an invitation, a seat, a lobby that can start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
import msgspec

from bot.prompts.components import Button, button, view_of
from bot.talk import Reply, public_speaker
from bot.words import Speaker
from rules.core import Words
from rules.host import Table
from rules.host.telling import still_stands

_HOPED, _OTHER = discord.ButtonStyle.success, discord.ButtonStyle.secondary


def tidings(table: Table, payload: Mapping[str, Any]) -> Reply | None:
    """To those in its channel to whom there is still a reason to say it; None where there are none."""
    people = [player for player in payload["to"] if still_stands(table, payload, player)]
    if not people:
        return None
    say = public_speaker(table)
    names = say.joined([f"<@{player}>" for player in people])
    text = say("call-line", names=names, text=tidings_words(say, payload))
    closed = [say("call-closed-note")] if payload.get("closed") else []
    return Reply(" ".join([text, *closed]), view_of(tidings_buttons(say, table, payload)))


def tidings_words(say: Speaker, payload: Mapping[str, Any]) -> str:
    return say.say(msgspec.convert(payload["words"], Words))


def tidings_buttons(say: Speaker, table: Table, payload: Mapping[str, Any]) -> list[Button]:
    """What can be done about it, by the verbs; the first is what is hoped for."""
    return [
        button(verb, table.id, say(f"button-{verb}"), style=_OTHER if place else _HOPED)
        for place, verb in enumerate(payload["offers"])
    ]
