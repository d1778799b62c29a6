"""The six seats: a colour, a charge, a shield. The same in every game."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image, ImageChops

from render.arms import DIVISIONS, Arms
from render.keep import kept
from render.paper import GOLD, GOLD_DEEP, INK, INK_SOFT, SILVER, Colour, mix
from render.sprites import FINE, Point, Stencil, curve, down, grown, layer, shadow, star


@dataclass(frozen=True)
class Seat:
    name: str
    charge: str
    colour: Colour
    mark: Colour  # the tincture of the charge, and of writing on the colour
    rimmed: bool = False  # writing on the colour needs a rim of ink to be read; a darker colour would be another's

    @property
    def dark(self) -> Colour:
        return mix(self.colour, INK, 0.4)

    @property
    def light(self) -> Colour:
        return mix(self.colour, (255, 255, 255), 0.3)


_ARGENT: Colour = (252, 247, 234)
SEATS: tuple[Seat, ...] = (
    Seat("red", "cross", (186, 30, 44), _ARGENT),
    Seat("blue", "crescent", (36, 84, 168), _ARGENT),
    Seat("yellow", "sun", (246, 200, 38), INK),
    Seat("green", "tree", (38, 142, 96), _ARGENT, rimmed=True),
    Seat("violet", "lily", (186, 114, 196), INK),
    Seat("white", "boar", (250, 246, 236), INK),
)
_BY_NAME = {seat.name: seat for seat in SEATS}


def seat_of(colour: str, number: int = 0) -> Seat:
    """The seat of that colour's name; for a name unknown here, the one of that number."""
    return _BY_NAME.get(colour, SEATS[number % len(SEATS)])


def _cross(s: Stencil) -> None:
    s.polygon(((0.37, 0.06), (0.63, 0.06), (0.58, 0.42), (0.42, 0.42)))
    s.polygon(((0.37, 0.94), (0.63, 0.94), (0.58, 0.58), (0.42, 0.58)))
    s.polygon(((0.06, 0.37), (0.06, 0.63), (0.42, 0.58), (0.42, 0.42)))
    s.polygon(((0.94, 0.37), (0.94, 0.63), (0.58, 0.58), (0.58, 0.42)))
    s.box(0.42, 0.42, 0.58, 0.58)


def _crescent(s: Stencil) -> None:
    s.disc(0.5, 0.52, 0.42)
    s.disc(0.5, 0.33, 0.33, 0)


def _sun(s: Stencil) -> None:
    s.polygon(star(0.5, 0.5, 0.48, 0.27, 8))
    s.disc(0.5, 0.5, 0.25)


def _tree(s: Stencil) -> None:
    s.disc(0.5, 0.27, 0.22)
    s.disc(0.29, 0.44, 0.2)
    s.disc(0.71, 0.44, 0.2)
    s.disc(0.5, 0.46, 0.2)
    s.polygon(((0.43, 0.5), (0.57, 0.5), (0.58, 0.8), (0.72, 0.94), (0.28, 0.94), (0.42, 0.8)))


def _lily(s: Stencil) -> None:
    s.polygon(curve((0.5, 0.02), (0.78, 0.32), (0.56, 0.62)) + curve((0.44, 0.62), (0.22, 0.32), (0.5, 0.02)))
    for side in (1, -1):
        petal = curve((0.07, 0.62), (0.1, 0.3), (0.4, 0.26), (0.44, 0.6), steps=14)
        inner = curve((0.37, 0.62), (0.34, 0.42), (0.22, 0.42), (0.22, 0.66), steps=10)
        shape = [*petal, (0.37, 0.62), *inner, (0.12, 0.68)]
        s.polygon([(0.5 + side * (x - 0.5), y) for x, y in shape])
    s.box(0.3, 0.58, 0.7, 0.68)
    s.polygon(((0.44, 0.68), (0.56, 0.68), (0.64, 0.9), (0.5, 0.97), (0.36, 0.9)))


def _boar(s: Stencil) -> None:
    back: list[Point] = [*curve((0.06, 0.5), (0.1, 0.2), (0.4, 0.3), (0.62, 0.22), steps=12), (0.72, 0.3)]
    head: list[Point] = [(0.76, 0.2), (0.8, 0.33), (0.97, 0.52), (0.95, 0.62), (0.78, 0.62), (0.7, 0.68)]
    legs: list[Point] = [(0.68, 0.88), (0.58, 0.88), (0.56, 0.7), (0.34, 0.7), (0.32, 0.88), (0.22, 0.88)]
    s.polygon([*back, *head, *legs, (0.2, 0.68), (0.09, 0.64)])
    for tuft in range(5):
        x = 0.16 + tuft * 0.1
        s.polygon(((x, 0.34), (x + 0.02, 0.19), (x + 0.1, 0.32)))
    s.polygon(((0.86, 0.58), (0.9, 0.42), (0.92, 0.6)), 0)


_CHARGES: dict[str, Callable[[Stencil], None]] = {
    "cross": _cross,
    "crescent": _crescent,
    "sun": _sun,
    "tree": _tree,
    "lily": _lily,
    "boar": _boar,
}


@kept
def charge(name: str, size: int, fine: int = FINE) -> Image.Image:
    """A charge as a mask, drawn fine: `fine` times its size."""
    stencil = Stencil(max(4, size), fine)
    _CHARGES[name](stencil)
    return stencil.image


def _heater() -> list[Point]:
    right = curve((0.86, 0.08), (0.88, 0.68), (0.5, 0.88), steps=16)
    left = curve((0.5, 0.88), (0.12, 0.68), (0.14, 0.08), steps=16)
    return [(0.14, 0.08), (0.86, 0.08), *right, *left]


@kept
def crown(size: int) -> Image.Image:
    """A winner's crown as an RGBA sprite."""
    body = Stencil(size)
    tips: list[Point] = [(0.15, 0.34), (0.34, 0.58), (0.5, 0.22), (0.66, 0.58), (0.85, 0.34)]
    body.polygon([(0.2, 0.84), *tips, (0.8, 0.84)])
    for x, y in ((0.16, 0.31), (0.5, 0.19), (0.84, 0.31)):
        body.disc(x, y, 0.07)
    band = Stencil(size)
    band.box(0.2, 0.7, 0.8, 0.77)
    picture = layer(body.image.size, INK, grown(body.image, body.scale * 0.04))
    picture.alpha_composite(layer(body.image.size, GOLD, body.image))
    picture.alpha_composite(layer(body.image.size, GOLD_DEEP, ImageChops.multiply(band.image, body.image)))
    return down(picture)


def _divided(arms: Arms, seat: Seat, body: Stencil, size: int) -> Image.Image:
    """A second tincture on the shield, with a line around it."""
    part = Stencil(size)
    DIVISIONS[arms.division](part)
    pale = GOLD if seat.name not in ("yellow", "white") else SILVER
    other = seat.dark if seat.mark == _ARGENT else _ARGENT if seat.name != "white" else mix(GOLD, _ARGENT, 0.4)
    inked = ImageChops.multiply(body.image, grown(part.image, body.scale * 0.014))
    picture = layer(body.image.size, INK, inked)
    tincture = other if arms.tincture else pale
    picture.alpha_composite(layer(body.image.size, tincture, ImageChops.multiply(body.image, part.image)))
    return picture


@kept
def shield(name: str, size: int, arms: Arms | None = None) -> Image.Image:
    """The seat's shield as an RGBA sprite: colour, charge, a light rim, an ink line, a soft shadow. With somebody's own
    arms it is divided, and the charge has a rim of ink, or of light."""
    seat = seat_of(name)
    body = Stencil(size)
    body.polygon(_heater())
    unit = body.scale
    outline = grown(body.image, unit * 0.035)
    sheen = Stencil(size)
    sheen.polygon([(0.5, 0.0), (1.0, 0.0), (1.0, 1.0), (0.5, 1.0)])
    picture = shadow(outline, (round(unit * 0.02), round(unit * 0.03)), unit * 0.02, 0.45)
    picture.alpha_composite(layer(body.image.size, INK, outline))
    picture.alpha_composite(layer(body.image.size, seat.colour, body.image))
    if arms:
        picture.alpha_composite(_divided(arms, seat, body, size))
    half = ImageChops.multiply(body.image, sheen.image).point([level * 22 // 255 for level in range(256)])
    picture.alpha_composite(layer(body.image.size, INK, half))
    badge = Stencil(size)
    badge.stamp(charge(seat.charge, math.ceil(size * 0.55)), 0.5, 0.41)
    if arms:
        rim = INK if seat.mark == _ARGENT else seat.colour
        picture.alpha_composite(layer(body.image.size, rim, grown(badge.image, unit * 0.018)))
    picture.alpha_composite(layer(body.image.size, seat.mark, badge.image))
    return down(picture)


@kept
def blank_shield(size: int) -> Image.Image:
    """A shield that nobody bears: an outline."""
    body = Stencil(size)
    body.polygon(_heater())
    inner = ImageChops.invert(grown(ImageChops.invert(body.image), body.scale * 0.03))
    return down(layer(body.image.size, INK_SOFT, ImageChops.subtract(body.image, inner)))
