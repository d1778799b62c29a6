"""Towers of stone: a roof whose shade and number tell the level, and below it the storeys of its front."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render.paper import INK, PARCHMENT_LIGHT, Colour, mix
from render.torres.ground import stamp, write_name
from render.torres.layout import Box, Layout, next_to
from render.type import font
from rules.torres.land import Square
from rules.torres.view import CastleView

_LOW: Colour = (236, 226, 202)
_HIGH: Colour = (140, 124, 112)
_DARKEST = 7  # from this level on the shade stays
_SHADOW = 7  # how far, in pixels of a square of 140, each level throws its shade on a lower one to the right
_LONGEST = 6
_DARK = 76  # of 255: how much ink the shade has

Heights = dict[Square, int]


def shade(level: int) -> Colour:
    """The stone of a roof: darker with every level."""
    return mix(_LOW, _HIGH, (min(level, _DARKEST) - 1) / (_DARKEST - 1))


@dataclass(frozen=True)
class _Tower:
    """What decides how a tower looks. Around it: the levels to the left, right, behind and before."""

    cell: tuple[int, int]
    rise: int
    level: int
    around: tuple[int, int, int, int]


@lru_cache(maxsize=320)
def _tower(tower: _Tower) -> Image.Image:
    wide, high = tower.cell
    front = tower.level * tower.rise
    image = Image.new("RGB", (wide, high + front), shade(tower.level))
    pen = ImageDraw.Draw(image)
    _paving(pen, tower)
    _masonry(pen, tower)
    left, right, behind, before = tower.around
    if left > tower.level:
        reach = _reach(wide, left - tower.level)
        pen.rectangle((0, 0, reach, high - 1), fill=mix(shade(tower.level), INK, 0.22))
    _edge(pen, (0, 0, 0, high), tower.level, left)
    _edge(pen, (wide - 1, 0, wide - 1, high), tower.level, right)
    _edge(pen, (0, 0, wide, 0), tower.level, behind)
    _edge(pen, (0, high - 1, wide, high - 1), tower.level, before, foot=True)
    for x, beside in ((0, left), (wide - 1, right)):
        if not beside:
            pen.line((x, high, x, high + front), INK, 9)
    if not before:
        pen.line((0, high + front - 1, wide, high + front - 1), INK, 5)
    return image


def _paving(pen: ImageDraw.ImageDraw, tower: _Tower) -> None:
    """Flagstones, hardly darker than the roof itself."""
    wide, high = tower.cell
    joint = mix(shade(tower.level), INK, 0.09)
    for row in range(4):
        top = row * high // 4
        pen.line((0, top, wide, top), joint, 2)
        for column in range(4):
            x = column * wide // 3 + (row % 2) * wide // 6
            pen.line((x, top, x, top + high // 4), joint, 2)


@lru_cache(maxsize=32)
def _battlements(cell: tuple[int, int], level: int) -> Image.Image:
    """What stands up along the far edge of a roof where the castle is lower behind it."""
    wide, tooth = cell[0], cell[0] / 13
    high = round(tooth * 0.85)
    image = Image.new("RGBA", (wide, high), (*INK, 0))
    pen = ImageDraw.Draw(image)
    for number in range(7):
        left, right = round(number * 2 * tooth), round((number * 2 + 1) * tooth)
        pen.rectangle((left, 0, min(wide - 1, right), high), fill=INK)
        pen.rectangle((left + 3, 3, min(wide - 4, right - 3), high), fill=mix(shade(level), INK, 0.14))
    return image


def _masonry(pen: ImageDraw.ImageDraw, tower: _Tower) -> None:
    """Courses of stone, one a storey, lighter from bottom to top."""
    wide, high = tower.cell
    brick = wide // 5
    for storey in range(tower.level):
        top = high + (tower.level - 1 - storey) * tower.rise
        stone = mix(shade(storey + 1), INK, 0.36)
        pen.rectangle((0, top, wide, top + tower.rise - 1), fill=stone)
        joint = mix(stone, INK, 0.55)
        pen.line((0, top, wide, top), joint, 2)
        for x in range(brick // 2 if storey % 2 else 0, wide, brick):
            pen.line((x, top, x, top + tower.rise), joint, 2)


def _edge(pen: ImageDraw.ImageDraw, line: Box, level: int, beside: int, *, foot: bool = False) -> None:
    """Heavy where the castle ends, lighter where it steps, a hint between roofs of one level."""
    if not beside:
        pen.line(line, INK, 4 if foot else 9)
    elif beside == level:
        pen.line(line, mix(shade(level), INK, 0.3), 3)
    else:
        pen.line(line, INK, 5)


def _reach(wide: int, levels: int) -> int:
    return round(min(levels, _LONGEST) * _SHADOW * wide / 140)


def build(image: Image.Image, layout: Layout, heights: Heights) -> None:
    """All towers, from the farthest row to the nearest, with their names, numbers and shadows."""
    for name in layout.rows:
        level = heights.get(name, 0)
        beside = [heights.get(other, 0) if other else 0 for other in _around(name)]
        if level:
            tower = _tower(_Tower(layout.cell, layout.rise, level, (beside[0], beside[1], beside[2], beside[3])))
            roof = layout.roof(name, level)
            image.paste(tower, roof[:2])
            if beside[2] < level:
                teeth = _battlements(layout.cell, level)
                image.paste(teeth, (roof[0], roof[1] - teeth.height), teeth)
            _write(image, layout, name, level, roof)
        elif beside[0] and name[0] != "a":
            _darken(image, layout, name, beside[0])


def _around(name: Square) -> tuple[Square | None, ...]:
    return next_to(name, -1, 0), next_to(name, 1, 0), next_to(name, 0, 1), next_to(name, 0, -1)


def _darken(image: Image.Image, layout: Layout, name: Square, level: int) -> None:
    """The shade of a tower on the ground to its right."""
    left, top, _, bottom = layout.roof(name)
    size = _reach(layout.cell[0], level), bottom - top - 1
    image.paste(INK, (left, top + 1), Image.new("L", size, _DARK))


def _write(image: Image.Image, layout: Layout, name: Square, level: int, roof: Box) -> None:
    write_name(image, layout, name, roof[:2], shade(level))
    letters = stamp("title-bold", round(layout.cell[0] * 0.34), str(level))
    image.paste(INK, (roof[2] - 10 - letters.width, roof[1]), letters)


def mark_areas(image: Image.Image, layout: Layout, castles: tuple[CastleView, ...]) -> None:
    """On each castle's front, at the nearest of its squares, how many squares it has."""
    for castle in castles:
        seen = [name for name in castle.squares if name in layout.shown]
        if seen:
            front = min(seen, key=lambda name: (name[1], -ord(name[0])))
            _, _, right, bottom = layout.roof(front)
            plate = area_plate(len(castle.squares), round(layout.cell[0] * 0.29))
            image.paste(plate, (right - plate.width - 8, bottom - round(plate.height * 0.42)), plate)


@lru_cache(maxsize=64)
def area_plate(area: int, size: int) -> Image.Image:
    """A plate with four little squares and a number: a castle's area."""
    fine, text = 3, str(area)
    face = font("label-bold", round(size * 0.92) * fine)
    tile = size * 0.46 * fine
    wide = round(tile * 1.5 + face.getlength(text) + size * 0.26 * fine)
    image = Image.new("RGBA", (wide, size * fine), (*INK, 0))
    pen = ImageDraw.Draw(image)
    box = (1, 1, wide - 2, size * fine - 2)
    pen.rounded_rectangle(box, size * fine // 5, fill=PARCHMENT_LIGHT, outline=INK, width=fine * 2)
    left, top = size * 0.2 * fine, (size * fine - tile) / 2
    half = tile / 2
    for x, y in ((0, 0), (half, 0), (0, half), (half, half)):
        corner = left + x, top + y
        pen.rectangle((*corner, corner[0] + half - fine, corner[1] + half - fine), fill=shade(5))
    pen.rectangle((left - 1, top - 1, left + tile, top + tile), outline=INK, width=fine)
    pen.text((left + tile * 1.3, size * fine * 0.79), text, INK, face, anchor="ls")
    return image.resize((round(wide / fine), size), Image.Resampling.LANCZOS)
