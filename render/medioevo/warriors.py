"""The characters of war and stealth on Empire cards: one sign for each, told apart by its outline."""

from __future__ import annotations

from render.easel import Easel
from render.medioevo.pieces import STONE_DARK, WOOD, WOOD_DARK
from render.paper import ACCENT, GOLD, GOLD_DEEP, INK, PARCHMENT_DEEP, PARCHMENT_LIGHT, SILVER, Colour, mix
from render.sprites import curve

_IRON: Colour = (86, 88, 96)
_NIGHT: Colour = (62, 54, 66)


def warlord(e: Easel, c: Colour) -> None:
    """A great helm with horns."""
    for side in (-1, 1):
        horn = [*curve((24, 34), (-4, 30), (2, -2), steps=10), *curve((2, -2), (12, 16), (30, 18), steps=8)]
        e.polygon([(50 + side * (x - 50), y) for x, y in horn], PARCHMENT_LIGHT)
    e.polygon([(24, 26), *curve((24, 26), (50, 2), (76, 26), steps=12), (80, 84), (50, 98), (20, 84)], SILVER)
    e.polygon([(50, 12), *curve((50, 12), (68, 14), (76, 26), steps=8), (80, 84), (50, 98)], mix(SILVER, INK, 0.18))
    e.polygon([(24, 42), (76, 42), (76, 50), (24, 50)], INK)
    e.polygon([(45, 12), (55, 12), (55, 97), (50, 98), (45, 97)], c)
    for x in (30, 38, 62, 70):
        for y in (62, 72):
            e.disc(x, y, 2.6, INK)


def crossbowman(e: Easel, c: Colour) -> None:
    """A crossbow, drawn."""
    e.line([(6, 32), (50, 66), (94, 32)], PARCHMENT_LIGHT, 3)
    e.polygon([(44, 22), (56, 22), (58, 98), (42, 98)], WOOD)
    e.line(curve((4, 34), (22, 10), (50, 14), (78, 10), (96, 34), steps=20), c, 10)
    e.line([(50, 4), (50, 66)], SILVER, 5)
    e.polygon([(50, -2), (58, 14), (42, 14)], SILVER)
    e.line([(50, 76), (66, 86)], WOOD_DARK, 6)


def infiltrator(e: Easel, c: Colour) -> None:
    """A hooded face, only the eyes to be seen."""
    e.polygon([*curve((50, 0), (10, 10), (16, 62), steps=12), *curve((16, 62), (2, 84), (6, 98), steps=6), (94, 98),
               *curve((94, 98), (98, 84), (84, 62), steps=6), *curve((84, 62), (90, 10), (50, 0), steps=12)],
              mix(c, INK, 0.45))  # fmt: skip
    e.ellipse(50, 46, 24, 30, INK)
    for side in (-1, 1):
        e.polygon([(50 + side * 4, 46), (50 + side * 20, 38), (50 + side * 18, 48)], PARCHMENT_LIGHT)
    e.line([(50, 78), (50, 98)], INK, 4)
    e.disc(50, 80, 7, GOLD)


def spy(e: Easel, c: Colour) -> None:
    """An eye in a keyhole plate."""
    e.polygon([*curve((0, 50), (50, -6), (100, 50), steps=20), *curve((100, 50), (50, 106), (0, 50), steps=20)],
              PARCHMENT_LIGHT)  # fmt: skip
    e.disc(50, 50, 23, c)
    e.disc(50, 44, 10, INK)
    e.polygon([(46, 46), (54, 46), (59, 66), (41, 66)], INK)
    e.disc(42, 40, 4, PARCHMENT_LIGHT)


def militia(e: Easel, c: Colour) -> None:
    """A pitchfork and a flail, crossed."""
    e.line([(12, 98), (74, 26)], WOOD, 8)
    e.line([(60, 12), (74, 26), (88, 40)], _IRON, 7)
    for x, y in ((60, 12), (74, 26), (88, 40)):
        e.line([(x, y), (x + 11, y - 13)], _IRON, 6)
    e.line([(88, 98), (30, 34)], WOOD_DARK, 8)
    e.line(curve((30, 34), (22, 18), (10, 26), steps=6), INK, 4)
    e.line([(10, 26), (16, 58)], c, 12)


def templar(e: Easel, c: Colour) -> None:
    """A shield with a splayed cross."""
    right, left = curve((88, 4), (96, 70), (50, 97), steps=14), curve((50, 97), (4, 70), (12, 4), steps=14)
    e.polygon([*right, *left], PARCHMENT_LIGHT)
    red = (176, 34, 40)
    for arm in ([(36, 12), (64, 12), (55, 44), (45, 44)], [(36, 84), (64, 84), (55, 44), (45, 44)]):
        e.polygon(arm, red)
    for side in (-1, 1):
        e.polygon([(50 + side * 33, 30), (50 + side * 33, 58), (50, 49), (50, 39)], red)
    e.disc(50, 44, 8, c)


def assassin(e: Easel, c: Colour) -> None:
    """A dagger, point down, and a drop."""
    e.polygon([(36, 34), (58, 34), (52, 78), (47, 92), (42, 78)], SILVER)
    e.polygon([(47, 34), (58, 34), (52, 78), (47, 92)], mix(SILVER, INK, 0.2))
    e.line([(18, 32), (76, 32)], GOLD, 9)
    e.line([(47, 28), (47, 10)], c, 12)
    e.disc(47, 7, 9, GOLD)
    e.polygon([(74, 60), *curve((74, 60), (94, 86), (74, 90), steps=8), *curve((74, 90), (54, 86), (74, 60), steps=8)],
              (170, 30, 36))  # fmt: skip


def gunner(e: Easel, c: Colour) -> None:
    """A bombard on its bed, with balls."""
    e.polygon([(6, 84), (84, 84), (76, 66), (22, 66)], WOOD)
    e.polygon([(10, 58), (20, 40), (86, 12), (98, 40), (32, 74), (16, 72)], _IRON)
    for a, b in (((34, 34), (44, 66)), ((62, 22), (74, 52))):
        e.line([a, b], c, 8)
    e.ellipse(92, 26, 8, 15, INK)
    for x, y in ((70, 90), (88, 90), (79, 76)):
        e.disc(x, y, 9, STONE_DARK, 1.5)
    e.disc(24, 86, 12, WOOD_DARK)
    e.disc(24, 86, 4, GOLD)


def ranger(e: Easel, c: Colour) -> None:
    """A hunting horn on its strap."""
    e.line(curve((8, 26), (20, 0), (44, 2), (52, 30), (76, 44), steps=18), WOOD_DARK, 4)
    outer, inner = curve((2, 22), (4, 88), (64, 92), steps=16), curve((86, 52), (38, 66), (14, 20), steps=16)
    e.polygon([*outer, *inner], PARCHMENT_DEEP)
    for share, thick in ((0.25, 6), (0.55, 8)):
        near, far = outer[round(16 * share)], inner[round(16 * (1 - share))]
        e.line([near, far], c, thick)
    e.polygon([(60, 92), (88, 50), (98, 56), (72, 98)], GOLD)
    e.line([(4, 24), (12, 20)], GOLD_DEEP, 8)


def pirate(e: Easel, c: Colour) -> None:
    """A ship under a dark sail."""
    e.line([(50, 2), (50, 76)], WOOD_DARK, 6)
    e.polygon([(18, 14), (82, 14), *curve((82, 14), (94, 36), (84, 60), steps=8), (16, 60),
               *curve((16, 60), (28, 36), (18, 14), steps=8)], _NIGHT)  # fmt: skip
    for a, b in (((38, 26), (64, 50)), ((64, 26), (38, 50))):
        e.line([a, b], PARCHMENT_LIGHT, 7)
    e.polygon([(2, 66), (22, 74), (76, 74), (98, 62), *curve((98, 62), (92, 98), (66, 98), steps=8), (32, 98),
               *curve((32, 98), (8, 98), (2, 66), steps=8)], WOOD)  # fmt: skip
    e.polygon([(50, 0), (74, 4), (50, 10)], c)
    for x in (32, 50, 68):
        e.disc(x, 85, 4, INK)


def marauder(e: Easel, c: Colour) -> None:
    """A two-edged axe."""
    e.line([(50, 6), (50, 98)], WOOD_DARK, 9)
    for side in (-1, 1):
        blade = [(52, 26), *curve((62, 24), (80, 18), (88, 0), steps=8), *curve((88, 0), (112, 36), (88, 74), steps=10),
                 *curve((88, 74), (78, 54), (62, 50), steps=8), (52, 48)]  # fmt: skip
        e.polygon([(50 + side * (x - 50), y) for x, y in blade], SILVER)
        edge = curve((88, 0), (112, 36), (88, 74), steps=10)
        e.line([(50 + side * (x - 54), y) for x, y in edge], STONE_DARK, 3)
    e.polygon([(42, 22), (58, 22), (58, 52), (42, 52)], c)
    e.polygon([(50, -4), (58, 14), (42, 14)], SILVER)
    for y in (76, 84, 92):
        e.line([(44, y), (56, y - 4)], GOLD_DEEP, 3)


def heroine(e: Easel, c: Colour) -> None:
    """A war banner with two tails and a lily."""
    e.line([(14, 2), (14, 99)], WOOD_DARK, 7)
    e.polygon([(14, -4), (22, 10), (6, 10)], GOLD)
    e.polygon([(17, 12), *curve((17, 12), (46, 4), (62, 14), (98, 8), steps=12), (78, 26), (98, 44), (76, 54), (94, 76),
               *curve((94, 76), (60, 80), (46, 68), (17, 74), steps=12)], c)  # fmt: skip
    light = PARCHMENT_LIGHT
    e.polygon([*curve((46, 18), (62, 34), (48, 54), steps=8), *curve((44, 54), (30, 34), (46, 18), steps=8)], light)
    for side in (-1, 1):
        petal = curve((52, 54), (56, 28), (70, 32), (68, 48), steps=10)
        e.line([(46 + side * (x - 46), y) for x, y in petal], light, 5)
    e.line([(32, 56), (60, 56)], ACCENT if c == light else GOLD, 6)
    e.polygon([(42, 58), (50, 58), (52, 68), (40, 68)], light)
