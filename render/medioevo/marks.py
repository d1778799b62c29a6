"""What changed and what is meant: outlines in the accent, under the pieces."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PIL import Image, ImageDraw

from render.keep import kept
from render.medioevo import projection
from render.medioevo.inks import inks
from render.medioevo.layout import Layout
from render.paper import ACCENT, INK, PARCHMENT_LIGHT
from render.sheet import Patch, Sheet, Spot, patch
from rules.medioevo.data import Place

_FINE = 2
_RECENT = 4  # news that are worth a mark
_INK, _INK_CLOSE = 4.4, 9.6  # in a close-up so thick that it lasts on a phone


@kept
def _outline(layout: Layout, place: Place, width: float) -> tuple[Patch, Spot] | None:
    """The outline of a place, ready to be laid on the map, and where. None: it is not on the sheet."""
    ring = layout.path(projection.outline(place))
    ink = _INK_CLOSE if layout.close else _INK
    casing = ((ink, INK), (2.2, PARCHMENT_LIGHT), (0.0, ACCENT))  # ink outside, light, then the accent
    xs, ys, reach = [x for x, _ in ring], [y for _, y in ring], width + ink
    left, top = max(0, math.floor(min(xs) - reach)), max(0, math.floor(min(ys) - reach))
    right, bottom = min(layout.width, math.ceil(max(xs) + reach)), min(layout.height, math.ceil(max(ys) + reach))
    if left >= right or top >= bottom:
        return None
    size = ((right - left) * _FINE, (bottom - top) * _FINE)
    colours, mask = Image.new("RGB", size, INK), Image.new("L", size)
    spots = [((x - left) * _FINE, (y - top) * _FINE) for x, y in (*ring, ring[0], ring[1])]
    for extra, colour in casing:
        ImageDraw.Draw(colours).line(spots, colour, round((width + extra) * _FINE), joint="curve")
    ImageDraw.Draw(mask).line(spots, 255, round((width + ink) * _FINE), joint="curve")
    shown = mask.reduce(_FINE).point([255 if level > 127 else 0 for level in range(256)], "1")
    return patch(colours.reduce(_FINE), inks(), shown), (left, top)


def mark(sheet: Sheet, layout: Layout, lit: Iterable[Place], news: tuple[Place, ...], rings: Iterable[Place]) -> None:
    """`lit`: where something is going on; `news`: where something happened, the latest last; `rings`: what is meant.
    Each is marked more strongly than the one before."""
    strength: dict[Place, float] = dict.fromkeys(lit, 4.0)
    strength |= dict.fromkeys(news[-_RECENT:], 3.5)
    strength |= dict.fromkeys(news[-1:], 5.5)
    strength |= dict.fromkeys(rings, 7.0)
    for place, width in strength.items():
        known = place in layout.lands or place in layout.seas
        found = _outline(layout, place, width * layout.unit) if known else None
        if found:
            sheet.lay(*found)
