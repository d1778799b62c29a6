"""Answering a person: in their language, to their eyes only, never with a stack trace."""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.escape import escaped
from bot.house import House
from bot.words import Speaker, best_language
from render.picture import Picture
from rules.core import IllegalMove, Refusal, Words
from rules.host import HostError, Table
from rules.host.letters import readable

Interaction = discord.Interaction[Any]
MESSAGE = 2000
ALT_TEXT = 1024
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Reply:
    """What one person, or a channel, is told."""

    content: str
    view: ui.View | None = None
    pictures: tuple[Picture, ...] = ()
    name: str = "board"

    def files(self) -> list[discord.File]:
        return [
            discord.File(
                io.BytesIO(picture.png),
                filename=f"{self.name}{'' if number == 0 else f'-{number}'}.png",
                description=picture.alt[:ALT_TEXT],
            )
            for number, picture in enumerate(self.pictures)
        ]


def client_of(interaction: Interaction) -> House:
    return interaction.client


def clipped(text: str, most: int = MESSAGE) -> str:
    """Whole lines only, as many as fit."""
    if len(text) <= most:
        return text
    return text[: most - 2].rsplit("\n", 1)[0] + "\n…"


def chat_names(table: Table) -> tuple[str, ...]:
    """The players' names as they stand in a message: no name can format or mention anything."""
    return tuple(f"**{escaped(seat.name)}**" for seat in table.seats)


def plain_names(table: Table) -> tuple[str, ...]:
    return tuple(readable(seat.name) for seat in table.seats)


def private_speaker(interaction: Interaction, table: Table | None = None) -> Speaker:
    return Speaker(best_language(str(interaction.locale)), chat_names(table) if table else (), escaped)


def label_speaker(language: str, table: Table) -> Speaker:
    """For buttons, menus, boxes and completions: there Discord shows every mark as it is written."""
    return Speaker(language, plain_names(table))


def public_speaker(table: Table) -> Speaker:
    return Speaker(table.language, chat_names(table), escaped)


async def answer(interaction: Interaction, reply: Reply) -> None:
    """The answer to a command, or the new face of a panel."""
    content = clipped(reply.content)
    if interaction.response.is_done():
        await interaction.edit_original_response(content=content, view=reply.view, attachments=reply.files())
    else:
        extra: dict[str, Any] = {"view": reply.view} if reply.view else {}
        await interaction.response.send_message(content, files=reply.files(), ephemeral=True, **extra)


async def whisper(interaction: Interaction, reply: Reply) -> None:
    """Something beside: a message of its own for this person only, the one they clicked on stays."""
    content = clipped(reply.content)
    extra: dict[str, Any] = {"view": reply.view} if reply.view else {}
    if interaction.response.is_done():
        await interaction.followup.send(content, files=reply.files(), ephemeral=True, **extra)
    else:
        await interaction.response.send_message(content, files=reply.files(), ephemeral=True, **extra)


def refusal_text(say: Speaker, refusal: Refusal) -> str:
    said = say.say(refusal.words)
    return say("refusal-with-rule", text=said, rule=refusal.rule) if refusal.rule else said


def error_text(say: Speaker, error: Exception) -> str:
    if isinstance(error, HostError):
        return say.say(Words(error.key, {**error.args_by_name}))
    if isinstance(error, IllegalMove):
        return refusal_text(say, error.refusal)
    return say("error-unexpected")


async def explain(interaction: Interaction, error: Exception) -> None:
    """Say what went wrong; what nobody expected goes to the log with its trace."""
    if not isinstance(error, HostError | IllegalMove):
        _log.error("unexpected error in %s", _what(interaction), exc_info=error)
    say = private_speaker(interaction)
    try:
        await whisper(interaction, Reply(error_text(say, error)))
    except discord.HTTPException:
        _log.warning("could not answer %s", _what(interaction))


async def guarded(interaction: Interaction, work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as error:
        await explain(interaction, error)


def _what(interaction: Interaction) -> str:
    data: Any = interaction.data or {}
    return str(data.get("name") or data.get("custom_id") or interaction.type)
