"""A part of a board with numbers and arrows on it, and beside or below it what they mean."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageDraw

from render.figures.page import BOTTOM, EDGE, LEADING, LEAST, TOP, WIDE, Page, Telling
from render.keep import kept
from render.marks import CASING, FINE, Casing, arrow_masks, cased, pip
from render.paper import ACCENT, INK, PARCHMENT_LIGHT, Colour
from render.picture import Scene
from render.sprites import Point
from render.wrap import lines
from rules.core.view import View

_PIP = 46
_FORBIDDEN: Colour = (92, 84, 76)
_DULL: Casing = ((9.6, INK), (3.0, PARCHMENT_LIGHT), (0.0, _FORBIDDEN))
_AWAY = 0.3  # units from the middle of a place, where an arrow begins
_BESIDE = 26  # between the window and its notes
_APART = 20  # between two notes
_LARGEST = 40
_GUTTER = 40  # between two columns of notes


@dataclass(frozen=True)
class Window:
    """A part of a board, in colours. `spots`: where its places are; `unit`: how large a place is; `least`: the size of
    the smallest type in it; `pip`: where in a place its number stands, in units."""

    image: Image.Image
    spots: Mapping[str, Point]
    unit: float
    least: float = LEAST
    pip: Point = (0.0, 0.0)


Cut = Callable[[Any, Scene], Window]  # of a game's own view


@dataclass(frozen=True)
class Note:
    """A numbered remark. `at`: the places that bear its number; `off`: elsewhere in them than usual, in units of a
    place. `no`: it says what cannot be done."""

    word: str
    at: tuple[str, ...] = ()
    off: Point | None = None
    no: bool = False

    @property
    def colour(self) -> Colour:
        return _FORBIDDEN if self.no else ACCENT


@dataclass(frozen=True)
class Arrow:
    """A way from place to place; `no`: one that nobody can go; `broken`: one that nobody sees. `off`: so far beside the
    middle of its places, in units."""

    start: str
    end: str
    no: bool = False
    broken: bool = False
    off: Point = (0.0, 0.0)


@dataclass(frozen=True)
class Board:
    """`sample` names the position. With `below`, the notes stand under the window, in so many columns."""

    sample: str
    cut: Cut
    notes: tuple[Note, ...]
    arrows: tuple[Arrow, ...] = ()
    rings: tuple[str, ...] = ()
    below: int = 0

    def words(self, tell: Telling) -> tuple[str, ...]:
        return tuple(tell(note.word) for note in self.notes)

    def draw(self, page: Page, tell: Telling, view: Callable[[str], View]) -> None:
        told = self.words(tell)
        page.said += [f"{number}: {text}" for number, text in enumerate(told, 1)]
        scene = Scene(tell.scene.names, tell.say, rings=self.rings)
        window = self.cut(view(self.sample), scene)
        box = _hung(page, window, wide=bool(self.below), marks=self)
        if self.below:
            _columns(page, self.notes, told, box[3] + 22, self.below)
        else:
            _column(page, self.notes, told, box[2] + _BESIDE)


def _hung(page: Page, window: Window, *, wide: bool, marks: Board) -> tuple[int, int, int, int]:
    """The window on the page with its marks, as large as it is unless there is less room; says where it hangs."""
    room = (WIDE - 2 * EDGE, BOTTOM - TOP) if wide else (round(WIDE * 0.6), BOTTOM - TOP)
    share = min(1.0, room[0] / window.image.width, room[1] / window.image.height)
    size = round(window.image.width * share), round(window.image.height * share)
    page.shows(window.least * share)
    shown = window.image if share == 1.0 else window.image.resize(size, Image.Resampling.LANCZOS)
    left = (WIDE - size[0]) // 2 if wide else EDGE
    top = TOP + 6
    page.paste(shown.convert("RGB"), (left, top))
    page.pen.rectangle((left - 1, top - 1, left + size[0], top + size[1]), outline=INK, width=3)

    def at(place: str, off: Point = (0.0, 0.0)) -> Point:
        x, y = window.spots[place]
        unit = window.unit
        return left + (x + off[0] * unit) * share, top + (y + off[1] * unit) * share

    for arrow in marks.arrows:
        _lay_arrow(page, at(arrow.start, arrow.off), at(arrow.end, arrow.off), round(window.unit * share), arrow)
    for number, note in enumerate(marks.notes, 1):
        for place in note.at:
            disc = pip(str(number), _PIP, note.colour)
            x, y = at(place, window.pip if note.off is None else note.off)
            page.paste(disc, (x - disc.width / 2, y - disc.height / 2))
    return left, top, left + size[0], top + size[1]


def _lay_arrow(page: Page, start: Point, end: Point, unit: int, arrow: Arrow) -> None:
    far = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    away = _AWAY * unit / far  # whoever moves stays to be seen
    x, y = round(start[0] + (end[0] - start[0]) * away), round(start[1] + (end[1] - start[1]) * away)
    sprite, (left, top) = drawn_arrow((round(end[0]) - x, round(end[1]) - y), unit, arrow.no, arrow.broken)
    page.paste(sprite, (x + left, y + top))
    if arrow.no:
        middle = (x + end[0]) / 2, (y + end[1]) / 2
        cross = crossed(round(unit * 0.27))
        page.paste(cross, (middle[0] - cross.width / 2, middle[1] - cross.height / 2))


@kept
def drawn_arrow(end: tuple[int, int], unit: int, no: bool, broken: bool) -> tuple[Image.Image, tuple[int, int]]:
    casing = _DULL if no else CASING
    corner, masks = arrow_masks(end, unit, casing, broken=broken)
    return cased([mask.reduce(FINE) for mask in masks], casing), corner


@kept
def crossed(size: int) -> Image.Image:
    """A cross: not here."""
    fine = 4
    image = Image.new("RGBA", (size * fine, size * fine), (*INK, 0))
    pen = ImageDraw.Draw(image)
    far, near = size * fine * 0.84, size * fine * 0.16
    for thick, colour in ((0.32, INK), (0.24, PARCHMENT_LIGHT), (0.17, ACCENT)):
        wide = round(size * fine * thick)
        for ends in (((near, near), (far, far)), ((near, far), (far, near))):
            pen.line(ends, colour, wide)
            for px, py in ends:
                half = wide / 2
                pen.ellipse((px - half, py - half, px + half, py + half), fill=colour)
    return image.resize((size, size), Image.Resampling.LANCZOS)


# The notes


def _height(told: tuple[str, ...], room: int, size: int) -> int:
    leading = round(size * LEADING / LEAST)
    return sum(len(lines("label", size, text, room)) * leading for text in told) + _APART * (len(told) - 1)


def _write(page: Page, note: Note, number: int, text: str, at: tuple[int, int], room: int, size: int) -> int:
    left, top = at
    leading = round(size * LEADING / LEAST)
    disc = pip(str(number), _PIP, note.colour)
    page.paste(disc, (left, top + (leading - disc.height) / 2))
    return page.paragraph((left + _PIP + 12, top), text, room - _PIP - 12, size=size)


def _column(page: Page, notes: tuple[Note, ...], told: tuple[str, ...], left: int) -> None:
    """Under one another, in type as large as there is room for."""
    room = WIDE - EDGE - left
    inner = room - _PIP - 12
    fitting = [size for size in range(_LARGEST, LEAST, -2) if _height(told, inner, size) <= BOTTOM - TOP - 12]
    size = fitting[0] if fitting else LEAST
    spare = BOTTOM - TOP - 12 - _height(told, inner, size)
    gap = _APART + max(0, min(26, spare // max(1, len(told))))
    top = TOP + 6
    for number, (note, text) in enumerate(zip(notes, told, strict=True), 1):
        top = _write(page, note, number, text, (left, top), room, size) + gap
    page.ends(top - gap, "the notes")


def _columns(page: Page, notes: tuple[Note, ...], told: tuple[str, ...], top: int, count: int) -> None:
    """Side by side, filled from the left, column after column."""
    room = (WIDE - 2 * EDGE - _GUTTER * (count - 1)) // count
    each = math.ceil(len(told) / count)
    for column in range(count):
        left, low = EDGE + column * (room + _GUTTER), top
        for number in range(column * each, min(len(told), (column + 1) * each)):
            low = _write(page, notes[number], number + 1, told[number], (left, low), room, LEAST) + 12
        page.ends(low - 12, "the notes")
