"""Getting an answer to the person who waits for it, whatever Discord does meanwhile."""

from __future__ import annotations

import asyncio
import hashlib
import io
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import aiohttp
import discord
from discord import ui

from render.picture import Picture
from rules.host import HostError

Interaction = discord.Interaction[Any]
MESSAGE = 2000
ALT_TEXT = 1024
PAUSES = (1.0, 5.0, 20.0)  # seconds before another attempt; an interaction can be answered for a quarter of an hour
_GONE = (10062, 10015, 50027)  # unknown interaction, unknown webhook, invalid token: nobody waits any more
_FAILURES = (discord.HTTPException, OSError, aiohttp.ClientError, TimeoutError)
_UPDATE = discord.InteractionResponseType.deferred_message_update
_SHOWN = "shown"  # the message with the latest answer, among an interaction's extras
_SETTLED = (
    "host-claim-stale",
    "host-offer-stale",
    "host-poll-stale",
    "host-undo-stale",
    "host-seat-kept",
    "host-not-paused",
)
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Reply:
    """What one person, or a channel, is told. `frames`: longer text, framed below the rest; in channels only."""

    content: str
    view: ui.View | None = None
    pictures: tuple[Picture, ...] = ()
    name: str = "board"
    frames: tuple[str, ...] = ()

    def files(self) -> list[discord.File]:
        return [
            discord.File(
                io.BytesIO(picture.png),
                filename=f"{self.name}{'' if number == 0 else f'-{number}'}.{picture.suffix}",
                description=picture.alt[:ALT_TEXT],
            )
            for number, picture in enumerate(self.pictures)
        ]

    def embeds(self) -> list[discord.Embed]:
        return [discord.Embed(description=text) for text in self.frames]

    def answered(self) -> Reply:
        """As an answer to one person: its file is named after what it shows, so that one which is there already can be
        known again and need not be sent once more."""
        shown = hashlib.blake2b(b"".join(picture.png for picture in self.pictures), digest_size=4).hexdigest()
        return replace(self, name=f"{self.name}-{shown}") if self.pictures else self


def clipped(text: str, most: int = MESSAGE) -> str:
    """Whole lines only, as many as fit."""
    if len(text) <= most:
        return text
    return text[: most - 2].rsplit("\n", 1)[0] + "\n…"


def is_gone(error: BaseException) -> bool:
    """Whether Discord says that this interaction can be answered no more."""
    return isinstance(error, discord.HTTPException) and error.code in _GONE


def what(interaction: Interaction) -> str:
    """A name for the log."""
    data: Any = interaction.data or {}
    return str(data.get("name") or data.get("custom_id") or interaction.type)


Way = Callable[[Interaction, Reply], Awaitable[object]]


async def answer(interaction: Interaction, reply: Reply) -> bool:
    """The answer to a command, or the new face of a panel. Whether it has arrived."""
    ways = (_edit, _beside) if interaction.response.is_done() else (_respond, _edit)
    return await _delivered(interaction, reply.answered(), ways)


async def whisper(interaction: Interaction, reply: Reply) -> bool:
    """Something beside: a message of its own for this person only, the one they clicked on stays."""
    ways = (_beside,) if interaction.response.is_done() else (_respond, _beside)
    return await _delivered(interaction, reply.answered(), ways)


async def renewed(interaction: Interaction, reply: Reply) -> bool:
    """What somebody reads who did nothing just now: their panel, edited in its place. Where it is there no more, nobody
    is told anything."""
    try:
        await _edit(interaction, reply.answered())
    except _FAILURES as error:
        _log.info("what %s showed is not renewed: %r", what(interaction), error)
        return False
    return True


def message_of(interaction: Interaction) -> int | None:
    """The message that an interaction's answer is shown in, as far as that is known."""
    message = _shown_by(interaction)
    return None if message is None else message.id


async def without_controls(interaction: Interaction, content: str | None = None) -> None:
    """What was clicked on is settled, and may say how (`content`). Where its buttons cannot be taken away they are
    refused as stale."""
    said = discord.utils.MISSING if content is None else clipped(content)
    quiet = discord.AllowedMentions.none()
    try:
        await interaction.edit_original_response(content=said, view=None, allowed_mentions=quiet)
    except _FAILURES as error:
        _log.warning("the buttons of %s stay: %r", what(interaction), error)


@asynccontextmanager
async def while_open(interaction: Interaction) -> AsyncGenerator[None]:
    """To answer a question; one that was settled otherwise can be answered no more."""
    try:
        yield
    except HostError as error:
        if error.key in _SETTLED:
            await without_controls(interaction)
        raise


async def reworded(interaction: Interaction, content: str) -> None:
    """What was clicked on says something else now, and can still be clicked on; nobody is called by it anew."""
    try:
        await interaction.edit_original_response(
            content=clipped(content), allowed_mentions=discord.AllowedMentions.none()
        )
    except _FAILURES as error:
        _log.warning("what %s says stays: %r", what(interaction), error)


async def _delivered(interaction: Interaction, reply: Reply, ways: tuple[Way, ...]) -> bool:
    """By the first way that works; what Discord will not take as it is, in bare words."""
    for said, way in product((reply, Reply(reply.content)), ways):
        trouble = await _trouble(way, interaction, said)
        if trouble is None:
            return True
        _log.warning("an answer to %s did not arrive: %r", what(interaction), trouble)
        if is_gone(trouble):
            return False
    _log.error("no answer to %s has arrived", what(interaction))
    return False


async def _trouble(way: Way, interaction: Interaction, reply: Reply) -> Exception | None:
    """What stands in the way; None: nothing. Where only Discord itself has trouble it is tried again."""
    trouble: Exception | None = None
    for pause in (0.0, *PAUSES):
        await asyncio.sleep(pause)
        try:
            await way(interaction, reply)
            return None
        except _FAILURES as error:
            trouble = error
            if _is_refusal(error):
                break
    return trouble


def _is_refusal(error: Exception) -> bool:
    """Discord is well, and will say the same again."""
    return isinstance(error, discord.HTTPException) and error.status < 500 and error.status != 429


async def _edit(interaction: Interaction, reply: Reply) -> object:
    content, attached = clipped(reply.content), _attached(interaction, reply)
    shown = await interaction.edit_original_response(content=content, view=reply.view, attachments=attached)
    interaction.extras[_SHOWN] = shown
    return shown


def _attached(interaction: Interaction, reply: Reply) -> list[discord.Attachment | discord.File]:
    """The pictures of an edited panel: what it shows already is kept."""
    files, message = reply.files(), _shown_by(interaction)
    there = {attached.filename: attached for attached in message.attachments} if message is not None else {}
    return [there.get(file.filename, file) for file in files]


def _shown_by(interaction: Interaction) -> discord.Message | None:
    """The message as it was left by the interaction's latest answer; before the first one, what was clicked on, if that
    is to be edited."""
    shown: discord.Message | None = interaction.extras.get(_SHOWN)
    if shown is None and interaction.response.type is _UPDATE:
        return interaction.message
    return shown


async def _respond(interaction: Interaction, reply: Reply) -> object:
    view = reply.view or discord.utils.MISSING
    return await interaction.response.send_message(
        clipped(reply.content), files=reply.files(), ephemeral=True, view=view
    )


async def _beside(interaction: Interaction, reply: Reply) -> object:
    view = reply.view or discord.utils.MISSING
    return await interaction.followup.send(clipped(reply.content), files=reply.files(), ephemeral=True, view=view)
