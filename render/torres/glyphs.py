"""A sign for each action card, drawn as a mask in light ink."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from render.paper import INK, PARCHMENT_LIGHT
from render.sprites import Stencil, down, grown, layer
from render.type import font


def _number(text: str) -> Callable[[Stencil], None]:
    def draw(s: Stencil) -> None:
        s.pen.text((s.scale * 0.5, s.scale * 0.5), text, 255, font("title-bold", round(s.scale * 0.9)), anchor="mm")

    return draw


def _head(s: Stencil, x: float, y: float) -> None:
    """A little knight."""
    s.disc(x, y - 0.14, 0.08)
    s.polygon(((x - 0.13, y + 0.12), (x - 0.07, y - 0.07), (x + 0.07, y - 0.07), (x + 0.13, y + 0.12)))


def _arrow(s: Stencil, a: tuple[float, float], b: tuple[float, float]) -> None:
    s.line((a, b), 0.06)
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / far, dy / far
    tip = (b[0] + ux * 0.08, b[1] + uy * 0.08)
    s.polygon(((b[0] - uy * 0.1, b[1] + ux * 0.1), tip, (b[0] + uy * 0.1, b[1] - ux * 0.1)))


def _climb(s: Stencil) -> None:
    s.box(0.52, 0.42, 0.94, 0.66)
    s.box(0.52, 0.69, 0.94, 0.93)
    _head(s, 0.22, 0.8)
    _arrow(s, (0.26, 0.5), (0.62, 0.22))


def _under(s: Stencil) -> None:
    _head(s, 0.5, 0.4)
    s.box(0.26, 0.6, 0.74, 0.86)
    _arrow(s, (0.12, 0.86), (0.12, 0.5))


def _supply(s: Stencil) -> None:
    s.box(0.3, 0.64, 0.7, 0.9)
    _arrow(s, (0.5, 0.1), (0.5, 0.46))
    s.line(((0.12, 0.93), (0.88, 0.93)), 0.05)


def _door(s: Stencil) -> None:
    s.box(0.28, 0.3, 0.72, 0.92)
    s.box(0.42, 0.56, 0.58, 0.92, 0)
    s.disc(0.5, 0.56, 0.08, 0)
    for left in (0.28, 0.45, 0.62):
        s.box(left, 0.2, left + 0.1, 0.32)
    _arrow(s, (0.76, 0.76), (0.88, 0.76))
    s.line(((0.04, 0.76), (0.24, 0.76)), 0.06)


def _diagonal(s: Stencil) -> None:
    for x, y in ((0.08, 0.52), (0.52, 0.08)):
        s.box(x, y, x + 0.4, y + 0.4)
        s.box(x + 0.05, y + 0.05, x + 0.35, y + 0.35, 0)
    _arrow(s, (0.28, 0.72), (0.66, 0.34))


def _shift(s: Stencil) -> None:
    s.box(0.06, 0.62, 0.36, 0.92)
    s.box(0.64, 0.62, 0.94, 0.92)
    s.box(0.68, 0.66, 0.9, 0.88, 0)
    s.line(((0.21, 0.52), (0.3, 0.3), (0.5, 0.22), (0.66, 0.3)), 0.06)
    _arrow(s, (0.66, 0.3), (0.76, 0.46))


def _relocate(s: Stencil) -> None:
    _head(s, 0.16, 0.76)
    _head(s, 0.84, 0.76)
    s.line(((0.2, 0.46), (0.34, 0.26), (0.5, 0.22)), 0.06)
    _arrow(s, (0.5, 0.22), (0.64, 0.44))
    _head(s, 0.6, 0.78)


def _jump(s: Stencil) -> None:
    _head(s, 0.5, 0.78)
    s.line(((0.12, 0.86), (0.2, 0.5), (0.36, 0.28), (0.56, 0.22), (0.74, 0.36)), 0.06)
    _arrow(s, (0.76, 0.4), (0.84, 0.76))


_GLYPHS: dict[str, Callable[[Stencil], None]] = {
    "six": _number("6"),
    "seven": _number("7"),
    "climb": _climb,
    "under": _under,
    "supply": _supply,
    "door": _door,
    "diagonal": _diagonal,
    "shift": _shift,
    "relocate": _relocate,
    "jump": _jump,
}


@lru_cache(maxsize=16)
def glyph(card: str, size: int) -> Image.Image:
    """The card's sign as an RGBA sprite: light, with an ink rim, for any seat's colour below it."""
    stencil = Stencil(size)
    _GLYPHS[card](stencil)
    box = stencil.image.size
    picture = layer(box, INK, grown(stencil.image, stencil.scale * 0.03))
    picture.alpha_composite(layer(box, PARCHMENT_LIGHT, stencil.image))
    return down(picture)
