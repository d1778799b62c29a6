"""Small things are sketched on a board of 100 by 100, inked around, and taken down to the size that is wanted."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.easel import Easel
from render.keep import kept
from render.paper import INK, PARCHMENT_LIGHT, Colour, mix
from render.pressed import static
from render.seats import seat_of
from render.sprites import grown, layer, shadow

Sketcher = Callable[[Easel, Colour], None]
BOARD = 100
_FINE = 3
_INSET = 6  # units left free around a sketch for its ink
BARBARIAN: Colour = (74, 58, 50)
NOBODY: Colour = (168, 140, 104)


def tincture(owner: str) -> Colour:
    """The colour of a seat's things; barbarians and nobody have one too."""
    return BARBARIAN if owner == "barbarian" else NOBODY if owner == "nobody" else seat_of(owner).colour


def on_tincture(owner: str) -> Colour:
    """What is written on it."""
    return PARCHMENT_LIGHT if owner == "barbarian" else INK if owner == "nobody" else seat_of(owner).mark


def rimmed(owner: str) -> bool:
    """Whether writing on it needs a rim of ink."""
    return owner not in ("barbarian", "nobody") and seat_of(owner).rimmed


@static
def sketched(sketch: Sketcher, colour: Colour) -> Image.Image:
    """The sketch in full size, inked around, on a soft shadow."""
    easel = Easel(BOARD, BOARD, _FINE)
    sketch(easel, colour)
    side = BOARD * _FINE
    room = _INSET * _FINE
    small = easel.image.resize((side - 2 * room, side - 2 * room), Image.Resampling.LANCZOS)
    drawn = Image.new("RGBA", (side, side), (*INK, 0))
    drawn.paste(small, (room, room))
    rim = grown(drawn.getchannel("A"), _FINE * 4)
    ground = shadow(rim, (2 * _FINE, 3 * _FINE), 2.0 * _FINE, 0.4)
    ground.alpha_composite(layer((side, side), INK, rim))
    ground.alpha_composite(drawn)
    return ground


@kept
def sprite(sketch: Sketcher, colour: Colour, size: int, pale: bool = False) -> Image.Image:
    """The sketch as an RGBA sprite of that size; pale: what cannot move or is spent."""
    image = sketched(sketch, colour).resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3.0)
    if pale:
        wash = layer(image.size, mix(PARCHMENT_LIGHT, INK, 0.12), image.getchannel("A"))
        image = Image.blend(image, wash, 0.5)
    return image
