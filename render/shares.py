"""A player's points as a bar: as long as they are many, in the player's colour, paler from part to part."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import ImageDraw

from render.paper import INK, PARCHMENT_LIGHT, mix
from render.seats import seat_of
from render.sheet import Box

_PALER = (0.0, 0.45, 0.2, 0.65)  # how much of paper there is in the parts


def draw_shares(pen: ImageDraw.ImageDraw, colour: str, points: int, parts: Sequence[int], box: Box, most: int) -> None:
    """`most`: the points for which a bar fills the box; `parts`: what the points are made of."""
    left, top, right, bottom = box
    pen.rectangle(box, fill=mix(PARCHMENT_LIGHT, INK, 0.12))
    reach = left + round((right - left) * max(0, points) / max(1, most))
    if reach <= left:
        return
    earned, seat, begin = [part for part in parts if part > 0] or [1], seat_of(colour).colour, 0
    for number, part in enumerate(earned):
        x, end = (left + round((reach - left) * share / sum(earned)) for share in (begin, begin + part))
        pen.rectangle((x, top, end, bottom), fill=mix(seat, PARCHMENT_LIGHT, _PALER[min(number, len(_PALER) - 1)]))
        pen.line((end, top, end, bottom), INK, 2)
        begin += part
    pen.rectangle((left, top, reach, bottom), outline=INK, width=2)
