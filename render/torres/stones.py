"""One square of the board: meadow, or a tower with its storeys, its height as a number, and who stands on it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render.paper import GOLD, INK, PARCHMENT_LIGHT, Colour, mix
from render.torres.figures import king, knight
from render.torres.layout import CELL
from render.type import write

MEADOW: tuple[Colour, Colour] = ((214, 218, 172), (204, 210, 160))
PALE: Colour = (226, 218, 204)
DARK: Colour = (112, 96, 92)
_SHADES = 6  # beyond this height towers get no darker
_STOREY = 11
_WALL = 4  # how far a castle's outline reaches into a square
_FIGURE = 92


@dataclass(frozen=True)
class Cell:
    """All that one square shows. `walls`: on which sides (n, e, s, w) its castle ends."""

    name: str
    light: bool
    height: int = 0
    walls: str = ""
    area: int = 0  # written once a castle; 0: not on this square
    figure: str = ""  # a seat's colour, or "king"


def stone(height: int) -> Colour:
    """The shade of a tower's top: the higher, the darker."""
    return mix(PALE, DARK, (min(height, _SHADES) - 1) / (_SHADES - 1))


@lru_cache(maxsize=768)
def drawn_cell(cell: Cell) -> Image.Image:
    image = Image.new("RGB", (CELL, CELL), MEADOW[cell.light])
    pen = ImageDraw.Draw(image)
    if cell.height:
        _tower(pen, cell)
    else:
        _meadow(pen, cell)
    _name(pen, cell)
    if cell.figure:
        figure = king(_FIGURE + 10) if cell.figure == "king" else knight(cell.figure, _FIGURE)
        image.paste(figure, ((CELL - figure.width) // 2, CELL - figure.height - 6), figure)
    if cell.height:
        _height(pen, cell)
    if cell.area:
        _area(pen, cell)
    return image


def _meadow(pen: ImageDraw.ImageDraw, cell: Cell) -> None:
    """A few tufts, the same every time."""
    dice = random.Random(cell.name)
    tuft = mix(MEADOW[cell.light], (96, 120, 60), 0.45)
    for _ in range(4):
        x, y = dice.randrange(14, CELL - 14), dice.randrange(50, CELL - 12)
        for lean in (-4, 0, 4):
            pen.line((x, y, x + lean, y - 9), tuft, 2)
    pen.rectangle((0, 0, CELL - 1, CELL - 1), outline=mix(MEADOW[cell.light], INK, 0.16))


def _tower(pen: ImageDraw.ImageDraw, cell: Cell) -> None:
    """The top, and below it the front wall: a course of stones a storey."""
    face = stone(cell.height)
    pen.rectangle((0, 0, CELL - 1, CELL - 1), fill=face)
    courses = min(cell.height, _SHADES + 1)
    for course in range(courses):
        bottom = CELL - 1 - course * _STOREY
        pen.rectangle((0, bottom - _STOREY, CELL - 1, bottom), fill=mix(face, INK, 0.3 + 0.05 * (course % 2)))
        pen.line((0, bottom - _STOREY, CELL - 1, bottom - _STOREY), mix(face, INK, 0.62), 2)
        for joint in range(12 + 14 * (course % 2), CELL, 28):
            pen.line((joint, bottom - _STOREY + 2, joint, bottom - 1), mix(face, INK, 0.5), 2)
    light = mix(face, (255, 255, 255), 0.35)
    pen.line((3, 3, CELL - 4, 3), light, 2)
    pen.line((3, 3, 3, CELL - courses * _STOREY - 3), light, 2)
    pen.rectangle((0, 0, CELL - 1, CELL - 1), outline=mix(face, INK, 0.45))
    edges = {
        "n": (0, 0, CELL - 1, _WALL),
        "s": (0, CELL - 1 - _WALL, CELL - 1, CELL - 1),
        "w": (0, 0, _WALL, CELL - 1),
        "e": (CELL - 1 - _WALL, 0, CELL - 1, CELL - 1),
    }
    for side in cell.walls:
        pen.rectangle(edges[side], fill=INK)


def _name(pen: ImageDraw.ImageDraw, cell: Cell) -> None:
    """Quiet, but readable on every shade."""
    if cell.height > _SHADES // 2:
        ink = mix(stone(cell.height), PARCHMENT_LIGHT, 0.85)
    else:
        ink = mix(stone(cell.height) if cell.height else MEADOW[cell.light], INK, 0.62)
    write(pen, (10, 36), cell.name, "label", 34, colour=ink)


def _height(pen: ImageDraw.ImageDraw, cell: Cell) -> None:
    text = str(cell.height)
    wide = 42 if len(text) == 1 else 56
    pen.rounded_rectangle((CELL - wide - 8, 8, CELL - 9, 50), 9, fill=PARCHMENT_LIGHT, outline=INK, width=3)
    write(pen, (CELL - 8 - wide / 2, 43), text, "label-bold", 40, anchor="ms")


def _area(pen: ImageDraw.ImageDraw, cell: Cell) -> None:
    """The castle's area on a golden plate at the lower left."""
    text = str(cell.area)
    wide = 40 if len(text) == 1 else 54
    pen.rectangle((7, CELL - 47, 7 + wide, CELL - 8), fill=GOLD, outline=INK, width=3)
    write(pen, (8 + wide / 2, CELL - 15), text, "label-bold", 36, anchor="ms")
