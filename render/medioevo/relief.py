"""The look of the land: peaks, hills, trees, tufts and dunes, drawn in ink as on an old map."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Callable
from itertools import pairwise

from PIL import ImageDraw

from render.paper import INK, PARCHMENT_LIGHT, Colour, mix
from render.sprites import Point
from rules.medioevo.data import TERRITORIES, Place, Terrain

Pen = ImageDraw.ImageDraw
Draw = Callable[[Pen, Point, float, random.Random], None]

GROUND: dict[Terrain, Colour] = {
    "plains": (231, 219, 176),
    "forest": (211, 213, 170),
    "hills": (227, 208, 162),
    "mountains": (215, 200, 171),
    "desert": (241, 222, 172),
}
_LINE: Colour = (128, 106, 76)
_SHADE: Colour = (172, 148, 112)
_LEAF: Colour = (150, 164, 112)
_LEAF_DARK: Colour = (96, 112, 70)
_GRASS: Colour = (142, 142, 84)
_SAND: Colour = (190, 158, 98)


def _peak(pen: Pen, at: Point, size: float, dice: random.Random) -> None:
    x, y = at
    high, half = size * dice.uniform(0.85, 1.2), size * dice.uniform(0.52, 0.62)
    top = (x + size * dice.uniform(-0.08, 0.08), y - high)
    left, right = (x - half, y), (x + half, y)
    ridge = (x + half * 0.1, y - high * 0.42)
    pen.polygon([left, top, right], fill=PARCHMENT_LIGHT)
    pen.polygon([top, right, (x + half * 0.3, y), ridge], fill=_SHADE)
    pen.line([left, top, right], mix(_LINE, INK, 0.25), max(1, round(size * 0.09)), joint="curve")
    pen.line([top, ridge, (x - half * 0.06, y - high * 0.2)], _LINE, max(1, round(size * 0.06)))


def _hill(pen: Pen, at: Point, size: float, dice: random.Random) -> None:
    x, y = at
    half, high = size * dice.uniform(0.5, 0.65), size * dice.uniform(0.4, 0.52)
    pen.chord((x - half, y - high, x + half, y + high), 180, 360, fill=mix(GROUND["hills"], PARCHMENT_LIGHT, 0.5))
    pen.chord((x, y - high * 0.86, x + half, y + high), 270, 360, fill=mix(GROUND["hills"], _SHADE, 0.45))
    pen.arc((x - half, y - high, x + half, y + high), 180, 360, _LINE, max(1, round(size * 0.08)))


def _tree(pen: Pen, at: Point, size: float, dice: random.Random) -> None:
    x, y = at
    high, half = size * dice.uniform(0.75, 0.95), size * 0.3
    pen.line((x, y, x, y - high * 0.4), _LINE, max(1, round(size * 0.1)))
    if dice.random() < 0.45:
        foot = y - high * 0.24
        shape = [(x - half, foot), (x, y - high), (x + half, foot)]
        pen.polygon(shape, fill=_LEAF)
        pen.polygon([(x, y - high), (x + half, foot), (x, foot)], fill=mix(_LEAF, _LEAF_DARK, 0.5))
        pen.line([*shape, shape[0]], _LEAF_DARK, max(1, round(size * 0.06)), joint="curve")
        return
    ball = (x - half, y - high, x + half, y - high * 0.28)
    pen.ellipse(ball, fill=_LEAF)
    pen.chord(ball, -60, 120, fill=mix(_LEAF, _LEAF_DARK, 0.45))
    pen.ellipse(ball, outline=_LEAF_DARK, width=max(1, round(size * 0.06)))


def _tuft(pen: Pen, at: Point, size: float, dice: random.Random) -> None:
    x, y = at
    for lean in (-0.32, -0.05, 0.26):
        tip = (x + size * lean, y - size * dice.uniform(0.3, 0.45))
        pen.line((x + size * lean * 0.35, y, *tip), _GRASS, max(1, round(size * 0.07)))


def _dune(pen: Pen, at: Point, size: float, dice: random.Random) -> None:
    x, y = at
    half, thick = size * dice.uniform(0.45, 0.7), max(1, round(size * 0.07))
    pen.arc((x - half, y - size * 0.2, x + half, y + size * 0.3), 190, 345, _SAND, thick)
    for _ in range(4):
        px, py = x + dice.uniform(-0.8, 0.8) * size, y + dice.uniform(0.05, 0.45) * size
        r = max(1.0, size * 0.035)
        pen.ellipse((px - r, py - r, px + r, py + r), fill=_SAND)


_SIGNS: dict[Terrain, tuple[Draw, float, float, float]] = {  # how it is drawn, its size, how far apart
    "mountains": (_peak, 23, 28, 21),
    "hills": (_hill, 22, 34, 24),
    "forest": (_tree, 20, 21, 18),
    "plains": (_tuft, 18, 40, 28),
    "desert": (_dune, 20, 42, 28),
}


def emblem(pen: Pen, terrain: Terrain, at: Point, size: float) -> None:
    """One sign of a terrain by itself, standing at the point."""
    _SIGNS[terrain][0](pen, at, size, random.Random(terrain))


class Outline:
    """A closed line that knows which of its edges cross which heights: a point is tested against few of them."""

    def __init__(self, ring: list[Point], step: float) -> None:
        self._step = step
        self._edges: defaultdict[int, list[tuple[Point, Point]]] = defaultdict(list)
        for a, b in pairwise((*ring, ring[0])):
            low, high = sorted((a[1], b[1]))
            for band in range(math.floor(low / step), math.floor(high / step) + 1):
                self._edges[band].append((a, b))

    def holds(self, point: Point) -> bool:
        """Whether a point lies inside (by counting crossings)."""
        x, y = point
        found = False
        for (ax, ay), (bx, by) in self._edges.get(math.floor(y / self._step), ()):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                found = not found
        return found

    def clear_of(self, point: Point, by: float) -> bool:
        """Whether a sign set there stays off the border."""
        x, y = point
        spots = ((x - by, y), (x + by, y), (x, y - by * 1.7), (x, y + by * 0.5))
        return all(self.holds(spot) for spot in spots)


def cover(
    pen: Pen,
    place: Place,
    ring: list[Point],
    keep: tuple[float, float, float, float],
    k: float,
    sheet: tuple[int, int],
) -> None:
    """Strews a land with the signs of its terrain, but for a box kept free for what stands there. `k`: pixels for a
    pixel of the whole map."""
    draw, size, across, down = _SIGNS[TERRITORIES[place].terrain]
    dice = random.Random(f"relief {place}")
    outline = Outline(ring, down * k)
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    right, bottom = min(max(xs), sheet[0] + across * k), min(max(ys), sheet[1] + down * k)
    y, odd = max(min(ys), 0.0), False
    while y < bottom:
        x = max(min(xs), 0.0) + (across * k / 2 if odd else 0)
        while x < right:
            spot = (x + dice.uniform(-0.3, 0.3) * across * k, y + dice.uniform(-0.25, 0.25) * down * k)
            taken = keep[0] < spot[0] < keep[2] and keep[1] < spot[1] < keep[3]
            if not taken and dice.random() < 0.86 and outline.clear_of(spot, size * k * 0.6):
                draw(pen, spot, size * k * dice.uniform(0.85, 1.1), dice)
            x += across * k
        y += down * k
        odd = not odd
