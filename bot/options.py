"""A table's options, as the lobby shows and sets them: those of its game, and the house's own."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from bot.prompts.labels import option_label
from bot.words import Speaker
from rules.core import Game
from rules.host import Table

DEADLINE = "table.deadline"  # no game has an option with a dot in its name
_HOURS = ("0", "12", "24", "48", "72", "168")


def choices(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """Every option with the values that it may take, as text. Yes-or-no options are `on` and `off`."""
    found: dict[str, tuple[str, ...]] = {}
    for field in msgspec.structs.fields(game.options_type):
        values = ("off", "on") if field.type is bool else tuple(str(value) for value in get_args(field.type))
        found[field.name] = values
    return {**found, DEADLINE: _HOURS}


def current(table: Table, game: Game[Any]) -> dict[str, str]:
    """What every option is set to now."""
    options: dict[str, Any] = msgspec.to_builtins(msgspec.convert(table.options, game.options_type))
    return {**{name: _text(value) for name, value in options.items()}, DEADLINE: str(table.deadline)}


def option_words(say: Speaker, game: Game[Any], option: str, part: str) -> str:
    """Its `name` or `description`."""
    key = "table-option-deadline" if option == DEADLINE else f"{game.id}-option-{option}"
    return say(f"{key}-{part}")


def value_words(say: Speaker, game: Game[Any], option: str, value: str) -> str:
    if option == DEADLINE:
        return say("table-option-deadline-value", hours=int(value))
    return option_label(say, game.id, option, value)


def option_lines(say: Speaker, table: Table, game: Game[Any]) -> list[str]:
    """A line an option; no deadline needs none."""
    return [
        say("lobby-option", name=option_words(say, game, name, "name"), value=value_words(say, game, name, value))
        for name, value in current(table, game).items()
        if (name, value) != (DEADLINE, "0")
    ]


def _text(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
