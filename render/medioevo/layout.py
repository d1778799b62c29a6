"""Which part of the map is drawn, how large, and where on its sheet things lie."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from render.medioevo import projection
from render.sprites import Point
from rules.medioevo.data import REALMS, SEAS, TERRITORIES, Place
from rules.medioevo.geography import HOMES, NEAR

Box = tuple[float, float, float, float]

WIDTH = 1600  # of the page
EDGE = 10  # where the map begins inside the page's frame
TALLEST = 1500
CLOSE_WIDTH = 1080
CLOSE_TALLEST = 1120
_AROUND = 0.5  # flat units left free around what is shown
_LEAST = 9.0  # flat units across in a close-up
_FLATTEST, _STEEPEST = 0.72, 1.0  # height by width of a close-up


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

    @property
    def unit(self) -> float:
        """How large things are drawn, 1 on the whole map."""
        return 2.1 if self.close else 1.0

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

    def shows(self, place: Place, margin: float = 0.0) -> bool:
        """Whether the middle of a place is on the sheet."""
        x, y = self.centre(place)
        return -margin <= x <= self.width + margin and -margin <= y <= self.height + margin

    def px(self, length: float) -> int:
        return round(length * self.unit)


def _bounds(places: Iterable[Place]) -> Box:
    points = [point for place in places for point in projection.outline(place)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)




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


@lru_cache(maxsize=64)
def whole(lands: tuple[Place, ...], seas: tuple[Place, ...]) -> Layout:
    """All that is in play, as large as the page allows."""
    width = WIDTH - 2 * EDGE
    box = _around(_bounds((*lands, *seas)), _AROUND)
    wide, high = box[2] - box[0], box[3] - box[1]
    steepest = TALLEST / width
    box = _widened(box, max(wide, high / steepest), high)
    scale = width / (box[2] - box[0])
    return Layout(lands, seas, box, scale, width, round((box[3] - box[1]) * scale), close=False)


def meant(focus: str | None, lands: tuple[Place, ...], seas: tuple[Place, ...]) -> tuple[Place, ...]:
    """The places that a close-up must show: a place with its neighbours, or a realm's home. None: no close-up."""
    if focus in REALMS:
        home = next(places for realm, places in HOMES.items() if realm == focus)
        return tuple(place for place in home if place in lands)
    if focus in lands:
        return (focus, *(place for place in NEAR[focus] if place in lands))
    return (focus,) if focus in seas else ()


@lru_cache(maxsize=128)
def closer(focus: str, lands: tuple[Place, ...], seas: tuple[Place, ...]) -> Layout:
    """A place, a sea or a realm in close-up."""
    width = CLOSE_WIDTH - 2 * EDGE
    box = _around(_bounds(meant(focus, lands, seas)), _AROUND * 0.6)
    wide, high = max(_LEAST, box[2] - box[0]), box[3] - box[1]
    high = max(high, wide * _FLATTEST)
    wide = max(wide, high / _STEEPEST)
    box = _widened(box, wide, high)
    scale = width / (box[2] - box[0])
    return Layout(lands, seas, box, scale, width, round((box[3] - box[1]) * scale), close=True)


EVERYTHING = whole(tuple(TERRITORIES), SEAS)
