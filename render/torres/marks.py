"""What changed and what is meant: the steps of the last turn as numbered arrows and rings, and rings around squares.

The page is in its palette already; a mark takes a part of it out, draws upon it in colours, large, and puts it back."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from render.paper import ACCENT, INK, PARCHMENT_LIGHT, Colour
from render.sprites import Point
from render.torres.inks import inks
from render.torres.layout import BOARD_LEFT, BOARD_TOP, CELL, Box, centre, corner
from render.type import font
from rules.torres.land import BIT, SIZE, Square
from rules.torres.view import StepView

_FINE = 2
_BADGE = 46


class _Trace:
    """A part of the board, enlarged."""

    def __init__(self, page: Image.Image, box: Box) -> None:
        self.page = page
        self.box = box
        part = page.crop(box).convert("RGB")
        self.image = part.resize((part.width * _FINE, part.height * _FINE), Image.Resampling.NEAREST)
        self.pen = ImageDraw.Draw(self.image)

    def at(self, point: Point) -> Point:
        return (point[0] - self.box[0]) * _FINE, (point[1] - self.box[1]) * _FINE

    def path(self, points: list[Point], width: float, colour: Colour) -> None:
        spots = [self.at(point) for point in points]
        self.pen.line(spots, colour, round(width * _FINE), joint="curve")
        half = width * _FINE / 2
        for x, y in (spots[0], spots[-1]):
            self.pen.ellipse((x - half, y - half, x + half, y + half), fill=colour)

    def shape(self, points: list[Point], colour: Colour) -> None:
        self.pen.polygon([self.at(point) for point in points], fill=colour)

    def done(self) -> None:
        self.page.paste(inks().set(self.image.reduce(_FINE)), self.box[:2])


def _cased(draw: Callable[[float, Colour], None], width: float) -> None:
    """The same line three times: ink outside, light, then the accent."""
    draw(width + 6.4, INK)
    draw(width + 3.0, PARCHMENT_LIGHT)
    draw(width, ACCENT)


def _arrow(page: Image.Image, origin: Square, target: Square) -> None:
    """From the edge of the origin's figure to that of the target's."""
    (ax, ay), (bx, by) = centre(origin), centre(target)
    far = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / far, (by - ay) / far
    gone, stop = CELL * 0.3, far - CELL * 0.36
    start, tip = (ax + ux * gone, ay + uy * gone), (ax + ux * stop, ay + uy * stop)
    neck = (tip[0] - ux * 26, tip[1] - uy * 26)
    xs, ys = (start[0], tip[0]), (start[1], tip[1])
    trace = _Trace(page, _within(min(xs) - 36, min(ys) - 36, max(xs) + 36, max(ys) + 36))

    def draw(width: float, colour: Colour) -> None:
        extra = width - 15
        half = 24 + extra * 0.9
        base = (neck[0] - ux * extra * 0.5, neck[1] - uy * extra * 0.5)
        point = (tip[0] + ux * extra, tip[1] + uy * extra)
        trace.path([start, neck], width, colour)
        trace.shape(
            [(base[0] - uy * half, base[1] + ux * half), point, (base[0] + uy * half, base[1] - ux * half)], colour
        )

    _cased(draw, 15)
    trace.done()


def _within(left: float, top: float, right: float, bottom: float) -> Box:
    """A box that does not leave the board."""
    far, low = BOARD_LEFT + SIZE * CELL, BOARD_TOP + SIZE * CELL
    return (
        max(BOARD_LEFT, math.floor(left)),
        max(BOARD_TOP, math.floor(top)),
        min(far, math.ceil(right)),
        min(low, math.ceil(bottom)),
    )


def _ring(page: Image.Image, square: Square, width: int) -> None:
    """A frame in the accent just inside the square."""
    left, top = corner(square)
    palette = _colours(page)
    pen = ImageDraw.Draw(page)
    box = (left + 3, top + 3, left + CELL - 4, top + CELL - 4)
    pen.rounded_rectangle(box, 14, outline=palette[0], width=width + 4)
    inner = (box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2)
    pen.rounded_rectangle(inner, 12, outline=palette[1], width=width)


@lru_cache(maxsize=1)
def _indexes() -> tuple[int, int]:
    swatch = Image.new("RGB", (2, 1))
    swatch.putpixel((0, 0), INK)
    swatch.putpixel((1, 0), ACCENT)
    found = inks().set(swatch).tobytes()
    return found[0], found[1]


def _colours(page: Image.Image) -> tuple[int, int]:
    """Ink and accent as the page's palette numbers them."""
    return _indexes()


@lru_cache(maxsize=64)
def _badge(number: int) -> tuple[Image.Image, Image.Image]:
    """A number on an accent disc, in the palette, and its mask."""
    big = _BADGE * 3
    disc = Image.new("RGB", (big, big), INK)
    pen = ImageDraw.Draw(disc)
    pen.ellipse((6, 6, big - 7, big - 7), fill=PARCHMENT_LIGHT)
    pen.ellipse((12, 12, big - 13, big - 13), fill=ACCENT)
    size = 108 if number < 10 else 84
    pen.text((big / 2, big / 2 - 4), str(number), (255, 255, 255), font("label-bold", size), anchor="mm")
    mask = Image.new("L", (big, big))
    ImageDraw.Draw(mask).ellipse((0, 0, big - 1, big - 1), fill=255)
    small = (_BADGE, _BADGE)
    face = disc.resize(small, Image.Resampling.LANCZOS)
    sharp = mask.resize(small, Image.Resampling.LANCZOS).point([255 if level > 127 else 0 for level in range(256)])
    return inks().set(face), sharp


def mark_last(page: Image.Image, steps: list[tuple[int, StepView]]) -> None:
    """Rings where something came, then arrows, then the numbers over all."""
    for _, step in steps:
        if step.target in BIT:
            _ring(page, step.target, 5)
    for _, step in steps:
        if step.origin in BIT and step.target in BIT and step.origin != step.target:
            _arrow(page, step.origin, step.target)
    if len(steps) > 1:
        _numbers(page, steps)


def _numbers(page: Image.Image, steps: list[tuple[int, StepView]]) -> None:
    """Each number at the right edge of its target; several there stand below each other."""
    there: dict[Square, int] = {}
    for number, step in steps:
        if step.target not in BIT:
            continue
        row = there.get(step.target, 0)
        there[step.target] = row + 1
        left, top = corner(step.target)
        disc, mask = _badge(number)
        page.paste(disc, (left + CELL - _BADGE - 4 - row // 2 * 44, top + 52 + row % 2 * 42), mask)


def mark_rings(page: Image.Image, rings: tuple[Square, ...]) -> None:
    """Strong rings around named squares."""
    for square in dict.fromkeys(rings):
        if square in BIT:
            _ring(page, square, 9)
