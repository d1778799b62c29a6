"""Gold, and the tokens that are worth it."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.barony.terrain import hex_mask, tile
from render.keep import kept
from render.paper import GOLD, GOLD_DEEP, INK, PARCHMENT_LIGHT, mix
from render.type import font
from rules.barony import data
from rules.barony.land import Terrain

_FINE = 4


@kept
def coin(size: int, text: str = "") -> Image.Image:
    """A gold coin as an RGBA sprite, blank or with a number on it."""
    wide = size * _FINE
    image = Image.new("RGBA", (wide, wide), (*INK, 0))
    pen = ImageDraw.Draw(image)
    pen.ellipse(
        (1, 1, wide - 2, wide - 2), fill=mix(GOLD, PARCHMENT_LIGHT, 0.45) if text else GOLD, outline=INK, width=8
    )
    if text:
        pen.text((wide / 2, wide * 0.79), text, INK, font("label-bold", round(wide * 0.84)), anchor="ms")
    else:
        pen.ellipse((wide * 0.22, wide * 0.22, wide * 0.78, wide * 0.78), outline=GOLD_DEEP, width=8)
    return image.resize((size, size), Image.Resampling.LANCZOS)


@kept
def counted(terrain: Terrain, count: int, size: int) -> Image.Image:
    """A hex of land with the number of its tokens on it; faint where there is none."""
    side = size * _FINE / 2 - _FINE * 2
    image = Image.new("RGBA", (size * _FINE, size * _FINE), (*INK, 0))
    for mask, paint in ((hex_mask(side + _FINE * 1.5), None), (hex_mask(side), tile(terrain, 1, side))):
        corner = ((image.width - mask.width) // 2, (image.height - mask.height) // 2)
        image.paste(paint if paint else (*INK, 255), corner, mask)
    if not count:
        faint = image.getchannel("A").point([level * 35 // 100 for level in range(256)])
        image.putalpha(faint)
    pen, face = ImageDraw.Draw(image), font("label-bold", 36 * _FINE)
    spot = (image.width / 2, image.height / 2 + 13 * _FINE)
    pen.text(spot, str(count), INK, face, "ms", stroke_width=4 * _FINE, stroke_fill=PARCHMENT_LIGHT)
    return image.resize((size, size), Image.Resampling.LANCZOS)


@kept
def token(terrain: Terrain, size: int) -> Image.Image:
    """A token: its hex of land, inked around, with the gold it is worth."""
    side = size * _FINE / 2 - _FINE * 2
    image = Image.new("RGBA", (size * _FINE, size * _FINE), (*INK, 0))
    rim, inner = hex_mask(side + _FINE * 1.5), hex_mask(side)
    lift = round(size * _FINE * 0.06)
    image.paste((*INK, 255), ((image.width - rim.width) // 2, (image.height - rim.height) // 2 - lift), rim)
    corner = ((image.width - inner.width) // 2, (image.height - inner.height) // 2 - lift)
    image.paste(tile(terrain, 1, side), corner, inner)
    small = image.resize((size, size), Image.Resampling.LANCZOS)
    worth = coin(round(size * 0.6), str(data.GOLD[terrain]))
    small.alpha_composite(worth, (0, size - worth.height))
    return small
