"""What changed and what is meant: the last move in the accent, and rings around named hexes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.barony.ground import name_plate, name_spot
from render.barony.layout import Layout, corners
from render.paper import ACCENT, FRAME, INK, PARCHMENT_LIGHT, Colour
from render.sheet import Box, Sheet
from render.sprites import Point
from rules.barony.land import Hex
from rules.barony.view import StepView

_FINE = 3
_BESIDE = 0.46


class _Trace:
    """A part of the page taken out, enlarged, drawn upon, and put back: what is not drawn on stays as it was."""

    def __init__(self, sheet: Sheet, box: Box) -> None:
        self.sheet = sheet
        self.box = box
        part = sheet.taken(box)
        self.image = part.resize((part.width * _FINE, part.height * _FINE), Image.Resampling.NEAREST)
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

    def done(self) -> None:
        self.sheet.put(self.image.reduce(_FINE), self.box[:2])


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

    def trace(self, hexes: Iterable[Hex]) -> _Trace:
        """The part of the board around these hexes, within the page's frame."""
        spots = [self.centre(hex_) for hex_ in hexes]
        reach = self.side * 1.12
        left, top = math.floor(min(x for x, _ in spots) - reach), math.floor(min(y for _, y in spots) - reach)
        right, bottom = math.ceil(max(x for x, _ in spots) + reach), math.ceil(max(y for _, y in spots) + reach)
        edge = FRAME + 6
        right, bottom = min(self.layout.width - edge, right), min(self.layout.height, bottom)
        return _Trace(self.sheet, (max(edge, left), max(0, top), right, bottom))


def _cased(draw: Callable[[float, Colour], None], width: float) -> None:
    """The same line three times: ink outside, so thick that it lasts on a phone, then light, then the accent."""
    draw(width + 9.6, INK)
    draw(width + 3.0, PARCHMENT_LIGHT)
    draw(width, ACCENT)


def _ring(trace: _Trace, field: Field, hex_: Hex, width: float, share: float) -> None:
    tips = corners(field.centre(hex_), field.side * share)
    _cased(lambda w, colour: trace.path(tips, w, colour, closed=True), width)


def _arrow(trace: _Trace, field: Field, origin: Hex, target: Hex) -> None:
    (ax, ay), (bx, by) = field.centre(origin), field.centre(target)
    far = math.hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / far, (by - ay) / far
    side, long = field.side, far - field.side * 0.6
    if abs(ux) < 0.1:  # straight up or down it would run over a hex's name: it passes beside it
        ax += side * _BESIDE
    start = (ax + ux * side * 0.5, ay + uy * side * 0.5)
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


def _cross(trace: _Trace, field: Field, hex_: Hex) -> None:
    x, y = field.centre(hex_)
    y, arm = y - field.side * 0.72, field.side * 0.15  # on the upper edge: no arrow ends there

    def draw(width: float, colour: Colour) -> None:
        trace.path([(x - arm, y - arm), (x + arm, y + arm)], width, colour)
        trace.path([(x - arm, y + arm), (x + arm, y - arm)], width, colour)

    _cased(draw, field.side * 0.12)


def _step(field: Field, step: StepView) -> None:
    target, shown = step.target, field.layout.shown
    if target is None or target not in shown:
        return
    origin = step.origin if step.origin in shown and step.origin != target else None
    trace = field.trace((target, origin) if origin else (target,))
    if step.kind == "destroy":
        _cross(trace, field, target)
    else:
        _ring(trace, field, target, max(4.0, field.side * 0.085), 1.0)
    if origin:
        _arrow(trace, field, origin, target)
    trace.done()


def mark_last(field: Field, last: tuple[StepView, ...]) -> None:
    """The last move: arrows and rings, and crosses over them."""
    for step in sorted(dict.fromkeys(last), key=lambda step: step.kind == "destroy"):
        _step(field, step)


def name_again(field: Field, hexes: Iterable[Hex]) -> None:
    """Names that marks may have covered, on top of them."""
    layout = field.layout
    for hex_ in sorted(layout.shown.intersection(hexes)) if layout.label else ():
        field.sheet.blend(name_plate(hex_, layout.label), name_spot(layout, hex_))


def mark_rings(field: Field, rings: tuple[Hex, ...]) -> None:
    """Strong rings around named hexes."""
    for hex_ in dict.fromkeys(rings):
        if hex_ in field.layout.shown:
            trace = field.trace((hex_,))
            _ring(trace, field, hex_, max(6.0, field.side * 0.11), 1.02)
            trace.done()
