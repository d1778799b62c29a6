"""Marks that are laid over a board: numbers on discs, and arrows."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import groupby

from PIL import Image, ImageDraw

from render.keep import kept
from render.paper import ACCENT, INK, PARCHMENT_LIGHT, Colour
from render.picture import Marks
from render.sheet import Sheet
from render.sprites import Point
from render.type import font

FINE = 3
Spot = tuple[int, int]
Casing = tuple[tuple[float, Colour], ...]
# A line three times, each a bit narrower; the ink is so thick that it lasts on a phone.
CASING: Casing = ((9.6, INK), (3.0, PARCHMENT_LIGHT), (0.0, ACCENT))


def fewer(choices: Iterable[str], shown: frozenset[str]) -> tuple[frozenset[str], frozenset[str]]:
    """The places to mark as open, or else as closed: those of which there are fewer. A mark on nearly everything would
    hide the board and tell nothing.

    >>> fewer(("a1", "z9"), frozenset({"a1", "a2", "a3"}))
    (frozenset({'a1'}), frozenset())
    >>> fewer(("a1", "a2"), frozenset({"a1", "a2", "a3"}))
    (frozenset(), frozenset({'a3'}))
    """
    opened = shown.intersection(choices)
    return (opened, frozenset()) if 2 * len(opened) <= len(shown) else (frozenset(), shown - opened)


@kept
def pip(text: str, size: int, colour: Colour = ACCENT) -> Image.Image:
    """A number on a disc."""
    fine = 4
    across = max(size, round(font("label-bold", size).getlength(text)) + size // 3)
    image = Image.new("RGBA", (across * fine, size * fine), (*INK, 0))
    pen = ImageDraw.Draw(image)
    wide, high = image.width - 2, image.height - 2
    pen.rounded_rectangle((1, 1, wide, high), high // 2, fill=INK)
    pen.rounded_rectangle((6, 6, wide - 5, high - 5), high // 2, fill=PARCHMENT_LIGHT)
    pen.rounded_rectangle((12, 12, wide - 11, high - 11), high // 2, fill=colour)
    face = font("label-bold", round(size * 0.84 * fine))
    pen.text((image.width / 2, image.height * 0.775), text, (255, 255, 255), face, anchor="ms")
    return image.resize((across, size), Image.Resampling.LANCZOS)


def numbers_at(marks: Marks) -> dict[str, str]:
    """What a disc on each place says: the numbers of what happened there, runs of them in short.

    >>> numbers_at((("c4", "1"), ("c5", "2"), ("c4", "3"), ("c4", "4"), ("c4", "5"), ("c4", "5")))
    {'c4': '1 3–5', 'c5': '2'}
    """
    found: dict[str, list[int]] = {}
    for place, number in marks:
        found.setdefault(place, []).append(int(number))
    return {place: _in_short(sorted(set(numbers))) for place, numbers in found.items()}


def _in_short(numbers: list[int]) -> str:
    runs = [[number for _, number in run] for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])]
    parts = (f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(map(str, run)) for run in runs)
    return " ".join(parts)


def lay_numbers(sheet: Sheet, marks: Marks, spot: Callable[[str], Point | None], size: int, board: Spot) -> None:
    """Numbers on discs, in the middle of where `spot` says, wholly on a board of that width and height. A place without
    a spot is not on this board."""
    for place, text in numbers_at(marks).items():
        middle = spot(place)
        if middle is None:
            continue
        disc = pip(text, size)
        left = min(max(0, round(middle[0] - disc.width / 2)), board[0] - disc.width)
        top = min(max(0, round(middle[1] - disc.height / 2)), board[1] - disc.height)
        sheet.blend(disc, (left, top))


def arrow_masks(
    end: Spot, unit: int, casing: Casing = CASING, *, broken: bool = False
) -> tuple[Spot, list[Image.Image]]:
    """An arrow from (0, 0) towards `end`: the corner of the box around it, and in that box a mask for each line of its
    casing, drawn fine."""
    reach = math.ceil(unit * 0.3)
    corner = min(0, end[0]) - reach, min(0, end[1]) - reach
    size = abs(end[0]) + 2 * reach, abs(end[1]) + 2 * reach
    return corner, [_arrow_mask(corner, size, end, unit, extra, broken=broken) for extra, _ in casing]


def cased(masks: list[Image.Image], casing: Casing = CASING) -> Image.Image:
    """The colours over one another; each stays well within the one below."""
    image = Image.new("RGB", masks[0].size, casing[0][1])
    for (_, colour), mask in zip(casing[1:], masks[1:], strict=True):
        image.paste(colour, (0, 0), mask)
    image.putalpha(masks[0])
    return image


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
        return (spot[0] - corner[0]) * FINE, (spot[1] - corner[1]) * FINE

    mask = Image.new("L", (size[0] * FINE, size[1] * FINE))
    pen = ImageDraw.Draw(mask)
    for one, other in _dashes((0, 0), neck, unit * 0.16) if broken else [((0, 0), neck)]:
        _line(pen, at(one), at(other), (body + extra) * FINE)
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
