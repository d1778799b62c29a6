"""The four pieces: knight, village, stronghold, city. Each has its own outline; colour and charge tell the owner."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw

from render.keep import kept
from render.paper import INK, PARCHMENT_LIGHT
from render.pressed import static
from render.seats import charge, seat_of
from render.sprites import Point, Stencil, curve, down, grown, layer, shadow
from render.type import font
from rules.barony.data import Kind


@dataclass(frozen=True)
class _Figure:
    """A piece's parts, each a mask: its body, the part in shade, the ink on it; and where its charge goes."""

    body: Stencil
    shade: Stencil
    ink: Stencil
    charge: tuple[float, float, float]  # x, y, size


def _knight(size: int) -> _Figure:
    body, shade, ink = Stencil(size), Stencil(size), Stencil(size)
    back = curve((0.8, 0.8), (0.96, 0.44), (0.78, 0.1), (0.5, 0.1), steps=18)
    face: list[Point] = [(0.44, 0.04), (0.4, 0.15), *curve((0.36, 0.17), (0.24, 0.3), (0.1, 0.44), steps=8)]
    mouth: list[Point] = [
        (0.08, 0.53),
        (0.14, 0.6),
        (0.22, 0.6),
        (0.28, 0.56),
        *curve((0.36, 0.54), (0.46, 0.5), (0.44, 0.46)),
    ]
    chest = curve((0.44, 0.5), (0.42, 0.64), (0.26, 0.7), (0.26, 0.8), steps=12)
    body.polygon([*back, *face, *mouth, *chest])
    body.polygon(((0.16, 0.78), (0.84, 0.78), (0.9, 0.95), (0.1, 0.95)))
    shade.polygon(
        [
            *curve((0.8, 0.8), (0.96, 0.44), (0.78, 0.1), (0.5, 0.1), steps=18),
            *curve((0.62, 0.14), (0.8, 0.4), (0.7, 0.8)),
        ]
    )
    ink.line(((0.17, 0.79), (0.83, 0.79)), 0.028)
    ink.disc(0.37, 0.29, 0.034)
    ink.line(((0.1, 0.54), (0.2, 0.52)), 0.022)
    return _Figure(body, shade, ink, (0.585, 0.56, 0.36))


def _village(size: int) -> _Figure:
    body, shade, ink = Stencil(size), Stencil(size), Stencil(size)
    body.box(0.16, 0.46, 0.84, 0.93)
    body.polygon(((0.02, 0.54), (0.5, 0.14), (0.98, 0.54)))
    body.box(0.7, 0.18, 0.82, 0.44)
    shade.polygon(((0.02, 0.54), (0.5, 0.14), (0.98, 0.54)))
    shade.box(0.7, 0.18, 0.82, 0.44)
    ink.line(((0.04, 0.54), (0.96, 0.54)), 0.026)
    return _Figure(body, shade, ink, (0.5, 0.735, 0.36))


def _merlons(stencil: Stencil, left: float, right: float, top: float, bottom: float, teeth: int) -> None:
    step = (right - left) / (teeth * 2 - 1)
    for tooth in range(teeth):
        stencil.box(left + step * tooth * 2, top, left + step * (tooth * 2 + 1), bottom)


def _stronghold(size: int) -> _Figure:
    body, shade, ink = Stencil(size), Stencil(size), Stencil(size)
    _merlons(body, 0.18, 0.82, 0.06, 0.22, 3)
    body.polygon(((0.18, 0.18), (0.82, 0.18), (0.82, 0.32), (0.73, 0.42), (0.27, 0.42), (0.18, 0.32)))
    body.polygon(((0.27, 0.38), (0.73, 0.38), (0.76, 0.84), (0.86, 0.95), (0.14, 0.95), (0.24, 0.84)))
    shade.polygon(((0.62, 0.0), (1.0, 0.0), (1.0, 1.0), (0.66, 1.0)))
    shade.polygon(((0.27, 0.38), (0.73, 0.38), (0.73, 0.44), (0.27, 0.44)))
    ink.line(((0.27, 0.41), (0.73, 0.41)), 0.024)
    ink.box(0.46, 0.22, 0.54, 0.34)
    return _Figure(body, shade, ink, (0.5, 0.66, 0.36))


def _city(size: int) -> _Figure:
    body, shade, ink = Stencil(size), Stencil(size), Stencil(size)
    for left, right in ((0.03, 0.27), (0.73, 0.97)):
        body.box(left, 0.36, right, 0.94)
        _merlons(body, left - 0.02, right + 0.02, 0.28, 0.4, 2)
    body.polygon(((0.36, 0.3), (0.5, 0.0), (0.64, 0.3)))
    body.box(0.38, 0.28, 0.62, 0.6)
    body.box(0.2, 0.54, 0.8, 0.94)
    _merlons(body, 0.27, 0.73, 0.47, 0.56, 3)
    shade.polygon(((0.34, 0.3), (0.5, 0.0), (0.66, 0.3)))
    shade.box(0.73, 0.26, 1.0, 0.95)
    for left, right in ((0.27, 0.27), (0.73, 0.73)):
        ink.line(((left, 0.42), (right, 0.94)), 0.022)
    ink.box(0.12, 0.48, 0.18, 0.6)
    ink.box(0.82, 0.48, 0.88, 0.6)
    ink.box(0.47, 0.34, 0.53, 0.45)
    return _Figure(body, shade, ink, (0.5, 0.755, 0.35))


_FIGURES: dict[Kind, Callable[[int], _Figure]] = {
    "knight": _knight,
    "village": _village,
    "stronghold": _stronghold,
    "city": _city,
}


@kept
@static
def piece(kind: Kind, colour: str, size: int) -> Image.Image:
    """A piece as an RGBA sprite of that size, with a rim of light and a soft shadow."""
    seat, inner = seat_of(colour), max(8, round(size * 0.88))
    figure = _FIGURES[kind](inner)
    unit = figure.body.scale
    pad = round(unit * 0.07)
    full = (unit + 2 * pad, unit + 2 * pad)

    def placed(mask: Image.Image) -> Image.Image:
        wide = Image.new("L", full)
        wide.paste(mask, (pad, pad))
        return wide

    body = placed(figure.body.image)
    line = grown(body, unit * 0.028)
    badge = Stencil(inner)
    x, y, share = figure.charge
    badge.stamp(charge(seat.charge, math.ceil(inner * share)), x, y)
    sprite = shadow(line, (round(unit * 0.03), round(unit * 0.045)), unit * 0.03, 0.55)
    sprite.alpha_composite(layer(full, PARCHMENT_LIGHT, grown(line, unit * 0.03)))
    sprite.alpha_composite(layer(full, INK, line))
    sprite.alpha_composite(layer(full, seat.colour, body))
    shade = ImageChops.multiply(placed(figure.shade.image), body).point([v * 70 // 255 for v in range(256)])
    sprite.alpha_composite(layer(full, INK, shade))
    sprite.alpha_composite(layer(full, INK, ImageChops.multiply(placed(figure.ink.image), body)))
    sprite.alpha_composite(layer(full, seat.mark, placed(badge.image)))
    return down(sprite)


@kept
def badge(text: str, size: int) -> Image.Image:
    """A round badge with a number: how many stand there."""
    across = max(size, round(font("label-bold", size).getlength(text)) + size // 3)
    fine = 4
    image = Image.new("RGBA", (across * fine, size * fine), (*INK, 0))
    pen = ImageDraw.Draw(image)
    box = (1, 1, across * fine - 2, size * fine - 2)
    pen.rounded_rectangle(box, size * fine // 2, fill=INK, outline=PARCHMENT_LIGHT, width=fine * 2)
    face = font("label-bold", round(size * 0.92 * fine))
    pen.text((across * fine / 2, size * fine * 0.81), text, PARCHMENT_LIGHT, face, anchor="ms")
    return image.resize((across, size), Image.Resampling.LANCZOS)
