"""The ground of the board before anything is built: a meadow of squares with their names, and the score track."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageDraw

from render.keep import kept
from render.paper import (
    INK,
    INK_PALE,
    INK_SOFT,
    PARCHMENT,
    PARCHMENT_DEEP,
    PARCHMENT_LIGHT,
    Colour,
    cloud,
    mix,
    parchment,
    tiled,
)
from render.pressed import static
from render.torres.layout import LABEL, TRACK_ACROSS, TRACK_CORNER, TRACK_DOWN, TRACK_STEP, Box, Layout
from render.torres.seasons import MEADOWS
from render.type import Face, font, write
from rules.torres.data import LAP
from rules.torres.land import FILES, SIZE, Square, place

_PATCH = 26  # of 255: how strong a patch of light or shade is on the meadow


def space(number: int) -> Box:
    """Where a space of the score track lies on the board: clockwise from the top left corner."""
    number %= LAP
    right, down = TRACK_ACROSS - 1, TRACK_DOWN - 1
    if number < right:
        column, row = number, 0
    elif number < right + down:
        column, row = right, number - right
    elif number < 2 * right + down:
        column, row = 2 * right + down - number, down
    else:
        column, row = 0, LAP - number
    left, top = TRACK_CORNER[0] + column * TRACK_STEP, TRACK_CORNER[1] + row * TRACK_STEP
    return left, top, left + TRACK_STEP, top + TRACK_STEP


@kept
@static
def ground_of(layout: Layout) -> Image.Image:
    """Shared between threads: never written to."""
    image = parchment((layout.width, layout.height))
    pen = ImageDraw.Draw(image)
    if layout.track:
        _track(pen)
    for name in layout.rows:
        _square(pen, layout, name)
        file, rank = place(name)
        write_name(image, layout, name, layout.roof(name)[:2], MEADOWS[layout.season].squares[(file + rank) % 2])
    _meadows(image, layout)
    if not layout.named:
        _edges(pen, layout)
    left, top = layout.corner
    right, bottom = left + layout.count * layout.cell[0], top + layout.count * layout.cell[1]
    pen.rectangle((left - 3, top - 3, right + 2, bottom + 2), outline=INK, width=3)
    return image


def _square(pen: ImageDraw.ImageDraw, layout: Layout, name: Square) -> None:
    left, top, right, bottom = layout.roof(name)
    file, rank = place(name)
    meadow = MEADOWS[layout.season]
    pen.rectangle((left, top, right - 1, bottom - 1), fill=meadow.squares[(file + rank) % 2], outline=meadow.grid)
    dice = random.Random(f"tufts {name}")
    wide, high = layout.cell
    for _ in range(9):
        x, y = left + dice.randrange(10, wide - 14), top + dice.randrange(round(high * 0.3), high - 8)
        for lean in (-4, 0, 4):
            pen.line((x, y, x + lean, y - 7 + abs(lean) // 2), meadow.tuft, 2)


@kept
def stamp(face: Face, size: int, text: str) -> Image.Image:
    """The letters as a mask, to be pasted with their colour: letters that come again and again are drawn once."""
    shown = font(face, size)
    image = Image.new("L", (math.ceil(shown.getlength(text)) + 1, round(size * 1.15)))
    ImageDraw.Draw(image).text((0, round(size * 0.84)), text, 255, shown, anchor="ls")
    return image


def _edges(pen: ImageDraw.ImageDraw, layout: Layout) -> None:
    """The letters of files below the board, the numbers of ranks at its left."""
    (left, top), (wide, high) = layout.corner, layout.cell
    foot = top + SIZE * high + 45
    for number in range(SIZE):
        write(pen, (left + number * wide + wide // 2, foot), FILES[number], "label-bold", LABEL, anchor="ms")
        middle = top + (SIZE - 1 - number) * high + high // 2 + 12
        write(pen, (left - 22, middle), str(number + 1), "label-bold", LABEL, anchor="ms")


def _meadows(image: Image.Image, layout: Layout) -> None:
    """Broad patches of light and shade over all squares together, so that the ground is one meadow."""
    (left, top), (wide, high) = layout.corner, layout.cell
    size = (layout.count * wide, layout.count * high)
    patches = tiled(cloud(520, 5, 13), size)
    box = (left, top)
    image.paste(MEADOWS[layout.season].tuft, box, patches.point([_PATCH if level > 150 else 0 for level in range(256)]))
    image.paste(PARCHMENT_LIGHT, box, patches.point([_PATCH if level < 96 else 0 for level in range(256)]))


@kept
def name_plate(name: Square, size: int) -> Image.Image:
    """A square's name with a rim of light, to be laid over a mark that would hide it."""
    shown = font("label", size)
    image = Image.new("RGBA", (math.ceil(shown.getlength(name)) + 9, round(size * 0.78) + 8), (*PARCHMENT_LIGHT, 0))
    pen, spot = ImageDraw.Draw(image), (4, round(size * 0.78) + 2)
    pen.text(spot, name, PARCHMENT_LIGHT, shown, anchor="ls", stroke_width=4)
    pen.text(spot, name, INK, shown, anchor="ls")
    return image


def write_name(image: Image.Image, layout: Layout, name: Square, corner: tuple[int, int], on: Colour) -> None:
    if not layout.named:
        return
    image.paste(mix(INK, on, 0.3), (corner[0] + 7, corner[1] + 3), stamp("label", layout.label, name))


def _track(pen: ImageDraw.ImageDraw) -> None:
    for number in range(LAP):
        left, top, right, bottom = space(number)
        fill = PARCHMENT_DEEP if number % 10 == 0 else PARCHMENT_LIGHT if number % 2 else PARCHMENT
        pen.rectangle((left, top, right, bottom), fill=fill, outline=INK_PALE)
        middle = (left + right) / 2, (top + bottom) / 2
        if number % 10 == 0:
            pen.text((middle[0], middle[1] + 12), str(number), INK_SOFT, font("label-bold", 34), anchor="ms")
        else:
            reach = 5 if number % 5 == 0 else 2
            pen.ellipse((middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach), fill=INK_PALE)
    left, top = TRACK_CORNER
    right, bottom = left + TRACK_ACROSS * TRACK_STEP, top + TRACK_DOWN * TRACK_STEP
    pen.rectangle((left - 2, top - 2, right + 2, bottom + 2), outline=INK, width=3)
    inner = left + TRACK_STEP, top + TRACK_STEP, right - TRACK_STEP, bottom - TRACK_STEP
    pen.rectangle(inner, outline=INK, width=2)
