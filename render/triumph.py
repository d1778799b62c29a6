"""Whoever has won: their shields before golden rays, under a crown, their names on a ribbon."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from render.arms import Arms
from render.keep import kept
from render.paper import GOLD, INK, PARCHMENT, Colour, mix
from render.seats import crown, seat_of, shield
from render.sheet import Box
from render.type import Face, fit, font
from render.wrap import lines

_FINE = 2
_RAYS = 32
_CROWN = 0.36  # of the height of a shield
_FACE: Face = "title-bold"
_TYPE, _STEP = 44, 52  # of the ribbon's lines
_ENDS = 30  # pixels, of a ribbon
_MOST = 3  # shields and lines


def draw_triumph(page: Image.Image, box: Box, bearers: Sequence[tuple[str, Arms | None]], headline: str) -> None:
    """As large as the box allows."""
    left, top, right, bottom = box
    room = right - left - 2 * _ENDS - 20
    text = [fit(_FACE, _TYPE, line, room) for line in lines(_FACE, _TYPE, headline, room)[:_MOST]]
    band = len(text) * _STEP + 20
    winners = bearers[:_MOST]
    high = bottom - top - band
    size = round(min(high / (1.08 + _CROWN), (right - left) * (0.74 if len(winners) == 1 else 0.46)))
    middle, wide = (left + right) // 2, right - left
    rays = _rays(min(wide, round(high * 1.18)))
    page.paste(GOLD, (middle - rays.width // 2, top + (high - rays.height) // 2), rays)
    above = top + max(0, round(high - size * (1.08 + _CROWN)) // 2)
    top_crown = crown(round(size * 0.5))
    page.paste(top_crown, (middle - top_crown.width // 2, above), top_crown)
    step = min(size, (wide - size) // max(1, len(winners) - 1)) if len(winners) > 1 else 0
    first = middle - (size + step * (len(winners) - 1)) // 2
    for number, (colour, arms) in enumerate(winners):
        crest = shield(colour, size, arms)
        page.paste(crest, (first + number * step, above + round(size * _CROWN * 0.82)), crest)
    _ribbon(page, (left, bottom - band - 4, right, bottom - 4), winners[0][0] if winners else "white", text)


@kept
def _rays(size: int) -> Image.Image:
    """Golden light as a mask: rays that fade towards its rim."""
    wide = size * _FINE
    mask = Image.new("L", (wide, wide))
    pen, half = ImageDraw.Draw(mask), wide / 2
    for number in range(_RAYS):
        turn, spread = 2 * math.pi * number / _RAYS, math.pi / _RAYS / 2
        tips = [(half + wide * math.cos(turn + by), half + wide * math.sin(turn + by)) for by in (-spread, spread)]
        pen.polygon([(half, half), *tips], fill=235)
    fading = ImageChops.invert(Image.radial_gradient("L")).resize((wide, wide), Image.Resampling.BICUBIC)
    fading = fading.point([max(0, level - 74) * 255 // 181 for level in range(256)])
    return ImageChops.multiply(mask, fading).resize((size, size), Image.Resampling.LANCZOS)


def _ribbon(page: Image.Image, box: Box, colour: str, text: Sequence[str]) -> None:
    """In the winner's colour, its letters in the colour of their charge."""
    seat = seat_of(colour)
    left, top, right, bottom = box
    wide = min(right - left, max(round(font(_FACE, _TYPE).getlength(line)) for line in text) + 2 * _ENDS + 44)
    size = (wide * _FINE, (bottom - top) * _FINE)
    image = Image.new("RGBA", size, (*PARCHMENT, 0))
    pen, (far, low), end = ImageDraw.Draw(image), (size[0] - 1, size[1] - 1), _ENDS * _FINE
    drop = 12 * _FINE
    for outer, inner in ((0, end * 1.6), (far, far - end * 1.6)):
        notch = outer + (inner - outer) * 0.4
        tail = [(outer, drop), (inner, drop), (inner, low), (outer, low), (notch, (low + drop) / 2)]
        _inked(pen, tail, mix(seat.colour, INK, 0.28))
    _inked(pen, [(end, 2), (far - end, 2), (far - end, low - drop), (end, low - drop)], seat.colour)
    ribbon = image.resize((wide, bottom - top), Image.Resampling.LANCZOS)
    page.paste(ribbon, ((left + right - wide) // 2, top), ribbon)
    words = ImageDraw.Draw(page)
    for number, line in enumerate(text):
        at = ((left + right) / 2, top + 42 + number * _STEP)
        rim = 2 if seat.rimmed else 0
        words.text(at, line, seat.mark, font(_FACE, _TYPE), anchor="ms", stroke_width=rim, stroke_fill=INK)


def _inked(pen: ImageDraw.ImageDraw, spots: Sequence[tuple[float, float]], colour: Colour) -> None:
    pen.polygon(spots, fill=colour)
    pen.line([*spots, spots[0], spots[1]], INK, 3 * _FINE, joint="curve")
