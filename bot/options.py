"""A table's options, as the lobby shows and sets them: those of its game, and the house's own."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Literal, get_args, get_origin

import msgspec

from bot.prompts.labels import option_label
from bot.words import Speaker
from rules.core import Game, Preset
from rules.host import Table

DEADLINE = "table.deadline"  # no game has an option with a dot in its name
_HOURS = ("0", "12", "24", "48", "72", "168")


def choices(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """Every option with the values that it may take, as text. Yes-or-no options are `on` and `off`, and so are those
    whose value the house has brought."""
    found: dict[str, tuple[str, ...]] = {}
    for field in msgspec.structs.fields(game.options_type):
        if get_origin(field.type) is Literal:
            found[field.name] = tuple(str(value) for value in get_args(field.type))
        elif field.type is bool or field.name in game.provided:
            found[field.name] = ("off", "on")
    return {**found, DEADLINE: _HOURS}


def shown(table: Table, game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """The options that say something as the others are set now."""
    idle = _idle(table, game, table.options)
    return {name: values for name, values in choices(game).items() if name not in idle}


def _idle(table: Table, game: Game[Any], options: Mapping[str, Any]) -> Collection[str]:
    return msgspec.convert(options, game.options_type).idle(len(table.seats))


def current(table: Table, game: Game[Any]) -> dict[str, str]:
    """What every option is set to now."""
    listed, options = choices(game), _complete(game, table.options)
    shown = {name: value for name, value in options.items() if name in listed or value is not None}
    return {**_texts(shown), DEADLINE: str(table.deadline)}


def option_words(say: Speaker, game: Game[Any], option: str, part: str) -> str:
    """The `name` or `description` of an option."""
    key = "table-option-deadline" if option == DEADLINE else f"{game.id}-option-{option}"
    return say(f"{key}-{part}")


def value_words(say: Speaker, game: Game[Any], option: str, value: str) -> str:
    if option == DEADLINE:
        return say("table-option-deadline-value", hours=int(value))
    return option_label(say, game.id, option, value)


def preset_of(table: Table, game: Game[Any]) -> Preset | None:
    """The preset that the table's options amount to."""
    chosen = _complete(game, table.options)
    return next((preset for preset in game.presets if _complete(game, preset.options) == chosen), None)


def option_lines(say: Speaker, table: Table, game: Game[Any]) -> list[str]:
    """What was chosen: a preset by its purpose, or whatever is not as usual; and the deadline, if there is one."""
    preset, now, usual = preset_of(table, game), current(table, game), _texts(_complete(game, {}))
    if preset is not None:
        name, told = say(f"preset-{preset.purpose}"), say(f"{game.id}-preset-{preset.purpose}")
        lines = [say("lobby-preset", name=name, about=told)]
    else:
        told, fresh = shown(table, game), _idle(table, game, {})  # what usually says nothing is always worth a word
        names = [n for n in now if n in usual and n in told and (now[n] != usual[n] or n in fresh)]
        other = [_option_line(say, game, name, now[name]) for name in names]
        lines = [say("lobby-own", options=" · ".join(other))] if other else []
    return lines + ([_option_line(say, game, DEADLINE, now[DEADLINE])] if table.deadline else [])


def _option_line(say: Speaker, game: Game[Any], name: str, value: str) -> str:
    return say("lobby-option", name=option_words(say, game, name, "name"), value=value_words(say, game, name, value))


def _complete(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option of the game, those not named by their defaults."""
    return msgspec.to_builtins(msgspec.convert(dict(options), game.options_type))


def _texts(options: Mapping[str, Any]) -> dict[str, str]:
    return {name: _text(value) for name, value in options.items()}


def _text(value: object) -> str:
    return ("on" if value else "off") if value is None or isinstance(value, bool | dict) else str(value)
