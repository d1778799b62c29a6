"""Sealed letters in Discord: written by command or in a box, read by their writer and readers alone, in pages; opened
to all after the game if everybody who wrote agrees."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from bot.access import table_meant
from bot.chairs import complete_seat, seat_meant
from bot.naming import plain_names
from bot.prompts.components import Button, button, menu, modal, view_of
from bot.prompts.router import Click, Router, number, unknown_control
from bot.talk import Interaction, Reply, answer, client_of, label_speaker, private_speaker
from bot.words import Speaker
from rules.host import HostError, Letter, Mail, Table
from rules.host.correspondence import LONGEST_LETTER
from rules.host.desk import require_running, seat_of

_BOX = "letter"
_ROOM = 1500  # characters of a page
_YES, _NO = "yes", "no"
_LAST = 999_999  # a page after any other
_WAYS_ROW, _AGREE_ROW, _TO_ROW = 0, 1, 2


def register(router: Router) -> None:
    router.add("letters", "private", _letters)
    router.add("letterpage", "panel", _page)
    router.add("letteragree", "panel", _agree)
    router.add("letterto", "raw", _to)
    router.add("lettersend", "private", _send)


def letters_button(say: Speaker, table: Table) -> Button:
    """There, whether anybody wrote or not."""
    return button("letters", table.id, say("button-letters"))


# Writing


async def write(interaction: Interaction, table_id: str | None, to: str | None, text: str | None) -> None:
    """Without a text there is a box to write it in; with nothing, what one has."""
    if to is not None and text is None:
        await _ask(interaction, await table_meant(interaction, table_id, status="played"), to)
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    table = await table_meant(interaction, table_id, status="played")
    if text is None:
        await answer(interaction, await _reply(interaction, table, _LAST))
    else:
        await _written(interaction, table, readers_meant(table, interaction.user.id, to), text)


def readers_meant(table: Table, player: int, typed: str | None) -> list[int]:
    """Seats by name or number, with commas between; whoever has one other person at the table need not say whom."""
    if typed is not None:
        return [seat_meant(table, part) for part in typed.split(",") if part.strip()]
    others = [number for number, seat in enumerate(table.seats) if seat.player and seat.player != player]
    if len(others) > 1:
        raise HostError("letter-whom", table=table.name)
    return others


async def complete_readers(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The players of the table, for the last name that is being typed."""
    before, comma, last = current.rpartition(",")
    found = await complete_seat(interaction, last)
    if not comma:
        return found
    return [app_commands.Choice(name=f"{before}, {one.name}"[:100], value=f"{before},{one.value}") for one in found]


async def _ask(interaction: Interaction, table: Table, to: str) -> None:
    await _open_box(interaction, table, readers_meant(table, interaction.user.id, to))


async def _open_box(interaction: Interaction, table: Table, seats: list[int]) -> None:
    """Whom it goes to stands in the id of the box, so that it outlives a restart."""
    require_running(table)
    seat_of(table, interaction.user.id)
    say = label_speaker(private_speaker(interaction).language, table)
    names = say.joined([say.names[seat] for seat in seats])
    box: ui.TextInput[ui.View] = ui.TextInput(
        label=say("letter-box"), style=discord.TextStyle.paragraph, max_length=LONGEST_LETTER
    )
    arg = ".".join(map(str, seats))
    shown = modal("lettersend", table.id, say("letter-box-title", names=names), {_BOX: box}, arg=arg)
    await interaction.response.send_modal(shown)


async def _to(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    seats = [number(value) for value in click.values]
    if not seats or max(seats) >= len(table.seats):
        raise unknown_control()
    await _open_box(click.interaction, table, seats)


async def _send(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    seats = [number(part) for part in (click.arg or "").split(".")]
    await _written(click.interaction, table, seats, click.typed.get(_BOX, ""))


async def _written(interaction: Interaction, table: Table, seats: list[int], text: str) -> None:
    letter = await client_of(interaction).host.write_letter(table.id, interaction.user.id, seats, text)
    say = private_speaker(interaction, table)
    names = say.joined([say.quote(reader.name) for reader in letter.readers])
    told = say("letter-sent", table=table.name, names=names, count=len(letter.readers))
    await answer(interaction, Reply(told, view_of([letters_button(say, table)])))


# Reading


async def _letters(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    await answer(click.interaction, await _reply(click.interaction, table, _LAST))


async def _page(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    await answer(click.interaction, await _reply(click.interaction, table, number(click.arg)))


async def _agree(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    if click.arg not in (_YES, _NO):
        raise unknown_control()
    await client_of(click.interaction).host.agree_to_open(table.id, click.interaction.user.id, click.arg == _YES)
    await answer(click.interaction, await _reply(click.interaction, table, _LAST))


async def _reply(interaction: Interaction, table: Table, page: int) -> Reply:
    """The letters that this person may read, the latest page first opened."""
    mail = await client_of(interaction).host.read_mail(table.id, interaction.user.id)
    say = private_speaker(interaction, table)
    pages = _pages(say, mail)
    shown = min(page, len(pages) - 1)
    lines = [say("letters-title", table=table.name, page=shown + 1, pages=len(pages)), *pages[shown]]
    lines += [say(f"letters-{_standing(mail)}")] if table.status == "over" and mail.letters else []
    return Reply("\n".join(lines), view_of(_controls(interaction, table, mail, shown, len(pages))))


def _pages(say: Speaker, mail: Mail) -> list[list[str]]:
    pages: list[list[str]] = []
    for letter in mail.letters:
        lines = letter_lines(say, letter)
        if not pages or len("\n".join([*pages[-1], *lines])) > _ROOM:
            pages.append([])
        pages[-1] += lines
    return pages or [[say("letters-none")]]


def letter_lines(say: Speaker, letter: Letter) -> list[str]:
    """Who wrote to whom and when, and the text as a quotation."""
    to = [say.quote(reader.name) for reader in letter.readers]
    facts: dict[str, Any] = {"name": say.quote(letter.name), "names": say.joined(to), "count": len(to)}
    heading = say("letter-heading", **facts, move=letter.index, when=f"<t:{int(letter.time)}:f>")
    return [heading, *(f"> {line}" for line in say.quote(letter.text).split("\n"))]


def _standing(mail: Mail) -> str:
    """How far the letters of a finished game are from being opened, as this person may know it."""
    if mail.opened:
        return "opened"
    return {None: "sealed", True: "agreed", False: "ask"}[mail.agreed]


def _controls(interaction: Interaction, table: Table, mail: Mail, shown: int, pages: int) -> list[ui.Item[Any]]:
    say = label_speaker(private_speaker(interaction).language, table)
    return [*_ways(say, table, shown, pages), *_consent(say, table, mail), *_to_menu(say, table, interaction.user.id)]


def _ways(say: Speaker, table: Table, shown: int, pages: int) -> list[Button]:
    if pages < 2:
        return []
    earlier = button(
        "letterpage", table.id, say("button-earlier"), arg=str(max(0, shown - 1)), row=_WAYS_ROW, disabled=shown == 0
    )
    later = button(
        "letterpage", table.id, say("button-later"), arg=str(shown + 1), row=_WAYS_ROW, disabled=shown >= pages - 1
    )
    return [earlier, later]


def _consent(say: Speaker, table: Table, mail: Mail) -> list[Button]:
    if mail.agreed is None or mail.opened:
        return []
    label, arg = ("button-letters-keep", _NO) if mail.agreed else ("button-letters-open", _YES)
    return [button("letteragree", table.id, say(label), arg=arg, row=_AGREE_ROW)]


def _to_menu(say: Speaker, table: Table, player: int) -> list[ui.Item[Any]]:
    """Whom one may write to while the game is played."""
    people = [number for number, seat in enumerate(table.seats) if seat.player and seat.player != player]
    if table.status != "running" or not table.seats_of(player) or not people:
        return []
    names = plain_names(table)
    options = [(names[seat], str(seat)) for seat in people]
    hint = say("letter-to")
    return [menu("letterto", table.id, options, placeholder=hint, most=len(options), row=_TO_ROW)]
