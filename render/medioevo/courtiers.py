"""The characters of peace on Empire cards: one sign for each, told apart by its outline."""

from __future__ import annotations

from math import cos, pi, sin

from render.easel import Easel
from render.medioevo.pieces import STONE, STONE_DARK, WOOD, WOOD_DARK
from render.medioevo.symbols import WAX
from render.paper import GOLD, GOLD_DEEP, INK, PARCHMENT_DEEP, PARCHMENT_LIGHT, SILVER, Colour, mix
from render.sprites import curve, star

_GLASS: Colour = (176, 204, 206)


def bishop(e: Easel, c: Colour) -> None:
    """A mitre."""
    shell = [(50, 2), *curve((50, 2), (92, 26), (86, 92), steps=12), *curve((14, 92), (8, 26), (50, 2), steps=12)]
    e.polygon(shell, PARCHMENT_LIGHT)
    e.polygon([(14, 76), (86, 76), (86, 94), (14, 94)], GOLD)
    for x in (28, 50, 72):
        e.disc(x, 85, 5, c)
    e.polygon([(45, 18), (55, 18), (55, 70), (45, 70)], c)
    e.polygon([(30, 34), (70, 34), (70, 44), (30, 44)], c)


def merchant(e: Easel, c: Colour) -> None:
    """A pair of scales, one pan down."""
    e.line([(50, 6), (50, 88)], GOLD_DEEP, 8)
    e.line([(14, 20), (86, 32)], GOLD, 8)
    e.disc(50, 12, 9, GOLD)
    e.polygon([(26, 98), (36, 86), (64, 86), (74, 98)], GOLD_DEEP)
    for x, y in ((15, 20), (85, 32)):
        e.line([(x, y), (x - 13, y + 34)], INK, 3)
        e.line([(x, y), (x + 13, y + 34)], INK, 3)
        e.polygon(curve((x - 18, y + 33), (x, y + 64), (x + 18, y + 33), steps=12), GOLD)
    e.polygon([(75, 52), (95, 52), (93, 65), (77, 65)], c)


def tax_collector(e: Easel, c: Colour) -> None:
    """Three piles of coins."""
    for x, count in ((18, 3), (50, 6), (82, 4)):
        for number in range(count):
            y = 82 - number * 13
            e.ellipse(x, y + 4, 17, 8, GOLD_DEEP)
            e.ellipse(x, y, 17, 8, GOLD)
        e.ellipse(x, 82 - (count - 1) * 13, 9, 4, c)


def surgeon(e: Easel, c: Colour) -> None:
    """A bone saw."""
    e.polygon([(2, 34), (70, 26), (74, 54), (6, 66)], SILVER)
    for number in range(8):
        x, y = 6 + number * 8.2, 65 - number * 1.4
        e.polygon([(x, y), (x + 8.2, y - 1.4), (x + 4, y + 10)], SILVER)
    e.line([(4, 38), (70, 30)], STONE_DARK, 4)
    e.polygon([(66, 22), (80, 20), *curve((80, 20), (106, 48), (86, 88), steps=10), (73, 80)], c)
    e.ellipse(83, 50, 6, 16, PARCHMENT_DEEP)


def seller(e: Easel, c: Colour) -> None:
    """A stall under a striped awning."""
    for x in (12, 84):
        e.polygon([(x, 36), (x + 5, 36), (x + 5, 98), (x, 98)], WOOD_DARK)
    for number in range(6):
        left = 4 + number * 92 / 6
        shade = c if number % 2 == 0 else PARCHMENT_LIGHT
        top = 14 + number * 72 / 6
        e.polygon([(top, 6), (top + 12, 6), (left + 15.4, 34), (left, 34)], shade)
        e.polygon(curve((left, 33), (left + 7.7, 56), (left + 15.4, 33), steps=8), shade)
    e.polygon([(8, 66), (92, 66), (92, 96), (8, 96)], WOOD)
    e.line([(8, 80), (92, 80)], WOOD_DARK, 3)
    for x, shade in ((26, GOLD), (44, (188, 60, 50)), (62, (104, 150, 84)), (78, GOLD)):
        e.disc(x, 60, 9, shade)


def architect(e: Easel, c: Colour) -> None:
    """Dividers over a set square."""
    e.polygon([(4, 96), (4, 58), (16, 58), (16, 84), (96, 84), (96, 96)], WOOD)
    e.line([(50, 14), (22, 84)], STONE_DARK, 10)
    e.line([(50, 14), (80, 78)], SILVER, 10)
    e.line(curve((30, 60), (50, 70), (70, 54), steps=10), c, 6)
    e.disc(50, 14, 12, c)
    e.disc(50, 14, 5, PARCHMENT_LIGHT)


def magnate(e: Easel, c: Colour) -> None:
    """A signet ring with its gem."""
    for radius, shade, thick in ((27, GOLD, 12), (21, GOLD_DEEP, 4)):
        turns = [number * pi / 20 for number in range(42)]
        e.line([(50 + radius * cos(turn), 66 + radius * sin(turn)) for turn in turns], shade, thick)
    e.polygon([(32, 40), (68, 40), (62, 30), (38, 30)], GOLD_DEEP)
    e.polygon([(50, 36), (24, 18), (34, 2), (66, 2), (76, 18)], c)
    e.polygon([(50, 36), (38, 18), (44, 2), (56, 2), (62, 18)], mix(c, PARCHMENT_LIGHT, 0.45))
    e.line([(24, 18), (76, 18)], mix(c, INK, 0.3), 3)


def jailer(e: Easel, c: Colour) -> None:
    """A great key."""
    e.disc(28, 28, 26, GOLD)
    e.disc(28, 28, 13, c)
    e.line([(44, 44), (92, 92)], GOLD, 12)
    for x in (66, 82):
        e.line([(x, x), (x + 14, x - 14)], GOLD_DEEP, 11)


def plague_doctor(e: Easel, c: Colour) -> None:
    """A mask with a beak, under a broad hat."""
    e.polygon([(36, 30), *curve((36, 30), (92, 26), (86, 60), steps=10), *curve((86, 60), (82, 98), (52, 94), steps=8),
               (48, 72), *curve((48, 72), (24, 76), (2, 92), steps=8), *curve((2, 92), (12, 50), (36, 30), steps=8)],
              PARCHMENT_LIGHT)  # fmt: skip
    e.line(curve((6, 88), (26, 68), (46, 66), steps=8), INK, 3)
    e.disc(52, 48, 11, c)
    e.disc(52, 48, 5, INK)
    e.polygon([(46, 4), (82, 8), (80, 28), (42, 26)], mix(INK, WOOD_DARK, 0.4))
    e.polygon([(18, 22), (98, 30), (96, 38), (18, 32)], mix(INK, WOOD_DARK, 0.4))


def bard(e: Easel, c: Colour) -> None:
    """A harp."""
    for x in (38, 48, 58, 68):
        e.line([(x, 16 + (x - 30) * 0.15), (x, 94 - (x - 24) * 1.05)], PARCHMENT_LIGHT, 3)
    e.line([(26, 8), (26, 92)], GOLD, 11)
    e.line(curve((24, 10), (48, 2), (60, 34), (90, 18), steps=16), GOLD, 11)
    e.line(curve((90, 18), (86, 62), (26, 94), steps=14), c, 13)
    e.disc(26, 8, 8, GOLD_DEEP)


def joker(e: Easel, c: Colour) -> None:
    """A fool's cap with three bells."""
    horn = [*curve((78, 78), (74, 14), (96, 44), steps=12), *curve((92, 40), (66, -18), (46, 34), steps=12), (50, 78)]
    for side, shade in ((-1, c), (1, mix(c, PARCHMENT_LIGHT, 0.7))):
        e.polygon([(50 + side * (x - 50), y) for x, y in horn], shade)
    e.polygon([*curve((32, 60), (34, 20), (50, 4), steps=10), *curve((50, 4), (66, 20), (68, 60), steps=10)], GOLD)
    e.polygon([(18, 74), (82, 74), (82, 92), (18, 92)], INK)
    for x in (28, 50, 72):
        e.polygon([(x - 7, 83), (x, 76), (x + 7, 83), (x, 90)], GOLD)
    for x, y in ((7, 48), (50, 6), (93, 48)):
        e.disc(x, y, 8, GOLD, 1.5)


def diplomat(e: Easel, c: Colour) -> None:
    """A letter rolled out, under a seal."""
    e.polygon([(20, 10), (84, 10), (84, 78), (20, 78)], PARCHMENT_LIGHT)
    e.ellipse(20, 16, 12, 9, PARCHMENT_DEEP)
    e.ellipse(84, 74, 12, 9, PARCHMENT_DEEP)
    for y, right in ((26, 74), (38, 70), (50, 74), (62, 52)):
        e.line([(34, y), (right, y)], STONE_DARK, 4)
    e.polygon([(58, 72), (70, 76), (66, 94), (59, 88), (52, 93)], mix(c, INK, 0.2))
    e.polygon([(70, 76), (78, 70), (90, 90), (82, 88), (76, 94)], mix(c, INK, 0.2))
    e.polygon(star(69, 68, 18, 15, 10), WAX)
    e.disc(69, 68, 9, mix(WAX, PARCHMENT_LIGHT, 0.25))


def princess(e: Easel, c: Colour) -> None:
    """A tall cap with a veil."""
    e.polygon([(60, 0), *curve((60, 0), (108, 30), (92, 99), steps=14), *curve((70, 90), (78, 40), (60, 0), steps=10)],
              PARCHMENT_LIGHT)  # fmt: skip
    e.polygon([(62, 0), (70, 78), (16, 78)], c)
    for high in (0.38, 0.66):
        a, b = (62 - 46 * high, 78 * high), (62 + 8 * high, 78 * high)
        e.polygon([a, b, (b[0] + 0.6, b[1] + 6), (a[0] - 3.5, a[1] + 6)], mix(c, INK, 0.35))
    e.polygon([(12, 74), (74, 74), (72, 92), (14, 92)], GOLD)
    for x in (24, 43, 62):
        e.disc(x, 83, 5, PARCHMENT_LIGHT)


def saviour(e: Easel, c: Colour) -> None:
    """A dove with a twig."""
    white = PARCHMENT_LIGHT
    e.polygon([*curve((8, 40), (24, 30), (34, 46), steps=8), *curve((34, 46), (56, 84), (98, 62), steps=10),
               (92, 78), (98, 86), *curve((86, 86), (40, 104), (22, 62), steps=12), (20, 52)], white)  # fmt: skip
    e.polygon([(40, 54), *curve((40, 54), (34, 16), (66, 0), steps=10), *curve((66, 0), (92, 30), (70, 62), steps=10)],
              mix(white, STONE, 0.5))  # fmt: skip
    e.disc(20, 44, 3, INK)
    e.line([(2, 50), (12, 46)], GOLD_DEEP, 4)
    e.line(curve((4, 48), (6, 62), (14, 76), steps=8), (70, 110, 60), 3)
    for x, y in ((7, 60), (15, 64), (9, 72), (17, 78)):
        e.ellipse(x, y, 5, 3, (98, 148, 84))
    e.line([(52, 48), (60, 16)], STONE_DARK, 3)
    e.line([(60, 50), (72, 24)], STONE_DARK, 3)
    e.line([(82, 71), (93, 68)], c, 4)


def camel_driver(e: Easel, c: Colour) -> None:
    """A camel with its load."""
    hide: Colour = (196, 150, 92)
    for x in (32, 42, 68, 78):
        e.polygon([(x, 60), (x + 8, 60), (x + 6, 98), (x + 1, 98)], mix(hide, INK, 0.15 if x in (42, 68) else 0))
    e.polygon([*curve((28, 66), (30, 40), (52, 44), steps=8), *curve((52, 44), (64, 8), (80, 46), steps=8),
               *curve((80, 46), (96, 52), (88, 72), steps=8), (30, 72)], hide)  # fmt: skip
    e.line(curve((34, 56), (12, 70), (18, 22), steps=12), hide, 12)
    e.ellipse(14, 18, 14, 8, hide)
    e.disc(15, 16, 2.5, INK)
    e.line(curve((88, 52), (98, 60), (95, 76), steps=6), mix(hide, INK, 0.3), 4)
    e.polygon([(52, 34), (78, 34), (80, 60), (50, 60)], c)
    e.line([(50, 47), (80, 47)], GOLD, 4)


def mystic(e: Easel, c: Colour) -> None:
    """A crystal ball on its foot, a star in it."""
    e.polygon([(24, 98), (34, 76), (66, 76), (76, 98)], WOOD_DARK)
    e.disc(50, 44, 42, mix(c, INK, 0.25))
    e.disc(50, 44, 36, mix(c, _GLASS, 0.5))
    e.polygon(star(52, 48, 25, 10, 6), GOLD)
    e.line(curve((24, 40), (28, 18), (48, 14), steps=8), PARCHMENT_LIGHT, 5)


def scientist(e: Easel, c: Colour) -> None:
    """An alembic over a flame."""
    e.polygon([(40, 6), (60, 6), (58, 40), *curve((58, 40), (96, 66), (74, 84), steps=10), (26, 84),
               *curve((26, 84), (4, 66), (42, 40), steps=10)], _GLASS)  # fmt: skip
    e.polygon([(20, 66), (80, 66), *curve((80, 66), (82, 78), (72, 82), steps=6), (28, 82),
               *curve((28, 82), (18, 78), (20, 66), steps=6)], c)  # fmt: skip
    e.polygon([(34, 2), (66, 2), (66, 12), (34, 12)], WOOD)
    e.polygon([*curve((50, 84), (66, 92), (50, 100), steps=6), *curve((50, 100), (34, 92), (50, 84), steps=6)],
              (232, 126, 36))  # fmt: skip
    for x, y, r in ((40, 58, 4), (54, 50, 5), (48, 34, 3)):
        e.disc(x, y, r, PARCHMENT_LIGHT)
    for side in (-1, 1):
        e.line([(50 + side * 34, 84), (50 + side * 40, 99)], WOOD_DARK, 6)
    e.line([(10, 85), (90, 85)], WOOD_DARK, 6)


def sheriff(e: Easel, c: Colour) -> None:
    """A star of office."""
    for turn in range(6):
        e.disc(50 + 43 * sin(turn * pi / 3), 50 - 43 * cos(turn * pi / 3), 7, GOLD)
    e.polygon(star(50, 50, 44, 25, 6), GOLD)
    e.disc(50, 50, 22, GOLD_DEEP)
    e.disc(50, 50, 17, c)
    e.polygon([(47, 38), (53, 38), (53, 62), (47, 62)], PARCHMENT_LIGHT)
    e.polygon([(38, 47), (62, 47), (62, 53), (38, 53)], PARCHMENT_LIGHT)
