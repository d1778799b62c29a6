"""Marks of what is in force on the map: what is forbidden has a red rim and a bar, what is granted or guarded a field
of its own colour. Each has its own shape, so that nobody needs the colour."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.easel import Easel
from render.medioevo.points import BRANCH_SIGNS
from render.medioevo.sketch import Sketcher, sprite
from render.paper import GOLD, INK, PARCHMENT_LIGHT, Colour, mix
from render.sprites import curve

_BAN: Colour = (176, 30, 34)
_SAFE: Colour = (46, 112, 74)
_DARK: Colour = (66, 62, 84)


def _swords(e: Easel) -> None:
    e.line([(28, 28), (70, 70)], INK, 8)
    e.line([(72, 28), (30, 70)], INK, 8)
    e.line([(58, 74), (74, 58)], INK, 6)
    e.line([(26, 58), (42, 74)], INK, 6)


def _coins(e: Easel) -> None:
    for x, y in ((40, 62), (62, 54), (46, 38)):
        e.disc(x, y, 17, INK)
        e.disc(x, y, 12, GOLD)


def _departure(e: Easel) -> None:
    """An arrow out of a gate."""
    e.line([(52, 24), (28, 24), (28, 76), (52, 76)], INK, 8)
    e.line([(40, 50), (70, 50)], INK, 9)
    e.polygon([(62, 34), (84, 50), (62, 66)], INK)


@lru_cache(maxsize=4)
def _ban(sign: str) -> Sketcher:
    inside = {"no-fight": _swords, "no-trade": _coins, "no-leave": _departure}[sign]

    def sketch(e: Easel, colour: Colour) -> None:
        e.disc(50, 50, 49, colour)
        e.disc(50, 50, 38, PARCHMENT_LIGHT)
        inside(e)
        e.line([(20, 80), (80, 20)], colour, 10)

    return sketch


def _edict(e: Easel, c: Colour) -> None:
    e.disc(50, 50, 49, mix(c, INK, 0.3))
    e.disc(50, 50, 43, c)
    BRANCH_SIGNS["orange"](e, INK, c)


def _walls(e: Easel, c: Colour) -> None:
    e.disc(50, 50, 49, mix(c, INK, 0.3))
    e.disc(50, 50, 43, c)
    BRANCH_SIGNS["green"](e, PARCHMENT_LIGHT, c)


def _way(e: Easel, c: Colour) -> None:
    e.disc(50, 50, 49, mix(c, INK, 0.3))
    e.disc(50, 50, 43, c)
    e.line([(18, 50), (58, 50)], PARCHMENT_LIGHT, 12)
    e.polygon([(54, 26), (86, 50), (54, 74)], PARCHMENT_LIGHT)


def _spared(e: Easel, c: Colour) -> None:
    """A shield with a tick."""
    e.polygon([(10, 8), (90, 8), *curve((90, 8), (92, 76), (50, 98), steps=10),
               *curve((50, 98), (8, 76), (10, 8), steps=10)], c)  # fmt: skip
    e.line([(28, 46), (45, 64), (74, 28)], PARCHMENT_LIGHT, 13)


def _lock(e: Easel, c: Colour) -> None:
    e.line(curve((28, 50), (26, 2), (74, 2), (72, 50), steps=14), INK, 13)
    e.polygon([(12, 44), (88, 44), (88, 96), (12, 96)], c)
    e.disc(50, 64, 9, INK)
    e.line([(50, 64), (50, 84)], INK, 8)


def _closed_eye(e: Easel, c: Colour) -> None:
    e.disc(50, 50, 49, c)
    e.line(curve((16, 42), (50, 84), (84, 42), steps=14), PARCHMENT_LIGHT, 9)
    for a, b in (((26, 58), (16, 72)), ((50, 66), (50, 84)), ((74, 58), (84, 72))):
        e.line([a, b], PARCHMENT_LIGHT, 7)


_GRANTS: dict[str, tuple[Sketcher, Colour]] = {
    "edict":  (_edict, (222, 122, 48)),
    "walls":  (_walls, (84, 122, 96)),
    "way":    (_way, (64, 116, 184)),
    "spared": (_spared, _SAFE),
    "safe":   (_lock, GOLD),
    "unseen": (_closed_eye, _DARK),
}  # fmt: skip


def sign(kind: str, size: int) -> Image.Image:
    if kind in _GRANTS:
        sketch, colour = _GRANTS[kind]
        return sprite(sketch, colour, size)
    return sprite(_ban(kind), _BAN, size)
