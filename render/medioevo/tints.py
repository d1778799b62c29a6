"""Land in its holder's colour: a wash that grows strong towards the border."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.medioevo import projection
from render.medioevo.ground import ground_of, lines_of
from render.medioevo.layout import Layout
from render.medioevo.sketch import tincture
from render.sheet import Box
from rules.medioevo.data import Place

_WASH, _BAND = 0.34, 0.62  # of the colour: all over, and more at the border
_FINE = 2
_OVER = 60  # pixels beyond the sheet that count, so that its edge is no border


def _box(layout: Layout, place: Place) -> Box:
    points = layout.path(projection.outline(place))
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (
        max(-_OVER, int(min(xs)) - 1),
        max(-_OVER, int(min(ys)) - 1),
        min(layout.width + _OVER, int(max(xs)) + 2),
        min(layout.height + _OVER, int(max(ys)) + 2),
    )


@lru_cache(maxsize=256)
def shape(layout: Layout, place: Place) -> tuple[Box, Image.Image] | None:
    """Where a land lies on the sheet, and its mask there. None: it is not on the sheet."""
    box = _box(layout, place)
    if box[0] >= box[2] or box[1] >= box[3]:
        return None
    mask = Image.new("L", ((box[2] - box[0]) * _FINE, (box[3] - box[1]) * _FINE))
    ring = [((x - box[0]) * _FINE, (y - box[1]) * _FINE) for x, y in layout.path(projection.outline(place))]
    ImageDraw.Draw(mask).polygon(ring, fill=255)
    return box, mask.reduce(_FINE)


@lru_cache(maxsize=256)
def _veil(layout: Layout, place: Place) -> tuple[Box, Image.Image] | None:
    """How strongly a holder's colour shows, pixel by pixel."""
    found = shape(layout, place)
    if found is None:
        return None
    box, mask = found
    reach = 6.5 * (layout.unit + layout.scale / 29) / 2
    padded = Image.new("L", (mask.width + 2, mask.height + 2))
    padded.paste(mask, (1, 1))
    inner = padded.filter(ImageFilter.GaussianBlur(reach)).crop((1, 1, mask.width + 1, mask.height + 1))
    depth = inner.point([round(255 * (_WASH + _BAND * max(0.0, 1 - max(0, v - 110) / 118) ** 1.3)) for v in range(256)])
    return box, ImageChops.multiply(mask, depth)


def tint(board: Image.Image, layout: Layout, place: Place, owner: str) -> None:
    """Washes a land on the board."""
    found = _veil(layout, place)
    if found:
        box, veil = found
        board.paste(tincture(owner), box, veil)


@lru_cache(maxsize=6)
def political(layout: Layout, holders: tuple[tuple[Place, str], ...]) -> Image.Image:
    """The map with every land in the colour of whoever holds it. It is shared: draw nothing on it."""
    board = ground_of(layout).copy()
    for place, owner in holders:
        tint(board, layout, place, owner)
    lines = lines_of(layout)
    board.paste(lines, (0, 0), lines)
    return board
