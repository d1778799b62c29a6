"""Goods, ports, fires, dice and coins. A good is its cube's colour and a sign, never the colour alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from render.easel import Easel
from render.medioevo.sketch import sprite
from render.paper import ACCENT, GOLD, GOLD_DEEP, INK, PARCHMENT_LIGHT, Colour, mix
from render.sprites import Point, curve, star
from rules.medioevo.data import Good

_HUES: dict[Good, Colour] = {
    "arms": (58, 58, 64),
    "salt": (246, 244, 240),
    "furs": (134, 86, 48),
    "grain": (240, 196, 52),
    "slaves": (72, 146, 88),
    "spices": (232, 126, 36),
    "cloth": (56, 106, 186),
    "wine": (128, 60, 132),
}
WAX: Colour = (168, 36, 36)
_DARK_SIGN: frozenset[Good] = frozenset({"salt", "grain", "spices"})


def hue(good: Good) -> Colour:
    return _HUES[good]


def _arms(e: Easel, c: Colour) -> None:
    for a, b in (((24, 24), (74, 74)), ((76, 24), (26, 74))):
        e.line([a, b], c, 8)
    e.line([(60, 76), (76, 60)], c, 7)
    e.line([(24, 60), (40, 76)], c, 7)


def _salt(e: Easel, c: Colour) -> None:
    e.polygon([(20, 74), (50, 26), (80, 74)], c)
    e.line([(50, 26), (42, 74)], PARCHMENT_LIGHT, 5)


def _furs(e: Easel, c: Colour) -> None:
    half: list[Point] = [(50, 16), (60, 30), (80, 26), (70, 46), (72, 62), (84, 78), (62, 74), (50, 88)]
    e.polygon([*half, *((100 - x, y) for x, y in reversed(half))], c)


def _grain(e: Easel, c: Colour) -> None:
    e.line([(50, 88), (50, 26)], c, 6)
    for y in (32, 48, 64):
        e.ellipse(38, y, 9, 7, c)
        e.ellipse(62, y, 9, 7, c)
    e.ellipse(50, 20, 7, 10, c)


def _slaves(e: Easel, c: Colour) -> None:
    for x in (32, 68):
        e.disc(x, 62, 19, c)
    for x in (32, 68):
        e.disc(x, 62, 10, mix(_HUES["slaves"], INK, 0.2))
    e.line(curve((36, 46), (50, 10), (64, 46), steps=10), c, 7)


def _spices(e: Easel, c: Colour) -> None:
    for x, y in ((34, 66), (66, 66), (50, 36)):
        e.disc(x, y, 15, c)


def _cloth(e: Easel, c: Colour) -> None:
    e.polygon([(22, 30), (70, 30), (70, 72), (22, 72)], c)
    e.ellipse(70, 51, 12, 21, c)
    e.ellipse(70, 51, 6, 12, _HUES["cloth"])
    e.line([(24, 44), (58, 44)], _HUES["cloth"], 4)
    e.line([(24, 58), (58, 58)], _HUES["cloth"], 4)


def _wine(e: Easel, c: Colour) -> None:
    e.polygon(
        [
            (28, 20),
            (72, 20),
            *curve((72, 20), (72, 58), (50, 58), steps=8),
            *curve((50, 58), (28, 58), (28, 20), steps=8),
        ],
        c,
    )
    e.line([(50, 56), (50, 80)], c, 8)
    e.line([(32, 82), (68, 82)], c, 8)


_SIGNS: dict[Good, Callable[[Easel, Colour], None]] = {
    "arms": _arms, "salt": _salt, "furs": _furs, "grain": _grain, "slaves": _slaves, "spices": _spices,
    "cloth": _cloth, "wine": _wine,
}  # fmt: skip


def _sign_colour(good: Good) -> Colour:
    return INK if good in _DARK_SIGN else PARCHMENT_LIGHT


@lru_cache(maxsize=8)
def _medal(good: Good) -> Callable[[Easel, Colour], None]:
    def sketch(e: Easel, colour: Colour) -> None:
        e.disc(50, 50, 48, GOLD)
        e.disc(50, 50, 41, colour)
        _SIGNS[good](e, _sign_colour(good))

    return sketch


@lru_cache(maxsize=8)
def _cube(good: Good) -> Callable[[Easel, Colour], None]:
    def sketch(e: Easel, colour: Colour) -> None:
        e.polygon([(4, 24), (24, 4), (98, 4), (78, 24)], mix(colour, (255, 255, 255), 0.35))
        e.polygon([(78, 24), (98, 4), (98, 76), (78, 97)], mix(colour, INK, 0.35))
        e.polygon([(4, 24), (78, 24), (78, 97), (4, 97)], colour)
        face = Easel(100, 100, e.fine)
        _SIGNS[good](face, _sign_colour(good))
        small = face.image.resize((74 * e.fine, 74 * e.fine), Image.Resampling.LANCZOS)
        e.image.alpha_composite(small, (4 * e.fine, 23 * e.fine))

    return sketch


def medal(good: Good, size: int) -> Image.Image:
    """What an area produces."""
    return sprite(_medal(good), hue(good), size)


def cube(good: Good, size: int) -> Image.Image:
    """A cube of goods, aboard or in a market."""
    return sprite(_cube(good), hue(good), size)


def _anchor(e: Easel, c: Colour) -> None:
    e.disc(50, 50, 48, c)
    mark = PARCHMENT_LIGHT
    e.disc(50, 22, 10, mark)
    e.disc(50, 22, 4, c)
    e.line([(50, 30), (50, 80)], mark, 8)
    e.line([(34, 42), (66, 42)], mark, 7)
    e.line(curve((20, 58), (28, 82), (50, 82), (72, 82), (80, 58), steps=16), mark, 8)


def port(size: int) -> Image.Image:
    return sprite(_anchor, (52, 92, 128), size)


def _flame(e: Easel, c: Colour) -> None:
    e.polygon(
        [
            *curve((50, 2), (96, 46), (84, 96), (50, 97), steps=16),
            *curve((50, 97), (14, 96), (2, 56), (30, 34), (34, 46), (44, 36), (50, 2), steps=18),
        ],
        c,
    )
    e.polygon(
        [
            *curve((52, 42), (78, 70), (68, 94), (50, 94), steps=10),
            *curve((50, 94), (28, 92), (30, 70), (52, 42), steps=10),
        ],
        (250, 206, 84),
    )


def fire(size: int) -> Image.Image:
    return sprite(_flame, (208, 92, 40), size)


def _skull(e: Easel, c: Colour) -> None:
    e.disc(50, 42, 38, c)
    e.polygon([(28, 66), (72, 66), (68, 94), (32, 94)], c)
    for x in (35, 65):
        e.disc(x, 46, 10, INK)
    e.polygon([(50, 58), (44, 68), (56, 68)], INK)
    for x in (41, 50, 59):
        e.line([(x, 80), (x, 94)], INK, 3)


def skull(size: int) -> Image.Image:
    return sprite(_skull, PARCHMENT_LIGHT, size)


def _coin(e: Easel, c: Colour) -> None:
    e.disc(50, 50, 47, GOLD_DEEP)
    e.disc(50, 50, 41, c)
    e.disc(50, 50, 31, mix(c, GOLD_DEEP, 0.35))
    e.polygon([(50, 22), (60, 44), (56, 58), (64, 74), (50, 70), (36, 74), (44, 58), (40, 44)], GOLD_DEEP)


def florin(size: int) -> Image.Image:
    return sprite(_coin, GOLD, size)


def _laurel(e: Easel, c: Colour) -> None:
    e.polygon(star(50, 50, 48, 21, 5), c)


def honour(size: int) -> Image.Image:
    return sprite(_laurel, GOLD, size)


def _wax(e: Easel, c: Colour) -> None:
    """Wax, pressed with a tick."""
    e.polygon(star(50, 50, 49, 42, 11), c)
    e.disc(50, 50, 33, mix(c, PARCHMENT_LIGHT, 0.22))
    e.line([(32, 52), (45, 66), (69, 35)], PARCHMENT_LIGHT, 10)


def seal(size: int) -> Image.Image:
    """What is fulfilled."""
    return sprite(_wax, WAX, size)


def _scroll(e: Easel, c: Colour) -> None:
    e.polygon([(14, 4), (86, 4), (86, 96), (14, 96)], c)
    e.polygon([(20, 10), (80, 10), (80, 46), (20, 46)], mix(c, INK, 0.3))
    for y in (58, 70, 82):
        e.line([(24, y), (76, y)], mix(c, INK, 0.55), 4)


def card(size: int, colour: Colour = PARCHMENT_LIGHT) -> Image.Image:
    return sprite(_scroll, colour, size)


def _chains(e: Easel, c: Colour) -> None:
    for x in (14, 32, 50, 68, 86):
        e.line([(x, 6), (x, 94)], c, 8)
    for y in (14, 86):
        e.line([(6, y), (94, y)], c, 9)


def bars(size: int) -> Image.Image:
    """Prisoners."""
    return sprite(_chains, (110, 110, 118), size)


def _seal(e: Easel, c: Colour) -> None:
    e.disc(50, 50, 48, mix(c, INK, 0.25))
    e.disc(50, 50, 38, c)


def point(colour: Colour, size: int, pale: bool = False) -> Image.Image:
    """A technology point or objective token of a colour."""
    return sprite(_seal, colour, size, pale)


def _bond(e: Easel, c: Colour) -> None:
    e.polygon([(10, 10), (90, 10), (90, 76), (10, 76)], c)
    for y in (26, 40, 54):
        e.line([(22, y), (78, y)], mix(c, INK, 0.5), 5)
    e.disc(70, 76, 20, (168, 36, 36))


def debt(size: int) -> Image.Image:
    """A loan: a bond with its seal."""
    return sprite(_bond, PARCHMENT_LIGHT, size)


def _chest(e: Easel, c: Colour) -> None:
    e.polygon([(6, 44), (94, 44), (94, 92), (6, 92)], c)
    e.polygon([(6, 42), *curve((6, 42), (8, 12), (50, 12), (92, 12), (94, 42), steps=12)], mix(c, PARCHMENT_LIGHT, 0.2))
    e.line([(6, 44), (94, 44)], mix(c, INK, 0.6), 5)
    e.disc(50, 52, 11, GOLD)


def chest(size: int) -> Image.Image:
    """Taxes."""
    return sprite(_chest, (150, 104, 60), size)


def _purse(e: Easel, c: Colour) -> None:
    e.polygon([*curve((36, 30), (-8, 96), (50, 96), steps=10), *curve((50, 96), (108, 96), (64, 30), steps=10)], c)
    e.polygon([(28, 8), (50, 18), (72, 8), (64, 30), (36, 30)], mix(c, INK, 0.25))
    e.line([(32, 30), (68, 30)], GOLD, 7)


def purse(size: int) -> Image.Image:
    """Upkeep."""
    return sprite(_purse, (166, 118, 76), size)


def _drop(e: Easel, c: Colour) -> None:
    e.polygon([*curve((50, 2), (92, 52), (98, 97), (50, 97), steps=14), *curve((50, 97), (2, 97), (8, 52), (50, 2))], c)
    e.line(curve((32, 66), (34, 82), (48, 86), steps=8), mix(c, PARCHMENT_LIGHT, 0.7), 7)


def drop(size: int) -> Image.Image:
    """Blood tokens."""
    return sprite(_drop, (170, 34, 36), size)


def _clash(e: Easel, c: Colour) -> None:
    for a, b, hilt in (((10, 6), (82, 82), ((64, 92), (92, 64))), ((90, 6), (18, 82), ((36, 92), (8, 64)))):
        e.line([a, b], PARCHMENT_LIGHT, 13)
        e.line(list(hilt), c, 11)
        e.line([b, (b[0] + (9 if b[0] > 50 else -9), b[1] + 9)], c, 11)


def clash(size: int) -> Image.Image:
    """A battle is being fought."""
    return sprite(_clash, ACCENT, size)


def _pennant(e: Easel, c: Colour) -> None:
    e.line([(22, 4), (22, 98)], (102, 68, 40), 9)
    e.polygon([(26, 8), (96, 28), (26, 52)], c)


def pennant(colour: Colour, size: int, pale: bool = False) -> Image.Image:
    """A stage of a trade route; pale: reached."""
    return sprite(_pennant, colour, size, pale)
