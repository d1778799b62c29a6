"""A table's options, as the lobby shows and sets them: those of its game, and the house's own."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, Literal, get_args, get_origin

import msgspec
from discord import app_commands

from bot.prompts.labels import option_label
from bot.translate import localised
from bot.words import Speaker
from rules.core import Game, Preset
from rules.host import Host, HostError, Table, TimeBank
from rules.host.banks import BANKS, LONGEST, name_of

DEADLINE = "table.deadline"  # no game has an option with a dot in its name
BANK, UPON, STRIKES, WEEKENDS = "table.bank", "table.upon", "table.strikes", "table.weekends"
REGENTS, HINTS, LUCK = "table.regents", "table.hints", "table.luck"
HOUSE: Mapping[str, tuple[str, ...]] = {
    DEADLINE: ("0", "12", "24", "48", "72", "168"),
    BANK: ("off", *BANKS),
    UPON: ("standin", "pass", "call"),
    STRIKES: ("0", "1", "2", "3"),
    WEEKENDS: ("off", "on"),
    REGENTS: ("off", "on"),
    HINTS: ("on", "off"),
    LUCK: ("off", "on"),
}
_ALWAYS = (DEADLINE, BANK, REGENTS, HINTS, LUCK)  # the others say nothing without a clock
_USUAL = {UPON: "standin", STRIKES: "2", WEEKENDS: "off", REGENTS: "off"}
_OWN_BANK = re.compile(r"(\d+)\+(\d+)/(\d+)")  # in one word, as menus and lobbies have it


def choices(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """Every option with the values that it may take, as text. Yes-or-no options are `on` and `off`, and so are those
    whose value the house has brought."""
    found: dict[str, tuple[str, ...]] = {}
    for field in msgspec.structs.fields(game.options_type):
        if get_origin(field.type) is Literal:
            found[field.name] = tuple(str(value) for value in get_args(field.type))
        elif field.type is bool or field.name in game.provided:
            found[field.name] = ("off", "on")
    return {**found, **HOUSE}


def shown(table: Table, game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """The options that say something as the others are set now."""
    idle = _idle(table, game, table.options)
    return {name: values for name, values in choices(game).items() if name not in idle}


def _idle(table: Table, game: Game[Any], options: Mapping[str, Any]) -> Collection[str]:
    still = () if table.is_timed else [name for name in HOUSE if name not in _ALWAYS]
    return [*msgspec.convert(options, game.options_type).idle(len(table.seats)), *still]


def current(table: Table, game: Game[Any]) -> dict[str, str]:
    """What every option is set to now."""
    listed, options = choices(game), _complete(game, table.options)
    shown = {name: value for name, value in options.items() if name in listed or value is not None}
    return {**_texts(shown), **_house(table)}


def _house(table: Table) -> dict[str, str]:
    terms = table.terms
    bank = "off" if terms.bank is None else name_of(terms.bank) or _in_one_word(terms.bank)
    return {
        DEADLINE: str(table.deadline),
        BANK: bank,
        UPON: terms.upon,
        STRIKES: str(terms.strikes),
        WEEKENDS: _text(terms.weekends),
        REGENTS: _text(terms.regents),
        HINTS: _text(table.hints),
        LUCK: _text(table.pledge is not None),
    }


def _in_one_word(bank: TimeBank) -> str:
    return f"{bank.start}+{bank.increment}/{bank.cap}"


def own_bank(start: int | None, increment: int | None, cap: int | None) -> TimeBank | None:
    """What somebody has made up by a command; what they have not said goes without saying. None: nothing.

    >>> own_bank(24, 2, None)
    TimeBank(start=24, increment=2, cap=48)
    """
    if start is None:
        if increment is not None or cap is not None:
            raise HostError("table-bank-start")
        return None
    return TimeBank(start=start, increment=increment or 0, cap=min(LONGEST, 2 * start) if cap is None else cap)


def house_choices(option: str) -> list[app_commands.Choice[str]]:
    """The values of one of the house's options, for a command."""
    return [app_commands.Choice(name=localised(f"{_key(option)}-{v}"), value=v) for v in HOUSE[option] if v != "off"]


async def set_time(
    host: Host,
    table: Table,
    player: int | None,
    hours: int | None,
    bank: str | TimeBank | None,
    terms: Mapping[str, Any],
) -> Table:
    """What somebody has settled about time by a command; what they did not name stays."""
    if hours is not None:
        table = await host.set_deadline(table.id, player, hours)
    if bank is not None:
        table = await host.set_bank(table.id, player, bank)
    wanted = {name: value for name, value in terms.items() if value is not None}
    if wanted:
        table = await host.set_terms(table.id, player, **wanted)
    elif hours is None and bank is None:
        raise HostError("table-deadline-what")
    return table


async def set_house_option(host: Host, table: Table, player: int, option: str, value: str) -> Table:
    """Something that is no matter of the game."""
    if option == HINTS:
        return await host.set_hints(table.id, player, value == "on")
    if option == LUCK:
        return await host.set_luck(table.id, player, value == "on")
    if option == DEADLINE:
        return await host.set_deadline(table.id, player, int(value))
    if option == BANK:
        return await (
            host.set_deadline(table.id, player, 0) if value == "off" else host.set_bank(table.id, player, value)
        )
    terms: dict[str, Any] = {
        UPON: {"upon": value},
        STRIKES: {"strikes": int(value) if value.isdigit() else 0},
        WEEKENDS: {"weekends": value == "on"},
        REGENTS: {"regents": value == "on"},
    }[option]
    return await host.set_terms(table.id, player, **terms)


def option_words(say: Speaker, game: Game[Any], option: str, part: str) -> str:
    """The `name` or `description` of an option."""
    key = _key(option) if option in HOUSE else f"{game.id}-option-{option}"
    return say(f"{key}-{part}")


def _key(option: str) -> str:
    return f"table-option-{option.partition('.')[2]}"


def value_words(say: Speaker, game: Game[Any], option: str, value: str) -> str:
    if option == DEADLINE:
        return say("table-option-deadline-value", hours=int(value))
    if option == STRIKES:
        return say("table-option-strikes-value", count=int(value))
    if option == BANK and (own := _OWN_BANK.fullmatch(value)):
        start, increment, cap = map(int, own.groups())
        return say("table-option-bank-own", start=start, increment=increment, cap=cap)
    if option in HOUSE and value not in ("on", "off"):
        return say(f"{_key(option)}-{value}")
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
    hints = [] if table.hints else [_option_line(say, game, HINTS, "off")]
    return lines + hints + _time_lines(say, table, game, now)


def _time_lines(say: Speaker, table: Table, game: Game[Any], now: Mapping[str, str]) -> list[str]:
    """How long one may take, and what happens then as far as it is not as usual."""
    clocks = [DEADLINE if table.deadline else BANK] if table.is_timed else []
    unusual = [name for name, value in _USUAL.items() if now[name] != value]
    told = [*clocks, *(name for name in unusual if table.is_timed or name in _ALWAYS)]
    lines = [_option_line(say, game, name, now[name]) for name in told]
    if WEEKENDS in told:
        lines[told.index(WEEKENDS)] = say("lobby-weekends", zone=table.terms.zone)
    return [" · ".join(lines)] if lines else []


def _option_line(say: Speaker, game: Game[Any], name: str, value: str) -> str:
    return say("lobby-option", name=option_words(say, game, name, "name"), value=value_words(say, game, name, value))


def _complete(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option of the game, those not named by their defaults."""
    return msgspec.to_builtins(msgspec.convert(dict(options), game.options_type))


def _texts(options: Mapping[str, Any]) -> dict[str, str]:
    return {name: _text(value) for name, value in options.items()}


def _text(value: object) -> str:
    return ("on" if value else "off") if value is None or isinstance(value, bool | dict) else str(value)
