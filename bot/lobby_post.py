"""What the channel reads of a table that has not begun: what the game is, who sits there, what was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.covers import about
from bot.escape import escaped
from bot.luck import luck_lines, ready_button
from bot.naming import traits
from bot.options import option_lines, preset_of
from bot.prompts.components import Button, Menu, button, menu, view_of
from bot.seating import beginner_lines, dressed, seating_button
from bot.talk import Reply, public_speaker
from bot.timing import moment
from bot.words import Speaker
from render.picture import Picture
from rules.core import Game
from rules.host import Seat, Table
from rules.host.closing import closes_at
from rules.host.settling import RANDOM
from rules.mind import levels_of, tempers_of

# The rows of its controls; the others are free.
SEATS, CHOICES, MORE, LEVEL, TEMPER = 0, 1, 2, 3, 4
EVEN = "even"
_ENGINE = "engine "  # before a program's name where else a level stands
_green, _blue = discord.ButtonStyle.success, discord.ButtonStyle.primary


def lobby(
    table: Table,
    game: Game[Any],
    pictures: tuple[Picture, ...] = (),
    name: str = "lobby",
    *,
    elsewhere: bool = False,
    engines: Sequence[str] = (),
) -> Reply:
    """`elsewhere`: the game itself is played in another channel, a thread of its own. `engines`: the programs of other
    people that this house has."""
    say = public_speaker(table)
    title = say("lobby-title", table=table.name, game=say(f"game-{game.id}"), lo=game.min_seats, hi=game.max_seats)
    lines = [title, *_private(say, table), about(say, game), *_seats(say, table, game), *_guests(say, table)]
    lines += beginner_lines(say, table)
    lines += [*option_lines(say, table, game), *luck_lines(say, table), *_state(say, table, game, elsewhere)]
    text = "\n".join(line for line in lines if line)
    return Reply(
        text, view_of(_controls(say, table, game, engines)) if table.status == "lobby" else None, pictures, name
    )


def _seats(say: Speaker, table: Table, game: Game[Any]) -> list[str]:
    named = (f"**{escaped(seat.name)}**" for seat in table.seats)
    names = (dressed(table, game, number, name) for number, name in enumerate(named))
    return [
        _seat(say, number, seat, name) for number, (seat, name) in enumerate(zip(table.seats, names, strict=True), 1)
    ]


def _seat(say: Speaker, number: int, seat: Seat, name: str) -> str:
    if not seat.is_computer:
        return say("lobby-seat", number=number, name=name)
    told = traits(say, seat)
    if not told:
        return say("lobby-seat-computer", number=number, name=name)
    return say("lobby-seat-computer-traits", number=number, name=name, traits=", ".join(told))


def _private(say: Speaker, table: Table) -> list[str]:
    return [say("lobby-private")] if table.gathering.private else []


def _guests(say: Speaker, table: Table) -> list[str]:
    """Who waits for a seat, who is invited, and whether they are to sit as they are listed."""
    if table.status != "lobby":
        return []
    lists = {"lobby-waiting": table.gathering.waiting, "lobby-invited": table.gathering.invited}
    told = {key: say.joined([escaped(guest.name) for guest in guests]) for key, guests in lists.items() if guests}
    lines = [say(key, names=names) for key, names in told.items()]
    return [*lines, say("lobby-shuffled")] if table.gathering.shuffled else lines


def _state(say: Speaker, table: Table, game: Game[Any], elsewhere: bool) -> list[str]:
    """What to do next, or why there is nothing to do any more; and where the game is, if not here."""
    if table.status == "ended":
        return [say("lobby-closed")]
    channel = f"<#{table.channel}>"
    if table.status != "lobby":
        return [say("lobby-started-elsewhere", channel=channel) if elsewhere else say("lobby-started")]
    hint, end = say("lobby-hint-few") if _few(table, game) else _ready(say, table), closes_at(table)
    closes = [] if end is None else [say("lobby-closes", when=moment(end))]
    return [hint, *([say("lobby-elsewhere", channel=channel)] if elsewhere else []), *closes]


def _ready(say: Speaker, table: Table) -> str:
    """Whose word it takes to start."""
    hosts = table.seats_of(table.creator)
    if table.gathering.shared or not hosts:
        return say("lobby-hint-ready")
    return say("lobby-hint-ready-host", name=say.names[hosts[0]])


def _few(table: Table, game: Game[Any]) -> bool:
    return len(table.seats) < game.min_seats


def _controls(say: Speaker, table: Table, game: Game[Any], engines: Sequence[str]) -> list[ui.Item[Any]]:
    return [
        *_seat_buttons(say, table, game),
        *_choice_buttons(say, table, game),
        button("rulebook", game.id, say("button-rules"), row=MORE),
        seating_button(say, table),
        button("people", table.id, say("button-people"), row=MORE),
        *ready_button(say, table, MORE),
        *_level_menu(say, table, game, engines),
        *_temper_menu(say, table, game),
    ]


def _seat_buttons(say: Speaker, table: Table, game: Game[Any]) -> list[Button]:
    full, few = len(table.seats) >= game.max_seats, _few(table, game)
    dismiss = [button("dismiss", table.id, say("button-dismiss"), row=SEATS)]
    return [
        button("join", table.id, say("button-wait" if full else "button-join"), style=_green, row=SEATS),
        button("leave", table.id, say("button-leave"), row=SEATS),
        button("computer", table.id, say("button-computer"), disabled=full, row=SEATS),
        *(dismiss if any(seat.is_computer for seat in table.seats) else []),
        button("start", table.id, say("button-start"), style=_blue, disabled=few or bool(table.unready), row=SEATS),
    ]


def _level_menu(say: Speaker, table: Table, game: Game[Any], engines: Sequence[str]) -> list[Menu]:
    """How hard the computers try, or whose program they are, once there are any and there is a choice."""
    computers, levels = [seat for seat in table.seats if seat.is_computer], levels_of(game)
    if not computers or len(levels) + len(engines) == 1:
        return []
    options = [(say(f"level-{level}-choice"), str(level)) for level in levels]
    options += [(say("engine-choice", name=name), f"{_ENGINE}{name}") for name in engines]
    first = computers[0]
    chosen = f"{_ENGINE}{first.engine}" if first.engine else first.level
    return [menu("level", table.id, options, chosen=(chosen,), row=LEVEL)]


def _temper_menu(say: Speaker, table: Table, game: Game[Any]) -> list[Menu]:
    """What the computers are fond of, told in a line each; programs of other people are as they are."""
    computers, known = [seat for seat in table.seats if seat.is_computer and not seat.engine], tempers_of(game)
    if not computers or not known:
        return []
    usual = [(say("temper-even-choice"), EVEN), (say("temper-random-choice"), RANDOM)]
    options = [*usual, *((say(f"temper-{temper}-choice"), temper) for temper in known)]
    found = {seat.temper for seat in computers}
    chosen = (found.pop() or EVEN) if len(found) == 1 else RANDOM
    return [menu("temper", table.id, options, chosen=(chosen,), row=TEMPER)]


def engine_meant(choice: str) -> str | None:
    """The program that a choice of that menu stands for; None for a level."""
    return choice.removeprefix(_ENGINE) if choice.startswith(_ENGINE) else None


def _choice_buttons(say: Speaker, table: Table, game: Game[Any]) -> list[Button]:
    """Presets by their purpose, the one that is set with a tick; then everything."""
    chosen = preset_of(table, game)
    presets = [
        button(
            "preset",
            table.id,
            _ticked(say(f"preset-{preset.purpose}"), preset is chosen),
            arg=preset.purpose,
            row=CHOICES,
        )
        for preset in game.presets
    ]
    return [*presets, button("options", table.id, say("button-options"), row=CHOICES)]


def _ticked(label: str, chosen: bool) -> str:
    return f"✓ {label}" if chosen else label
