"""Figures that stand for a seat: a body in its colour with its charge on it. The knight is the same in every game."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from PIL import Image, ImageChops

from render.keep import kept
from render.paper import INK, PARCHMENT_LIGHT
from render.pressed import static
from render.seats import charge, seat_of
from render.sprites import Point, Stencil, curve, down, framed, grown, layer, shadow


@dataclass(frozen=True)
class Figure:
    """A figure's parts, each a mask: its body, the part in shade, the ink on it; and where its charge goes."""

    body: Stencil
    shade: Stencil
    ink: Stencil
    charge: tuple[float, float, float]  # x, y, size


Outline: TypeAlias = Callable[[int], Figure]  # at a size


def knight_figure(size: int) -> Figure:
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
    return Figure(body, shade, ink, (0.585, 0.56, 0.36))


def painted(outline: Outline, colour: str, size: int) -> Image.Image:
    """A figure as an RGBA sprite of that size, with a rim of light and a soft shadow."""
    seat, inner = seat_of(colour), max(8, round(size * 0.88))
    figure = outline(inner)
    unit = figure.body.scale
    pad = round(unit * 0.07)
    full = (unit + 2 * pad, unit + 2 * pad)

    placed = partial(framed, pad=pad, size=full)
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
@static
def knight(colour: str, size: int) -> Image.Image:
    return painted(knight_figure, colour, size)
