"""Signs beside numbers and words: income, defence, attack, and a seal for every power. Lasting and one-time powers
have a round seal of ink, final powers a scalloped one of gold."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from render.easel import Easel
from render.keep import kept
from render.paper import GOLD, GOLD_DEEP, INK, INK_PALE, PARCHMENT_LIGHT, SILVER, Colour, mix
from render.sprites import Point, curve
from rules.saga.data import FLAT, PLUS, TRIBUTE

_UNIT = 40.0  # seals are thought of as this large


@kept
def coin(size: int) -> Image.Image:
    easel = Easel(size, size)
    half = size / 2
    easel.disc(half, half, half - 0.5, GOLD, 2)
    easel.disc(half, half, half * 0.58, GOLD_DEEP)
    easel.disc(half, half, half * 0.48, GOLD)
    return easel.done()


@kept
def tower(size: int) -> Image.Image:
    """For the defence."""
    easel = Easel(size, size)
    k = size / 40
    teeth = [(6, 4), (13, 4), (13, 9), (17, 9), (17, 4), (23, 4), (23, 9), (27, 9), (27, 4), (34, 4)]
    wall = [*teeth, (34, 15), (30, 19), (31, 37), (9, 37), (10, 19), (6, 15)]
    easel.polygon([(x * k, y * k) for x, y in wall], mix(SILVER, INK_PALE, 0.3), 2.2)
    gate = [(16 * k, 36 * k), *curve((16 * k, 27 * k), (20 * k, 19 * k), (24 * k, 27 * k)), (24 * k, 36 * k)]
    easel.polygon(gate, INK)
    return easel.done()


@kept
def swords(size: int) -> Image.Image:
    """For the attack."""
    easel = Easel(size, size)
    k = size / 40
    for flip in (False, True):
        for width, colour in ((7.0, INK), (3.4, mix(SILVER, PARCHMENT_LIGHT, 0.4))):
            easel.line([_turned(p, k, flip) for p in ((7, 7), (28, 28))], colour, width * k)
        easel.line([_turned(p, k, flip) for p in ((21, 32), (32, 21))], INK, 6 * k)
        easel.line([_turned(p, k, flip) for p in ((22.5, 30.5), (30.5, 22.5))], GOLD, 2.6 * k)
        easel.line([_turned(p, k, flip) for p in ((28, 28), (35, 35))], INK, 6 * k)
    return easel.done()


def _turned(point: Point, k: float, flip: bool) -> Point:
    return ((40 - point[0]) * k if flip else point[0] * k), point[1] * k


class _Seal:
    """A seal to be drawn on: lengths are in fortieths of its size."""

    def __init__(self, size: int, final: bool, used: bool) -> None:
        self.k = size / _UNIT
        self.easel = Easel(size, size)
        self.ink: Colour = INK if final else PARCHMENT_LIGHT
        self.ground: Colour = GOLD if final else (INK_PALE if used else INK)
        if final:
            for turn in range(12):
                angle = math.tau * turn / 12
                self.disc(20 + 15.4 * math.cos(angle), 20 + 15.4 * math.sin(angle), 4.6, INK)
            for turn in range(12):
                angle = math.tau * turn / 12
                self.disc(20 + 15 * math.cos(angle), 20 + 15 * math.sin(angle), 3.4, GOLD)
            self.disc(20, 20, 16.4, GOLD)
        else:
            self.disc(20, 20, 19.4, self.ground)

    def disc(self, x: float, y: float, radius: float, colour: Colour | None = None) -> None:
        self.easel.disc(x * self.k, y * self.k, radius * self.k, colour or self.ink)

    def shape(self, *points: Point, colour: Colour | None = None) -> None:
        self.easel.polygon([(x * self.k, y * self.k) for x, y in points], colour or self.ink)

    def line(self, *points: Point, thick: float = 3.4, colour: Colour | None = None) -> None:
        self.easel.line([(x * self.k, y * self.k) for x, y in points], colour or self.ink, thick * self.k)

    def text(self, text: str, size: float, x: float = 20, y: float = 20) -> None:
        self.easel.text((x * self.k, (y + size * 0.34) * self.k), text, "label-bold", size * self.k, self.ink, "ms")

    def heater(self, x: float, y: float, half: float, colour: Colour | None = None) -> None:
        right = curve((x + half, y - half), (x + half, y + half * 0.7), (x, y + half * 1.2))
        left = curve((x, y + half * 1.2), (x - half, y + half * 0.7), (x - half, y - half))
        self.shape((x - half, y - half), *right, *left, colour=colour)

    def card(self, x: float, y: float) -> None:
        self.shape((x - 7, y - 10), (x + 7, y - 10), (x + 7, y + 10), (x - 7, y + 10))
        self.shape((x - 5, y - 8), (x + 5, y - 8), (x + 5, y + 8), (x - 5, y + 8), colour=self.ground)


def _stronghold(s: _Seal) -> None:
    s.shape(
        (11, 9), (15, 9), (15, 13), (18, 13), (18, 9), (22, 9), (22, 13), (25, 13), (25, 9), (29, 9), (29, 31), (11, 31)
    )
    s.shape((17, 31), (17, 25), (20, 21), (23, 25), (23, 31), colour=s.ground)


def _reinforce(s: _Seal) -> None:
    s.heater(20, 18.5, 10.5)
    s.line((20, 11), (20, 26), colour=s.ground)
    s.line((12.5, 18.5), (27.5, 18.5), colour=s.ground)


def _take_back(s: _Seal) -> None:
    path = [(20 + 9 * math.cos(t / 10), 21 + 9 * math.sin(t / 10)) for t in range(-25, 20)]
    s.line(*path, thick=3.6)
    s.shape((15, 5.5), (15, 20.5), (5.5, 14.5))


def _equal(s: _Seal) -> None:
    s.line((11, 16), (29, 16), thick=4.4)
    s.line((11, 25), (29, 25), thick=4.4)


def _free_recruit(s: _Seal) -> None:
    s.disc(20, 20, 11)
    s.disc(20, 20, 7.6, s.ground)
    s.text("0", 15)


def _hidden(s: _Seal) -> None:
    s.card(20, 20)
    s.text("?", 16)


def _place(s: _Seal) -> None:
    s.line((20, 8), (20, 20), thick=4)
    s.shape((12, 17), (28, 17), (20, 26))
    s.line((11, 30), (29, 30), thick=3.6)


def _hand_zero(s: _Seal) -> None:
    s.card(20, 20)
    s.text("0", 16)


def _no_points(s: _Seal) -> None:
    s.heater(20, 18.5, 10.5)
    s.heater(20, 18.5, 8, s.ground)
    s.text("0", 17)


def _armies(s: _Seal) -> None:
    s.line((12, 8), (12, 33), thick=3)
    s.shape((13, 8), (31, 12), (25, 16), (31, 21), (13, 22))


_FINALS: dict[str, Callable[[_Seal], None]] = {
    "flat-15": lambda s: s.text(str(FLAT), 22),
    "place-from-hand": _place,
    "hand-zero": _hand_zero,
    "no-army-points": _no_points,
    "plus-5": lambda s: s.text(f"+{PLUS}", 22),
    "tribute-2": lambda s: s.text(f"{TRIBUTE}×", 20),
    "unattached-positive": _armies,
}
_SPECIALS: dict[str, Callable[[_Seal], None]] = {
    "stronghold": _stronghold,
    "reinforce": _reinforce,
    "take-back": _take_back,
    "equal-capture": _equal,
    "free-recruit": _free_recruit,
    "hidden-card": _hidden,
}


@kept
def seal(power: str, size: int, used: bool = False) -> Image.Image:
    """The sign of a special or a final power; once used, it is pale."""
    made = _Seal(size, power in _FINALS, used)
    (_FINALS.get(power) or _SPECIALS[power])(made)
    return made.easel.done()
