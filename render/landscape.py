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


def join(page: Image.Image, inks: Inks, lens: Lens) -> None:
    """Frames on a page in its palette what a lens looks at, with lines that lead to where it is shown."""
    if lens.part is None:
        return
    pen, (x, y, _, low) = ImageDraw.Draw(page), lens.shown
    left, top, right, bottom = lens.part
    for width, shade in ((6, inks.number(PARCHMENT_LIGHT)), (2, inks.number(INK))):
        half = width // 2
        pen.line(((right, top), (x, y)), shade, width)
        pen.line(((right, bottom), (x, low)), shade, width)
        pen.rectangle((left - half, top - half, right + half, bottom + half), None, shade, width)


def show(page: Image.Image, inks: Inks, lens: Lens, image: Image.Image) -> None:
    """Lays the close-up on a page in its palette, in a frame."""
    pen, (x, y, far, low) = ImageDraw.Draw(page), lens.shown
    page.paste(image, (x, y))
    pen.rectangle((x - 1, y - 1, far, low), outline=inks.number(INK), width=4)
    pen.rectangle((x + 3, y + 3, far - 4, low - 4), outline=inks.number(PARCHMENT_LIGHT), width=2)
