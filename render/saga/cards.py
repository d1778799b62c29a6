"""Small cards for the table: a knight's colour, value and motif, or a back. And the banner of a realm."""

from __future__ import annotations

from itertools import pairwise

from PIL import Image

from render.easel import Easel, shaded
from render.keep import kept
from render.paper import ACCENT, INK, PARCHMENT, PARCHMENT_DEEP, PARCHMENT_LIGHT, Colour, mix
from render.pressed import static
from render.saga.motifs import TINCTURES, motif
from rules.saga.data import COLOUR, VALUE, Card
from rules.saga.data import Colour as Name

WIDE, HIGH = 58, 92
EDGE = 8  # around a card in its sprite: room for shadow and mark
HIDDEN = "?"
_BACK: Colour = (92, 70, 52)


def _bare(fill: Colour, marked: bool) -> Easel:
    easel = Easel(WIDE + 2 * EDGE, HIGH + 2 * EDGE)
    if marked:
        easel.round_box((0, 0, WIDE + 2 * EDGE, HIGH + 2 * EDGE), 13, INK)
        easel.round_box((2.4, 2.4, WIDE + 2 * EDGE - 2.4, HIGH + 2 * EDGE - 2.4), 12, ACCENT)
        easel.round_box((EDGE - 1.5, EDGE - 1.5, WIDE + EDGE + 1.5, HIGH + EDGE + 1.5), 9, PARCHMENT_LIGHT)
    easel.round_box((EDGE, EDGE, EDGE + WIDE, EDGE + HIGH), 8, fill, 2)
    return easel


def _finished(easel: Easel, marked: bool) -> Image.Image:
    sprite = easel.done()
    if marked:
        return sprite
    return shaded(sprite.crop((EDGE, EDGE, EDGE + WIDE, EDGE + HIGH)), EDGE)


@kept
@static
def small(card: Card, marked: bool = False) -> Image.Image:
    """A knight face up, as an RGBA sprite with a margin of EDGE; marked, it has the accent around it."""
    tincture = TINCTURES[COLOUR[card]]
    easel = _bare(tincture.colour, marked)
    line = mix(tincture.colour, tincture.mark, 0.45)
    easel.pen.rounded_rectangle(
        [v * easel.fine for v in (EDGE + 4, EDGE + 4, EDGE + WIDE - 4, EDGE + HIGH - 4)],
        5 * easel.fine,
        outline=line,
        width=round(1.4 * easel.fine),
    )
    middle = EDGE + WIDE / 2
    easel.text((middle, EDGE + 41), str(VALUE[card]), "title-bold", 46, tincture.mark, "ms", tincture.rim)
    easel.stamp(motif(COLOUR[card], 40), middle, EDGE + 66, tincture.mark)
    return _finished(easel, marked)


@kept
def gap(card: Card) -> Image.Image:
    """Where a knight was until just now: a broken line in the accent, and his motif as a shadow."""
    easel, tincture = Easel(WIDE + 2 * EDGE, HIGH + 2 * EDGE), TINCTURES[COLOUR[card]]
    faint = mix(PARCHMENT, tincture.colour, 0.45)
    easel.text((EDGE + WIDE / 2, EDGE + 41), str(VALUE[card]), "title-bold", 46, faint, "ms")
    easel.stamp(motif(COLOUR[card], 40), EDGE + WIDE / 2, EDGE + 66, faint)
    corners = ((EDGE, EDGE), (EDGE + WIDE, EDGE), (EDGE + WIDE, EDGE + HIGH), (EDGE, EDGE + HIGH), (EDGE, EDGE))
    for (x, y), (u, v) in pairwise(corners):
        pieces = round(max(abs(u - x), abs(v - y)) / 7)
        for piece in range(0, pieces, 2):
            ends = [(x + (u - x) * n / pieces, y + (v - y) * n / pieces) for n in (piece, min(pieces, piece + 1.2))]
            easel.line(ends, ACCENT, 4)
    return easel.done()


@kept
def back(text: str = HIDDEN, marked: bool = False) -> Image.Image:
    """A knight face down: a lattice, and what is known of it."""
    easel = _bare(_BACK, marked)
    light = mix(_BACK, PARCHMENT_DEEP, 0.35)
    left, top, right, bottom = EDGE + 5, EDGE + 5, EDGE + WIDE - 5, EDGE + HIGH - 5
    for step in range(-HIGH, WIDE + HIGH, 12):
        for lean in (1, -1):
            points = [(left + step + lean * (y - top), y) for y in (top, bottom)]
            easel.line(points, light, 1.2)
    inner = Easel(WIDE + 2 * EDGE, HIGH + 2 * EDGE)
    inner.round_box((left, top, right, bottom), 5, INK)
    lattice = easel.image
    easel = _bare(_BACK, marked)
    easel.image.paste(lattice, (0, 0), inner.image.getchannel("A"))
    easel.disc(EDGE + WIDE / 2, EDGE + HIGH / 2, 21, PARCHMENT_DEEP, 1.6)
    easel.text((EDGE + WIDE / 2, EDGE + HIGH / 2 + 11), text, "title-bold", 32, INK, "ms")
    return _finished(easel, marked)


@kept
def veil() -> Image.Image:
    """Laid on a card that only its owner sees."""
    easel = Easel(34, 34)
    easel.disc(17, 17, 16.5, INK)
    easel.disc(17, 17, 14.8, PARCHMENT_DEEP)
    easel.text((17, 26), HIDDEN, "title-bold", 26, INK, "ms")
    return easel.done()


@kept
def set_back(number: int) -> Image.Image:
    """The back of one of the five sets, for a player's place: small, but its number can be read."""
    easel = Easel(38, 56)
    easel.round_box((0, 0, 38, 56), 6, _BACK, 1.8)
    easel.disc(19, 28, 17, PARCHMENT_DEEP, 1.6)
    easel.text((19, 40), str(number), "label-bold", 36, INK, "ms")
    return easel.done()


@kept
def banner(colour: Name, wide: int, high: int) -> Image.Image:
    """A realm's gonfalon, hanging from its pole."""
    tincture = TINCTURES[colour]
    easel = Easel(wide, high)
    left, right, top, foot = 5.0, wide - 5.0, 7.0, high - 3.0
    tail = wide * 0.2
    cloth = [(left, top), (right, top), (right, foot), (wide * 0.75, foot - tail), (wide / 2, foot)]
    cloth += [(wide * 0.25, foot - tail), (left, foot)]
    easel.polygon(cloth, tincture.colour, 2.4)
    easel.line(((left + 6, top + 4), (left + 6, foot - 12)), mix(tincture.colour, tincture.mark, 0.5), 1.6)
    easel.line(((right - 6, top + 4), (right - 6, foot - 12)), mix(tincture.colour, tincture.mark, 0.5), 1.6)
    size = round(min(wide - 26, high - tail - 22))
    easel.stamp(motif(colour, size), wide / 2, (top + foot - tail) / 2 + 1, tincture.mark)
    easel.line(((1, top - 1), (wide - 1, top - 1)), INK, 6)
    easel.line(((2.5, top - 1), (wide - 2.5, top - 1)), (190, 150, 84), 3)
    return easel.done()


@kept
def arms(colour: Name, size: int) -> Image.Image:
    """A realm's motif on a small square of its colour."""
    tincture = TINCTURES[colour]
    easel = Easel(size, size)
    easel.round_box((0, 0, size, size), size / 6, tincture.colour, 2)
    easel.stamp(motif(colour, round(size * 0.84)), size / 2, size / 2, tincture.mark)
    return easel.done()
