"""Lines that lead from a group of pieces to its own place, where it had to stand somewhere else."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from PIL import Image

from render.easel import Easel
from render.medioevo.layout import Layout
from render.medioevo.regions import Regions, regions_of
from render.paper import INK, PARCHMENT_LIGHT
from render.sheet import Box, Sheet
from render.sprites import Point
from rules.medioevo.data import Place

_STRAY = 0.4  # of a group in its own place: with less, a line leads there
_GRID = 9
_RIM = 4  # pixels around a group that are kept free
_DOT, _LINE = 5.0, 2.4  # pixels of the whole map


def lead(sheet: Sheet, layout: Layout, boxes: Mapping[Place, Box]) -> None:
    """Lays the lines of all groups that stand outside their places, under the pieces."""
    regions = regions_of(layout)
    for place, box in boxes.items():
        if regions.own(place, box) < _STRAY:
            goal = _goal(layout, regions, place, boxes.values())
            if goal and not _inside(goal, box):
                _lay(sheet, layout, _edge(box, goal), goal)


def _inside(spot: Point, box: Box, rim: int = 0) -> bool:
    return box[0] - rim < spot[0] < box[2] + rim and box[1] - rim < spot[1] < box[3] + rim


def _goal(layout: Layout, regions: Regions, place: Place, boxes: Iterable[Box]) -> Point | None:
    """The spot of a place nearest to its middle that nothing stands on."""
    middle = layout.spot(place)
    if middle is None:
        return None
    step, rim = 11 * layout.unit, round(_DOT * 3 * layout.unit)
    sheet = (rim, rim, layout.width - rim, layout.height - rim)
    steps = range(-_GRID, _GRID + 1)
    near = [(middle[0] + step * x, middle[1] + step * y) for x in steps for y in steps]
    found = [spot for spot in near if regions.inside(place, *spot) and _inside(spot, sheet)]
    free = [spot for spot in found if not any(_inside(spot, box, _RIM) for box in boxes)]
    return min(free or found, key=lambda spot: math.dist(spot, middle), default=None)


def _edge(box: Box, goal: Point) -> Point:
    """Where a line to that spot leaves the group."""
    return max(box[0], min(box[2], goal[0])), max(box[1], min(box[3], goal[1]))


def _lay(sheet: Sheet, layout: Layout, begin: Point, end: Point) -> None:
    rim = math.ceil((_DOT + _LINE) * layout.unit) + 2
    left, top = math.floor(min(begin[0], end[0])) - rim, math.floor(min(begin[1], end[1])) - rim
    wide, high = math.ceil(abs(begin[0] - end[0])) + 2 * rim, math.ceil(abs(begin[1] - end[1])) + 2 * rim
    path = [(x - left, y - top) for x, y in (begin, end)]
    sheet.blend(_line(path, (wide, high), layout.unit), (left, top))


def _line(path: list[Point], size: tuple[int, int], unit: float) -> Image.Image:
    """A line with a rim of light that ends in a dot."""
    easel, dot, thick = Easel(*size, 2), _DOT * unit, _LINE * unit
    easel.line(path, PARCHMENT_LIGHT, thick * 2.4)
    easel.disc(*path[1], dot + thick * 0.7, PARCHMENT_LIGHT)
    easel.line(path, INK, thick)
    easel.disc(*path[1], dot, INK)
    return easel.done()


def leader_sign() -> Image.Image:
    """Such a line by itself, for the legend."""
    return _line([(4, 30), (42, 12)], (56, 42), 1.6)
