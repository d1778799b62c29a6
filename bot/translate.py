"""Names and descriptions of commands in the languages that Discord asks for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

import discord
from discord import app_commands

from bot.languages import FIRST, best_language, languages
from bot.words import Speaker, has, language_name

T = TypeVar("T")


def localised(*keys: str) -> app_commands.locale_str:
    """A text of a command: English as registered, other languages by its key; a name of several parts by several."""
    return app_commands.locale_str(_said(FIRST, keys), keys=keys)


def _said(language: str, keys: tuple[str, ...]) -> str:
    return "-".join(map(Speaker(language), keys))


class Translator(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return _in_language(best_language(locale.value), string.extras.get("keys", ()))


@lru_cache(maxsize=4096)  # at every start Discord's thirty-odd locales are asked for about each text
def _in_language(language: str, keys: tuple[str, ...]) -> str | None:
    if not keys or language == FIRST or not all(has(key, language) for key in keys):
        return None
    return _said(language, keys)


def language_choices() -> list[app_commands.Choice[str]]:
    """Every language there is, by the name that it gives itself."""
    return [app_commands.Choice(name=language_name(code), value=code) for code in languages()]


def worded(*options: str) -> Callable[[T], T]:
    """Name and describe the options of a command by the keys `option-<option>-name` and `-description`."""

    def decorate(command: T) -> T:
        app_commands.rename(**{option: localised(f"option-{option}-name") for option in options})(command)
        return app_commands.describe(**{o: localised(f"option-{o}-description") for o in options})(command)

    return decorate
