"""Names and descriptions of commands in the languages that Discord asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import discord
from discord import app_commands

from bot.words import Speaker, has

T = TypeVar("T")
_OURS = {discord.Locale.french: "fr"}


def localised(*keys: str) -> app_commands.locale_str:
    """A text of a command: English as registered, other languages by its key; a name of several parts by several."""
    return app_commands.locale_str(_said("en", keys), keys=keys)


def _said(language: str, keys: tuple[str, ...]) -> str:
    return "-".join(map(Speaker(language), keys))


class Translator(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        keys: tuple[str, ...] = string.extras.get("keys", ())
        language = _OURS.get(locale)
        if not keys or language is None or not all(has(key, language) for key in keys):
            return None
        return _said(language, keys)


def worded(*options: str) -> Callable[[T], T]:
    """Name and describe the options of a command by the keys `option-<option>-name` and `-description`."""

    def decorate(command: T) -> T:
        app_commands.rename(**{option: localised(f"option-{option}-name") for option in options})(command)
        return app_commands.describe(**{o: localised(f"option-{o}-description") for o in options})(command)

    return decorate
