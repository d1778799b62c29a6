"""Whose a land is, also without colours: the lines by which engravers write tinctures. They are more of the same
colour, so that most need no ink of their own."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageDraw

from render.keep import kept
from render.paper import GOLD_DEEP, Colour, tiled
from render.sheet import Box

_STEP = 12  # pixels from line to line, and the side of a tile
_STRONG = 62  # of 255: how much more of the colour

Line = tuple[int, int, int, int]
_AROUND = (-_STEP, 0, _STEP)
_LINES: dict[str, Callable[[int], Line]] = {  # of a colour; moved to the right so far
    "red": lambda by: (by + _STEP // 2, 0, by + _STEP // 2, _STEP),
    "blue": lambda _: (0, _STEP // 2, _STEP, _STEP // 2),
    "green": lambda by: (by, 0, by + _STEP, _STEP),
    "violet": lambda by: (by, _STEP, by + _STEP, 0),
}
_DOTTED = "yellow"
LINE_INKS: dict[str, Colour] = {_DOTTED: GOLD_DEEP}  # more yellow would be no darker


@kept
def _tile(owner: str) -> Image.Image | None:
    """None: a colour that is left plain, as silver is."""
    tile = Image.new("L", (_STEP, _STEP))
    pen = ImageDraw.Draw(tile)
    if owner == _DOTTED:
        for x, y in ((2, 2), (8, 8)):
            pen.rectangle((x, y, x + 2, y + 2), fill=_STRONG)
    elif owner in _LINES:
        for by in _AROUND:
            pen.line(_LINES[owner](by), _STRONG, 2)
    else:
        return None
    return tile


def hatching(owner: str, box: Box) -> Image.Image | None:
    """The pattern over that part of a sheet. Lands side by side share its lines. None: there is none."""
    tile = _tile(owner)
    if tile is None:
        return None
    left, top = box[0] % _STEP, box[1] % _STEP
    size = box[2] - box[0], box[3] - box[1]
    return tiled(tile, (size[0] + _STEP, size[1] + _STEP)).crop((left, top, left + size[0], top + size[1]))
