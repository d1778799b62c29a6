"""Lines that lead from a group of pieces to its own place, where it had to stand somewhere else."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, pairwise

from PIL import Image

from render.easel import Easel
from render.medioevo.layout import Layout
from render.medioevo.regions import regions_of
from render.paper import INK, PARCHMENT_LIGHT
from render.sheet import Box, Sheet
from render.sprites import Point
from rules.medioevo.data import Place

_STRAY = 0.4  # of a group in its own place: with less, a line leads there
_GRID, _STEP = 9, 11  # how many spots are tried to each side, and pixels of the whole map from one to the next
_MANY, _FEW, _BENDS = 60, 8, 6  # spots that a line is tried to, straight and bent, and how many bends to each side
_HARDLY = 4.0  # pixels of a line that may be hidden
_STILL = 1e-9
_DOT, _LINE = 5.0, 2.4  # pixels of the whole map

Line = tuple[Point, ...]  # from a group to its place, straight or with one bend
Parts = Mapping[Place, Sequence[Box]]  # what each group covers: its name, its pieces


def lead(sheet: Sheet, layout: Layout, boxes: Mapping[Place, Box], parts: Parts) -> None:
    """Lays the lines of all groups that stand outside their places, under the pieces."""
    for line in lines_of(layout, boxes, parts).values():
        _lay(sheet, layout, line)


def lines_of(layout: Layout, boxes: Mapping[Place, Box], parts: Parts) -> dict[Place, Line]:
    """From where to where such lines go."""
    regions, found = regions_of(layout), dict[Place, Line]()
    for place, box in boxes.items():
        if regions.own(place, box) < _STRAY:
            line = _line_home(layout, place, tuple(parts[place]), _near(layout, place, box, parts))
            if line and not _inside(line[-1], box):
                found[place] = line
    return found


def _near(layout: Layout, place: Place, box: Box, parts: Parts) -> tuple[Box, ...]:
    """What other groups cover where a line home may run."""
    (x, y), by = layout.spot(place) or box[:2], (_GRID + 4) * _STEP * layout.unit
    left, top, right, bottom = min(box[0], x) - by, min(box[1], y) - by, max(box[2], x) + by, max(box[3], y) + by
    others = (part for there, all_ in parts.items() if there != place for part in all_)
    return tuple(one for one in others if one[0] < right and one[2] > left and one[1] < bottom and one[3] > top)


def _inside(spot: Point, box: Box, rim: int = 0) -> bool:
    return box[0] - rim < spot[0] < box[2] + rim and box[1] - rim < spot[1] < box[3] + rim


@lru_cache(maxsize=512)
def _line_home(layout: Layout, place: Place, own: tuple[Box, ...], others: tuple[Box, ...]) -> Line | None:
    """To the spot of a place nearest to its middle that nothing stands on, rather one to which a line leads behind no
    other group; if there is none, around whatever is in the way."""
    goals = _goals(layout, place, (*own, *others))
    best, least = None, math.inf
    straight = ((_edge(own, goal), goal) for goal in goals[:_MANY])
    for line in chain(straight, _bent(layout, own, goals[:_FEW])):
        covered = 0.0
        for begin, end in pairwise(line):
            for other in others:
                covered += hidden(begin, end, other)
            if covered >= least:
                break
        else:
            best, least = line, covered
        if least < _HARDLY:
            break
    return best


def _goals(layout: Layout, place: Place, taken: tuple[Box, ...]) -> list[Point]:
    middle, regions = layout.spot(place), regions_of(layout)
    if middle is None:
        return []
    step, rim = _STEP * layout.unit, round(_DOT * 3 * layout.unit)
    sheet = (rim, rim, layout.width - rim, layout.height - rim)
    steps = range(-_GRID, _GRID + 1)
    near = [(middle[0] + step * x, middle[1] + step * y) for x in steps for y in steps]
    found = [spot for spot in near if regions.inside(place, *spot) and _inside(spot, sheet)]
    clear = round((_DOT + _LINE) * layout.unit)
    free = [spot for spot in found if not any(_inside(spot, other, clear) for other in taken)]
    return sorted(free or found, key=lambda spot: math.dist(spot, middle))


def _bent(layout: Layout, own: Sequence[Box], goals: Sequence[Point]) -> Iterator[Line]:
    """Lines to these spots with one bend, the straighter first."""
    for far in range(1, _BENDS + 1):
        for goal in goals:
            begin = _edge(own, goal)
            long = max(1.0, math.dist(begin, goal))
            by = far * _STEP * 1.5 * layout.unit / long
            x, y = (begin[0] + goal[0]) / 2, (begin[1] + goal[1]) / 2
            for side in (by, -by):
                bend = x + (goal[1] - begin[1]) * side, y - (goal[0] - begin[0]) * side
                yield _edge(own, bend), bend, goal


def hidden(begin: Point, end: Point, box: Box) -> float:
    """How much of a line runs through a box, in pixels."""
    if max(begin[0], end[0]) <= box[0] or min(begin[0], end[0]) >= box[2]:
        return 0.0
    if max(begin[1], end[1]) <= box[1] or min(begin[1], end[1]) >= box[3]:
        return 0.0
    enters, leaves = 0.0, 1.0
    for axis in (0, 1):
        way, low, high = end[axis] - begin[axis], box[axis] - begin[axis], box[axis + 2] - begin[axis]
        if abs(way) < _STILL:
            if low > 0 or high < 0:
                return 0.0
            continue
        first, last = sorted((low / way, high / way))
        enters, leaves = max(enters, first), min(leaves, last)
    return max(0.0, leaves - enters) * math.dist(begin, end)


def _edge(own: Sequence[Box], goal: Point) -> Point:
    """Where a line to that spot leaves the group: at its name or at its pieces, whatever is nearer."""
    nearest = ((max(box[0], min(box[2], goal[0])), max(box[1], min(box[3], goal[1]))) for box in own)
    return min(nearest, key=lambda spot: math.dist(spot, goal))


def _lay(sheet: Sheet, layout: Layout, line: Line) -> None:
    rim = math.ceil((_DOT + _LINE) * layout.unit) + 2
    xs, ys = [x for x, _ in line], [y for _, y in line]
    left, top = math.floor(min(xs)) - rim, math.floor(min(ys)) - rim
    size = math.ceil(max(xs) - left) + rim, math.ceil(max(ys) - top) + rim
    sheet.blend(_line([(x - left, y - top) for x, y in line], size, layout.unit), (left, top))


def _line(path: list[Point], size: tuple[int, int], unit: float) -> Image.Image:
    """A line with a rim of light that ends in a dot."""
    easel, dot, thick = Easel(*size, 2), _DOT * unit, _LINE * unit
    easel.line(path, PARCHMENT_LIGHT, thick * 2.4)
    easel.disc(*path[-1], dot + thick * 0.7, PARCHMENT_LIGHT)
    easel.line(path, INK, thick)
    easel.disc(*path[-1], dot, INK)
    return easel.done()


def leader_sign() -> Image.Image:
    """Such a line by itself, for the legend."""
    return _line([(4, 30), (42, 12)], (56, 42), 1.6)
