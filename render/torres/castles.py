"""Castles on the board: their towers, ready in the palette, and a plate on each with its area."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.keep import kept
from render.paper import INK, PARCHMENT_LIGHT
from render.sheet import Patch, Sheet, cut_out, patch
from render.torres.inks import inks
from render.torres.layout import Layout
from render.torres.towers import Heights, Part, drawn, parts, shade
from render.type import font
from rules.torres.view import CastleView


@kept
def _laid(part: Part) -> Patch:
    image, mask = drawn(part)
    return patch(image, inks(), mask)


def build(sheet: Sheet, layout: Layout, heights: Heights) -> None:
    for part, corner in parts(layout, heights):
        sheet.lay(_laid(part), corner)


def mark_areas(sheet: Sheet, layout: Layout, castles: tuple[CastleView, ...]) -> None:
    """On each castle's front, at the nearest of its squares, how many squares it has."""
    for castle in castles:
        seen = [name for name in castle.squares if name in layout.shown]
        if seen:
            front = min(seen, key=lambda name: (name[1], -ord(name[0])))
            _, _, right, bottom = layout.roof(front)
            plate = _area(len(castle.squares), max(30, round(layout.cell[0] * 0.29)))
            wide, high = plate.colours.size
            sheet.lay(plate, (right - wide - 8, bottom - round(high * 0.42)))


@kept
def _area(area: int, size: int) -> Patch:
    return cut_out(area_plate(area, size), inks())


@kept
def area_plate(area: int, size: int) -> Image.Image:
    """A plate with four little squares and a number: a castle's area."""
    fine, text = 3, str(area)
    face = font("label-bold", round(size * 0.92) * fine)
    tile = size * 0.46 * fine
    wide = round(tile * 1.5 + face.getlength(text) + size * 0.26 * fine)
    image = Image.new("RGBA", (wide, size * fine), (*INK, 0))
    pen = ImageDraw.Draw(image)
    box = (1, 1, wide - 2, size * fine - 2)
    pen.rounded_rectangle(box, size * fine // 5, fill=PARCHMENT_LIGHT, outline=INK, width=fine * 2)
    left, top = size * 0.2 * fine, (size * fine - tile) / 2
    half = tile / 2
    for x, y in ((0, 0), (half, 0), (0, half), (half, half)):
        corner = left + x, top + y
        pen.rectangle((*corner, corner[0] + half - fine, corner[1] + half - fine), fill=shade(5))
    pen.rectangle((left - 1, top - 1, left + tile, top + tile), outline=INK, width=fine)
    pen.text((left + tile * 1.3, size * fine * 0.79), text, INK, face, anchor="ls")
    return image.resize((round(wide / fine), size), Image.Resampling.LANCZOS)
