"""Sprites: small shapes drawn large, taken down smoothly, with a soft shadow. Sizes are in pixels of the picture;
shapes are drawn in units of their own box, 0..1 from the top left."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.paper import INK, Colour

Point = tuple[float, float]
FINE = 3  # how many times larger than shown a sprite is drawn


class Stencil:
    """A drawing board in units: every length is a share of the sprite's size."""

    def __init__(self, size: int, fine: int = FINE) -> None:
        self.scale = size * fine
        self.fine = fine
        self.image = Image.new("L", (self.scale, self.scale))
        self.pen = ImageDraw.Draw(self.image)

    def _points(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def polygon(self, points: Sequence[Point], level: int = 255) -> None:
        self.pen.polygon(self._points(points), fill=level)

    def box(self, left: float, top: float, right: float, bottom: float, level: int = 255) -> None:
        self.polygon(((left, top), (right, top), (right, bottom), (left, bottom)), level)

    def disc(self, x: float, y: float, radius: float, level: int = 255) -> None:
        self.ellipse(x, y, radius, radius, level)

    def ellipse(self, x: float, y: float, across: float, down: float, level: int = 255) -> None:
        k = self.scale
        self.pen.ellipse(((x - across) * k, (y - down) * k, (x + across) * k, (y + down) * k), fill=level)

    def line(self, points: Sequence[Point], thick: float, level: int = 255) -> None:
        self.pen.line(self._points(points), level, max(1, round(thick * self.scale)), joint="curve")

    def stamp(self, mask: Image.Image, x: float, y: float, level: int = 255) -> None:
        """Another mask, of the same fineness, centred at the point."""
        left, top = round(x * self.scale - mask.width / 2), round(y * self.scale - mask.height / 2)
        self.image.paste(level, (left, top), mask)


def curve(*points: Point, steps: int = 10) -> list[Point]:
    """A Bezier curve through its control points' hull."""
    path: list[Point] = []
    for step in range(steps + 1):
        t = step / steps
        rest: list[Point] = list(points)
        while len(rest) > 1:
            rest = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(rest)]
        path.append(rest[0])
    return path


def star(x: float, y: float, outer: float, inner: float, rays: int) -> list[Point]:
    """The corners of a star, a ray upwards."""
    return [
        (
            x + (outer if turn % 2 == 0 else inner) * math.sin(math.pi * turn / rays),
            y - (outer if turn % 2 == 0 else inner) * math.cos(math.pi * turn / rays),
        )
        for turn in range(rays * 2)
    ]


def grown(mask: Image.Image, by: float) -> Image.Image:
    """The mask with a rim of `by` of its own pixels all around, its corners rounded: blurred, then cut where the
    blur has faded."""
    soft = mask.filter(ImageFilter.GaussianBlur(max(0.8, by / 1.5)))
    return ImageChops.lighter(mask, soft.point([max(0, min(255, (level - 10) * 18)) for level in range(256)]))


def framed(mask: Image.Image, pad: int, size: tuple[int, int]) -> Image.Image:
    """The mask with room around it, on a sheet of that size."""
    wide = Image.new("L", size)
    wide.paste(mask, (pad, pad))
    return wide


def down(image: Image.Image, fine: int = FINE) -> Image.Image:
    return image.resize((image.width // fine, image.height // fine), Image.Resampling.LANCZOS, reducing_gap=2.0)


def layer(size: tuple[int, int], colour: Colour, mask: Image.Image) -> Image.Image:
    """One flat colour, seen through a mask."""
    flat = Image.new("RGBA", size, (*colour, 0))
    flat.putalpha(mask)
    return flat


def shadow(mask: Image.Image, offset: tuple[int, int], blur: float, strength: float) -> Image.Image:
    """A soft shadow of the mask as an RGBA layer of the same size."""
    moved = ImageChops.offset(mask, *offset).filter(ImageFilter.GaussianBlur(blur))
    return layer(mask.size, INK, moved.point([round(level * strength) for level in range(256)]))
