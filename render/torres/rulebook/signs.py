"""Signs of Torres that only its legend shows."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.keep import kept
from render.paper import INK
from render.torres.towers import shade
from render.type import font


@kept
def roof_sign(level: int) -> Image.Image:
    """The roof of a tower with its level."""
    image = Image.new("RGBA", (62, 48), (*shade(level), 255))
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, 61, 47), outline=INK, width=4)
    pen.text((31, 39), str(level), INK, font("title-bold", 42), anchor="ms")
    return image
