"""From degrees to the flat sheet. The map is drawn by hand, as it were: crowded lands are given more room than
empty ones, and borders wander a little between the corners that the data names."""

from __future__ import annotations

import math
import random
from bisect import bisect_left
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from render.sprites import Point
from rules.medioevo.data import SEAS, TERRITORIES, Place, chart

Box = tuple[float, float, float, float]

# How wide a degree is drawn, at some longitudes and latitudes; in between it changes evenly.
_ACROSS = ((-0.9, 0.50), (3, 0.80), (7, 1.05), (12, 1.20), (22, 1.26), (29, 1.16), (33, 1.05), (36, 1.26), (39, 1.0),
           (43, 0.86), (48, 0.72), (51.3, 0.62))  # fmt: skip
_DOWN = ((25, 0.55), (28, 1.0), (31, 1.55), (34, 1.5), (37, 1.25), (41, 1.5), (46, 1.58), (49, 1.5), (52, 1.3),
         (55, 1.35), (59, 1.45), (61, 1.3), (62.3, 1.2))  # fmt: skip
_ROUGH = 0.11  # of an edge's length: how far its middle may stray
_GRID = 18
_WIDER = 1.45  # groups of pieces, than they are high
_FINEST = 0.16  # degrees: shorter edges stay straight


def _sums(knots: tuple[tuple[float, float], ...]) -> tuple[tuple[float, float, float], ...]:
    """At every knot: the degree, its stretch, and how far all before it reaches."""
    rows = [(knots[0][0], knots[0][1], 0.0)]
    for (low, slow), (high, fast) in pairwise(knots):
        rows.append((high, fast, rows[-1][2] + (high - low) * (slow + fast) / 2))
    return tuple(rows)


_X, _Y = _sums(_ACROSS), _sums(_DOWN)


def _stretched(rows: tuple[tuple[float, float, float], ...], degree: float) -> float:
    (low, slow, reach), (high, fast, _) = next(
        (pair for pair in pairwise(rows) if degree <= pair[1][0]), (rows[-2], rows[-1])
    )
    share = (degree - low) / (high - low)
    return reach + (degree - low) * (slow + (fast - slow) * share / 2)


def flat(point: Point) -> Point:
    """A point of the map on the flat sheet: x grows eastwards, y southwards, both from 0."""
    return _stretched(_X, point[0]), SIZE[1] - _stretched(_Y, point[1])


SIZE: Point = (_X[-1][2], _Y[-1][2])


def _wander(one: Point, other: Point, dice: random.Random) -> list[Point]:
    """The points between two, both left out."""
    long = math.dist(one, other)
    if long < _FINEST:
        return []
    stray = dice.uniform(-_ROUGH, _ROUGH)
    middle = (
        (one[0] + other[0]) / 2 - (other[1] - one[1]) * stray,
        (one[1] + other[1]) / 2 + (other[0] - one[0]) * stray,
    )
    return [*_wander(one, middle, dice), middle, *_wander(middle, other, dice)]


@lru_cache(maxsize=4096)
def _edge(one: Point, other: Point) -> tuple[Point, ...]:
    """An edge as drawn, the same from both sides: neighbours stay neighbours."""
    if one > other:
        return tuple(reversed(_edge(other, one)))
    between = _wander(one, other, random.Random(f"{one}{other}"))
    return tuple(flat(point) for point in (one, *between, other))


def drawn_path(points: tuple[Point, ...]) -> list[Point]:
    """An open line through the points."""
    path: list[Point] = []
    for one, other in pairwise(points):
        path += _edge(one, other)[:-1]
    return [*path, flat(points[-1])]


def ring(points: tuple[Point, ...]) -> list[Point]:
    """A closed line through the points."""
    return drawn_path((*points, points[0]))[:-1]


@lru_cache(maxsize=128)
def outline(place: Place) -> tuple[Point, ...]:
    return tuple(ring(chart().places[place].outline))


@lru_cache(maxsize=128)
def holes(place: Place) -> tuple[tuple[Point, ...], ...]:
    return tuple(tuple(ring(hole)) for hole in chart().places[place].holes)


@lru_cache(maxsize=128)
def centre(place: Place) -> Point:
    """The roomiest spot of a place, where its name and its pieces go: they are wider than high."""
    return heart((outline(place), *holes(place)), bounds((place,)), flat(chart().places[place].centre))


def heart(rings: tuple[tuple[Point, ...], ...], box: Box, fallback: Point) -> Point:
    """Of the spots of a grid within a box, the one inside the rings with most room around it."""
    left, top, right, bottom = box
    best, found = 0.0, fallback
    columns = [
        (x, sorted(_crossings(rings, x, 1))) for x in (left + (right - left) * n / _GRID for n in range(1, _GRID))
    ]
    for row in range(1, _GRID):
        y = top + (bottom - top) * row / _GRID
        across = sorted(_crossings(rings, y, 0))
        for x, down in columns:
            if bisect_left(across, x) % 2 == 0:
                continue
            room = min(_gap(across, x, left, right) / _WIDER, _gap(down, y, top, bottom))
            if room > best:
                best, found = room, (x, y)
    return found


def _crossings(rings: tuple[tuple[Point, ...], ...], level: float, axis: int) -> list[float]:
    """Where the rings cross a horizontal (axis 0) or vertical (axis 1) line."""
    cuts: list[float] = []
    for ring_ in rings:
        for a, b in pairwise((*ring_, ring_[0])):
            if (a[1 - axis] > level) != (b[1 - axis] > level):
                share = (level - a[1 - axis]) / (b[1 - axis] - a[1 - axis])
                cuts.append(a[axis] + (b[axis] - a[axis]) * share)
    return cuts


def _gap(cuts: list[float], at: float, low: float, high: float) -> float:
    """How far it is to the nearest of the crossings, which are in order, or to the end of the box."""
    after = bisect_left(cuts, at)
    return min(at - low, high - at, *(abs(cut - at) for cut in cuts[max(0, after - 1) : after + 1]))


def bounds(places: Iterable[Place]) -> Box:
    points = [point for place in places for point in outline(place)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


@lru_cache(maxsize=128)
def reach(place: Place) -> Box:
    """The box that a place lies in."""
    return bounds((place,))


@lru_cache(maxsize=512)
def border(one: Place, other: Place) -> tuple[tuple[Point, ...], ...]:
    """The lines that two places share."""
    edges = _edges(other)
    around = pairwise((*chart().places[one].outline, chart().places[one].outline[0]))
    return _joined([_edge(a, b) for a, b in around if frozenset((a, b)) in edges])


def _joined(lines: list[tuple[Point, ...]]) -> tuple[tuple[Point, ...], ...]:
    """Lines of an outline, in its order, as few as possible."""
    runs: list[tuple[Point, ...]] = []
    for line in lines:
        if runs and runs[-1][-1] == line[0]:
            runs[-1] = (*runs[-1], *line[1:])
        else:
            runs.append(line)
    if len(runs) > 1 and runs[-1][-1] == runs[0][0]:  # the outline began in the middle of it
        runs[0] = (*runs.pop(), *runs[0][1:])
    return tuple(runs)


@lru_cache(maxsize=128)
def _edges(place: Place) -> frozenset[frozenset[Point]]:
    shape = chart().places[place]
    rings = (shape.outline, *shape.holes)
    return frozenset(frozenset(edge) for points in rings for edge in pairwise((*points, points[0])))


@lru_cache(maxsize=128)
def shores(place: Place) -> tuple[tuple[Point, ...], ...]:
    """The lines along which a place ends and no other place of its kind begins: for a sea its coasts, for a land
    where it meets a sea or the unknown. The edge of the sheet is none."""
    alike = SEAS if place in SEAS else tuple(TERRITORIES)
    others = frozenset[frozenset[Point]]().union(*(_edges(other) for other in alike if other != place))
    west, south, east, north = chart().box
    lines: list[tuple[Point, ...]] = []
    for a, b in pairwise((*chart().places[place].outline, chart().places[place].outline[0])):
        at_edge = any(a[axis] == b[axis] == end for axis, end in ((0, west), (0, east), (1, south), (1, north)))
        if not at_edge and frozenset((a, b)) not in others:
            lines.append(_edge(a, b))
    return _joined(lines)
