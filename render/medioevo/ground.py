"""The map before anything is set on it: seas, coasts, land, relief, rivers, borders, ornaments."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from render.medioevo import projection
from render.medioevo.layout import Layout
from render.medioevo.ornaments import adorn
from render.medioevo.relief import GROUND, cover
from render.paper import GRAIN, INK, INK_PALE, INK_SOFT, PARCHMENT, PARCHMENT_DEEP, Colour, cloud, mix, parchment, tiled
from render.pressed import static
from render.sprites import Point
from rules.medioevo.data import COASTS, LAND_BORDERS, RIVERS, SEA_BORDERS, SEAS, STRAITS, TERRITORIES, Border, Place

SEA: Colour = (176, 203, 204)
SEA_LIGHT: Colour = (199, 218, 213)
SEA_LINE: Colour = (122, 160, 168)
RIVER: Colour = (92, 140, 170)
RIVER_DEEP: Colour = (58, 98, 128)
_BEYOND: Colour = mix(PARCHMENT, PARCHMENT_DEEP, 0.5)
_FINE = 2
_COARSE = 0.2  # of a stroke's width: bends that it does not show
_BUILDING = threading.Lock()

# Waters beyond the seas of the game: the Caspian, the Red Sea and its gulfs, the Persian Gulf (degrees).
_FAR_WATERS: tuple[tuple[Point, ...], ...] = (
    ((49.6, 47.6), (51.3, 47.2), (51.3, 36.7), (49.4, 37.3), (48.4, 38.2), (47.0, 40.0), (46.4, 42.5), (46.6, 45.8)),
    ((32.5, 29.7), (33.4, 28.3), (34.4, 27.7), (34.9, 28.6), (35.3, 28.0), (36.6, 26.6), (37.6, 25.0), (33.0, 25.0),
     (32.0, 27.2), (31.9, 28.6)),
    ((48.2, 30.0), (50.2, 30.2), (51.3, 28.6), (51.3, 25.0), (50.3, 25.0), (50.0, 26.7), (48.8, 28.2)),
)  # fmt: skip


@lru_cache(maxsize=1)
def coasts() -> list[tuple[Point, ...]]:
    """Every line where a sea of the game ends at land, its own or unknown."""
    lines: list[tuple[Point, ...]] = []
    for sea in SEAS:
        lines += projection.shores(sea)
    return lines


def _stroke(pen: ImageDraw.ImageDraw, lines: Iterable[list[Point]], colour: Colour, width: float) -> None:
    """Lines with round corners: a disc at each costs far less than Pillow's own joints."""
    width = max(1, round(width))
    r = (width - 1) / 2
    for line in lines:
        bends = _thinned(line, width * _COARSE)
        pen.line(bends, colour, width)
        for x, y in bends:
            pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)


def _thinned(line: list[Point], least: float) -> list[Point]:
    """The line with its points at least so far apart: a broad pen does not show what is finer."""
    kept = [line[0]]
    for x, y in line[1:-1]:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= least:
            kept.append((x, y))
    return [*kept, line[-1]]


def _dashes(pen: ImageDraw.ImageDraw, line: list[Point], colour: Colour, width: int, dash: float) -> None:
    """A broken line."""
    left, shown = dash, True
    for (ax, ay), (bx, by) in pairwise(line):
        long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        done = 0.0
        while long - done > 1e-9:
            step = min(left, long - done)
            if shown:
                a, b, dx, dy = done / long, (done + step) / long, bx - ax, by - ay
                pen.line((ax + dx * a, ay + dy * a, ax + dx * b, ay + dy * b), colour, width)
            done, left = done + step, left - step
            if left <= 1e-9:
                left, shown = (dash if not shown else dash * 0.7), not shown


class _Ground:
    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.k = layout.unit * _FINE  # pixels here for a pixel of the whole map
        self.k = (self.k + layout.scale / 29.0 * _FINE) / 2
        self.size = (layout.width * _FINE, layout.height * _FINE)
        self.image = tiled(_beyond(), self.size)

    def path(self, points: Iterable[Point]) -> list[Point]:
        return self.layout.path(points, _FINE)

    def runs(self, lines: Iterable[Iterable[Point]]) -> list[list[Point]]:
        """Of some lines the parts on the sheet and just beside it: a close-up shows few of all."""
        reach = 60 * self.k
        found: list[list[Point]] = []
        for line in lines:
            run: list[Point] = []
            for x, y in self.path(line):
                if -reach < x < self.size[0] + reach and -reach < y < self.size[1] + reach:
                    run.append((x, y))
                elif run:
                    found.append(run)
                    run = []
            found += [run] if run else []
        return [run for run in found if len(run) > 1]

    def ring(self, place: Place) -> list[Point]:
        return self.path(projection.outline(place))

    def paint(self) -> Image.Image:
        self._seas()
        self._lands()
        adorn(self.image, self.layout, _FINE)
        return self.image.reduce(_FINE)

    def lines(self) -> Image.Image:
        """Rivers, borders and coasts by themselves, to be laid over colours."""
        self.image = Image.new("RGBA", self.size, (*INK_SOFT, 0))
        self._rivers()
        self._borders()
        return self.image.reduce(_FINE)

    def _seas(self) -> None:
        mask = Image.new("1", self.size)
        cut = ImageDraw.Draw(mask)
        for sea in SEAS:
            if self.layout.shows(sea):
                cut.polygon(self.ring(sea), fill=1)
        far = [projection.ring(points) for points in _FAR_WATERS]
        for ring in far:
            cut.polygon(self.path(ring), fill=1)
        for place in TERRITORIES:
            if self.layout.shows(place):
                cut.polygon(self.ring(place), fill=0)
        far_shores = [[*ring, ring[0]] for ring in far]
        water = self._water(self.runs([*coasts(), *far_shores]))
        self.image.paste(water, (0, 0), mask)
        pen = ImageDraw.Draw(self.image)
        _stroke(pen, self.runs(far_shores), INK_SOFT, self.k * 1.6)
        for line in self.runs(_lines_between(SEA_BORDERS)):
            _dashes(pen, line, SEA_LINE, max(2, round(self.k * 1.5)), self.k * 7)

    def _water(self, shores: list[list[Point]]) -> Image.Image:
        """Paler towards the shore, with lines that follow it, and a few waves far out."""
        water = tiled(_swell(), self.size)
        pen = ImageDraw.Draw(water)
        self._waves(pen)
        for step, reach in enumerate((46, 31, 19, 9)):
            tint = mix(SEA, SEA_LIGHT, (step + 1) / 4)
            _stroke(pen, shores, mix(SEA_LINE, tint, 0.55 - step * 0.13), self.k * (reach + 1.3))
            _stroke(pen, shores, tint, self.k * (reach - 0.5))
        return water

    def _waves(self, pen: ImageDraw.ImageDraw) -> None:
        dice = random.Random("waves")
        k = self.k
        shade = mix(SEA, SEA_LINE, 0.45)
        for _ in range(round(self.size[0] * self.size[1] / (k * k * 2600))):
            x, y = dice.uniform(0, self.size[0]), dice.uniform(0, self.size[1])
            for crest in range(2):
                left = x + crest * 9 * k
                pen.arc((left, y, left + 9 * k, y + 5 * k), 200, 340, shade, max(1, round(k * 0.9)))

    def _lands(self) -> None:
        pen = ImageDraw.Draw(self.image)
        lands = [place for place in self.layout.lands if self._near((place,))]
        for place in lands:
            pen.polygon(self.ring(place), fill=GROUND[TERRITORIES[place].terrain])
        self.image.paste(PARCHMENT_DEEP, (0, 0), tiled(_stains(), self.size))
        for place in lands:
            x, y = self.path((projection.centre(place),))[0]
            keep = (x - 50 * self.k, y - 30 * self.k, x + 50 * self.k, y + 42 * self.k)
            cover(pen, place, self.ring(place), keep, self.k, self.size)

    def _near(self, places: Iterable[Place]) -> bool:
        """Whether lines of all these places may be on the sheet: a close-up shows few."""
        return all(self.layout.shows(place, 60 * self.k) for place in places)

    def _rivers(self) -> None:
        pen = ImageDraw.Draw(self.image)
        lines = self.runs(_lines_between(_river_borders()))
        _stroke(pen, lines, RIVER_DEEP, self.k * 5.2)
        _stroke(pen, lines, RIVER, self.k * 3.2)

    def _borders(self) -> None:
        pen = ImageDraw.Draw(self.image)
        wet = _river_borders()
        for pair in sorted(filter(self._near, LAND_BORDERS - STRAITS - wet), key=sorted):
            known = all(place in self.layout.lands for place in pair)
            for line in self.runs(projection.border(*sorted(pair))):
                _dashes(pen, line, INK_SOFT if known else INK_PALE, max(2, round(self.k * 1.7)), self.k * 5)
        ends = [line for place in self.layout.lands if self._near((place,)) for line in projection.shores(place)]
        _stroke(pen, self.runs(ends), INK_PALE, self.k * 1.8)  # where the known world ends
        _stroke(pen, self.runs([*coasts(), *_lines_between(COASTS)]), INK, self.k * 2.2)


def _lines_between(pairs: Iterable[Border]) -> list[tuple[Point, ...]]:
    return [line for pair in sorted(pairs, key=sorted) for line in projection.border(*sorted(pair))]


@lru_cache(maxsize=1)
def _river_borders() -> frozenset[Border]:
    return frozenset(pair for borders in RIVERS.values() for pair in borders)


@static
def _beyond() -> Image.Image:
    """A tile of the unknown."""
    tile = parchment((GRAIN, GRAIN))
    tile.paste(_BEYOND, (0, 0), Image.new("L", tile.size, 110))
    return tile


@static
def _swell() -> Image.Image:
    """A tile of the open sea."""
    tile = Image.new("RGB", (900, 900), SEA)
    shade = cloud(900, 12, 41).point([255 if level > 150 else 0 for level in range(256)])
    tile.paste(mix(SEA, SEA_LINE, 0.1), (0, 0), shade)
    return tile


@static
def _stains() -> Image.Image:
    """Where the sheet is a little darker, as a tile."""
    return cloud(760, 21, 5).point([30 if level > 140 else 0 for level in range(256)])


@static
def _ground(layout: Layout) -> Image.Image:
    return _Ground(layout).paint()


@static
def _lines(layout: Layout) -> Image.Image:
    return _Ground(layout).lines()


@dataclass(frozen=True)
class Layers:
    """The sheet in colours, without lines, and its lines as an RGBA layer."""

    ground: Image.Image
    lines: Image.Image


def layers_of(layout: Layout) -> Layers:
    with _BUILDING:
        return Layers(_ground(layout), _lines(layout))
