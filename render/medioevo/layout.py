"""Which part of the map is drawn, how large, and where on its sheet things lie."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from render import part
from render.keep import hashed_once
from render.landscape import BOARD_SIZE
from render.medioevo import projection
from render.medioevo.projection import Box
from render.sprites import Point
from rules.medioevo.data import REALMS, SEAS, TERRITORIES, Place
from rules.medioevo.table import HOMES, NEAR

WIDTH = 1600  # of the page
EDGE = 10  # where the map begins inside the page's frame
TALLEST = 1500
CLOSE_WIDTH = 1080
_AROUND = 0.5  # flat units left free around what is shown
_BESIDE = 2.4  # the same around a single place, so that its neighbours show
_RIM = 36.0  # from the edge of the sheet to the nearest middle of a group
_SEA_ROOM = 2.4  # flat units beside the middle of a sea
_LEAST = 9.0  # flat units across in a close-up
_FLATTEST, _STEEPEST = 0.72, 1.0  # height by width of a close-up
_BESIDE_SEA = 0.9  # the same around a sea, which is wide by itself
_LARGER, _SMALLER = 1.2, 0.8  # how large pieces are in the place of a close-up, and beside it
_NEIGHBOUR = 1.7  # with which the name of a land has 11 pixels on a phone
_SMALL = 0.6  # how large the lines of an overview are
_READABLE = 1.9  # how large things in a lens are: a land's name has 34 pixels
_FARTHEST, _NEAREST = 56.0, 84.0  # pixels for a flat unit in a lens
_NEXT_TO = 1.6  # flat units left free around the places of a question
_ASKED = 1.5  # how large things in the picture of a question are: a land's name has 27 pixels
_PEOPLED = 58.0  # pixels for a flat unit, from which on there is room for all pieces and names
_STEPS = 1.16  # the sizes of such pictures: few, so that most of them have been drawn already


@hashed_once
@dataclass(frozen=True)
class Layout:
    """One sheet of the map. `lands` and `seas` are in play; `box` is the part of the flat map that is shown."""

    lands: tuple[Place, ...]
    seas: tuple[Place, ...]
    box: Box
    scale: float  # pixels for a flat unit
    width: int  # of the map itself, in pixels
    height: int
    close: bool
    drawn: float = 0.0  # how large things are drawn, if that does not follow from the scale
    about: tuple[Place, ...] = ()  # what a close-up is of

    @property
    def unit(self) -> float:
        """How large things are drawn, 1 on the whole map. In a close-up one of a few sizes, so that its pieces need
        not be drawn for it alone."""
        if self.drawn:
            return self.drawn
        return max(9, min(11, round(self.scale * 0.105))) / 5 if self.close else 1.0

    def unit_at(self, place: Place) -> float:
        """How large the pieces of a place are drawn: in a close-up of one place those of its neighbours are smaller."""
        if len(self.about) != 1:
            return self.unit
        return self.unit * _LARGER if place in self.about else max(_NEIGHBOUR, self.unit * _SMALLER)

    @property
    def page_width(self) -> int:
        return self.width + 2 * EDGE

    def at(self, point: Point) -> Point:
        return (point[0] - self.box[0]) * self.scale, (point[1] - self.box[1]) * self.scale

    def path(self, points: Iterable[Point], fine: int = 1) -> list[Point]:
        """A line of the flat map in pixels, `fine` times as large."""
        k, left, top = self.scale * fine, self.box[0], self.box[1]
        return [((x - left) * k, (y - top) * k) for x, y in points]

    def centre(self, place: Place) -> Point:
        return self.at(projection.centre(place))

    def shows(self, place: Place, beside: float = 0.0) -> bool:
        """Whether anything of a place may be on the sheet, or so many pixels beside it."""
        left, top, right, bottom = projection.reach(place)
        by = beside / self.scale
        across = left < self.box[2] + by and right > self.box[0] - by
        return across and top < self.box[3] + by and bottom > self.box[1] - by

    def holds(self, place: Place) -> bool:
        """Whether the middle of a place is on the sheet."""
        x, y = self.centre(place)
        return 0 <= x <= self.width and 0 <= y <= self.height

    def spot(self, place: Place) -> Point | None:
        """Where the pieces of a place go: its middle, or the middle of the part that is on the sheet. None: too
        little of it is."""
        return _spot(self, place)

    def px(self, length: float) -> int:
        return round(length * self.unit)


def _widened(box: Box, wide: float, high: float) -> Box:
    """A box of that size with the same middle, kept on the sheet."""
    wide, high = min(wide, projection.SIZE[0]), min(high, projection.SIZE[1])
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    left = max(0.0, min(x - wide / 2, projection.SIZE[0] - wide))
    top = max(0.0, min(y - high / 2, projection.SIZE[1] - high))
    return left, top, left + wide, top + high


def _around(box: Box, by: float) -> Box:
    return (
        max(0.0, box[0] - by),
        max(0.0, box[1] - by),
        min(projection.SIZE[0], box[2] + by),
        min(projection.SIZE[1], box[3] + by),
    )


def _stretch(box: Box, seas: tuple[Place, ...]) -> Box:
    """The box with room for the names of seas; all of a sea need not be seen."""
    spots = [projection.centre(sea) for sea in seas]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return (
        min(box[0], *(x - _SEA_ROOM for x in xs)),
        min(box[1], *(y - _SEA_ROOM / 2 for y in ys)),
        max(box[2], *(x + _SEA_ROOM for x in xs)),
        max(box[3], *(y + _SEA_ROOM / 2 for y in ys)),
    )


@lru_cache(maxsize=64)
def whole(lands: tuple[Place, ...], seas: tuple[Place, ...]) -> Layout:
    """All that is in play, as large as the page allows; the whole world while no realm is chosen."""
    lands, seas = lands or tuple(TERRITORIES), seas or SEAS
    width = WIDTH - 2 * EDGE
    box = _around(_stretch(projection.bounds(lands), seas), _AROUND)
    wide, high = box[2] - box[0], box[3] - box[1]
    steepest = TALLEST / width
    box = _widened(box, max(wide, high / steepest), high)
    scale = width / (box[2] - box[0])
    return Layout(lands, seas, box, scale, width, round((box[3] - box[1]) * scale), close=False)


@lru_cache(maxsize=1024)
def _spot(layout: Layout, place: Place) -> Point | None:
    x, y = layout.centre(place)
    edge = _RIM * layout.unit
    if edge <= x <= layout.width - edge and edge <= y <= layout.height - edge:
        return x, y
    if not layout.close:
        return max(edge, min(layout.width - edge, x)), max(edge, min(layout.height - edge, y))
    if not layout.shows(place, -edge):
        return None
    inner = (edge, edge, layout.width - edge, layout.height - edge)
    rings = tuple(tuple(layout.path(ring)) for ring in (projection.outline(place), *projection.holes(place)))
    found = projection.heart(rings, inner, (-1.0, -1.0))
    return None if found[0] < 0 else found


def meant(focus: str | None, lands: tuple[Place, ...], seas: tuple[Place, ...]) -> tuple[Place, ...]:
    """The places that a close-up is of: a place, or a realm's home. None: no close-up."""
    if focus in REALMS:
        home = next(places for realm, places in HOMES.items() if realm == focus)
        return tuple(place for place in home if place in lands)
    return (focus,) if focus in lands or focus in seas else ()


def _along_coasts(box: Box, sea: Place, lands: tuple[Place, ...]) -> Box:
    """The part of a sea's box that its coasts are in, and its middle: open water shows nothing."""
    coasts = [projection.bounds((place,)) for place in lands if place in NEAR[sea]]
    x, y = projection.centre(sea)
    lefts, tops, rights, bottoms = zip(
        *coasts, (x - _SEA_ROOM, y - _SEA_ROOM / 2, x + _SEA_ROOM, y + _SEA_ROOM / 2), strict=True
    )
    far = _around((min(lefts), min(tops), max(rights), max(bottoms)), _AROUND)
    return max(box[0], far[0]), max(box[1], far[1]), min(box[2], far[2]), min(box[3], far[3])


@lru_cache(maxsize=128)
def closer(focus: str, lands: tuple[Place, ...], seas: tuple[Place, ...]) -> Layout:
    """A place, a sea or a realm in close-up."""
    width = CLOSE_WIDTH - 2 * EDGE
    around = _AROUND if focus in REALMS else _BESIDE_SEA if focus in seas else _BESIDE
    box = _around(projection.bounds(meant(focus, lands, seas)), around)
    if focus in seas:
        box = _along_coasts(box, focus, lands)
    wide, high = max(_LEAST, box[2] - box[0]), box[3] - box[1]
    high = max(high, wide * _FLATTEST)
    wide = max(wide, high / _STEEPEST)
    box = _widened(box, wide, high)
    scale = width / (box[2] - box[0])
    return Layout(
        lands,
        seas,
        box,
        scale,
        width,
        round((box[3] - box[1]) * scale),
        close=True,
        about=meant(focus, lands, seas),
    )


@lru_cache(maxsize=64)
def overview(lands: tuple[Place, ...], seas: tuple[Place, ...]) -> Layout:
    """All that is in play on a landscape page."""
    lands, seas = lands or tuple(TERRITORIES), seas or SEAS
    width, height = BOARD_SIZE
    box = _around(_stretch(projection.bounds(lands), seas), _AROUND)
    wide, high = box[2] - box[0], box[3] - box[1]
    box = _widened(box, max(wide, high * width / height), max(high, wide * height / width))
    scale = min(width / (box[2] - box[0]), height / (box[3] - box[1]))
    return Layout(lands, seas, box, scale, width, height, close=False, drawn=_SMALL)


@lru_cache(maxsize=256)
def lens(place: Place, lands: tuple[Place, ...], seas: tuple[Place, ...], size: tuple[int, int]) -> Layout:
    """A place seen through a lens of that size, with as much of it as can be shown at a scale for reading."""
    width, height = size
    left, top, right, bottom = projection.bounds((place,))
    scale = max(_FARTHEST, min(_NEAREST, width / (right - left + 1), height / (bottom - top + 1)))
    x, y = projection.centre(place)
    box = _widened((x, y, x, y), width / scale, height / scale)
    return Layout(lands, seas, box, scale, width, height, close=True, drawn=_READABLE)


@lru_cache(maxsize=256)
def part_of(places: tuple[Place, ...], lands: tuple[Place, ...], seas: tuple[Place, ...]) -> Layout:
    """The part of the map around some places, in the shape of a question's picture. It is `close` where there is room
    for all that stands there; else armies are tokens, as in an overview."""
    lands, seas = lands or tuple(TERRITORIES), seas or SEAS
    width, height = part.SIZE
    box = _around(projection.bounds(places), _NEXT_TO)
    fits = min(_NEAREST, width / (box[2] - box[0]), height / (box[3] - box[1]))
    least = min(width / projection.SIZE[0], height / projection.SIZE[1])
    scale = max(least, _NEAREST / _STEPS ** math.ceil(math.log(_NEAREST / fits, _STEPS)))
    middle = (round(box[0] + box[2]) / 2, round(box[1] + box[3]) / 2)
    close = scale >= _PEOPLED
    left, right = _stretch_of(middle[0], width / scale, projection.SIZE[0])
    top, bottom = _stretch_of(middle[1], height / scale, projection.SIZE[1])
    seen = (left, top, right, bottom)
    return Layout(lands, seas, seen, scale, width, height, close=close, drawn=_ASKED if close else _SMALL)


def _stretch_of(middle: float, long: float, whole: float) -> tuple[float, float]:
    """From where to where a sheet that is so long shows a map: with this in its middle, as far as the map goes. A map
    that is shorter lies in the middle."""
    start = (whole - long) / 2 if long >= whole else max(0.0, min(middle - long / 2, whole - long))
    return start, start + long


EVERYTHING = whole(tuple(TERRITORIES), SEAS)
