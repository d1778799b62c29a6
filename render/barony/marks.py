"""What changed and what is meant: the last move in the accent, and rings around named hexes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from PIL import Image, ImageDraw

from render.barony.layout import Layout, corners
from render.paper import ACCENT, INK, PARCHMENT_LIGHT, Colour
from render.sheet import Sheet
from render.sprites import Point
from rules.barony.land import Hex
from rules.barony.view import StepView

_FINE = 3
Box = tuple[int, int, int, int]


class _Trace:
    """A see-through sheet over a part of the board, drawn fine: ink below, light in between, the accent on top."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.image = Image.new("RGBA", ((box[2] - box[0]) * _FINE, (box[3] - box[1]) * _FINE), (*ACCENT, 0))
        self.pen = ImageDraw.Draw(self.image)

    def at(self, point: Point) -> Point:
        return (point[0] - self.box[0]) * _FINE, (point[1] - self.box[1]) * _FINE

    def path(self, points: list[Point], width: float, colour: Colour = ACCENT, *, closed: bool = False) -> None:
        spots = [self.at(p) for p in points]
        run = [*spots, spots[0]] if closed else spots
        self.pen.line(run, colour, round(width * _FINE), joint="curve")
        r = width * _FINE / 2
        for x, y in run:
            self.pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def shape(self, points: list[Point], colour: Colour = ACCENT) -> None:
        self.pen.polygon([self.at(p) for p in points], fill=colour)

    def laid(self, sheet: Sheet, drop: int) -> None:
        size = (self.box[2] - self.box[0], self.box[3] - self.box[1])
        layer = self.image.resize(size, Image.Resampling.BOX)
        sheet.blend(layer, (self.box[0], self.box[1] + drop))


def _around(layout: Layout, hexes: Iterable[Hex]) -> Box:
    spots = [layout.centre(hex_) for hex_ in hexes]
    reach = layout.side * 1.12
    return (
        max(0, math.floor(min(x for x, _ in spots) - reach)),
        max(0, math.floor(min(y for _, y in spots) - reach)),
        min(layout.width, math.ceil(max(x for x, _ in spots) + reach)),
        math.ceil(max(y for _, y in spots) + reach),
    )


def _cased(draw: Callable[[float, Colour], None], width: float) -> None:
    """The same line three times: ink outside, light, then the accent."""
    draw(width + 5.0, INK)
    draw(width + 2.6, PARCHMENT_LIGHT)
    draw(width, ACCENT)


def _ring(trace: _Trace, layout: Layout, hex_: Hex, width: float, share: float) -> None:
    tips = corners(layout.centre(hex_), layout.side * share)
    _cased(lambda w, colour: trace.path(tips, w, colour, closed=True), width)


def _arrow(trace: _Trace, layout: Layout, origin: Hex, target: Hex) -> None:
    (ax, ay), (bx, by) = layout.centre(origin), layout.centre(target)
    far = math.hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / far, (by - ay) / far
    side, long = layout.side, far - layout.side * 0.52
    start = (ax + ux * side * 0.42, ay + uy * side * 0.42)
    neck, tip = (ax + ux * (long - side * 0.3), ay + uy * (long - side * 0.3)), (ax + ux * long, ay + uy * long)

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


def _cross(trace: _Trace, layout: Layout, hex_: Hex) -> None:
    x, y = layout.centre(hex_)
    x, y, arm = x + layout.side * 0.6, y - layout.side * 0.3, layout.side * 0.17

    def draw(width: float, colour: Colour) -> None:
        trace.path([(x - arm, y - arm), (x + arm, y + arm)], width, colour)
        trace.path([(x - arm, y + arm), (x + arm, y - arm)], width, colour)

    _cased(draw, layout.side * 0.12)


def _step(layout: Layout, step: StepView, sheet: Sheet, drop: int) -> None:
    target = step.target
    if target is None or target not in layout.shown:
        return
    moved = step.origin is not None and step.origin in layout.shown and step.origin != target
    trace = _Trace(_around(layout, (target, step.origin) if moved and step.origin else (target,)))
    thin = max(4.0, layout.side * 0.085)
    if step.kind == "destroy":
        _cross(trace, layout, target)
    else:
        _ring(trace, layout, target, thin, 0.92)
    if moved and step.origin:
        _arrow(trace, layout, step.origin, target)
    trace.laid(sheet, drop)


def marks(sheet: Sheet, layout: Layout, last: tuple[StepView, ...], rings: tuple[Hex, ...], drop: int) -> None:
    """Marks the last move, then the rings. `drop` is how far down the page the board begins."""
    crossed = [step for step in last if step.kind == "destroy"]
    for step in dict.fromkeys(step for step in last if step.kind != "destroy"):
        _step(layout, step, sheet, drop)
    for step in dict.fromkeys(crossed):
        _step(layout, step, sheet, drop)
    for hex_ in dict.fromkeys(rings):
        if hex_ in layout.shown:
            trace = _Trace(_around(layout, (hex_,)))
            _ring(trace, layout, hex_, max(7.0, layout.side * 0.12), 0.96)
            trace.laid(sheet, drop)
