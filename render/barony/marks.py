"""What changed and what is meant: the last move in the accent, and rings around named hexes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.barony.ground import name_plate, name_spot
from render.barony.inks import inks
from render.barony.layout import Layout, corners
from render.keep import kept
from render.marks import fewer, lay_numbers
from render.paper import ACCENT, FRAME, INK, PARCHMENT, PARCHMENT_LIGHT, Colour
from render.picture import Marks
from render.sheet import Patch, Sheet, cut_out
from render.sprites import Point
from rules.barony.land import Hex
from rules.barony.view import StepView

_FINE = 3
_BESIDE = 0.46
_BREATH = 40  # of 255: the accent over a hex that can be chosen
_VEIL = 176  # of 255: the paper over one that cannot
_DASHES = ((0.0, 0.17), (0.41, 0.59), (0.83, 1.0))  # along an edge, so that they meet at the corners


class _Trace:
    """A clear sheet around a point, several times as large as it will be shown."""

    def __init__(self, reach: float) -> None:
        self.half = math.ceil(reach)
        self.image = Image.new("RGBA", (2 * self.half * _FINE, 2 * self.half * _FINE), (*INK, 0))
        self.pen = ImageDraw.Draw(self.image)

    def _at(self, point: Point) -> Point:
        return (point[0] + self.half) * _FINE, (point[1] + self.half) * _FINE

    def path(self, points: list[Point], width: float, colour: Colour = ACCENT, *, closed: bool = False) -> None:
        spots = [self._at(p) for p in points]
        run = [*spots, spots[0]] if closed else spots
        self.pen.line(run, colour, round(width * _FINE), joint="curve")
        r = width * _FINE / 2
        for x, y in run:
            self.pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def shape(self, points: list[Point], colour: Colour | tuple[int, int, int, int] = ACCENT) -> None:
        self.pen.polygon([self._at(p) for p in points], fill=colour)

    def done(self) -> Image.Image:
        return self.image.reduce(_FINE)


@dataclass(frozen=True)
class Field:
    """Where marks go: a board on its sheet."""

    sheet: Sheet
    layout: Layout

    @property
    def side(self) -> float:
        return self.layout.side

    def centre(self, hex_: Hex) -> Point:
        return self.layout.centre(hex_)

    def lay(self, sprite: Image.Image, hex_: Hex) -> None:
        """A mark around the middle of a hex, within the page's frame."""
        x, y = self.layout.centre(hex_)
        left, top = round(x) - sprite.width // 2, round(y) - sprite.height // 2
        over = max(0, FRAME + 6 - left), max(0, -top)
        right = min(sprite.width, self.layout.width - FRAME - 6 - left)
        part = sprite.crop((*over, right, min(sprite.height, self.layout.height - top)))
        self.sheet.blend(part, (left + over[0], top + over[1]))


def _cased(draw: Callable[[float, Colour], None], width: float) -> None:
    """The same line three times: ink outside, so thick that it lasts on a phone, then light, then the accent."""
    draw(width + 9.6, INK)
    draw(width + 3.0, PARCHMENT_LIGHT)
    draw(width, ACCENT)


@kept
def _ring(side: float, width: float, share: float) -> Image.Image:
    trace = _Trace(side * share + width + 6)
    tips = corners((0, 0), side * share)
    _cased(lambda w, colour: trace.path(tips, w, colour, closed=True), width)
    return trace.done()


@kept
def _choice(side: float) -> Image.Image:
    """A hex to choose: a broken line and a breath of the accent, for many of them lie side by side."""
    trace = _Trace(side + 4)
    tips = corners((0, 0), side * 0.9)
    trace.shape(tips, (*ACCENT, _BREATH))
    for width, colour in ((7.0, INK), (4.0, ACCENT)):
        for one, other in zip(tips, [*tips[1:], tips[0]], strict=True):
            for start, end in _DASHES:
                trace.path([_along(one, other, start), _along(one, other, end)], width, colour)
    return trace.done()


@kept
def _veil(side: float) -> Image.Image:
    """Over a hex that cannot be chosen."""
    trace = _Trace(side + 4)
    trace.shape(corners((0, 0), side), (*PARCHMENT, _VEIL))
    return trace.done()


def _along(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


@kept
def _arrow(side: float, way: tuple[int, int]) -> Image.Image:
    """An arrow that ends in the hex around whose middle it is laid; it comes so far that way."""
    far = math.hypot(*way) or 1.0
    ux, uy = way[0] / far, way[1] / far
    long = far - side * 0.6
    # Straight up or down it would run over a hex's name: it passes beside it.
    ax, ay = -way[0] + (side * _BESIDE if abs(ux) < 0.1 else 0.0), -way[1]
    start = (ax + ux * side * 0.5, ay + uy * side * 0.5)
    neck, tip = (ax + ux * (long - side * 0.3), ay + uy * (long - side * 0.3)), (ax + ux * long, ay + uy * long)
    trace = _Trace(far - side * 0.3)

    def draw(width: float, colour: Colour) -> None:
        extra = width - body
        half = side * 0.26 + extra * 0.9
        base = (neck[0] - ux * extra * 0.5, neck[1] - uy * extra * 0.5)
        point = (tip[0] + ux * extra, tip[1] + uy * extra)
        trace.path([start, neck], width, colour)
        trace.shape(
            [(base[0] - uy * half, base[1] + ux * half), point, (base[0] + uy * half, base[1] - ux * half)], colour
        )

    body = side * 0.17
    _cased(draw, body)
    return trace.done()


@kept
def _cross(side: float) -> Image.Image:
    y, arm = -side * 0.72, side * 0.15  # on the upper edge: no arrow ends there
    trace = _Trace(side + 8)

    def draw(width: float, colour: Colour) -> None:
        trace.path([(-arm, y - arm), (arm, y + arm)], width, colour)
        trace.path([(-arm, y + arm), (arm, y - arm)], width, colour)

    _cased(draw, side * 0.12)
    return trace.done()


def _step(field: Field, step: StepView) -> None:
    target, shown, side = step.target, field.layout.shown, field.side
    if target is None or target not in shown:
        return
    if step.kind == "destroy":
        field.lay(_cross(side), target)
    else:
        field.lay(_ring(side, max(4.0, side * 0.085), 1.0), target)
    if step.origin in shown and step.origin and step.origin != target:
        (ax, ay), (bx, by) = field.layout.centre(step.origin), field.layout.centre(target)
        field.lay(_arrow(side, (round(bx - ax), round(by - ay))), target)


def mark_last(field: Field, last: tuple[StepView, ...]) -> None:
    """The last move: arrows and rings, and crosses over them."""
    for step in sorted(dict.fromkeys(last), key=lambda step: step.kind == "destroy"):
        _step(field, step)


@kept
def _name(hex_: Hex, size: int) -> Patch:
    return cut_out(name_plate(hex_, size), inks())


def name_again(field: Field, hexes: Iterable[Hex]) -> None:
    """Names that marks may have covered, on top of them."""
    layout = field.layout
    for hex_ in sorted(layout.shown.intersection(hexes)) if layout.label else ():
        field.sheet.lay(_name(hex_, layout.label), name_spot(layout, hex_))


def mark_rings(field: Field, rings: tuple[Hex, ...]) -> None:
    """Strong rings around named hexes."""
    for hex_ in dict.fromkeys(rings):
        if hex_ in field.layout.shown:
            field.lay(_ring(field.side, max(6.0, field.side * 0.11), 1.02), hex_)


def mark_choices(field: Field, choices: Iterable[Hex]) -> frozenset[Hex]:
    """Hexes that can be chosen, marked lightly; where they are most of the board, a veil lies on the others. The hexes
    that have got a mark."""
    opened, closed = fewer(choices, field.layout.shown)
    for marked, sprite in ((opened, _choice), (closed, _veil)):
        for hex_ in sorted(marked):
            field.lay(sprite(field.side), hex_)
    return opened | closed


def mark_numbers(field: Field, marks: Marks) -> None:
    """Numbers on hexes, at their left corners: neither the name nor the count of pieces is there."""
    side = field.side

    def spot(hex_: Hex) -> Point | None:
        if hex_ not in field.layout.shown:
            return None
        x, y = field.layout.centre(hex_)
        return x - side * 0.66, y + side * 0.04

    edge = (field.layout.width - FRAME - 6, field.layout.height)
    lay_numbers(field.sheet, marks, spot, max(40, round(side * 0.52)), edge)
