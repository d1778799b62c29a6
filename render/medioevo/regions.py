"""Whose every spot of a sheet is: which land or sea lies there."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageDraw

from render.keep import kept
from render.medioevo import projection
from render.medioevo.layout import Layout
from render.sheet import Box
from render.sprites import Point
from rules.medioevo.data import SEAS, Place

_COARSE = 4  # pixels of the sheet for one of the chart


@dataclass(frozen=True, eq=False)
class Regions:
    """A coarse chart: every spot has the number of its place, from 1 on."""

    chart: Image.Image
    numbers: dict[Place, int]
    seas: frozenset[int]

    def _at(self, x: float, y: float) -> int:
        column = max(0, min(self.chart.width - 1, int(x) // _COARSE))
        row = max(0, min(self.chart.height - 1, int(y) // _COARSE))
        found = self.chart.getpixel((column, row))
        return found if isinstance(found, int) else 0

    def _spots(self, box: Box) -> list[int]:
        """A grid of spots within a box."""
        left, top, right, bottom = box
        wide, high = (right - left) / 5, (bottom - top) / 4
        return [self._at(left + wide * x, top + high * y) for x in range(1, 5) for y in range(1, 4)]

    def own(self, place: Place, box: Box) -> float:
        """How much of a box lies in a place."""
        spots = self._spots(box)
        return spots.count(self.numbers[place]) / len(spots)

    def foreign(self, place: Place, box: Box) -> float:
        """How much of a box lies in other places. What stands for a land may stand at sea."""
        spots = self._spots(box)
        own, free = self.numbers[place], self.seas if self.numbers[place] not in self.seas else frozenset[int]()
        return sum(1 for spot in spots if spot and spot != own and spot not in free) / len(spots)

    def seen(self, layout: Layout, place: Place) -> float:
        """How much of a place is on the sheet."""
        here = self.chart.histogram()[self.numbers[place]] * _COARSE**2
        return here / max(1.0, _area(projection.outline(place)) * layout.scale**2)

    def beyond(self, places: Collection[Place], size: tuple[int, int]) -> Image.Image:
        """A mask, so large, of all that is none of these places."""
        numbers = {self.numbers[place] for place in places if place in self.numbers}
        return (
            self.chart.point([0 if number in numbers else 255 for number in range(256)])
            .resize(size, Image.Resampling.BICUBIC, (0, 0, size[0] / _COARSE, size[1] / _COARSE))
            .point([255 if level > 127 else 0 for level in range(256)], "1")
        )

    def inside(self, place: Place, x: float, y: float) -> bool:
        return self._at(x, y) == self.numbers[place]


def _area(ring: tuple[Point, ...]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*ring, ring[0])))) / 2


@kept
def regions_of(layout: Layout) -> Regions:
    places = (*layout.seas, *layout.lands)
    chart = Image.new("L", (layout.width // _COARSE + 1, layout.height // _COARSE + 1))
    pen = ImageDraw.Draw(chart)
    numbers = {place: number for number, place in enumerate(places, 1)}
    for place, number in numbers.items():
        if layout.shows(place):
            ring = [(x / _COARSE, y / _COARSE) for x, y in layout.path(projection.outline(place))]
            pen.polygon(ring, fill=number)
    return Regions(chart, numbers, frozenset(numbers[place] for place in layout.seas if place in SEAS))
