"""The six colours of knights and realms, each with a motif of its own: castle, fir, waves, coin, bat, wheat. None is
a seat's charge, so that a realm is never taken for a player."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from render.keep import kept
from render.paper import INK, PARCHMENT_LIGHT, Colour, mix
from render.sprites import FINE, Stencil, curve, star
from rules.saga.data import Colour as Name

_ARGENT: Colour = (252, 247, 234)


@dataclass(frozen=True)
class Tincture:
    colour: Colour
    mark: Colour  # of writing and of the motif on the colour
    rim: float = 0.0  # of ink around letters, where the colour is too light for them

    @property
    def dark(self) -> Colour:
        return mix(self.colour, INK, 0.42)

    @property
    def deep(self) -> Colour:
        return mix(self.colour, INK, 0.16)

    @property
    def pale(self) -> Colour:
        return mix(PARCHMENT_LIGHT, self.colour, 0.16)

    @property
    def mild(self) -> Colour:
        return mix(PARCHMENT_LIGHT, self.colour, 0.42)


# They stay apart for the common kinds of colour blindness.
TINCTURES: dict[Name, Tincture] = {
    "red": Tincture((176, 28, 42), _ARGENT),
    "green": Tincture((48, 142, 90), _ARGENT, rim=2.0),
    "blue": Tincture((34, 78, 164), _ARGENT),
    "orange": Tincture((226, 128, 36), INK),
    "violet": Tincture((186, 114, 196), INK),
    "yellow": Tincture((248, 212, 72), INK),
}


def _castle(s: Stencil) -> None:
    s.box(0.1, 0.5, 0.9, 0.92)
    for left, top, right in ((0.06, 0.3, 0.32), (0.68, 0.3, 0.94), (0.36, 0.1, 0.64)):
        s.box(left, top + 0.1, right, 0.92)
        tooth = (right - left) / 5
        for step in (0, 2, 4):
            s.box(left + step * tooth, top, left + (step + 1) * tooth, top + 0.12)
    s.box(0.41, 0.68, 0.59, 0.93, 0)
    s.disc(0.5, 0.68, 0.09, 0)
    for x, y in ((0.19, 0.52), (0.81, 0.52), (0.5, 0.34)):
        s.box(x - 0.03, y - 0.06, x + 0.03, y + 0.07, 0)


def _fir(s: Stencil) -> None:
    s.box(0.43, 0.78, 0.57, 0.97)
    for top, foot, half in ((0.03, 0.38, 0.22), (0.22, 0.6, 0.31), (0.42, 0.84, 0.42)):
        right = curve((0.5, top), (0.5 + half * 0.35, foot - 0.1), (0.5 + half, foot), steps=8)
        s.polygon([*right, (0.5, foot - 0.07), *((1 - x, y) for x, y in reversed(right))])
    for y, half in ((0.385, 0.15), (0.6, 0.2)):
        s.polygon(((0.5 - half, y + 0.015), (0.5, y - 0.05), (0.5 + half, y + 0.015), (0.5, y + 0.01)), 0)


def _waves(s: Stencil) -> None:
    for y in (0.24, 0.5, 0.76):
        path = [(x / 40, y + 0.085 * math.sin(x / 40 * 4 * math.pi)) for x in range(1, 40)]
        s.line(path, 0.125)
        for end in (path[0], path[-1]):
            s.disc(*end, 0.06)


def _coin(s: Stencil) -> None:
    s.disc(0.5, 0.5, 0.45)
    s.disc(0.5, 0.5, 0.36, 0)
    s.disc(0.5, 0.5, 0.31)
    s.polygon(star(0.5, 0.5, 0.25, 0.1, 4), 0)


def _bat(s: Stencil) -> None:
    top = curve((0.52, 0.46), (0.64, 0.18), (0.99, 0.2), steps=10)
    side = curve((0.99, 0.2), (0.88, 0.44), (0.95, 0.7), steps=8)
    first = curve((0.95, 0.7), (0.84, 0.5), (0.75, 0.72), steps=8)
    second = curve((0.75, 0.72), (0.66, 0.56), (0.55, 0.76), steps=8)
    wing = [*top, *side, *first, *second]
    s.polygon(wing)
    s.polygon([(1 - x, y) for x, y in wing])
    s.ellipse(0.5, 0.6, 0.11, 0.24)
    s.disc(0.5, 0.36, 0.105)
    for flip in (1, -1):
        s.polygon([(0.5 + flip * x, y) for x, y in ((0.01, 0.3), (0.1, 0.15), (0.105, 0.36))])
        s.disc(0.5 + flip * 0.045, 0.36, 0.025, 0)


def _grain(s: Stencil, x: float, y: float, lean: float, long: float) -> None:
    ux, uy = math.sin(lean), -math.cos(lean)
    half = long * 0.3
    one = curve((x, y), (x + ux * long / 2 - uy * half, y + uy * long / 2 + ux * half), (x + ux * long, y + uy * long))
    two = curve((x + ux * long, y + uy * long), (x + ux * long / 2 + uy * half, y + uy * long / 2 - ux * half), (x, y))
    s.polygon([*one, *two])


def _wheat(s: Stencil) -> None:
    for lean in (-0.52, 0.0, 0.52):
        ux, uy = math.sin(lean), -math.cos(lean)
        reach = 0.62 if lean else 0.68
        s.line(((0.5 - ux * 0.3, 0.7 + 0.28), (0.5, 0.7), (0.5 + ux * reach, 0.7 + uy * reach)), 0.045)
        for step in (0.24, 0.38, 0.52):
            x, y = 0.5 + ux * step, 0.7 + uy * step
            _grain(s, x, y, lean + 0.62, 0.17)
            _grain(s, x, y, lean - 0.62, 0.17)
        _grain(s, 0.5 + ux * (reach - 0.08), 0.7 + uy * (reach - 0.08), lean, 0.16)
    s.box(0.34, 0.7, 0.66, 0.79)


_MOTIFS: dict[Name, Callable[[Stencil], None]] = {
    "red": _castle,
    "green": _fir,
    "blue": _waves,
    "orange": _coin,
    "violet": _bat,
    "yellow": _wheat,
}


@kept
def motif(colour: Name, size: int, fine: int = FINE) -> Image.Image:
    """The colour's motif as a mask, drawn fine: `fine` times its size."""
    stencil = Stencil(size, fine)
    _MOTIFS[colour](stencil)
    return stencil.image
