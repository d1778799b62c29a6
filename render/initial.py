"""The first letter of a headline as a scribe paints it: large, on a field of gold, among tendrils and charges."""

from __future__ import annotations

import math

from PIL import Image

from render.easel import Easel
from render.keep import kept
from render.paper import GOLD, GOLD_DEEP, INK, PARCHMENT_LIGHT, Colour, mix
from render.seats import charge, seat_of
from render.sprites import Point, curve

SIZE = 96
_RIM = 8.0
_LETTER = 76
_APART = 150  # how far a colour must be from gold, to be a letter on it
_STEM: Colour = mix(GOLD_DEEP, GOLD, 0.3)


def can_be_painted(text: str) -> bool:
    """Whether it begins with a letter that is larger than those after it."""
    return text[:1].isupper() and text[:1].isalpha()


@kept
def initial(letter: str, colour: str) -> Image.Image:
    """In a seat's colour, with its charge in two corners."""
    easel, seat, field = Easel(SIZE, SIZE), seat_of(colour), mix(GOLD, PARCHMENT_LIGHT, 0.35)
    far = SIZE - _RIM
    easel.round_box((0, 0, SIZE, SIZE), 10, INK)
    easel.round_box((2, 2, SIZE - 2, SIZE - 2), 9, seat.colour)
    easel.round_box((_RIM - 2, _RIM - 2, far + 2, far + 2), 4, INK)
    easel.round_box((_RIM, _RIM, far, far), 3, field)
    for turned in (False, True):
        _tendril(easel, turned)
    for x, y in ((SIZE - 21, 21), (21, SIZE - 21)):
        easel.stamp(charge(seat.charge, 20, easel.fine), x, y, mix(seat.colour, INK, 0.25))
    apart = sum(abs(one - other) for one, other in zip(seat.colour, field, strict=True)) > _APART
    at, ink, rim = (SIZE / 2, SIZE / 2 + _LETTER * 0.34), seat.colour if apart else INK, 3 if apart else 0
    easel.text(at, letter, "title-bold", _LETTER, ink, "ms", rim=rim)
    return easel.done()


def _tendril(easel: Easel, turned: bool) -> None:
    """A stem that winds through the field, with leaves; and the same from the other side."""
    upper, lower = curve((14, 14), (52, 18), (29, 53), steps=14), curve((29, 53), (17, 72), (45, 83), steps=12)
    easel.line(_placed([(14.0, 14.0), *upper, *lower], turned), _STEM, 2.6)
    for x, y, lean in ((31, 22, 0.6), (36, 38, 2.4), (23, 62, 2.9), (40, 79, 0.4)):
        easel.polygon(_placed(_leaf(x, y, lean), turned), _STEM)


def _leaf(x: float, y: float, lean: float) -> list[Point]:
    tip = x + 13 * math.cos(lean), y + 13 * math.sin(lean)
    side = 5 * math.sin(lean), -5 * math.cos(lean)
    middle = (x + tip[0]) / 2, (y + tip[1]) / 2
    return [(x, y), (middle[0] + side[0], middle[1] + side[1]), tip, (middle[0] - side[0], middle[1] - side[1])]


def _placed(points: list[Point], turned: bool) -> list[Point]:
    return [(SIZE - x, SIZE - y) for x, y in points] if turned else points
