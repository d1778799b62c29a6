"""The palette of Torres: made once, from a specimen of all that its pictures show."""

from __future__ import annotations

import threading
from functools import lru_cache

from PIL import Image

from render.encode import Inks
from render.paper import ACCENT, GOLD, GOLD_DEEP, INK, INK_PALE, PARCHMENT, PARCHMENT_LIGHT, mix, parchment
from render.seats import SEATS, shield
from render.torres.layout import CELL
from render.torres.stones import Cell, drawn_cell

_BUILDING = threading.Lock()


def _specimen() -> Image.Image:
    sheet = parchment((8 * CELL, 8 * CELL))
    figures = ["king", "red", "blue", "green", "yellow", ""]
    for row in range(5):
        for column in range(7):
            cell = Cell(f"{'abcdefgh'[column]}{row + 1}", row % 2 == 0, column, "ns", row, figures[(row + column) % 6])
            sheet.paste(drawn_cell(cell), (column * CELL, row * CELL))
    for row, seat in enumerate(SEATS[:4]):
        crest = shield(seat.name, 110)
        sheet.paste(crest, (20 + row * 130, 6 * CELL), crest)
        for step in range(6):
            sheet.paste(mix(seat.colour, INK, step / 8), (600 + row * 120, 5 * CELL + step * 22, 700 + row * 120, 5 * CELL + step * 22 + 22))
    for row, colour in enumerate((ACCENT, GOLD, INK, GOLD_DEEP, INK_PALE)):
        for step in range(10):
            shade = mix(colour, PARCHMENT_LIGHT if step % 2 else PARCHMENT, step / 11)
            sheet.paste(shade, (20 + step * 40, 7 * CELL + row * 26, 60 + step * 40, 7 * CELL + row * 26 + 26))
    return sheet


@lru_cache(maxsize=1)
def _inks() -> Inks:
    return Inks(_specimen())


def inks() -> Inks:
    with _BUILDING:
        return _inks()
