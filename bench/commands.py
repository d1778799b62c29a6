"""An action as the slash command that plays it."""

from __future__ import annotations

from bot.prompts.labels import command_words, field_key
from bot.words import Speaker
from rules.core import Action
from rules.core.actions import fields_of, write_value
from rules.registry import games


def as_command(game: str, action: Action) -> tuple[str, dict[str, str]]:
    """The command's name and its options, as they are registered in English."""
    say = Speaker("en")
    given = ((field, getattr(action, field.name)) for field in fields_of(type(action)))
    options = {
        say(field_key(game, type(action), field, "name")): write_value(value)
        for field, value in given
        if value != field.default
    }
    return command_words(say, games()[game], type(action)), options
