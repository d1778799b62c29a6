"""Names of hexes on a board whose hexes are too small for them: on tags beside those that matter."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PIL import Image, ImageDraw

from render.barony.layout import LABEL, Layout
from render.barony.words import written
from render.keep import kept
from render.paper import INK, PARCHMENT_LIGHT
from render.sheet import Box, Sheet
from render.type import font
from rules.barony.land import Hex

_FINE = 3
_PIECES = 0.62  # of a hex's side: how far pieces reach from its centre


@kept
def tag(text: str, size: int = LABEL) -> Image.Image:
    """A name on a label of paper, as an RGBA sprite."""
    wide, high = round(font("label-bold", size).getlength(text)) + 18, round(size * 1.12)
    image = Image.new("RGBA", (wide * _FINE, high * _FINE), (*INK, 0))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((1, 1, image.width - 2, image.height - 2), 8 * _FINE, PARCHMENT_LIGHT, INK, 2 * _FINE)
    middle = image.width / 2, (high - size * 0.22) * _FINE
    pen.text(middle, text, INK, font("label-bold", size * _FINE), anchor="ms")
    return image.resize((wide, high), Image.Resampling.LANCZOS)


def tag_hexes(
    sheet: Sheet, layout: Layout, hexes: Sequence[Hex], marked: Sequence[Hex], stood: Collection[Hex] = ()
) -> None:
    """Each beside its hex, over none that is marked and no other tag, if there is such a place; rather over no hex that
    somebody stands on."""
    taken = [_box(layout, hex_) for hex_ in marked]
    people = [_box(layout, hex_, _PIECES) for hex_ in stood if hex_ not in marked]
    for hex_ in hexes:
        sprite = tag(written(hex_))
        spot = min(_around(layout, hex_, sprite.size), key=lambda box: _cost(layout, box, taken, people))
        taken.append(spot)
        sheet.blend(sprite, spot[:2])


def _box(layout: Layout, hex_: Hex, share: float = 1.0) -> Box:
    (x, y), reach = layout.centre(hex_), layout.side * share
    return round(x - reach), round(y - reach), round(x + reach), round(y + reach)


def _around(layout: Layout, hex_: Hex, size: tuple[int, int]) -> list[Box]:
    """Below, above, right and left of a hex's ring, and at its corners."""
    x, y = layout.centre(hex_)
    reach, (wide, high) = layout.side + 7, size
    corners = [
        (x - wide / 2, y + reach * 0.866),
        (x - wide / 2, y - reach * 0.866 - high),
        (x + reach, y - high / 2),
        (x - reach - wide, y - high / 2),
        *(
            (x + side, y + end)
            for side in (reach * 0.6, -reach * 0.6 - wide)
            for end in (reach * 0.6, -reach * 0.6 - high)
        ),
    ]
    return [(round(left), round(top), round(left) + wide, round(top) + high) for left, top in corners]


def _cost(layout: Layout, box: Box, taken: Sequence[Box], people: Sequence[Box]) -> int:
    """How much of the box is off the board, or covers what must be seen: marks above all, then pieces."""
    inside = _shared(box, (0, 0, layout.width, layout.height))
    outside = (box[2] - box[0]) * (box[3] - box[1]) - inside
    marks, pieces = (sum(_shared(box, other) for other in boxes) for boxes in (taken, people))
    return outside * 8 + marks * 4 + pieces


def _shared(one: Box, other: Box) -> int:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(0, wide) * max(0, high)
