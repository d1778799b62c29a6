"""How a game went: everybody's points from the first act to the last, as lines in the colours of the seats that end at
their shields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.paper import INK, INK_PALE, INK_SOFT
from render.seats import seat_of, shield
from render.sheet import Box
from render.sprites import Point
from render.type import write

_FINE = 3
_HEADING = 34
_SHIELD, _APART = 38, 30  # at the end of a line, and the least distance of two
_THICK, _CASING = 5, 8


@dataclass(frozen=True)
class Course:
    """A player's colour and points over the game; all players' are equally long."""

    colour: str
    points: tuple[int, ...]


def draw_course(page: Image.Image, box: Box, heading: str, courses: Sequence[Course]) -> None:
    """Drawn from the last player to the first, whose line is on top."""
    left, top, right, bottom = box
    write(ImageDraw.Draw(page), (left, top + 30), heading, "title-italic", _HEADING, room=right - left, colour=INK_SOFT)
    field = left, top + 52, right - _SHIELD - 4, bottom - 6
    paths = [_path(field, course.points, _reach(courses)) for course in courses]
    _lines(page, (left, top + 40, right, bottom), courses, paths)
    for course, (x, y) in zip(courses, _ends([path[-1] for path in paths], top + 52, bottom), strict=True):
        crest = shield(course.colour, _SHIELD)
        page.paste(crest, (round(x) + 4, round(y) - _SHIELD // 2), crest)


def _reach(courses: Sequence[Course]) -> tuple[int, int]:
    every = [points for course in courses for points in course.points]
    return min(0, *every), max(1, *every)


def _path(field: Box, points: Sequence[int], reach: tuple[int, int]) -> list[Point]:
    left, top, right, bottom = field
    (low, high), last = reach, max(1, len(points) - 1)
    return [
        (left + (right - left) * number / last, bottom - (bottom - top) * (value - low) / (high - low))
        for number, value in enumerate(points)
    ]


def _lines(page: Image.Image, box: Box, courses: Sequence[Course], paths: Sequence[list[Point]]) -> None:
    """On a sheet several times as large, so that their edges are smooth."""
    left, top, right, bottom = box
    sheet = page.crop(box).resize(((right - left) * _FINE, (bottom - top) * _FINE), Image.Resampling.BICUBIC)
    pen = ImageDraw.Draw(sheet)
    foot = (bottom - top - 2) * _FINE
    pen.line((0, foot, sheet.width - (_SHIELD + 4) * _FINE, foot), INK_PALE, 2 * _FINE)
    for course, path in reversed([*zip(courses, paths, strict=True)]):
        spots = [((x - left) * _FINE, (y - top) * _FINE) for x, y in path]
        for thick, colour in ((_CASING, INK), (_THICK, seat_of(course.colour).colour)):
            pen.line(spots, colour, thick * _FINE, joint="curve")
    page.paste(sheet.resize((right - left, bottom - top), Image.Resampling.LANCZOS), (left, top))


def _ends(ends: Sequence[Point], top: float, bottom: float) -> list[Point]:
    """Where shields stand: beside the ends of their lines, moved up or down as far as others need."""
    order = sorted(range(len(ends)), key=lambda number: ends[number][1])
    highest = top + _SHIELD / 2 - 10
    room = min(_APART, (bottom - _SHIELD / 2 - highest) / max(1, len(ends) - 1))
    ys = dict[int, float]()
    for at, number in enumerate(order):
        least = highest if at == 0 else ys[order[at - 1]] + room
        most = bottom - _SHIELD / 2 - room * (len(order) - 1 - at)
        ys[number] = max(least, min(ends[number][1], most))
    return [(x, ys[number]) for number, (x, _) in enumerate(ends)]
