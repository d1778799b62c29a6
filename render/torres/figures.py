"""The figures: knights in their owner's colour with its charge, and the king with his crown."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops

from render.paper import GOLD, GOLD_DEEP, INK, PARCHMENT_LIGHT, Colour
from render.seats import charge, seat_of
from render.sprites import Stencil, curve, down, grown, layer, shadow

PURPLE: Colour = (104, 40, 110)


def _pawn(size: int) -> Stencil:
    """A helmet with a crest over a shield."""
    body = Stencil(size)
    body.disc(0.5, 0.2, 0.16)
    body.polygon(((0.46, 0.02), (0.6, 0.0), (0.66, 0.12), (0.5, 0.1)))
    right = curve((0.86, 0.3), (0.9, 0.74), (0.5, 0.98), steps=16)
    left = curve((0.5, 0.98), (0.1, 0.74), (0.14, 0.3), steps=16)
    body.polygon([(0.14, 0.3), (0.86, 0.3), *right, *left])
    return body


@lru_cache(maxsize=32)
def knight(colour: str, size: int) -> Image.Image:
    """A knight as an RGBA sprite."""
    seat = seat_of(colour)
    body = _pawn(size)
    unit, box = body.scale, body.image.size
    outline = grown(body.image, unit * 0.045)
    picture = shadow(outline, (round(unit * 0.03), round(unit * 0.04)), unit * 0.025, 0.5)
    picture.alpha_composite(layer(box, PARCHMENT_LIGHT, grown(outline, unit * 0.02)))
    picture.alpha_composite(layer(box, INK, outline))
    picture.alpha_composite(layer(box, seat.colour, body.image))
    half = Stencil(size)
    half.box(0.5, 0.3, 1.0, 1.0)
    shade = ImageChops.multiply(body.image, half.image).point([level * 26 // 255 for level in range(256)])
    picture.alpha_composite(layer(box, INK, shade))
    visor = Stencil(size)
    visor.box(0.36, 0.18, 0.64, 0.225)
    picture.alpha_composite(layer(box, INK, visor.image))
    badge = Stencil(size)
    badge.stamp(charge(seat.charge, round(size * 0.5)), 0.5, 0.58)
    picture.alpha_composite(layer(box, seat.mark, badge.image))
    return down(picture)


@lru_cache(maxsize=4)
def king(size: int) -> Image.Image:
    """The king as an RGBA sprite: a purple robe under a large golden crown, unlike any knight."""
    robe, crown, gems, trim = Stencil(size), Stencil(size), Stencil(size), Stencil(size)
    robe.disc(0.5, 0.43, 0.16)
    flow = curve((0.36, 0.52), (0.22, 0.7), (0.1, 0.97), steps=10)
    robe.polygon([*flow, (0.9, 0.97), *curve((0.9, 0.97), (0.78, 0.7), (0.64, 0.52), steps=10)])
    crown.polygon(((0.2, 0.4), (0.12, 0.06), (0.34, 0.2), (0.5, 0.0), (0.66, 0.2), (0.88, 0.06), (0.8, 0.4)))
    gems.disc(0.5, 0.29, 0.055)
    gems.disc(0.3, 0.31, 0.04)
    gems.disc(0.7, 0.31, 0.04)
    trim.polygon(((0.44, 0.56), (0.56, 0.56), (0.62, 0.97), (0.38, 0.97)))
    trim.box(0.1, 0.88, 0.9, 0.97)
    unit, box = robe.scale, robe.image.size
    whole = ImageChops.lighter(robe.image, crown.image)
    outline = grown(whole, unit * 0.045)
    picture = shadow(outline, (round(unit * 0.03), round(unit * 0.04)), unit * 0.025, 0.5)
    picture.alpha_composite(layer(box, PARCHMENT_LIGHT, grown(outline, unit * 0.02)))
    picture.alpha_composite(layer(box, INK, outline))
    picture.alpha_composite(layer(box, PURPLE, robe.image))
    picture.alpha_composite(layer(box, PARCHMENT_LIGHT, ImageChops.multiply(trim.image, robe.image)))
    picture.alpha_composite(layer(box, INK, grown(crown.image, unit * 0.02)))
    picture.alpha_composite(layer(box, GOLD, crown.image))
    picture.alpha_composite(layer(box, GOLD_DEEP, gems.image))
    return down(picture)
