"""Reads what a picture writes: every line that is set in type, its size, its colour, and what it is written on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageDraw

from render import type as typesetting
from render.keep import DRAWN
from render.paper import INK, Colour

ELLIPSIS = "…"


@dataclass(frozen=True)
class Line:
    text: str  # as it is shown
    wanted: str
    size: int
    colour: Colour
    ground: Colour

    @property
    def cut(self) -> bool:
        return self.text.endswith(ELLIPSIS) and not self.wanted.endswith(ELLIPSIS)

    @property
    def contrast(self) -> float:
        return contrast(self.colour, self.ground)


def light(colour: Colour) -> float:
    shares = [level / 255 for level in colour]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    dark, pale = sorted((light(one), light(other)))
    return (pale + 0.05) / (dark + 0.05)


def _ground(pen: ImageDraw.ImageDraw, at: tuple[float, float], wide: int, high: int, anchor: str) -> Colour:
    """The commonest colour where a line is about to be written."""
    image: Image.Image = pen._image  # pyright: ignore
    left = at[0] - {"l": 0, "m": wide / 2, "r": wide}[anchor[0]]
    box = (round(left), round(at[1] - high * 0.7), round(left + max(2, wide)), round(at[1]))
    part = image.crop(box).convert("RGB")
    found = part.getcolors(part.width * part.height) or [(1, (0, 0, 0))]
    return max(found)[1]  # type: ignore[return-value]


def _forget_finished() -> None:
    """What is drawn and in its palette is drawn again; sprites may stay."""
    for keep in (DRAWN.small, DRAWN.large):
        kept = keep._things  # pyright: ignore
        for key in [key for key, (thing, _) in kept.items() if _is_finished(thing)]:
            keep._drop(key)  # pyright: ignore


def _is_finished(thing: object) -> bool:
    """Whether it is in its palette, or has something in it that is."""
    if isinstance(thing, tuple):
        return any(map(_is_finished, thing))  # type: ignore[reportUnknownArgumentType]
    return isinstance(thing, Image.Image) and thing.mode == "P"


@contextmanager
def written() -> Iterator[list[Line]]:
    """All lines that are written inside, by whatever module."""
    lines: list[Line] = []
    plain: Callable[..., int] = typesetting.write

    def noted(pen: ImageDraw.ImageDraw, at: tuple[float, float], text: str, face: Any, size: int, **more: Any) -> int:
        shown = typesetting.fit(face, size, text, more.get("room", 10_000))
        wide = typesetting.width(face, size, shown)
        ground = _ground(pen, at, wide, size, more.get("anchor", "ls"))
        if shown:
            lines.append(Line(shown, text, size, more.get("colour", INK), ground))
        return plain(pen, at, text, face, size, **more)

    places = [m for name, m in sys.modules.items() if name.startswith("render.") and getattr(m, "write", None) is plain]
    _forget_finished()
    for module in places:
        module.write = noted  # type: ignore[attr-defined]
    try:
        yield lines
    finally:
        for module in places:
            module.write = plain  # type: ignore[attr-defined]
        _forget_finished()
