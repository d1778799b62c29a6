"""An action as the slash command that plays it."""

from __future__ import annotations

from bot.prompts.labels import field_key
from bot.words import Speaker
from rules.core import Action
from rules.core.actions import fields_of, tag_of, write_value


def as_command(game: str, action: Action) -> tuple[str, dict[str, str]]:
    """The command's name and its options, as they are registered in English."""
    say = Speaker("en")
    given = ((field, getattr(action, field.name)) for field in fields_of(type(action)))
    options = {
        say(field_key(game, type(action), field, "name")): write_value(value)
        for field, value in given
        if value is not None and value != ()
    }
    return f"{say(f'{game}-command')} {say(f'{game}-{tag_of(type(action))}-name')}", options
