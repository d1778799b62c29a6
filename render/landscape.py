"""The page of a turn's post: landscape, so that Discord shows it as wide as a message. The board is at the left, the
players are at the right, and below them, where the board is large, what changed is seen through a lens."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.encode import Inks
from render.keep import kept
from render.paper import INK, PARCHMENT_LIGHT, frame, parchment
from render.sheet import Box
from render.strip import INSET, STRIP

WIDE, HIGH = 1200, 800
PHONE = 400  # pixels: the width of a message on a phone
INLINE = 550, 350  # pixels: what Discord's desktop shows of a picture at most
LEAST = 34  # the least size of type that matters: 11 pixels on a phone
_EDGE = INSET + 4
_COLUMN = 390  # of the players
_GAP = 10
BOARD: Box = (_EDGE, STRIP, WIDE - _EDGE - _COLUMN - _GAP, HIGH - _EDGE)
COLUMN: Box = (WIDE - _EDGE - _COLUMN, STRIP + 4, WIDE - _EDGE, HIGH - _EDGE)
BOARD_SIZE = (BOARD[2] - BOARD[0], BOARD[3] - BOARD[1])


@kept
def page(inks: Inks) -> Image.Image:
    """Parchment in its frame. It is shared: draw on a copy."""
    sheet = parchment((WIDE, HIGH))
    frame(sheet)
    return inks.set(sheet)


@dataclass(frozen=True)
class Lens:
    """A part of something larger, seen close up: what it looks at on the page, and where it is shown. None: what it
    looks at is plain to see."""

    part: Box | None
    shown: Box


def magnify(page: Image.Image, inks: Inks, lens: Lens, image: Image.Image) -> None:
    """Lays the close-up on a page in its palette, with a frame around both and lines that join them."""
    ink, light = inks.number(INK), inks.number(PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(page)
    x, y, far, low = lens.shown
    for width, shade in ((6, light), (2, ink)) if lens.part else ():
        left, top, right, bottom = lens.part or lens.shown
        half = width // 2
        pen.line(((right, top), (x, y)), shade, width)
        pen.line(((right, bottom), (x, low)), shade, width)
        pen.rectangle((left - half, top - half, right + half, bottom + half), None, shade, width)
    page.paste(image, (x, y))
    pen.rectangle((x - 1, y - 1, far, low), outline=ink, width=4)
    pen.rectangle((x + 3, y + 3, far - 4, low - 4), outline=light, width=2)
