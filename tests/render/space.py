"""Measures a finished picture: how much of it is empty, and how much of it is marked."""

from __future__ import annotations

from PIL import Image, ImageChops

from render.paper import ACCENT

_BLOCK = 20  # pixels
_BARE = 40  # levels of grey: the grain of paper and the wash of land have less
_NEAR = 14


def unused(image: Image.Image) -> float:
    """The share of blocks in which nothing is drawn."""
    grey = image.convert("RGB").convert("L")
    corners = [(x, y) for x in range(0, image.width - _BLOCK, _BLOCK) for y in range(0, image.height - _BLOCK, _BLOCK)]
    found = (grey.crop((x, y, x + _BLOCK, y + _BLOCK)).getextrema() for x, y in corners)
    return sum(high - low < _BARE for low, high in found) / len(corners)  # type: ignore[operator]


def marked(image: Image.Image) -> float:
    """The share that is in the accent."""
    bands = image.convert("RGB").split()
    masks = [
        band.point([255 if abs(level - wanted) < _NEAR else 0 for level in range(256)])
        for band, wanted in zip(bands, ACCENT, strict=True)
    ]
    both = ImageChops.multiply(ImageChops.multiply(masks[0], masks[1]), masks[2])
    return both.histogram()[255] / (image.width * image.height)
