"""What changed and what is meant: the last turn's steps in the accent, numbered, and rings around named squares."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass, field

from PIL import Image, ImageDraw

from render.keep import kept
from render.paper import ACCENT, INK, PARCHMENT_LIGHT
from render.sheet import Sheet, Spot
from render.sprites import Point
from render.torres.figures import stand
from render.torres.layout import Layout
from render.type import font
from rules.torres.land import Square
from rules.torres.view import StepView

_FINE = 3
_BAND = 56  # pixels, the height of a band of an arrow
# An arrow three times, each a bit narrower; the ink is so thick that it lasts on a phone.
_CASING = ((9.6, INK), (3.0, PARCHMENT_LIGHT), (0.0, ACCENT))
_THROUGH = ("door",)  # drawn broken: nobody sees the way inside a castle


@kept
def _ring(size: tuple[int, int], width: int) -> Image.Image:
    """A ring just inside a box of that size, as an RGBA sprite."""
    image = Image.new("RGBA", (size[0] * _FINE, size[1] * _FINE), (*INK, 0))
    pen = ImageDraw.Draw(image)
    for inset, extra, colour in ((0, 9, INK), (3, 3, PARCHMENT_LIGHT), (4, 1, ACCENT)):
        box = (inset * _FINE, inset * _FINE, image.width - 1 - inset * _FINE, image.height - 1 - inset * _FINE)
        pen.rounded_rectangle(box, 14 * _FINE, outline=colour, width=(width + extra) * _FINE)
    return image.resize(size, Image.Resampling.LANCZOS)


@kept
def _pip(text: str, size: int) -> Image.Image:
    """A step's number on a disc in the accent."""
    fine = 4
    across = max(size, round(font("label-bold", size).getlength(text)) + size // 3)
    image = Image.new("RGBA", (across * fine, size * fine), (*INK, 0))
    pen = ImageDraw.Draw(image)
    wide, high = image.width - 2, image.height - 2
    pen.rounded_rectangle((1, 1, wide, high), high // 2, fill=INK)
    pen.rounded_rectangle((6, 6, wide - 5, high - 5), high // 2, fill=PARCHMENT_LIGHT)
    pen.rounded_rectangle((12, 12, wide - 11, high - 11), high // 2, fill=ACCENT)
    face = font("label-bold", round(size * 0.84 * fine))
    pen.text((image.width / 2, image.height * 0.775), text, (255, 255, 255), face, anchor="ms")
    return image.resize((across, size), Image.Resampling.LANCZOS)


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
        sprite = _pip(text, self.pip)
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
    reach = math.ceil(unit * 0.3)
    left, top = min(0, end[0]) - reach, min(0, end[1]) - reach
    wide, high = abs(end[0]) + 2 * reach, abs(end[1]) + 2 * reach
    masks = [_arrow_mask((left, top), (wide, high), end, unit, extra, broken=broken) for extra, _ in _CASING]
    bands: list[tuple[Image.Image, Spot]] = []
    for upper in range(0, high, _BAND):
        lower = min(high, upper + _BAND)
        found = masks[0].crop((0, upper * _FINE, wide * _FINE, lower * _FINE)).getbbox()
        if found:
            first, last = found[0] // _FINE, math.ceil(found[2] / _FINE)
            box = (first * _FINE, upper * _FINE, last * _FINE, lower * _FINE)
            bands.append((_arrow_band([mask.reduce(_FINE, box) for mask in masks]), (left + first, top + upper)))
    return tuple(bands)


def _arrow_band(masks: list[Image.Image]) -> Image.Image:
    """The colours over one another; each stays well within the one below."""
    band = Image.new("RGB", masks[0].size, _CASING[0][1])
    for (_, colour), mask in zip(_CASING[1:], masks[1:], strict=True):
        band.paste(colour, (0, 0), mask)
    band.putalpha(masks[0])
    return band


def _arrow_mask(corner: Spot, size: Spot, end: Spot, unit: int, extra: float, *, broken: bool) -> Image.Image:
    """The arrow, wider by `extra`, in a box with that corner, drawn fine."""
    far = math.hypot(*end) or 1.0
    ux, uy = end[0] / far, end[1] / far
    tip = (end[0] - ux * unit * 0.3, end[1] - uy * unit * 0.3)
    neck = (tip[0] - ux * unit * 0.2, tip[1] - uy * unit * 0.2)
    body, half = unit * 0.075, unit * 0.14 + extra * 0.9
    base = (neck[0] - ux * extra * 0.5, neck[1] - uy * extra * 0.5)
    point = (tip[0] + ux * extra, tip[1] + uy * extra)
    head = [(base[0] - uy * half, base[1] + ux * half), point, (base[0] + uy * half, base[1] - ux * half)]

    def at(spot: Point) -> Point:
        return (spot[0] - corner[0]) * _FINE, (spot[1] - corner[1]) * _FINE

    mask = Image.new("L", (size[0] * _FINE, size[1] * _FINE))
    pen = ImageDraw.Draw(mask)
    for one, other in _dashes((0, 0), neck, unit * 0.16) if broken else [((0, 0), neck)]:
        _line(pen, at(one), at(other), (body + extra) * _FINE)
    pen.polygon([at(spot) for spot in head], fill=255)
    return mask


def _line(pen: ImageDraw.ImageDraw, one: Point, other: Point, width: float) -> None:
    pen.line((one, other), 255, round(width))
    r = width / 2
    for x, y in (one, other):
        pen.ellipse((x - r, y - r, x + r, y + r), fill=255)


def _dashes(start: Point, end: Point, long: float) -> list[tuple[Point, Point]]:
    far = math.hypot(end[0] - start[0], end[1] - start[1])
    count = max(1, round(far / long / 2))
    step = 1 / (count - 0.45)

    def along(share: float) -> Point:
        return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share

    return [(along(n * step), along(min(1.0, (n + 0.5) * step))) for n in range(count)]


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
