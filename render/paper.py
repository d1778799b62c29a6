"""The paper that every picture is drawn on: its colours, its grain, its frame."""

from __future__ import annotations

import random

from PIL import Image, ImageChops, ImageDraw

from render.keep import kept
from render.pressed import static

Colour = tuple[int, int, int]

PARCHMENT: Colour = (239, 228, 204)
PARCHMENT_LIGHT: Colour = (248, 241, 224)
PARCHMENT_DEEP: Colour = (226, 210, 177)
INK: Colour = (43, 33, 24)
INK_SOFT: Colour = (99, 82, 62)
INK_FAINT: Colour = (112, 92, 68)  # the palest ink that can be read on every parchment
INK_PALE: Colour = (158, 138, 108)  # for lines: too pale to be read
ACCENT: Colour = (214, 64, 16)  # stands out from parchment with every kind of colour vision
ACCENT_INK: Colour = (178, 44, 8)  # the accent as type
GOLD: Colour = (222, 172, 52)
GOLD_DEEP: Colour = (150, 104, 22)
SILVER: Colour = (206, 208, 210)

FRAME = 4
GRAIN = 760  # pixels, the side of a tile of parchment


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with a share (0..1) of `other` mixed in."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


@static
def cloud(size: int, cells: int, seed: int) -> Image.Image:
    """A square of smooth noise, so many waves across, in the full range of greys; it tiles. The same seed gives the
    same cloud."""
    raw = Image.frombytes("L", (cells, cells), random.Random(seed).randbytes(cells * cells))
    wide = tiled(raw, (cells * 3, cells * 3)).resize((size * 3, size * 3), Image.Resampling.BICUBIC)
    soft = wide.crop((size, size, size * 2, size * 2))
    low, high = _range(soft)
    scale = 255 / max(1, high - low)
    return soft.point([max(0, min(255, round((level - low) * scale))) for level in range(256)])


def _range(grey: Image.Image) -> tuple[int, int]:
    levels = [level for level, count in enumerate(grey.histogram()) if count]
    return levels[0], levels[-1]


def tiled(tile: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The tile repeated over a larger area."""
    wide = Image.new(tile.mode, size)
    for left in range(0, size[0], tile.width):
        for top in range(0, size[1], tile.height):
            wide.paste(tile, (left, top))
    return wide


@kept
@static
def _grain() -> Image.Image:
    """One tile of parchment, so large that nobody sees it repeat: stains, darker flecks, pale fibres."""
    stains = ImageChops.blend(cloud(GRAIN, 9, 7), cloud(GRAIN, 31, 5), 0.36)
    tile = Image.new("RGB", (GRAIN, GRAIN), PARCHMENT)
    for floor, share in ((138, 0.12), (158, 0.24)):
        shade = mix(PARCHMENT, PARCHMENT_DEEP, share)
        tile.paste(shade, (0, 0), stains.point([255 if level > floor else 0 for level in range(256)]))
    pen = ImageDraw.Draw(tile)
    dice = random.Random(11)
    fleck = mix(PARCHMENT, PARCHMENT_DEEP, 0.55)
    for _ in range(600):
        pen.point((dice.randrange(GRAIN), dice.randrange(GRAIN)), fleck)
    for _ in range(90):
        left, top = dice.randrange(GRAIN - 14), dice.randrange(4, GRAIN - 4)
        pen.line((left, top, left + dice.randrange(5, 14), top + dice.randrange(-3, 4)), PARCHMENT_LIGHT)
    return tile


def parchment(size: tuple[int, int]) -> Image.Image:
    """A sheet of parchment with a light grain."""
    return tiled(_grain(), size)


def frame(sheet: Image.Image) -> None:
    """Two ink lines around the sheet, so that it stands on a light page and on a dark one."""
    pen = ImageDraw.Draw(sheet)
    right, bottom = sheet.width - 1, sheet.height - 1
    pen.rectangle((0, 0, right, bottom), outline=INK, width=FRAME)
    inset = FRAME + 4
    pen.rectangle((inset, inset, right - inset, bottom - inset), outline=INK_PALE, width=1)


def rule(pen: ImageDraw.ImageDraw, top: int, left: int, right: int) -> None:
    """A double rule across the page: a heavy line and a fine one."""
    pen.line((left, top, right, top), INK, 3)
    pen.line((left, top + 6, right, top + 6), INK_PALE, 1)
