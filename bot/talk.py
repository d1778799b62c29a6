"""Answering a person: in their language, to their eyes only, never with a stack trace."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from contextvars import ContextVar

from discord import app_commands

from bot.delivery import MESSAGE, Interaction, Reply, answer, clipped, is_gone, what, whisper
from bot.escape import escaped
from bot.house import House
from bot.languages import best_language
from bot.naming import chat_names, plain_names
from bot.prompts.components import Button, view_of
from bot.reading import rule_button
from bot.words import Speaker
from rules.core import IllegalMove, Refusal
from rules.core.refusal import malformed
from rules.core.words import Arg, Words
from rules.host import Committed, HostError, Table

__all__ = ["MESSAGE", "Interaction", "Reply", "answer", "clipped", "whisper"]

_QUOTED = 200
_changed: ContextVar[bool] = ContextVar("changed", default=False)
_log = logging.getLogger(__name__)


def client_of(interaction: Interaction) -> House:
    return interaction.client


def private_speaker(interaction: Interaction, table: Table | None = None) -> Speaker:
    language = best_language(str(interaction.locale))
    return Speaker(language, chat_names(table, language) if table else (), escaped)


def label_speaker(language: str, table: Table) -> Speaker:
    """For buttons, menus, boxes and completions: there Discord shows every mark as it is written."""
    return Speaker(language, plain_names(table, language))


def public_speaker(table: Table) -> Speaker:
    return Speaker(table.language, chat_names(table), escaped)


def _brief(said: Words) -> Words:
    """A refusal may quote what somebody has typed: of that, as much as it takes to recognise it."""
    return Words(said.key, {name: _brief_arg(arg) for name, arg in said.args.items()})


def _brief_arg(arg: Arg) -> Arg:
    if isinstance(arg, Words):
        return _brief(arg)
    return f"{arg[:_QUOTED]}…" if isinstance(arg, str) and len(arg) > _QUOTED else arg


def refusal_text(say: Speaker, refusal: Refusal) -> str:
    said = say.say(_brief(refusal.words))
    return say("refusal-with-rule", text=said, rule=refusal.rule) if refusal.rule else said


def error_text(say: Speaker, error: Exception) -> str:
    if isinstance(error, HostError):
        return say.say(_brief(Words(error.key, {**error.args_by_name})))
    if isinstance(error, IllegalMove):
        return refusal_text(say, error.refusal)
    return say("error-after-change" if _changed.get() else "error-unexpected")


def begin() -> None:
    """From here on in this task: has whoever speaks to us changed anything?"""
    _changed.set(False)


def note_change(_: Committed) -> None:
    """Hears of every committed change, in the task that made it."""
    _changed.set(True)


async def explain(interaction: Interaction, error: Exception) -> None:
    """Say what went wrong; what nobody expected goes to the log with its trace."""
    if is_gone(error):
        _log.warning("%s came too late to be answered", what(interaction))
        return
    error = _known(error)
    if not isinstance(error, HostError | IllegalMove):
        _log.error("unexpected error in %s", what(interaction), exc_info=error)
    say = private_speaker(interaction)
    await whisper(interaction, Reply(error_text(say, error), view_of(_ways_on(say, error))))


def _ways_on(say: Speaker, error: Exception) -> list[Button]:
    """Where more is said of what went wrong: the rule that forbids it."""
    return rule_button(say, error.refusal.rule) if isinstance(error, IllegalMove) else []


def _known(error: Exception) -> Exception:
    """What discord.py complains about, where a person can be told: a client may send a command of a former release."""
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return HostError("error-command-changed")
    if isinstance(error, app_commands.TransformerError):
        return malformed(str(getattr(error.value, "id", error.value)))  # somebody who has left is only an id
    return error


async def guarded(interaction: Interaction, work: Awaitable[None]) -> None:
    begin()
    try:
        await work
    except Exception as error:
        await explain(interaction, error)
