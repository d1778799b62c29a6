"""A symbol for every action card and master card: blocks in stone, figures in ink, what happens in the accent."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from render.figurines import knight_figure
from render.keep import kept
from render.paper import ACCENT, INK, PARCHMENT_LIGHT, Colour
from render.seasons import EVERGREEN
from render.sprites import FINE, Point, curve, grown
from render.torres.seasons import MEADOWS
from render.torres.towers import shade
from render.type import font

_FINE = 4
_GREEN = MEADOWS[EVERGREEN].squares
_RIM = 12  # free pixels around a silhouette, at full fineness
_GRASS: Colour = (120, 150, 78)


@kept
def _silhouette(side: int) -> Image.Image:
    """The knight of the board as a mask, with room for a rim."""
    figure = knight_figure(max(8, side // FINE)).body.image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    mask = Image.new("L", (side + 2 * _RIM, side + 2 * _RIM))
    mask.paste(figure.resize((side, side), Image.Resampling.LANCZOS), (_RIM, _RIM))
    return mask


class _Plate:
    """A drawing board in units: every length is a share of the symbol's size."""

    def __init__(self, size: int, own: Colour) -> None:
        self.own = own  # the colour of whoever acts
        self.scale = size * _FINE
        self.image = Image.new("RGBA", (self.scale, self.scale), (*INK, 0))
        self.pen = ImageDraw.Draw(self.image)
        self.line = max(_FINE, round(self.scale * 0.022))

    def _box(self, left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        return left * self.scale, top * self.scale, right * self.scale, bottom * self.scale

    def _points(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def box(self, left: float, top: float, right: float, bottom: float, fill: Colour | None = None) -> None:
        self.pen.rectangle(self._box(left, top, right, bottom), fill=fill, outline=INK, width=self.line)

    def tower(self, left: float, foot: float, levels: int, block: float = 0.22) -> None:
        for level in range(levels):
            top = foot - (level + 1) * block
            self.box(left, top, left + block * 1.15, top + block + 0.01, shade(level + 1))

    def man(self, x: float, foot: float, size: float = 0.3, colour: Colour | None = None) -> None:
        """A knight as on the board, on his way to the right."""
        side = round(size * 1.24 * self.scale)
        mask = _silhouette(side)
        rim = grown(mask, self.line * 0.7)
        corner = round(x * self.scale - side / 2), round(foot * self.scale - side * 0.93)
        self.image.paste((*INK, 255), (corner[0] - _RIM, corner[1] - _RIM), rim)
        self.image.paste((*(colour or self.own), 255), (corner[0] - _RIM, corner[1] - _RIM), mask)

    def arrow(self, points: Sequence[Point], *, broken: bool = False) -> None:
        """Along the points, with a head at the last."""
        (ax, ay), (bx, by) = points[-2], points[-1]
        far = math.hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / far, (by - ay) / far
        neck = (bx - ux * 0.13, by - uy * 0.13)
        path = [*points[:-1], neck]
        for number, (one, other) in enumerate(pairwise(path)):
            if not broken or number % 2 == 0:
                self.stroke((one, other), 0.06)
        head = ((neck[0] - uy * 0.115, neck[1] + ux * 0.115), (bx, by), (neck[0] + uy * 0.115, neck[1] - ux * 0.115))
        self.pen.polygon(self._points(head), fill=ACCENT)

    def stroke(self, points: Sequence[Point], thick: float, colour: Colour = ACCENT) -> None:
        spots = self._points(points)
        wide = round(thick * self.scale)
        self.pen.line(spots, colour, wide, joint="curve")
        for x, y in spots:
            self.pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=colour)

    def ground(self, foot: float = 0.93) -> None:
        self.stroke(((0.04, foot + 0.012), (0.96, foot + 0.012)), 0.05, INK)
        self.stroke(((0.04, foot + 0.012), (0.96, foot + 0.012)), 0.028, _GRASS)

    def grid(self, count: int, marked: Callable[[int, int], bool]) -> None:
        step = 0.88 / count
        for column in range(count):
            for row in range(count):
                left, top = 0.06 + column * step, 0.06 + row * step
                fill = ACCENT if marked(column, row) else _GREEN[(column + row) % 2]
                self.box(left, top, left + step, top + step, fill)

    def text(self, text: str) -> None:
        spot = (self.scale * 0.5, self.scale * 0.82)
        face = font("title-bold", round(self.scale * 0.9))
        self.pen.text(spot, text, ACCENT, face, anchor="ms", stroke_width=self.line, stroke_fill=INK)


def _points(text: str) -> Callable[[_Plate], None]:
    return lambda plate: plate.text(text)


def _climb(p: _Plate) -> None:
    p.ground()
    p.tower(0.58, 0.93, 2, 0.26)
    p.man(0.26, 0.93, 0.36)
    p.arrow([*curve((0.26, 0.46), (0.28, 0.1), (0.5, 0.1)), (0.74, 0.36)])


def _under(p: _Plate) -> None:
    p.ground()
    p.tower(0.3, 0.93, 1, 0.34)
    p.man(0.5, 0.59, 0.46)
    p.arrow(((0.04, 0.76), (0.29, 0.76)))


def _supply(p: _Plate) -> None:
    p.ground()
    p.tower(0.2, 0.93, 1, 0.26)
    p.tower(0.5, 0.93, 1, 0.26)
    p.box(0.5, 0.08, 0.8, 0.32, shade(2))
    p.arrow(((0.65, 0.34), (0.65, 0.65)))


def _door(p: _Plate) -> None:
    p.box(0.2, 0.2, 0.8, 0.93, shade(3))
    for left in (0.2, 0.42, 0.64):
        p.box(left, 0.08, left + 0.16, 0.21, shade(3))
    arch = [(0.36, 0.93), *curve((0.36, 0.6), (0.36, 0.38), (0.64, 0.38), (0.64, 0.6)), (0.64, 0.93)]
    p.pen.polygon([(x * p.scale, y * p.scale) for x, y in arch], fill=INK)
    p.arrow(((0.02, 0.75), (0.14, 0.75), (0.26, 0.75), (0.4, 0.75), (0.55, 0.75), (0.7, 0.75), (0.99, 0.75)))


def _diagonal(p: _Plate) -> None:
    p.grid(2, lambda column, row: False)
    p.man(0.27, 0.9, 0.32)
    p.arrow(((0.38, 0.6), (0.82, 0.17)))


def _shift(p: _Plate) -> None:
    p.ground()
    p.tower(0.08, 0.93, 1, 0.28)
    p.tower(0.6, 0.93, 1, 0.28)
    p.box(0.6, 0.38, 0.92, 0.66, shade(2))
    p.arrow([*curve((0.22, 0.56), (0.22, 0.1), (0.5, 0.12)), (0.72, 0.34)])


def _relocate(p: _Plate) -> None:
    p.ground()
    p.man(0.83, 0.93, 0.27)
    p.man(0.51, 0.93, 0.27)
    p.man(0.18, 0.93, 0.25, PARCHMENT_LIGHT)
    p.arrow([*curve((0.16, 0.58), (0.18, 0.18), (0.36, 0.18)), (0.5, 0.52)])


def _jump(p: _Plate) -> None:
    p.ground()
    p.man(0.18, 0.93, 0.3)
    p.man(0.52, 0.93, 0.3, PARCHMENT_LIGHT)
    p.arrow([*curve((0.17, 0.54), (0.3, -0.06), (0.74, 0.0), (0.82, 0.5), steps=14), (0.84, 0.88)])


def _castles(p: _Plate) -> None:
    p.ground()
    for left, levels in ((0.07, 1), (0.385, 2), (0.7, 1)):
        p.tower(left, 0.93, levels, 0.2)
        p.man(left + 0.115, 0.93 - levels * 0.2, 0.28, ACCENT)


def _diagonals(p: _Plate) -> None:
    p.grid(6, lambda column, row: column == row or column + row == 5)


def _border(p: _Plate) -> None:
    p.grid(6, lambda column, row: column in (0, 5) or row in (0, 5))


def _square(p: _Plate) -> None:
    p.stroke(((0.2, 0.25), (0.8, 0.25), (0.8, 0.84), (0.2, 0.84), (0.2, 0.25)), 0.04)
    for x in (0.2, 0.8):
        for foot in (0.4, 0.97):
            p.man(x, foot, 0.29)


def _row(p: _Plate) -> None:
    p.stroke(((0.06, 0.72), (0.94, 0.72)), 0.06)
    for x in (0.16, 0.5, 0.84):
        p.man(x, 0.74, 0.26)


def _same(p: _Plate) -> None:
    p.ground()
    for left in (0.1, 0.64):
        p.tower(left, 0.93, 2, 0.2)
        p.man(left + 0.115, 0.53, 0.34)
    p.stroke(((0.04, 0.53), (0.96, 0.53)), 0.04)


def _different(p: _Plate) -> None:
    p.ground()
    for left, levels in ((0.06, 1), (0.38, 2), (0.7, 3)):
        p.tower(left, 0.93, levels, 0.19)
        p.man(left + 0.11, 0.93 - levels * 0.19, 0.28, ACCENT)


def _chain(p: _Plate) -> None:
    spots = ((0.17, 0.31), (0.5, 0.31), (0.5, 0.63), (0.83, 0.63), (0.83, 0.95))
    p.stroke([(x, foot - 0.12) for x, foot in spots], 0.05)
    for x, foot in spots:
        p.man(x, foot, 0.22)


_SYMBOLS: dict[str, Callable[[_Plate], None]] = {
    "six": _points("6"),
    "seven": _points("7"),
    "climb": _climb,
    "under": _under,
    "supply": _supply,
    "door": _door,
    "diagonal": _diagonal,
    "shift": _shift,
    "relocate": _relocate,
    "jump": _jump,
    "castles": _castles,
    "diagonals": _diagonals,
    "border": _border,
    "square": _square,
    "row": _row,
    "same": _same,
    "different": _different,
    "chain": _chain,
}


@kept
def symbol(card: str, size: int, own: Colour = INK) -> Image.Image:
    """The symbol of an action card or a master card as an RGBA sprite; who acts is in their own colour."""
    plate = _Plate(size, own)
    _SYMBOLS[card](plate)
    return plate.image.resize((size, size), Image.Resampling.LANCZOS)
