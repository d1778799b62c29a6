"""What changed and what is meant: the last turn's steps in the accent, numbered, and rings around named squares."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass, field

from PIL import Image, ImageDraw

from render.keep import kept
from render.marks import FINE, arrow_masks, cased, fewer, lay_numbers, pip
from render.paper import ACCENT, INK, PARCHMENT, PARCHMENT_LIGHT
from render.picture import Marks
from render.sheet import Patch, Sheet, Spot, cut_out
from render.sprites import Point
from render.torres.figures import stand
from render.torres.ground import name_plate
from render.torres.inks import inks
from render.torres.layout import Layout
from render.torres.towers import around, level_plate, level_spot
from rules.torres.land import FILES, Square, place
from rules.torres.view import StepView

_BREATH = 70  # of 255: how much light lies on a square that can be chosen
_VEIL = 176  # of 255: the paper over one that cannot
_FEW = 3  # places that may be ringed; more are a choice
_BAND = 56  # pixels, the height of a band of an arrow
_THROUGH = ("door",)  # drawn broken: nobody sees the way inside a castle


@kept
def _ring(size: tuple[int, int], width: int) -> Image.Image:
    """A ring just inside a box of that size, as an RGBA sprite."""
    image = Image.new("RGBA", (size[0] * FINE, size[1] * FINE), (*INK, 0))
    pen = ImageDraw.Draw(image)
    for inset, extra, colour in ((0, 9, INK), (3, 3, PARCHMENT_LIGHT), (4, 1, ACCENT)):
        box = (inset * FINE, inset * FINE, image.width - 1 - inset * FINE, image.height - 1 - inset * FINE)
        pen.rounded_rectangle(box, 14 * FINE, outline=colour, width=(width + extra) * FINE)
    return image.resize(size, Image.Resampling.LANCZOS)


@kept
def _choice(size: tuple[int, int]) -> Image.Image:
    """A square to choose: a broken line and a breath of light, for many of them stand side by side."""
    image = Image.new("RGBA", (size[0] * FINE, size[1] * FINE), (*PARCHMENT_LIGHT, _BREATH))
    pen, inset = ImageDraw.Draw(image), 5 * FINE // 2
    for thick, colour in ((5, INK), (3, ACCENT)):
        for horizontal in (True, False):
            long, across = size if horizontal else size[::-1]
            for start in range(4, long - 10, 20):
                ends = start * FINE, min(start + 12, long - 4) * FINE
                for at in (inset, across * FINE - inset):
                    line = [(end, at) if horizontal else (at, end) for end in ends]
                    pen.line(line, colour, thick * FINE)
    return image.resize(size, Image.Resampling.LANCZOS)


@kept
def _veil(size: tuple[int, int]) -> Image.Image:
    """Over a square that cannot be chosen."""
    return Image.new("RGBA", size, (*PARCHMENT, _VEIL))


@kept
def _name(name: Square, size: int) -> Patch:
    return cut_out(name_plate(name, size), inks())


@kept
def _level(wide: int, level: int) -> Patch:
    return cut_out(level_plate(wide, level), inks())


@dataclass(frozen=True)
class Field:
    """Where marks go: a board in the making, with its towers."""

    sheet: Sheet
    layout: Layout
    heights: dict[Square, int]
    pips: dict[Square, int] = field(default_factory=lambda: defaultdict[Square, int](int))  # laid so far

    @property
    def pip(self) -> int:
        return round(self.layout.cell[0] * 0.27)

    def centre(self, name: Square) -> Point:
        left, top, right, bottom = stand(self.layout, self.heights, name)
        return (left + right) / 2, top + (bottom - top) * 0.6

    def ring(self, name: Square, width: int) -> None:
        """Around the square: its inner edge is the square's own line."""
        left, top, right, bottom = stand(self.layout, self.heights, name)
        by = width + 3
        sprite = _ring((right - left + 2 * by, bottom - top + 2 * by), width)
        self.sheet.blend(sprite, (left - by, top - by))

    def choice(self, name: Square) -> None:
        left, top, right, bottom = stand(self.layout, self.heights, name)
        self.sheet.blend(_choice((right - left, bottom - top)), (left, top))

    def veil(self, name: Square) -> None:
        left, top, right, bottom = stand(self.layout, self.heights, name)
        self.sheet.blend(_veil((right - left, bottom - top)), (left, top))

    def name(self, name: Square) -> None:
        """The square's name, on top of whatever has been laid over it."""
        left, top, _, _ = stand(self.layout, self.heights, name)
        self.sheet.lay(_name(name, self.layout.label), (left + 3, top + 1))

    def level(self, name: Square) -> None:
        """The number of a square's tower, on top of whatever has been laid over it."""
        level = self.heights.get(name, 0)
        if level:
            roof = self.layout.roof(name, level)
            self.sheet.lay(_level(self.layout.cell[0], level), level_spot(self.layout, roof, level))

    def pip_at(self, point: Point, text: str) -> None:
        sprite = pip(text, self.pip)
        self.sheet.blend(sprite, (round(point[0] - sprite.width / 2), round(point[1] - sprite.height / 2)))

    def pip_in(self, name: Square, text: str) -> None:
        """In the square's lower left corner. A second one stands above it where there is room, so that whoever is there
        is seen; others beside."""
        left, _, _, bottom = stand(self.layout, self.heights, name)
        column, row = divmod(self.pips[name], 2 if self.layout.named else 1)
        half, step = self.pip / 2, self.pip * 0.92
        self.pip_at((left + half + 3 + column * step, bottom - half - 3 - row * step), text)
        self.pips[name] += 1


def _arrow(board: Field, start: Point, end: Point, *, broken: bool) -> None:
    x, y = round(start[0]), round(start[1])
    for band, (left, top) in _arrow_bands((round(end[0]) - x, round(end[1]) - y), board.layout.cell[0], broken):
        board.sheet.blend(band, (x + left, y + top))


@kept
def _arrow_bands(end: Spot, unit: int, broken: bool) -> tuple[tuple[Image.Image, Spot], ...]:
    """An arrow from (0, 0) towards `end`, cut into bands as wide as itself, with their corners: most of the box around
    a slanting arrow is empty."""
    (left, top), masks = arrow_masks(end, unit, broken=broken)
    wide, high = masks[0].width // FINE, masks[0].height // FINE
    bands: list[tuple[Image.Image, Spot]] = []
    for upper in range(0, high, _BAND):
        lower = min(high, upper + _BAND)
        found = masks[0].crop((0, upper * FINE, wide * FINE, lower * FINE)).getbbox()
        if found:
            first, last = found[0] // FINE, math.ceil(found[2] / FINE)
            box = (first * FINE, upper * FINE, last * FINE, lower * FINE)
            bands.append((cased([mask.reduce(FINE, box) for mask in masks]), (left + first, top + upper)))
    return tuple(bands)


def mark_last(board: Field, last: tuple[StepView, ...]) -> None:
    """Rings where something came to stand, arrows where something moved, and over them the number of each step.
    Steps that the board does not show, such as a card bought, have no number."""
    placed = [step for step in last if step.target]
    steps = [(number, step) for number, step in enumerate(placed, 1) if step.target in board.layout.shown]
    for _, step in steps:
        if step.target and not _moves(board, step):
            board.ring(step.target, 4)
    for _, step in steps:
        if step.target and step.origin and _moves(board, step):
            broken = step.kind in _THROUGH
            _arrow(board, board.centre(step.origin), board.centre(step.target), broken=broken)
    if len(placed) == 1:
        return
    for number, step in steps:
        if step.origin and _moves(board, step):
            board.pip_at(board.centre(step.origin), str(number))
        elif step.target:
            board.pip_in(step.target, str(number))


def _moves(board: Field, step: StepView) -> bool:
    return step.origin in board.layout.shown and step.origin != step.target


def mark_rings(board: Field, rings: tuple[str, ...]) -> None:
    """Strong rings around named squares; where there are many, they are there to choose from and marked lightly."""
    shown = [name for name in dict.fromkeys(rings) if name in board.layout.shown]
    for name in shown:
        if len(shown) > _FEW:
            board.choice(name)
        else:
            board.ring(name, 6)


def mark_choices(board: Field, choices: tuple[str, ...]) -> frozenset[Square]:
    """Squares that can be chosen, marked lightly however few they are; where they are most of the board, a veil lies on
    the others. The squares that have got a mark."""
    opened, closed = fewer(choices, board.layout.shown)
    for name in sorted(opened):
        board.choice(name)
    for name in sorted(closed):
        board.veil(name)
    return opened | closed


def name_again(board: Field, last: tuple[StepView, ...], rings: tuple[str, ...]) -> None:
    """The names of all squares that marks may have covered: ringed ones, those right of and before them, and those
    that an arrow crosses. On a board without names, those of the squares that are told of."""
    shown = board.layout.shown
    told = {*rings, *(name for step in last for name in (step.target, step.origin) if name)} & shown
    crossed = {name for step in last if step.origin and step.target for name in _between(step.origin, step.target)}
    for name in sorted(crossed & shown):
        board.level(name)
    if board.layout.named:
        told |= crossed
        ringed = {*(step.target for step in last if step.target), *(rings if len(rings) <= _FEW else ())} & shown
        told |= {other for name in ringed for other in around(name)[1::2] if other}
    for name in sorted(told & shown):
        board.name(name)


def _between(one: Square, other: Square) -> list[Square]:
    """The squares of the box that two corners span."""
    (a, b), (c, d) = place(one), place(other)
    return [
        f"{FILES[file]}{rank + 1}"
        for file in range(min(a, c), max(a, c) + 1)
        for rank in range(min(b, d), max(b, d) + 1)
    ]


def mark_numbers(board: Field, marks: Marks) -> None:
    """Numbers in the lower left corners of squares."""
    size = round(board.pip * 1.15)

    def spot(name: str) -> Point | None:
        if name not in board.layout.shown:
            return None
        left, _, _, bottom = stand(board.layout, board.heights, name)
        return left + size / 2 + 3, bottom - size / 2 - 3

    lay_numbers(board.sheet, marks, spot, size, (board.layout.width, board.layout.height))
