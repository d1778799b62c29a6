"""Small things: a block, a stack of blocks, the back of a card."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.keep import kept
from render.paper import ACCENT, INK, INK_PALE, PARCHMENT, PARCHMENT_LIGHT, Colour, mix
from render.torres.towers import shade

BLOCK = (34, 15)  # a block in a stack
_FINE = 4
_BACK: Colour = (122, 62, 66)


@kept
def block(wide: int) -> Image.Image:
    """One block: its top and its front."""
    high = round(wide * 0.8)
    image = Image.new("RGBA", (wide * _FINE, high * _FINE), (*INK, 0))
    pen = ImageDraw.Draw(image)
    right, bottom, fold = image.width - 2, image.height - 2, round(image.height * 0.58)
    pen.rectangle((1, 1, right, bottom), fill=mix(shade(3), INK, 0.36), outline=INK, width=2 * _FINE)
    pen.rectangle((1, 1, right, fold), fill=shade(2), outline=INK, width=2 * _FINE)
    return image.resize((wide, high), Image.Resampling.LANCZOS)


@kept
def pile(blocks: int, *, used: bool) -> Image.Image:
    """A stack on its foot, which is in the accent if the stack is in use; an empty one is its foot alone."""
    wide, high = BLOCK
    image = Image.new("RGBA", ((wide + 4) * _FINE, (max(3, blocks) * high + 8) * _FINE), (*INK, 0))
    pen = ImageDraw.Draw(image)
    foot = image.height - 6 * _FINE
    for number in range(blocks):
        top = foot - (number + 1) * high * _FINE
        box = (2 * _FINE, top, (wide + 2) * _FINE - 1, top + (high + 1) * _FINE)
        pen.rectangle(box, fill=shade(2 + number), outline=INK, width=2 * _FINE)
    colour = ACCENT if used else INK if blocks else INK_PALE
    pen.rectangle((0, foot, image.width - 1, image.height - 1), fill=colour)
    return image.resize((wide + 4, image.height // _FINE), Image.Resampling.LANCZOS)


@kept
def card_back(high: int, *, many: bool = False) -> Image.Image:
    """A card from behind; as a deck, with the edges of more below it."""
    wide, under = round(high * 0.72), (2 if many else 0)
    image = Image.new("RGBA", ((wide + under * 5) * _FINE, (high + under * 2) * _FINE), (*INK, 0))
    pen = ImageDraw.Draw(image)
    for layer in range(under, -1, -1):
        left, top = layer * 5 * _FINE, (under - layer) * 0 + layer * 2 * _FINE
        box = (left, top, left + wide * _FINE - 1, top + high * _FINE - 1)
        fill = PARCHMENT_LIGHT if not layer else PARCHMENT
        pen.rounded_rectangle(box, 5 * _FINE, fill=fill, outline=INK, width=2 * _FINE)
    inset = 5 * _FINE
    pen.rectangle((inset, inset, wide * _FINE - inset, high * _FINE - inset), fill=_BACK)
    x, y, reach = wide * _FINE / 2, high * _FINE / 2, wide * _FINE * 0.24
    pen.polygon(((x, y - reach * 1.3), (x + reach, y), (x, y + reach * 1.3), (x - reach, y)), fill=PARCHMENT_LIGHT)
    return image.resize((image.width // _FINE, image.height // _FINE), Image.Resampling.LANCZOS)
