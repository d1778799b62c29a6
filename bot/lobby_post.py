"""What the channel reads of a table that has not begun: what the game is, who sits there, what was chosen."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.covers import about
from bot.options import option_lines, preset_of
from bot.prompts.components import Button, Menu, button, menu, view_of
from bot.seating import beginner_lines, dressed, seating_button
from bot.talk import Reply, chat_names, public_speaker
from bot.words import Speaker
from render.picture import Picture
from rules.core import Game
from rules.host import Seat, Table
from rules.mind import levels_of

# The rows of its controls; the others are free.
SEATS, CHOICES, MORE, LEVEL = 0, 1, 2, 3
_green, _blue = discord.ButtonStyle.success, discord.ButtonStyle.primary


def lobby(
    table: Table,
    game: Game[Any],
    pictures: tuple[Picture, ...] = (),
    name: str = "lobby",
    *,
    elsewhere: bool = False,
) -> Reply:
    """`elsewhere`: the game itself is played in another channel, a thread of its own."""
    say = public_speaker(table)
    title = say("lobby-title", table=table.name, game=say(f"game-{game.id}"), lo=game.min_seats, hi=game.max_seats)
    lines = [title, about(say, game), *_seats(say, table, game), *beginner_lines(say, table)]
    lines += [*option_lines(say, table, game), *_state(say, table, game, elsewhere)]
    text = "\n".join(line for line in lines if line)
    return Reply(text, view_of(_controls(say, table, game)) if table.status == "lobby" else None, pictures, name)


def _seats(say: Speaker, table: Table, game: Game[Any]) -> list[str]:
    names = (dressed(table, game, number, name) for number, name in enumerate(chat_names(table)))
    return [
        _seat(say, number, seat, name) for number, (seat, name) in enumerate(zip(table.seats, names, strict=True), 1)
    ]


def _seat(say: Speaker, number: int, seat: Seat, name: str) -> str:
    if not seat.is_computer:
        return say("lobby-seat", number=number, name=name)
    if seat.level == "normal":
        return say("lobby-seat-computer", number=number, name=name)
    return say("lobby-seat-computer-level", number=number, name=name, level=say(f"level-{seat.level}"))


def _state(say: Speaker, table: Table, game: Game[Any], elsewhere: bool) -> list[str]:
    """What to do next, or why there is nothing to do any more; and where the game is, if not here."""
    if table.status == "ended":
        return [say("lobby-closed")]
    channel = f"<#{table.channel}>"
    if table.status != "lobby":
        return [say("lobby-started-elsewhere", channel=channel) if elsewhere else say("lobby-started")]
    hint = say("lobby-hint-few" if _few(table, game) else "lobby-hint-ready")
    return [hint, say("lobby-elsewhere", channel=channel)] if elsewhere else [hint]


def _few(table: Table, game: Game[Any]) -> bool:
    return len(table.seats) < game.min_seats


def _controls(say: Speaker, table: Table, game: Game[Any]) -> list[ui.Item[Any]]:
    return [
        *_seat_buttons(say, table, game),
        *_choice_buttons(say, table, game),
        button("rulebook", game.id, say("button-rules"), row=MORE),
        seating_button(say, table),
        *_level_menu(say, table, game),
    ]


def _seat_buttons(say: Speaker, table: Table, game: Game[Any]) -> list[Button]:
    full, few = len(table.seats) >= game.max_seats, _few(table, game)
    dismiss = [button("dismiss", table.id, say("button-dismiss"), row=SEATS)]
    return [
        button("join", table.id, say("button-join"), style=_green, disabled=full, row=SEATS),
        button("leave", table.id, say("button-leave"), row=SEATS),
        button("computer", table.id, say("button-computer"), disabled=full, row=SEATS),
        *(dismiss if any(seat.is_computer for seat in table.seats) else []),
        button("start", table.id, say("button-start"), style=_blue, disabled=few, row=SEATS),
    ]


def _level_menu(say: Speaker, table: Table, game: Game[Any]) -> list[Menu]:
    """How hard the computers try, once there are any and the game leaves a choice."""
    computers, levels = [seat for seat in table.seats if seat.is_computer], levels_of(game)
    if not computers or len(levels) == 1:
        return []
    options = [(say(f"level-{level}-choice"), level) for level in levels]
    return [menu("level", table.id, options, chosen=(computers[0].level,), row=LEVEL)]


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
