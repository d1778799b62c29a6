"""Towers of stone: a roof whose shade and number tell the level, and below it the storeys of its front."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.keep import kept
from render.paper import INK, PARCHMENT_LIGHT, Colour, mix
from render.sheet import Spot
from render.sprites import layer
from render.torres.ground import ground_of, stamp, write_name
from render.torres.layout import LABEL, Box, Layout, next_to
from rules.torres.land import Square

_LOW: Colour = (236, 226, 202)
_HIGH: Colour = (140, 124, 112)
DARKEST = 7  # from this level on the shade stays
_SHADOW = 7  # how far, in pixels of a square of 140, each level throws its shade on a lower one to the right
_LONGEST = 6
DARK = 76  # of 255: how much ink the shade has
_ASIDE = 10  # pixels from a tower's number to the edge of its roof
PLATE_RIM = 4

Heights = dict[Square, int]


def shade(level: int) -> Colour:
    """The stone of a roof: darker with every level."""
    return mix(_LOW, _HIGH, (min(level, DARKEST) - 1) / (DARKEST - 1))


@dataclass(frozen=True)
class Tower:
    """What decides how a tower looks. Around it: the levels to the left, right, behind and before."""

    layout: Layout
    name: Square
    level: int
    around: tuple[int, int, int, int]


@dataclass(frozen=True)
class Teeth:
    """Battlements along the far edge of a roof where the castle is lower behind it."""

    cell: Spot
    level: int


@dataclass(frozen=True)
class Shade:
    """What a tower throws on the ground to its right."""

    layout: Layout
    name: Square
    reach: int


Part = Tower | Teeth | Shade


def parts(layout: Layout, heights: Heights) -> Iterator[tuple[Part, Spot]]:
    """All castles, from the farthest row to the nearest, each part with its corner on the board: laid in this order,
    a nearer one covers what it hides."""
    for name in layout.rows:
        level = heights.get(name, 0)
        left, right, behind, before = (heights.get(other, 0) if other else 0 for other in around(name))
        if level:
            roof = layout.roof(name, level)
            yield Tower(layout, name, level, (left, right, behind, before)), roof[:2]
            if behind < level:
                yield Teeth(layout.cell, level), (roof[0], roof[1] - _tooth(layout.cell[0]))
        elif left and name[0] != "a":
            corner = layout.roof(name)
            yield Shade(layout, name, _reach(layout.cell[0], left)), (corner[0], corner[1] + 1)


@lru_cache(maxsize=64)
def around(name: Square) -> tuple[Square | None, ...]:
    """The squares to the left, to the right, behind and before."""
    return next_to(name, -1, 0), next_to(name, 1, 0), next_to(name, 0, 1), next_to(name, 0, -1)


def drawn(part: Part) -> tuple[Image.Image, Image.Image | None]:
    """A part in colours and, unless it fills its box, the mask of what is its own."""
    if isinstance(part, Teeth):
        return _battlements(part)
    return (_tower(part) if isinstance(part, Tower) else _shade(part)), None


def _shade(part: Shade) -> Image.Image:
    left, top, _, bottom = part.layout.roof(part.name)
    ground = ground_of(part.layout).crop((left, top + 1, left + part.reach, bottom))
    ground.paste(INK, (0, 0), Image.new("L", ground.size, DARK))
    return ground


def _tower(tower: Tower) -> Image.Image:
    """The stones, with the square's name and the level's number on the roof."""
    layout, level = tower.layout, tower.level
    image = _stones(layout.cell, layout.rise, level, tower.around).copy()
    write_name(image, layout, tower.name, (0, 0), shade(level))
    number = _numeral(layout.cell[0], level)
    image.paste(INK, (image.width - _ASIDE - number.width, 0), number)
    return image


def _numeral(wide: int, level: int) -> Image.Image:
    return stamp("title-bold", max(LABEL, round(wide * 0.34)), str(level))


@kept
def level_plate(wide: int, level: int) -> Image.Image:
    """A tower's number with a rim of light, to be laid over a mark that would hide it: so wide a roof has it."""
    number = _numeral(wide, level)
    mask = Image.new("L", (number.width + 2 * PLATE_RIM, number.height + 2 * PLATE_RIM))
    mask.paste(number, (PLATE_RIM, PLATE_RIM))
    image = layer(mask.size, PARCHMENT_LIGHT, mask.filter(ImageFilter.MaxFilter(2 * PLATE_RIM + 1)))
    image.alpha_composite(layer(mask.size, INK, mask))
    return image


def level_spot(layout: Layout, roof: Box, level: int) -> Spot:
    """Where the plate of a tower's number goes."""
    return roof[2] - _ASIDE - _numeral(layout.cell[0], level).width - PLATE_RIM, roof[1] - PLATE_RIM


@kept
def _stones(cell: Spot, rise: int, level: int, around: tuple[int, int, int, int]) -> Image.Image:
    wide, high = cell
    front = level * rise
    image = Image.new("RGB", (wide, high + front), shade(level))
    pen = ImageDraw.Draw(image)
    _paving(pen, cell, level)
    _masonry(pen, cell, rise, level)
    left, right, behind, before = around
    if left > level:
        pen.rectangle((0, 0, _reach(wide, left - level), high - 1), fill=mix(shade(level), INK, 0.22))
    _edge(pen, (0, 0, 0, high), level, left)
    _edge(pen, (wide - 1, 0, wide - 1, high), level, right)
    _edge(pen, (0, 0, wide, 0), level, behind)
    _edge(pen, (0, high - 1, wide, high - 1), level, before, foot=True)
    for x, beside in ((0, left), (wide - 1, right)):
        if not beside:
            pen.line((x, high, x, high + front), INK, 9)
    if not before:
        pen.line((0, high + front - 1, wide, high + front - 1), INK, 5)
    return image


def _paving(pen: ImageDraw.ImageDraw, cell: Spot, level: int) -> None:
    """Flagstones, hardly darker than the roof itself."""
    wide, high = cell
    joint = mix(shade(level), INK, 0.09)
    for row in range(4):
        top = row * high // 4
        pen.line((0, top, wide, top), joint, 2)
        for column in range(4):
            x = column * wide // 3 + (row % 2) * wide // 6
            pen.line((x, top, x, top + high // 4), joint, 2)


def _tooth(wide: int) -> int:
    """How high battlements stand."""
    return round(wide / 13 * 0.85)


def _battlements(teeth: Teeth) -> tuple[Image.Image, Image.Image]:
    wide, tooth, high = teeth.cell[0], teeth.cell[0] / 13, _tooth(teeth.cell[0])
    image, mask = Image.new("RGB", (wide, high), INK), Image.new("1", (wide, high))
    pen, cut = ImageDraw.Draw(image), ImageDraw.Draw(mask)
    for number in range(7):
        left, right = round(number * 2 * tooth), round((number * 2 + 1) * tooth)
        cut.rectangle((left, 0, min(wide - 1, right), high), fill=1)
        pen.rectangle((left + 3, 3, min(wide - 4, right - 3), high), fill=mix(shade(teeth.level), INK, 0.14))
    return image, mask


def _masonry(pen: ImageDraw.ImageDraw, cell: Spot, rise: int, level: int) -> None:
    """Courses of stone, one a storey, lighter from bottom to top."""
    wide, high = cell
    brick = wide // 5
    for storey in range(level):
        top = high + (level - 1 - storey) * rise
        stone = mix(shade(storey + 1), INK, 0.36)
        pen.rectangle((0, top, wide, top + rise - 1), fill=stone)
        joint = mix(stone, INK, 0.55)
        pen.line((0, top, wide, top), joint, 2)
        for x in range(brick // 2 if storey % 2 else 0, wide, brick):
            pen.line((x, top, x, top + rise), joint, 2)


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
