"""What changed and what is meant: outlines in the accent."""

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
_RECENT = 4  # news that are worth a mark
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


def mark(sheet: Sheet, layout: Layout, lit: Iterable[Place], news: tuple[Place, ...], rings: Iterable[Place]) -> None:
    """`lit`: where something is going on; `news`: where something happened, the latest last; `rings`: what is meant.
    Each is marked more strongly than the one before."""
    marker = Marker(sheet, layout)
    known = {*layout.lands, *layout.seas}
    strength: dict[Place, float] = dict.fromkeys(lit, 4.0)
    strength |= dict.fromkeys(news[-_RECENT:], 3.5)
    strength |= dict.fromkeys(news[-1:], 5.5)
    strength |= dict.fromkeys(rings, 7.0)
    for place, width in strength.items():
        if place in known:
            marker.outline(place, width * layout.unit)
