"""Land in its holder's colour: a wash that grows strong towards the border."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.medioevo import projection
from render.medioevo.ground import Layers
from render.medioevo.hatching import LINE_INKS, hatching
from render.medioevo.layout import Layout
from render.medioevo.sketch import tincture
from render.paper import INK_PALE
from render.sheet import Box, Spot
from rules.medioevo.data import Place

_WASH, _BAND = 0.34, 0.62  # of the colour: all over, and more at the border
_BANDS = 2  # steps of it beside none: flat, as an engraver would cut them


def _depth(inner: int) -> int:
    """How strong the colour is where so much of the neighbourhood (of 255) belongs to the land: flat in bands."""
    share = max(0.0, 1 - max(0, inner - 110) / 118) ** 1.3
    return round(255 * (_WASH + _BAND * round(share * _BANDS) / _BANDS))


_DEPTH = [_depth(inner) for inner in range(256)]
_FINE = 2
_PALE = "white"
_LINE = 3.0  # pixels of the whole map
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


def _shape(layout: Layout, place: Place) -> tuple[Box, Image.Image] | None:
    """Where a land lies on the sheet, and its mask there. None: it is not on the sheet."""
    if not layout.shows(place):
        return None
    box = _box(layout, place)
    mask = Image.new("L", ((box[2] - box[0]) * _FINE, (box[3] - box[1]) * _FINE))
    ring = [((x - box[0]) * _FINE, (y - box[1]) * _FINE) for x, y in layout.path(projection.outline(place))]
    ImageDraw.Draw(mask).polygon(ring, fill=255)
    return box, mask.reduce(_FINE)


def _veil(layout: Layout, mask: Image.Image) -> Image.Image:
    """How strongly a holder's colour shows, pixel by pixel."""
    reach = 6.5 * (layout.unit + layout.scale / 29) / 2
    padded = Image.new("L", (mask.width + 4, mask.height + 4))
    padded.paste(mask, (2, 2))
    blurred = padded.reduce(2).filter(ImageFilter.GaussianBlur(reach / 2))  # half as large: a blur hides it
    inner = blurred.resize(padded.size, Image.Resampling.BILINEAR).crop((2, 2, mask.width + 2, mask.height + 2))
    return ImageChops.multiply(mask, inner.point(_DEPTH))


def washed(layout: Layout, layers: Layers, place: Place, owner: str) -> tuple[Image.Image, Image.Image, Spot] | None:
    """A land in its holder's colour, the mask of what is its own, and where it lies. None: it is not on the sheet."""
    found = _shape(layout, place)
    if found is None:
        return None
    box, mask = found
    veil = _veil(layout, mask)
    seen = (max(0, box[0]), max(0, box[1]), min(layout.width, box[2]), min(layout.height, box[3]))
    if seen[0] >= seen[2] or seen[1] >= seen[3]:
        return None
    part = (seen[0] - box[0], seen[1] - box[1], seen[2] - box[0], seen[3] - box[1])
    land, colour = layers.ground.crop(seen), veil.crop(part)
    lines = hatching(owner, seen)
    land.paste(tincture(owner), (0, 0, *land.size), colour)
    if lines:
        land.paste(LINE_INKS.get(owner, tincture(owner)), (0, 0), ImageChops.multiply(mask.crop(part), lines))
    if owner == _PALE:
        _outlined(layout, place, land, seen)
    borders = layers.lines.crop(seen)
    land.paste(borders, (0, 0), borders)
    own = mask.crop(part).point([255 if level > 127 else 0 for level in range(256)], "1")
    return land, own, seen[:2]


def _outlined(layout: Layout, place: Place, land: Image.Image, seen: Box) -> None:
    """A line inside the border of a land whose holder's colour hardly shows on paper."""
    ring = [(x - seen[0], y - seen[1]) for x, y in layout.path(projection.outline(place))]
    wide = max(3, round(_LINE * layout.unit))
    ImageDraw.Draw(land).line([*ring, ring[0]], INK_PALE, 2 * wide, joint="curve")


def bare(layers: Layers) -> Image.Image:
    """The map before anybody holds anything: a new image."""
    board = layers.ground.copy()
    board.paste(layers.lines, (0, 0), layers.lines)
    return board
