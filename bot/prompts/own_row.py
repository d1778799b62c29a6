"""The last row of every panel: the same things in the same places, whatever is asked."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.chronicle.controls import happened_button
from bot.own_sheet import sheet_button
from bot.prompts.components import button
from bot.reading import read_button, with_reference, with_symbols
from bot.words import Speaker
from render import own_sheets
from rules.host import OpenTable

ROWS, ABREAST = 4, 5  # above the panel’s own row, and how many buttons each of them holds


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
    return with_symbols(say, game, [*above, *_with_room(above, hint), *ways, *always_there(say, position)])


def _with_room(above: list[ui.Item[Any]], extra: list[ui.Item[Any]]) -> list[ui.Item[Any]]:
    """What finds a place among the controls above the last row."""
    room = ROWS * ABREAST - sum(item.width for item in above)
    for item in extra:
        item.row = None
    return extra[: max(0, room)]


def always_there(say: Speaker, position: OpenTable) -> list[ui.Item[Any]]:
    """What has its place also where nothing is asked."""
    game, table = position.game.id, position.table
    sheet = sheet_button(say, game, table.id)
    if not sheet:
        return with_reference(say, game, [])
    return [*sheet, happened_button(say, table, row=4), read_button(game, "reference", say("button-reference"), 4)]
