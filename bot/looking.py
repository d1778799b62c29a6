"""Asking a place: what stands there, what one may do there, and what forbids the rest; from place to place by buttons.
And the whole board in words, for those who cannot see a picture."""

from __future__ import annotations

import asyncio
from typing import Any

from discord import app_commands, ui

import render
from bot.access import table_meant
from bot.deeds import deeds_told
from bot.naming import chat_names
from bot.prompts.components import OPTION, button, menu, view_of
from bot.prompts.pages import PAGE, menu_of_pages, page_of
from bot.prompts.router import Click, Router, number, unknown_control
from bot.reading import with_symbols
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.words import Speaker
from render.picture import Picture, Scene
from render.survey import Survey
from rules.core import engine
from rules.core.here import asked_here
from rules.host import HostError, OpenTable, Table, seat_for

_ROOM = 1700  # characters of a page; its head and foot need some as well
_NEIGHBOURS = 15  # three rows
_OWN_ROW = 4


def register(router: Router) -> None:
    router.add("look", "private", _ask)
    router.add("place", "panel", _walk)
    router.add("seek", "panel", _seek)
    router.add("seekpage", "panel", _seek_page)
    router.add("text", "private", _read)
    router.add("textpage", "panel", _read)


# Commands


async def look(interaction: Interaction, table_id: str | None, typed: str | None) -> None:
    """Without a place: the choice of them all."""
    position = await _position(interaction, table_id)
    place = place_named(interaction, position, typed)
    face = places_face(interaction, position) if place is None else await place_face(interaction, position, place)
    await answer(interaction, face)


async def read(interaction: Interaction, table_id: str | None, page: int = 0) -> None:
    await answer(interaction, text_face(interaction, await _position(interaction, table_id), page))


def place_named(interaction: Interaction, position: OpenTable, typed: str | None) -> str | None:
    """By its id or by its name; None for none."""
    text = (typed or "").strip().lower()
    names = place_names(interaction, position)
    if not text or text in names:
        return text or None
    found = next((place for place, name in names.items() if name.lower() == text), None)
    if found is None:
        raise HostError("picture-no-place", place=text)
    return found


def place_names(interaction: Interaction, position: OpenTable) -> dict[str, str]:
    """All places of the board by what they are called, in reading order."""
    survey, say = _survey(position), private_speaker(interaction)
    view = position.view(_seat(interaction, position.table))
    return {place: survey.name(say, place) for place in survey.places(view)}


async def complete(interaction: Interaction, current: str, table_id: str | None) -> list[app_commands.Choice[str]]:
    try:
        names = place_names(interaction, await _position(interaction, table_id))
    except HostError:
        return []
    text = current.strip().lower()
    fitting = [(name, place) for place, name in names.items() if place.startswith(text) or text in name.lower()]
    return [app_commands.Choice(name=name[:OPTION], value=place) for name, place in fitting[:PAGE]]


# Clicks


async def _ask(click: Click) -> None:
    await look(click.interaction, click.ref, None)


async def _walk(click: Click) -> None:
    position = await _position(click.interaction, click.ref)
    place, _, page = (click.arg or "").partition(".")
    await _go(click, position, place, number(page or "0"))


async def _seek(click: Click) -> None:
    position = await _position(click.interaction, click.ref)
    await _go(click, position, click.value, 0)


async def _go(click: Click, position: OpenTable, place: str, page: int) -> None:
    if place not in place_names(click.interaction, position):
        raise unknown_control()
    await answer(click.interaction, await place_face(click.interaction, position, place, page))


async def _seek_page(click: Click) -> None:
    position = await _position(click.interaction, click.ref)
    await answer(click.interaction, places_face(click.interaction, position, number(click.value)))


async def _read(click: Click) -> None:
    await read(click.interaction, click.ref, number(click.arg or "0"))


# Faces


def places_face(interaction: Interaction, position: OpenTable, page: int = 0) -> Reply:
    say, table = private_speaker(interaction, position.table), position.table
    options = [(name, place) for place, name in place_names(interaction, position).items()]
    items: list[ui.Item[Any]] = []
    if len(options) > len(page_of(options, 0)):
        items.append(menu_of_pages(say, "seekpage", table.id, options, page, arg=str(page)))
    if options:
        hint = say("look-which")
        items.append(menu("seek", table.id, page_of(options, page), arg=str(page), placeholder=hint))
    text = say("look-which") if options else say("look-none")
    return Reply(text, view_of([*items, _text_button(say, table)]))


async def place_face(interaction: Interaction, position: OpenTable, place: str, page: int = 0) -> Reply:
    """One page of what there is to tell, with the neighbours to go on to."""
    bot, table = client_of(interaction), position.table
    bot.allowance.spend(interaction.user.id)
    say, seat, survey = private_speaker(interaction, table), _seat(interaction, table), _survey(position)
    view = position.view(seat)
    pages = paged([*survey.there(view, _scene(say, table), place), *await _deeds(interaction, position, place)])
    shown = min(page, len(pages) - 1)
    title = say("look-title", place=survey.name(say, place), table=table.name)
    foot = [say("look-page", page=shown + 1, pages=len(pages))] if len(pages) > 1 else []
    others = survey.near(view, place)[:_NEIGHBOURS]
    near: list[ui.Item[Any]] = [button("place", table.id, survey.name(say, other), arg=other) for other in others]
    turners = _turners(say, "place", table, shown, len(pages), f"{place}.")
    own = [*turners, _look_button(say, table), _text_button(say, table)]
    controls = with_symbols(say, table.game, [*near, *own])
    picture = await _picture(interaction, position, place)
    return Reply("\n".join([title, *pages[shown], *foot]), view_of(controls), (picture,))


def text_face(interaction: Interaction, position: OpenTable, page: int) -> Reply:
    """The whole board in words, as this person may know it."""
    say, table = private_speaker(interaction, position.table), position.table
    view = position.view(_seat(interaction, table))
    pages = paged(_survey(position).whole(view, _scene(say, table)))
    shown = min(page, len(pages) - 1)
    title = say("text-title", table=table.name, game=say(f"game-{table.game}"))
    foot = [say("look-page", page=shown + 1, pages=len(pages))] if len(pages) > 1 else []
    own = [*_turners(say, "textpage", table, shown, len(pages)), _look_button(say, table)]
    return Reply("\n".join([title, *pages[shown], *foot]), view_of(own))


def paged(lines: list[str]) -> list[list[str]]:
    """Lines in pages that a message holds; one that is too long for any is cut between its parts."""
    pages: list[list[str]] = [[]]
    for part in (part for line in lines for part in _cut(line)):
        if sum(len(each) + 1 for each in pages[-1]) + len(part) > _ROOM:
            pages.append([])
        pages[-1].append(part)
    return pages


def _cut(line: str) -> list[str]:
    if len(line) <= _ROOM:
        return [line]
    end = max(line.rfind(mark, 0, _ROOM) for mark in (", ", "; ", ". ")) + 1 or _ROOM
    return [line[:end].rstrip(), *_cut(line[end:].lstrip())]


async def _deeds(interaction: Interaction, position: OpenTable, place: str) -> list[str]:
    """What the person may do there now; nothing for those who only look on."""
    say, table = private_speaker(interaction, position.table), position.table
    if not table.seats_of(interaction.user.id) or position.state.outcome is not None:
        return []
    seat = seat_for(position, interaction.user.id)
    if seat is None or seat not in engine.pending(position.state):
        return [say("look-not-now")]
    places = tuple(place_names(interaction, position))
    found = await asyncio.to_thread(asked_here, position.game, position.state, seat, place, places)
    return deeds_told(say, table.game, found)


# What they share


async def _position(interaction: Interaction, table_id: str | None) -> OpenTable:
    table = await table_meant(interaction, table_id, status="played")
    return await client_of(interaction).host.look(table.id)


def _survey(position: OpenTable) -> Survey:
    survey = render.survey(position.game.id)
    if survey is None:
        raise HostError("look-none")
    return survey


def _seat(interaction: Interaction, table: Table) -> int | None:
    return next(iter(table.seats_of(interaction.user.id)), None)


def _scene(say: Speaker, table: Table) -> Scene:
    return Scene(chat_names(table, say.language), say)


async def _picture(interaction: Interaction, position: OpenTable, place: str) -> Picture:
    language = private_speaker(interaction).language
    seat = _seat(interaction, position.table)
    return await client_of(interaction).painter.paint(position, seat, language, rings=(place,), focus=place)


def _look_button(say: Speaker, table: Table) -> ui.Item[Any]:
    return button("look", table.id, say("button-look"), row=_OWN_ROW)


def _text_button(say: Speaker, table: Table) -> ui.Item[Any]:
    return button("text", table.id, say("button-text"), row=_OWN_ROW)


def _turners(say: Speaker, verb: str, table: Table, page: int, pages: int, before: str = "") -> list[ui.Item[Any]]:
    """To the page before and the page after, where there are any."""
    ways = (("button-page-before", page - 1), ("button-page-after", page + 1))
    return [
        button(verb, table.id, say(key), arg=f"{before}{other}", row=_OWN_ROW)
        for key, other in ways
        if 0 <= other < pages
    ]
