"""A game's options, as the lobby shows and sets them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from bot.prompts.labels import option_label
from bot.words import Speaker
from rules.core import Game
from rules.host import Table


def choices(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """Every option with the values that it may take, as text. Yes-or-no options are `on` and `off`."""
    found: dict[str, tuple[str, ...]] = {}
    for field in msgspec.structs.fields(game.options_type):
        values = ("off", "on") if field.type is bool else tuple(str(value) for value in get_args(field.type))
        found[field.name] = values
    return found


def current(table: Table, game: Game[Any]) -> dict[str, str]:
    """What every option is set to now."""
    options: dict[str, Any] = msgspec.to_builtins(msgspec.convert(table.options, game.options_type))
    return {name: _text(value) for name, value in options.items()}


def option_lines(say: Speaker, table: Table, game: Game[Any]) -> list[str]:
    return [
        say("lobby-option", name=say(f"{game.id}-option-{name}-name"), value=option_label(say, game.id, name, value))
        for name, value in current(table, game).items()
    ]


def _text(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
