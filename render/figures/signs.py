"""Small signs that several games' tables show."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageDraw

from render.figures.board import crossed, drawn_arrow
from render.keep import kept
from render.marks import CASING
from render.paper import ACCENT, INK, INK_PALE, PARCHMENT_DEEP, PARCHMENT_LIGHT
from render.seats import seat_of

_FINE = 4


def arrow_sign() -> Image.Image:
    """The arrow of a move."""
    sprite, _ = drawn_arrow((62, 0), 84, False, False)
    return sprite.crop(sprite.getbbox())


def passage_sign() -> Image.Image:
    """The broken arrow of a way that nobody sees."""
    sprite, _ = drawn_arrow((88, 0), 70, False, True)
    return sprite.crop(sprite.getbbox())


def cross_sign() -> Image.Image:
    return crossed(44)


@kept
def ring_sign(size: int = 48) -> Image.Image:
    """The ring around what has changed."""
    image = Image.new("RGBA", (size * _FINE, size * _FINE), (*INK, 0))
    pen = ImageDraw.Draw(image)
    for extra, colour in CASING:
        inset = (9.6 - extra) / 2 * _FINE * 0.8
        box = (inset, inset, image.width - 1 - inset, image.height - 1 - inset)
        pen.rounded_rectangle(box, 12 * _FINE, outline=colour, width=round((extra * 0.8 + 4) * _FINE))
    return image.resize((size, size), Image.Resampling.LANCZOS)


@kept
def choice_sign(size: int = 48) -> Image.Image:
    """The broken line around what can be chosen."""
    image = Image.new("RGBA", (size * _FINE, size * _FINE), (*PARCHMENT_LIGHT, 120))
    pen = ImageDraw.Draw(image)
    inset, last = 4 * _FINE, (size - 4) * _FINE
    for thick, colour in ((5, INK), (3, ACCENT)):
        for start in range(4, size - 8, 16):
            begin, end = start * _FINE, min(start + 9, size - 4) * _FINE
            for line in (
                (begin, inset, end, inset),
                (begin, last, end, last),
                (inset, begin, inset, end),
                (last, begin, last, end),
            ):
                pen.line(line, colour, thick * _FINE)
    return image.resize((size, size), Image.Resampling.LANCZOS)


@kept
def track_sign(colour: str) -> Image.Image:
    """A bar that is filled in part."""
    image = Image.new("RGBA", (52, 14), PARCHMENT_DEEP)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, 51, 13), outline=INK_PALE)
    pen.rectangle((0, 0, 32, 13), fill=seat_of(colour).colour, outline=INK, width=2)
    return image


def row_of_signs(signs: tuple[Callable[[], Image.Image], ...], gap: int = 6) -> Image.Image:
    """Several signs side by side as one."""
    sprites = [sign() for sign in signs]
    wide = sum(sprite.width for sprite in sprites) + gap * (len(sprites) - 1)
    row = Image.new("RGBA", (wide, max(sprite.height for sprite in sprites)), (*INK, 0))
    left = 0
    for sprite in sprites:
        row.alpha_composite(sprite, (left, (row.height - sprite.height) // 2))
        left += sprite.width + gap
    return row
