"""Technology points: a disc in the colour of its branch with the branch's sign, so that nobody needs the colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from render.easel import Easel
from render.medioevo.sketch import Sketcher, sprite
from render.paper import INK, PARCHMENT_LIGHT, Colour, mix
from render.sprites import curve
from rules.medioevo.data import Colour as Branch

BRANCHES: dict[Branch, Colour] = {
    "blue": (58, 108, 176),
    "yellow": (232, 190, 60),
    "orange": (222, 122, 48),
    "red": (188, 52, 50),
    "green": (60, 118, 68),
    "purple": (140, 84, 152),
}


def _wheel(e: Easel, c: Colour, ground: Colour) -> None:
    e.disc(50, 50, 32, c)
    e.disc(50, 50, 24, ground)
    for spoke in range(4):
        x, y = 28 * cos(spoke * pi / 4), 28 * sin(spoke * pi / 4)
        e.line([(50 - x, 50 - y), (50 + x, 50 + y)], c, 6)
    e.disc(50, 50, 9, c)


def _scales(e: Easel, c: Colour, ground: Colour) -> None:
    e.line([(50, 20), (50, 76)], c, 8)
    e.line([(22, 32), (78, 32)], c, 7)
    e.line([(34, 79), (66, 79)], c, 8)
    for x in (24, 76):
        e.line([(x, 32), (x - 11, 56)], c, 4)
        e.line([(x, 32), (x + 11, 56)], c, 4)
        e.polygon(curve((x - 15, 55), (x, 80), (x + 15, 55), steps=10), c)


def _charter(e: Easel, c: Colour, ground: Colour) -> None:
    e.polygon([(30, 22), (72, 22), (72, 76), (30, 76)], c)
    e.ellipse(30, 25, 9, 6, c)
    e.ellipse(72, 75, 9, 6, c)
    for y in (36, 48, 60):
        e.line([(38, y), (64, y)], ground, 5)


def _sword(e: Easel, c: Colour, ground: Colour) -> None:
    e.polygon([(50, 14), (57, 26), (57, 62), (43, 62), (43, 26)], c)
    e.line([(28, 62), (72, 62)], c, 9)
    e.line([(50, 62), (50, 82)], c, 9)
    e.disc(50, 83, 7, c)


def _keep(e: Easel, c: Colour, ground: Colour) -> None:
    e.polygon([(34, 40), (66, 40), (68, 80), (32, 80)], c)
    e.polygon([(28, 22), (38, 22), (38, 30), (45, 30), (45, 22), (55, 22), (55, 30), (62, 30), (62, 22), (72, 22),
               (72, 42), (28, 42)], c)  # fmt: skip
    e.polygon([(43, 80), (43, 64), (50, 56), (57, 64), (57, 80)], ground)


def _cross(e: Easel, c: Colour, ground: Colour) -> None:
    e.polygon([(43, 16), (57, 16), (57, 84), (43, 84)], c)
    e.polygon([(25, 32), (75, 32), (75, 46), (25, 46)], c)


BRANCH_SIGNS: dict[Branch, Callable[[Easel, Colour, Colour], None]] = {
    "blue": _wheel,
    "yellow": _scales,
    "orange": _charter,
    "red": _sword,
    "green": _keep,
    "purple": _cross,
}


def on(branch: Branch) -> Colour:
    """What is written on a branch's colour."""
    return INK if branch in ("yellow", "orange") else PARCHMENT_LIGHT


@lru_cache(maxsize=8)
def _disc(branch: Branch) -> Sketcher:
    def sketch(e: Easel, colour: Colour) -> None:
        e.disc(50, 50, 49, mix(colour, INK, 0.3))
        e.disc(50, 50, 43, colour)
        BRANCH_SIGNS[branch](e, on(branch), colour)

    return sketch


def point(branch: Branch, size: int, pale: bool = False) -> Image.Image:
    """A point or an objective token of a branch; pale: used."""
    return sprite(_disc(branch), BRANCHES[branch], size, pale)
