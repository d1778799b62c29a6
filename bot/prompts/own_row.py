"""The last row of every panel: the same things in the same places, whatever is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.chronicle.controls import happened_button
from bot.own_sheet import sheet_button
from bot.prompts.components import button
from bot.reading import read_button, symbols_button, with_reference, with_symbols
from bot.words import Speaker
from render import own_sheets
from rules.host import OpenTable

ROWS, ABREAST = 4, 5  # above the panel’s own row, and how many buttons each of them holds
Items = Sequence[ui.Item[Any]]


def under(
    above: list[ui.Item[Any]],
    say: Speaker,
    position: OpenTable,
    table: str,
    ways: list[ui.Item[Any]],
    hint: list[ui.Item[Any]],
) -> list[ui.Item[Any]]:
    """A panel's controls with the last row below them: after the ways on and back, one's own sheet, what has happened
    and the rules. A look at a place, and a hint, stand there where a game has no such sheet, else wherever there is
    room; so do the symbols."""
    game = position.game.id
    if not own_sheets(game):
        look = button("look", table, say("button-look"), row=4)
        return with_reference(say, game, [*above, *ways, look, *hint])
    last = [*ways, *always_there(say, position)]
    symbols = symbols_button(say, game) if len(last) == ABREAST else []
    look = button("look", table, say("button-look"))
    items = [*above, *_with_room(above, symbols, hint, [look]), *last]
    return items if symbols else with_symbols(say, game, items)


def _with_room(above: list[ui.Item[Any]], symbols: Items, hint: Items, look: Items) -> list[ui.Item[Any]]:
    """What finds a place above the last row: what explains the picture first of all, then a hint, then a look."""
    room = ROWS * ABREAST - sum(item.width for item in above)
    found = [*symbols, *hint, *look][: max(0, room)]
    for item in found:
        item.row = None
    return found[len(symbols) :] + found[: len(symbols)]


def always_there(say: Speaker, position: OpenTable) -> list[ui.Item[Any]]:
    """What has its place also where nothing is asked."""
    game, table = position.game.id, position.table
    sheet = sheet_button(say, game, table.id)
    if not sheet:
        return with_reference(say, game, [])
    return [*sheet, happened_button(say, table, row=4), read_button(game, "reference", say("button-reference"), 4)]
