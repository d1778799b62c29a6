"""Names and descriptions of commands in the languages that Discord asks for."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.words import Speaker, has

_OURS = {discord.Locale.french: "fr"}


def localised(key: str) -> app_commands.locale_str:
    """A text of a command: English as registered, other languages by its key."""
    return app_commands.locale_str(Speaker("en")(key), key=key)


class Translator(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        language = _OURS.get(locale)
        if key is None or language is None or not has(key, language):
            return None
        return Speaker(language)(key)
