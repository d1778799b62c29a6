"""Sheets of parchment under a title strip, made of parts that lie one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.keep import kept
from render.medioevo.inks import inks
from render.nothing import nothing
from render.paper import FRAME, frame, parchment
from render.sizes import SHEET
from render.strip import INSET, STRIP, Strip, drawn_strip
from render.type import write

PAGE = SHEET
MARGIN = FRAME + 16
WIDE = PAGE - 2 * MARGIN


@kept
def page(wide: int, high: int) -> Image.Image:
    """A framed sheet with nothing on it, in the palette. It is shared: draw nothing on it."""
    sheet = parchment((wide, high))
    frame(sheet)
    return inks().set(sheet)


def stacked(strip: Strip, parts: Sequence[Image.Image]) -> Image.Image:
    """The parts, which are in the palette, below the strip."""
    sheet = page(strip.wide, STRIP + 8 + sum(part.height for part in parts) + MARGIN).copy()
    sheet.paste(drawn_strip(strip, inks()), (INSET, INSET))
    top = STRIP + 8
    for part in parts:
        sheet.paste(part, (MARGIN, top))
        top += part.height
    return sheet


@kept
def heading(text: str, wide: int = WIDE, high: int = 56) -> Image.Image:
    image = parchment((wide, high))
    write(ImageDraw.Draw(image), (4, high - 16), text, "title", 38, room=wide - 8)
    return inks().set(image)


@kept
def notice(text: str, wide: int = WIDE, high: int = 260) -> Image.Image:
    """Where there is nothing to show."""
    return inks().set(nothing(text, wide, high))


def notice_page(text: str) -> Image.Image:
    """A page with nothing but a line."""
    sheet = page(PAGE, 300).copy()
    sheet.paste(notice(text), (MARGIN, MARGIN))
    return sheet
