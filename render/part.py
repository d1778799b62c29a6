"""The picture of a question: the part of a board that it is about, in the shape that a message shows best, with nothing
around it. It is smaller than what a turn posts, for a panel sends one with nearly every click."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from render.encode import Inks
from render.keep import kept
from render.paper import frame, parchment
from render.sheet import Box
from render.sizes import PHONE
from render.strip import INSET

WIDE, HIGH = 960, 640
LEAST = 11 * WIDE // PHONE + 1  # the least size of type that matters: 11 pixels on a phone
AREA: Box = (INSET, INSET, WIDE - INSET, HIGH - INSET)
SIZE = (AREA[2] - AREA[0], AREA[3] - AREA[1])
Span = tuple[float, float, float, float]


@kept
def page(inks: Inks) -> Image.Image:
    """Parchment in its frame. It is shared: draw on a copy."""
    sheet = parchment((WIDE, HIGH))
    frame(sheet)
    return inks.set(sheet)


def framed(image: Image.Image, inks: Inks) -> Image.Image:
    """A part of a board, as large as there is room, on its page; both in the palette."""
    sheet = page(inks).copy()
    sheet.paste(image, AREA[:2])
    return sheet


def around(spans: Iterable[Span]) -> Span:
    """What holds them all."""
    lefts, tops, rights, bottoms = zip(*spans, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def fits(span: Span) -> bool:
    """Whether a picture has room for it."""
    return span[2] - span[0] <= SIZE[0] and span[3] - span[1] <= SIZE[1]


def window(span: Span, size: tuple[int, int], board: tuple[int, int]) -> Box:
    """A window of that size on a board that is at least as large, with the span in its middle as far as that goes."""
    left = round(max(0, min(board[0] - size[0], (span[0] + span[2] - size[0]) / 2)))
    top = round(max(0, min(board[1] - size[1], (span[1] + span[3] - size[1]) / 2)))
    return left, top, left + size[0], top + size[1]
