"""The page of a turn's post: landscape, so that Discord shows it as wide as a message. The board is at the left, the
players are at the right, and below them, where the board is large, what changed is seen through a lens."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.encode import Inks
from render.keep import kept
from render.paper import INK, PARCHMENT_LIGHT, frame, parchment
from render.sheet import Box, Spot
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
    """A part of something larger, seen close up: what it looks at on the page, and where it is shown."""

    part: Box
    shown: Box

    @property
    def size(self) -> tuple[int, int]:
        return self.shown[2] - self.shown[0], self.shown[3] - self.shown[1]


def magnify(page: Image.Image, inks: Inks, lens: Lens, image: Image.Image) -> None:
    """Lays the close-up on a page in its palette, with a frame around both and lines that join them."""
    ink, light = inks.number(INK), inks.number(PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(page)
    left, top, right, bottom = lens.part
    for width, shade in ((6, light), (2, ink)):
        pen.line(((right, top), (lens.shown[0], lens.shown[1])), shade, width)
        pen.line(((right, bottom), (lens.shown[0], lens.shown[3])), shade, width)
        pen.rectangle((left - width // 2, top - width // 2, right + width // 2, bottom + width // 2), None, shade, width)
    page.paste(image, lens.shown[:2])
    x, y, far, low = lens.shown
    pen.rectangle((x - 1, y - 1, far, low), outline=ink, width=4)
    pen.rectangle((x + 3, y + 3, far - 4, low - 4), outline=light, width=2)


def beside(spot: Spot, size: tuple[int, int], within: Box) -> Spot:
    """A corner near the spot, so that a thing of this size stays within the box."""
    left = max(within[0], min(within[2] - size[0], spot[0]))
    return left, max(within[1], min(within[3] - size[1], spot[1]))
