"""What changed and what is meant, in the accent: a land's outline, an arrow from one place to another."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from PIL import Image, ImageDraw

from render.medioevo import projection
from render.medioevo.layout import Layout
from render.paper import ACCENT, INK, PARCHMENT_LIGHT, Colour
from render.sheet import Box, Sheet
from render.sprites import Point
from rules.medioevo.data import Place

_FINE = 2
Stroke = Callable[[ImageDraw.ImageDraw, Callable[[Point], Point], float, Colour], None]


class Marker:
    """A pen for accents on one sheet."""

    def __init__(self, sheet: Sheet, layout: Layout) -> None:
        self._sheet = sheet
        self._layout = layout

    def outline(self, place: Place, width: float) -> None:
        ring = self._layout.path(projection.outline(place))
        run = [*ring, ring[0], ring[1]]

        def stroke(pen: ImageDraw.ImageDraw, at: Callable[[Point], Point], thick: float, colour: Colour) -> None:
            pen.line([at(point) for point in run], colour, round(thick), joint="curve")

        self._draw(ring, width, stroke)

    def arrow(self, origin: Place, target: Place) -> None:
        start, end = self._layout.centre(origin), self._layout.centre(target)
        far = math.dist(start, end)
        unit = self._layout.unit
        if far < 20:
            return
        ux, uy = (end[0] - start[0]) / far, (end[1] - start[1]) / far
        bend = (-uy * far * 0.14, ux * far * 0.14)
        middle = ((start[0] + end[0]) / 2 + bend[0], (start[1] + end[1]) / 2 + bend[1])
        path = [_on(start, middle, end, step / 20) for step in range(19)]
        vx, vy = end[0] - path[-2][0], end[1] - path[-2][1]
        long = math.hypot(vx, vy) or 1.0
        vx, vy = vx / long, vy / long

        def stroke(pen: ImageDraw.ImageDraw, at: Callable[[Point], Point], thick: float, colour: Colour) -> None:
            extra = thick / _FINE - 7 * unit
            pen.line([at(point) for point in path], colour, round(thick), joint="curve")
            half, back = 13 * unit + extra, 26 * unit
            base = (end[0] - vx * (back + extra * 0.4), end[1] - vy * (back + extra * 0.4))
            tip = (end[0] + vx * extra, end[1] + vy * extra)
            corners = [(base[0] - vy * half, base[1] + vx * half), tip, (base[0] + vy * half, base[1] - vx * half)]
            pen.polygon([at(corner) for corner in corners], fill=colour)

        self._draw([*path, end], 7 * unit, stroke)

    def _draw(self, points: Iterable[Point], width: float, stroke: Stroke) -> None:
        """The same stroke three times: ink outside, light, then the accent."""
        box = self._box(list(points), width + 30 * self._layout.unit)
        if box is None:
            return
        layer = Image.new("RGBA", ((box[2] - box[0]) * _FINE, (box[3] - box[1]) * _FINE), (*ACCENT, 0))
        pen = ImageDraw.Draw(layer)

        def at(point: Point) -> Point:
            return (point[0] - box[0]) * _FINE, (point[1] - box[1]) * _FINE

        for extra, colour in ((4.4, INK), (2.2, PARCHMENT_LIGHT), (0.0, ACCENT)):
            stroke(pen, at, (width + extra) * _FINE, colour)
        self._sheet.blend(layer.reduce(_FINE), box[:2])

    def _box(self, points: list[Point], reach: float) -> Box | None:
        xs, ys = [x for x, _ in points], [y for _, y in points]
        left, top = max(0, math.floor(min(xs) - reach)), max(0, math.floor(min(ys) - reach))
        right = min(self._layout.width, math.ceil(max(xs) + reach))
        bottom = min(self._layout.height, math.ceil(max(ys) + reach))
        return (left, top, right, bottom) if left < right and top < bottom else None


def _on(a: Point, b: Point, c: Point, t: float) -> Point:
    """A point of a bent line."""
    s = 1 - t
    return s * s * a[0] + 2 * s * t * b[0] + t * t * c[0], s * s * a[1] + 2 * s * t * b[1] + t * t * c[1]


def mark(sheet: Sheet, layout: Layout, traces: Iterable[tuple[Place, ...]], rings: Iterable[Place], lit: Iterable[Place]) -> None:
    """`traces`: what happened last; `rings`: what is meant; `lit`: where something is going on."""
    marker = Marker(sheet, layout)
    known = {*layout.lands, *layout.seas}
    for place in dict.fromkeys(lit):
        if place in known:
            marker.outline(place, 2.5 * layout.unit)
    for trace in dict.fromkeys(traces):
        places = [place for place in trace if place in known]
        if places:
            marker.outline(places[-1], 3.5 * layout.unit)
        if len(places) > 1 and places[0] != places[-1]:
            marker.arrow(places[0], places[-1])
    for place in dict.fromkeys(rings):
        if place in known:
            marker.outline(place, 6 * layout.unit)
