"""Buildings, units, transports and engines. Roofs, sails and covers are in the owner's colour; levels show in the
shape and, where they do not, as strokes under it."""

from __future__ import annotations

from collections.abc import Callable

from render.easel import Easel
from render.medioevo.sketch import Sketcher
from render.paper import INK, PARCHMENT_LIGHT, Colour, mix
from render.sprites import Point, curve
from rules.medioevo.data import Building, Engine, UnitType, Vehicle

STONE: Colour = (214, 204, 186)
STONE_DARK: Colour = (158, 146, 128)
WALL: Colour = (240, 226, 196)
WOOD: Colour = (150, 104, 60)
WOOD_DARK: Colour = (102, 68, 40)
_GATE: Colour = (70, 54, 42)
_IRON: Colour = (86, 88, 96)


# Buildings


def _house(e: Easel, left: float, base: float, wide: float, high: float, roof: Colour) -> None:
    right = left + wide
    e.polygon([(left, base), (left, base - high), (right, base - high), (right, base)], WALL)
    side = left + wide * 0.62
    e.polygon([(side, base), (side, base - high), (right, base - high), (right, base)], mix(WALL, INK, 0.16))
    top = base - high - wide * 0.5
    e.polygon([(left - wide * 0.1, base - high), (left + wide / 2, top), (left + wide * 1.1, base - high)], roof)
    e.line([(left - wide * 0.1, base - high), (left + wide * 1.1, base - high)], mix(roof, INK, 0.45), 2)
    door, lintel = left + wide * 0.22, base - high * 0.5
    e.polygon([(door, base), (door, lintel), (door + wide * 0.2, lintel), (door + wide * 0.2, base)], _GATE)


def _crenels(e: Easel, left: float, right: float, top: float, teeth: int, high: float = 8) -> None:
    step = (right - left) / (teeth * 2 - 1)
    for tooth in range(teeth):
        x = left + tooth * step * 2
        e.polygon([(x, top + 1), (x, top - high), (x + step, top - high), (x + step, top + 1)], STONE)


def _keep(e: Easel, left: float, right: float, top: float, base: float, teeth: int = 3) -> None:
    e.polygon([(left, base), (left, top), (right, top), (right, base)], STONE)
    third = right - (right - left) * 0.32
    e.polygon([(third, base), (third, top), (right, top), (right, base)], STONE_DARK)
    _crenels(e, left - 2, right + 2, top, teeth)


def _flag(e: Easel, x: float, top: float, colour: Colour, size: float = 20) -> None:
    e.line([(x, top), (x, top + size * 1.2)], INK, 3)
    e.polygon([(x, top), (x + size, top + size * 0.32), (x, top + size * 0.66)], colour)


def _cone(e: Easel, left: float, right: float, base: float, high: float, colour: Colour) -> None:
    middle = (left + right) / 2
    e.polygon([(left - 3, base), (middle, base - high), (right + 3, base)], colour)
    e.polygon([(middle, base - high), (right + 3, base), (middle + 2, base)], mix(colour, INK, 0.3))


def _village(e: Easel, colour: Colour) -> None:
    _house(e, 44, 66, 34, 22, colour)
    _house(e, 14, 92, 40, 26, colour)
    _house(e, 62, 94, 30, 20, colour)


def _town(e: Easel, colour: Colour) -> None:
    _house(e, 10, 70, 28, 26, colour)
    _house(e, 62, 70, 28, 26, colour)
    _keep(e, 40, 60, 28, 72, 2)
    _cone(e, 40, 60, 22, 20, colour)
    _house(e, 24, 82, 26, 22, colour)
    _house(e, 54, 82, 24, 20, colour)
    e.polygon([(2, 96), (2, 80), (98, 80), (98, 96)], STONE)
    _crenels(e, 2, 98, 80, 9, 6)
    e.polygon([(42, 97), (42, 86), (50, 81), (58, 86), (58, 97)], _GATE)


def _city(e: Easel, colour: Colour) -> None:
    for left, top in ((22, 30), (62, 30)):
        _house(e, left, 66, 18, 66 - top - 10, colour)
    _keep(e, 39, 61, 24, 76, 2)
    _cone(e, 39, 61, 18, 18, colour)
    for left in (0, 76):
        _keep(e, left + 2, left + 22, 44, 97, 2)
        _cone(e, left + 2, left + 22, 38, 26, colour)
    e.polygon([(24, 97), (24, 64), (76, 64), (76, 97)], STONE)
    _crenels(e, 24, 76, 64, 6, 7)
    e.polygon([(40, 97), (40, 80), (50, 71), (60, 80), (60, 97)], _GATE)


def _tower(e: Easel, colour: Colour) -> None:
    _keep(e, 34, 66, 34, 96)
    e.polygon([(46, 70), (46, 56), (54, 56), (54, 70)], _GATE)
    _flag(e, 50, 2, colour, 26)


def _fort(e: Easel, colour: Colour) -> None:
    e.polygon([(14, 96), (14, 58), (86, 58), (86, 96)], STONE)
    _crenels(e, 20, 80, 58, 5)
    _keep(e, 4, 28, 42, 96, 2)
    _keep(e, 72, 96, 42, 96, 2)
    e.polygon([(40, 97), (40, 78), (50, 68), (60, 78), (60, 97)], _GATE)
    _flag(e, 50, 14, colour, 34)


def _castle(e: Easel, colour: Colour) -> None:
    _keep(e, 32, 68, 26, 80, 3)
    _flag(e, 50, 0, colour, 16)
    e.polygon([(12, 97), (12, 64), (88, 64), (88, 97)], STONE)
    _crenels(e, 18, 82, 64, 6)
    for left in (0, 76):
        _keep(e, left + 1, left + 23, 48, 97, 2)
        _cone(e, left + 1, left + 23, 42, 30, colour)
    e.polygon([(40, 97), (40, 82), (50, 72), (60, 82), (60, 97)], _GATE)
    for x in (44, 53):
        e.polygon([(x, 52), (x, 42), (x + 4, 42), (x + 4, 52)], _GATE)


def _cathedral(e: Easel, colour: Colour) -> None:
    e.polygon([(36, 96), (36, 54), (66, 34), (96, 54), (96, 96)], WALL)
    e.polygon([(30, 56), (66, 30), (102, 56), (96, 60), (66, 40), (36, 60)], colour)
    e.polygon([(4, 96), (4, 44), (36, 44), (36, 96)], STONE)
    _cone(e, 5, 35, 46, 34, colour)
    e.line([(20, 0), (20, 14)], INK, 4)
    e.line([(14, 5), (26, 5)], INK, 4)
    e.disc(66, 60, 9, (86, 120, 168))
    e.polygon([(58, 97), (58, 84), (66, 74), (74, 84), (74, 97)], _GATE)
    e.polygon([(15, 74), (15, 58), (20, 52), (25, 58), (25, 74)], _GATE)


# Units: signs in one colour, to be set on a banner


def _light(e: Easel, colour: Colour) -> None:
    e.line([(22, 96), (78, 10)], colour, 9)
    e.polygon([(90, 0), (84, 32), (64, 18)], colour)
    e.disc(36, 44, 22, colour)
    e.disc(36, 44, 8, mix(colour, INK, 0.45))


def _heavy(e: Easel, colour: Colour) -> None:
    e.polygon(
        [
            (20, 14),
            (80, 14),
            *curve((80, 40), (80, 76), (50, 96), steps=8),
            *curve((50, 96), (20, 76), (20, 40), steps=8),
        ],
        colour,
    )
    e.line([(50, 20), (50, 84)], mix(colour, INK, 0.5), 9)
    e.line([(26, 42), (74, 42)], mix(colour, INK, 0.5), 9)


def _cavalry(e: Easel, colour: Colour) -> None:
    mane: list[Point] = [(34, 96), (38, 66), (16, 66), (6, 54), (30, 32), (36, 18), (42, 4), (50, 16)]
    e.polygon([*mane, *curve((50, 16), (92, 24), (94, 96), steps=10)], colour)
    e.disc(36, 38, 5, mix(colour, INK, 0.6))
    e.line(curve((56, 22), (82, 36), (80, 90), steps=8), mix(colour, INK, 0.45), 6)


def _archer(e: Easel, colour: Colour) -> None:
    e.line(curve((30, 4), (92, 30), (92, 70), (30, 96), steps=18), colour, 11)
    e.line([(30, 4), (30, 96)], colour, 4)
    e.line([(4, 50), (88, 50)], colour, 7)
    e.polygon([(99, 50), (80, 38), (80, 62)], colour)


def _captain(e: Easel, colour: Colour) -> None:
    e.polygon([(10, 86), (4, 26), (28, 52), (50, 10), (72, 52), (96, 26), (90, 86)], colour)
    e.line([(12, 76), (88, 76)], mix(colour, INK, 0.5), 6)


# Transports


def _wheel(e: Easel, x: float, y: float, radius: float) -> None:
    e.disc(x, y, radius, WOOD_DARK)
    e.disc(x, y, radius * 0.62, mix(WOOD, PARCHMENT_LIGHT, 0.3))
    e.line([(x - radius * 0.6, y), (x + radius * 0.6, y)], WOOD_DARK, 3)
    e.line([(x, y - radius * 0.6), (x, y + radius * 0.6)], WOOD_DARK, 3)


def _wagon(e: Easel, colour: Colour) -> None:
    e.polygon([(4, 72), (8, 52), (92, 52), (96, 72)], WOOD)
    e.line([(6, 62), (94, 62)], WOOD_DARK, 3)
    e.polygon([(12, 54), *curve((12, 54), (14, 12), (50, 12), (86, 12), (88, 54), steps=14)], colour)
    for x in (36, 64):
        e.line([(x, 16), (x, 52)], mix(colour, INK, 0.35), 3)
    _wheel(e, 24, 80, 17)
    _wheel(e, 76, 80, 17)


def _hull(e: Easel, points: list[Point]) -> None:
    e.polygon(points, WOOD)


def _galley(e: Easel, colour: Colour) -> None:
    e.line([(46, 6), (46, 68)], WOOD_DARK, 5)
    e.polygon([(48, 8), *curve((48, 8), (96, 28), (92, 60), steps=8), (48, 54)], colour)
    _hull(e, [(0, 62), (8, 66), (88, 66), (100, 54), (92, 84), (14, 84)])
    e.line([(8, 73), (92, 73)], WOOD_DARK, 4)
    for x in (20, 34, 48, 62, 76):
        e.line([(x, 76), (x - 9, 98)], WOOD_DARK, 4)


def _ship(e: Easel, colour: Colour) -> None:
    e.line([(50, 2), (50, 64)], WOOD_DARK, 5)
    e.polygon(
        [
            (18, 14),
            (82, 14),
            *curve((82, 14), (94, 34), (82, 52), steps=6),
            *curve((18, 52), (30, 34), (18, 14), steps=6),
        ],
        colour,
    )
    e.line([(50, 15), (50, 52)], mix(colour, INK, 0.3), 3)
    e.polygon(
        [
            (2, 56),
            (20, 62),
            (80, 62),
            (98, 52),
            (94, 60),
            *curve((94, 60), (88, 96), (50, 96), steps=8),
            *curve((50, 96), (12, 96), (6, 60), steps=8),
        ],
        WOOD,
    )
    e.line(curve((8, 72), (50, 82), (92, 70), steps=8), WOOD_DARK, 4)


def _caravan(e: Easel, colour: Colour) -> None:
    fur: Colour = (196, 152, 96)
    body: list[Point] = [
        (8, 58),
        (18, 40),
        *curve((18, 40), (30, 14), (42, 40), steps=8),
        *curve((46, 40), (56, 16), (66, 42), steps=8),
    ]
    neck: list[Point] = [(72, 52), (78, 50), (80, 22), (98, 22), (97, 32), (88, 34), (88, 58), (76, 70)]
    legs: list[Point] = [(72, 97), (64, 97), (62, 70), (32, 70), (28, 97), (20, 97), (16, 68)]
    e.polygon([*body, *neck, *legs], fur)
    e.polygon([(24, 40), (62, 40), (58, 64), (30, 64)], colour)
    e.line([(26, 56), (60, 56)], mix(colour, INK, 0.4), 3)


# Engines


def _catapult(e: Easel, colour: Colour) -> None:
    e.polygon([(8, 78), (8, 66), (92, 66), (92, 78)], WOOD)
    e.line([(34, 68), (52, 30), (66, 68)], WOOD_DARK, 7)
    e.line([(70, 70), (24, 14)], colour, 9)
    e.disc(20, 12, 12, _IRON)
    _wheel(e, 24, 82, 15)
    _wheel(e, 76, 82, 15)


def _trebuchet(e: Easel, colour: Colour) -> None:
    e.line([(24, 94), (54, 34), (82, 94)], WOOD, 9)
    e.line([(14, 92), (94, 92)], WOOD_DARK, 9)
    e.line([(84, 50), (12, 8)], colour, 9)
    e.polygon([(72, 44), (98, 44), (94, 70), (76, 70)], _IRON)
    e.line([(12, 8), (8, 34)], WOOD_DARK, 4)


def _bombard(e: Easel, colour: Colour) -> None:
    e.polygon([(4, 44), (86, 22), (96, 46), (14, 70)], _IRON)
    e.polygon([(82, 18), (92, 16), (100, 48), (90, 50)], mix(_IRON, INK, 0.4))
    e.line([(42, 34), (50, 60)], mix(_IRON, PARCHMENT_LIGHT, 0.4), 5)
    e.polygon([(2, 84), (24, 58), (70, 62), (52, 84)], WOOD)
    e.polygon([(30, 62), (62, 62), (52, 72), (34, 72)], colour)
    _wheel(e, 50, 80, 19)


BUILDINGS: dict[Building, Sketcher] = {
    "village": _village, "town": _town, "city": _city, "tower": _tower, "fort": _fort, "castle": _castle,
    "cathedral": _cathedral,
}  # fmt: skip
UNIT_SIGNS: dict[UnitType, Callable[[Easel, Colour], None]] = {
    "light": _light, "heavy": _heavy, "cavalry": _cavalry, "archer": _archer, "captain": _captain,
}  # fmt: skip
VEHICLES: dict[Vehicle, Sketcher] = {"wagon": _wagon, "galley": _galley, "caravan": _caravan, "ship": _ship}
ENGINES: dict[Engine, Sketcher] = {"catapult": _catapult, "trebuchet": _trebuchet, "bombard": _bombard}
