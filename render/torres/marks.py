"""What changed and what is meant: the last turn's steps in the accent, numbered, and rings around named squares."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass, field

from PIL import Image, ImageDraw

from render.keep import kept
from render.marks import FINE, arrow_masks, cased, pip
from render.paper import ACCENT, INK, PARCHMENT_LIGHT
from render.sheet import Sheet, Spot
from render.sprites import Point
from render.torres.figures import stand
from render.torres.layout import Layout
from rules.torres.land import Square
from rules.torres.view import StepView

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
        left, top, right, bottom = stand(self.layout, self.heights, name)
        sprite = _ring((right - left + 8, bottom - top + 8), width)
        self.sheet.blend(sprite, (left - 4, top - 4))

    def pip_at(self, point: Point, text: str) -> None:
        sprite = pip(text, self.pip)
        self.sheet.blend(sprite, (round(point[0] - sprite.width / 2), round(point[1] - sprite.height / 2)))

    def pip_in(self, name: Square, text: str) -> None:
        """In the square's lower left corner; further ones in a row to its right."""
        left, _, _, bottom = stand(self.layout, self.heights, name)
        half = self.pip / 2
        self.pip_at((left + half + 3 + self.pips[name] * self.pip * 0.92, bottom - half - 3), text)
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
    """Strong rings around named squares."""
    for name in dict.fromkeys(rings):
        if name in board.layout.shown:
            board.ring(name, 8)
