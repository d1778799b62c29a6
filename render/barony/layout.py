"""Where the hexes lie on the page."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache

from render import part
from render.keep import hashed_once
from render.landscape import BOARD_SIZE
from render.seasons import EVERGREEN, Season
from render.sizes import LEAST, SHEET
from render.sprites import Point
from rules.barony.land import Hex, Land, land_of, place

ROOT3 = math.sqrt(3)
WIDTH = SHEET
MARGIN = 24
TALLEST = 1180  # of the board itself
WIDEST_HEX = 100.0
LABEL = LEAST  # the least size of a hex's name
CLOSE_WIDTH = 960
CLOSE_RINGS = 2
_SLIM = 8  # the margin on a landscape page
_NAMED = 41.0  # from this side on a hex has room for its name


def unit_centre(hex_: Hex) -> Point:
    """The hex's centre, if a side were 1."""
    column, row = place(hex_)
    return 1.5 * column, ROOT3 * (row + (0.5 if column % 2 else 0.0))


def corners(centre: Point, side: float) -> list[Point]:
    """The six corners, from the right one clockwise."""
    return [
        (centre[0] + side * math.cos(math.pi / 3 * turn), centre[1] + side * math.sin(math.pi / 3 * turn))
        for turn in range(6)
    ]


@hashed_once
@dataclass(frozen=True)
class Layout:
    """One board on one page: `side` is a hex's side in pixels, `shift` moves unit centres to the page."""

    text: str
    hexes: tuple[Hex, ...]
    focus: Hex | None
    side: float
    shift: Point
    width: int
    height: int  # of the board with its margins
    label: int  # the size of a hex's name; 0: there is no room for names
    season: Season = EVERGREEN

    @property
    def land(self) -> Land:
        return land_of(self.text)

    @cached_property
    def shown(self) -> frozenset[Hex]:
        return frozenset(self.hexes)

    def touches(self, hex_: Hex, box: tuple[int, int, int, int]) -> bool:
        """Whether anything on the hex may be seen in this part of the board."""
        (x, y), reach = self.centre(hex_), self.side * 1.1
        return box[0] - reach < x < box[2] + reach and box[1] - reach < y < box[3] + reach

    def centre(self, hex_: Hex) -> Point:
        x, y = unit_centre(hex_)
        return (x + self.shift[0]) * self.side, (y + self.shift[1]) * self.side


def _near(land: Land, focus: Hex) -> set[Hex]:
    found = {focus}
    for _ in range(CLOSE_RINGS):
        found |= {other for hex_ in found for other in land.near[hex_]}
    return found


@lru_cache(maxsize=128)
def layout_of(text: str, focus: Hex | None = None, season: Season = EVERGREEN) -> Layout:
    """The whole board, or the hexes around the focus, as large as the page allows."""
    land = land_of(text)
    chosen = _near(land, focus) if focus in land.terrain and focus else set(land.terrain)
    width, tallest = (CLOSE_WIDTH, 900) if focus else (WIDTH, TALLEST)
    hexes = tuple(sorted(chosen, key=place))
    left, top, right, bottom = _bounds(hexes)
    room = width - 2 * MARGIN
    side = min(room / (right - left), (tallest - 2 * MARGIN) / (bottom - top), WIDEST_HEX)
    height = math.ceil((bottom - top) * side) + 2 * MARGIN
    shift = (width / 2 / side - (left + right) / 2, MARGIN / side - top)
    return Layout(text, hexes, focus, side, shift, width, height, max(LABEL, round(side * 0.42)), season)


@lru_cache(maxsize=128)
def landscape_of(text: str, season: Season = EVERGREEN) -> Layout:
    """The whole board on a landscape page. On small hexes there are no names: pieces need the room."""
    hexes = tuple(sorted(land_of(text).terrain, key=place))
    left, top, right, bottom = _bounds(hexes)
    width, height = BOARD_SIZE
    side = min((width - 2 * _SLIM) / (right - left), (height - 2 * _SLIM) / (bottom - top), WIDEST_HEX)
    shift = (width / 2 / side - (left + right) / 2, height / 2 / side - (top + bottom) / 2)
    return Layout(text, hexes, None, side, shift, width, height, LABEL if side >= _NAMED else 0, season)


@lru_cache(maxsize=128)
def parts_of(text: str, season: Season = EVERGREEN) -> tuple[Layout, ...]:
    """The whole board in several sizes to look at a part of, the largest first; of the last, all is seen."""
    left, top, right, bottom = _bounds(tuple(land_of(text).terrain))
    wide, high = part.SIZE
    least = min((wide - 2 * _SLIM) / (right - left), (high - 2 * _SLIM) / (bottom - top), WIDEST_HEX)
    most = max(least, layout_of(text).side)
    return tuple(_sized(text, side, season) for side in dict.fromkeys((most, math.sqrt(most * least), least)))


def _sized(text: str, side: float, season: Season) -> Layout:
    """The whole board with hexes of that size, on a sheet that fills a picture."""
    hexes = tuple(sorted(land_of(text).terrain, key=place))
    left, top, right, bottom = _bounds(hexes)
    width = max(part.SIZE[0], math.ceil((right - left) * side) + 2 * _SLIM)
    height = max(part.SIZE[1], math.ceil((bottom - top) * side) + 2 * _SLIM)
    shift = (width / 2 / side - (left + right) / 2, height / 2 / side - (top + bottom) / 2)
    return Layout(text, hexes, None, side, shift, width, height, max(part.LEAST, round(side * 0.42)), season)


def _bounds(hexes: tuple[Hex, ...]) -> tuple[float, float, float, float]:
    """The box around the hexes, if a side were 1."""
    spots = [unit_centre(hex_) for hex_ in hexes]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs) - 1, min(ys) - ROOT3 / 2, max(xs) + 1, max(ys) + ROOT3 / 2
