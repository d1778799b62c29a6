"""Colours and who begins, in the lobby: what it shows of them, the panel that sets them, and what commands mean."""

from __future__ import annotations

from typing import Any

from discord import app_commands, ui

from bot.access import table_meant
from bot.naming import plain_names
from bot.prompts.components import Button, button, menu, view_of
from bot.prompts.router import Click, Router
from bot.talk import Interaction, Reply, answer, client_of, label_speaker, private_speaker
from bot.words import Speaker
from rules.core import Game
from rules.host import HostError, Table
from rules.host.desk import seat_of
from rules.host.seating import LOSER, LOT, seat_colours

ANY = "any"
_DISCS = {"red": "🔴", "blue": "🔵", "yellow": "🟡", "green": "🟢", "violet": "🟣", "white": "⚪"}


def register(router: Router) -> None:
    router.add("seating", "private", _open)
    router.add("setcolour", "panel", _set_colour)
    router.add("setbeginner", "panel", _set_beginner)


# What the lobby shows


def dressed(table: Table, game: Game[Any], number: int, name: str) -> str:
    """A player's name behind the disc of their colour, as far as it is settled."""
    colour = seat_colours(table, game)[number]
    return name if colour is None else f"{_disc(colour)} {name}"


def beginner_lines(say: Speaker, table: Table) -> list[str]:
    """Who begins, unless it is simply left to the lot."""
    if table.begins == LOT:
        return []
    names = [name for name, seat in zip(say.names, table.seats, strict=True) if seat.begins]
    if not names:
        return [say("lobby-begins-nobody-lost")]
    key = "lobby-begins-loser" if table.begins == LOSER else "lobby-begins"
    return [say(key, names=say.joined(names), count=len(names))]


def seating_button(say: Speaker, table: Table) -> Button:
    return button("seating", table.id, say("button-seating"), row=2)


def _disc(colour: str) -> str:
    return _DISCS.get(colour, "")


# The panel


async def _open(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    await answer(click.interaction, _panel(click.interaction, table))


async def _set_colour(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    await answer(click.interaction, _panel(click.interaction, await wear(click.interaction, table, click.value)))


async def _set_beginner(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    host, player = client_of(click.interaction).host, click.interaction.user.id
    await answer(click.interaction, _panel(click.interaction, await host.set_beginner(table.id, player, click.value)))


async def wear(interaction: Interaction, table: Table, colour: str) -> Table:
    """Whoever asks plays in that colour from now on."""
    wish = None if colour == ANY else colour
    return await client_of(interaction).host.set_colour(table.id, interaction.user.id, wish)


def _panel(interaction: Interaction, table: Table) -> Reply:
    """A menu of colours for everybody who sits there, and one of who begins for the creator."""
    if table.status != "lobby":
        raise HostError("host-not-lobby", table=table.name)
    game, player = client_of(interaction).games[table.game], interaction.user.id
    mine = seat_of(table, player)
    say, plain = private_speaker(interaction, table), label_speaker(private_speaker(interaction).language, table)
    lines = [say("seating-title", table=table.name), say(_about_colours(game))]
    wish = table.wishes[mine] or ANY
    items: list[ui.Item[Any]] = [
        menu("setcolour", table.id, colours_for(plain, table, game, mine), chosen=(wish,), row=0)
    ]
    if player == table.creator:
        lines.append(say("seating-begins"))
        items.append(menu("setbeginner", table.id, beginners(plain, table), chosen=(_beginner_now(table),), row=1))
    return Reply("\n".join([*lines, *beginner_lines(say, table)]), view_of(items))


def _about_colours(game: Game[Any]) -> str:
    return "seating-colours" if all(game.own_colours(game.min_seats)) else "seating-colours-realm"


def _beginner_now(table: Table) -> str:
    if table.begins == "chosen":
        return str(table.setup.beginners[0])
    return table.begins


# What can be chosen


def colours_for(say: Speaker, table: Table, game: Game[Any], seat: int) -> list[tuple[str, str]]:
    """Any, or one that nobody else has wished for: labels and values."""
    others = {colour for number, colour in enumerate(table.wishes) if number != seat}
    free = [colour for colour in game.colours if colour not in others]
    return [(say("seating-any"), ANY), *((_labelled(say, colour), colour) for colour in free)]


def _labelled(say: Speaker, colour: str) -> str:
    """A colour with its disc and the charge on its shield."""
    named, charge = say(f"seat-colour-{colour}"), say(f"seat-charge-{colour}")
    return say("seat-colour", disc=_disc(colour), colour=named, charge=charge)


def beginners(say: Speaker, table: Table) -> list[tuple[str, str]]:
    seats = [(say("seating-seat", name=name), str(number)) for number, name in enumerate(plain_names(table))]
    return [(say("seating-lot"), LOT), (say("seating-loser"), LOSER), *seats]


# Commands


async def wear_typed(interaction: Interaction, colour: str, table_id: str | None) -> Table:
    """`colour` as it was completed, or as somebody calls it."""
    table = await table_meant(interaction, table_id, status="lobby")
    say, known = private_speaker(interaction), client_of(interaction).games[table.game].colours
    named = [(say(f"seat-colour-{name}"), name) for name in known]
    labelled = [(_labelled(say, name), name) for name in known]
    return await wear(interaction, table, _meant([(say("seating-any"), ANY), *named, *labelled], colour))


async def let_begin(interaction: Interaction, who: str, table_id: str | None) -> Table:
    table = await table_meant(interaction, table_id, status="lobby")
    say = label_speaker(private_speaker(interaction).language, table)
    chosen = _meant([*beginners(say, table), *((name, str(n)) for n, name in enumerate(plain_names(table)))], who)
    return await client_of(interaction).host.set_beginner(table.id, interaction.user.id, chosen)


def _meant(choices: list[tuple[str, str]], typed: str) -> str:
    """The value of what was typed: itself, or what it is called."""
    text = typed.strip().lower()
    return next((value for label, value in choices if text in (value, label.lower())), text)


def _colour_choices(interaction: Interaction, table: Table) -> list[tuple[str, str]]:
    """The colours that this person may have; whoever has no seat is told so once they choose."""
    say = label_speaker(private_speaker(interaction).language, table)
    seat = next(iter(table.seats_of(interaction.user.id)), -1)
    return colours_for(say, table, client_of(interaction).games[table.game], seat)


async def complete_colour(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    table = await _table_being_typed(interaction)
    return [] if table is None else _choices(_colour_choices(interaction, table), current)


async def complete_beginner(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    table = await _table_being_typed(interaction)
    if table is None:
        return []
    return _choices(beginners(label_speaker(private_speaker(interaction).language, table), table), current)


async def _table_being_typed(interaction: Interaction) -> Table | None:
    try:
        return await table_meant(interaction, interaction.namespace.table, status="lobby")
    except HostError:
        return None


def _choices(offered: list[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    text = current.strip().lower()
    return [app_commands.Choice(name=label, value=value) for label, value in offered if text in label.lower()]
