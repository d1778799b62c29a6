"""Reads what a picture writes: every line that is set in type, its size, its colour, and what it is written on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from PIL import Image, ImageChops, ImageDraw

from render import type as typesetting
from render.keep import DRAWN
from render.medioevo.layout import WIDTH
from render.paper import INK, Colour
from render.sizes import PHONE

ELLIPSIS = "…"
READ = 4.5  # the contrast that type should have
READABLE = 11  # pixels on a phone
OF_THE_MAP = 9  # of Medioevo's whole map: what a turn shows tells what matters
TOUCHING = 12  # pixels of letters that two lines may share
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Line:
    text: str  # as it is shown
    wanted: str
    size: int
    colour: Colour
    ground: Colour
    page: int = 0  # which of the pieces of paper it is written on
    box: Box = (0, 0, 0, 0)  # where its letters are there
    face: Any = "label"

    @property
    def cut(self) -> bool:
        return self.text.endswith(ELLIPSIS) and not self.wanted.endswith(ELLIPSIS)

    @property
    def contrast(self) -> float:
        return contrast(self.colour, self.ground)


def on_a_phone(line: Line, wide: int) -> float:
    """How large the type is where a picture of that width is shown."""
    return line.size * PHONE / wide


def readable(line: Line, wide: int) -> bool:
    """Whether it is whole, dark enough and large enough in a picture of that width."""
    least = OF_THE_MAP if wide == WIDTH else READABLE
    return not line.cut and line.contrast >= READ and on_a_phone(line, wide) >= least


def overlapping(lines: list[Line]) -> list[tuple[Line, Line]]:
    """Lines on the same paper of which one covers letters of the other."""
    return [
        (one, other)
        for one, other in combinations(dict.fromkeys(lines), 2)
        if one.page == other.page and _meet(one.box, other.box) and _covered(one, other) > TOUCHING
    ]


def _meet(one: Box, other: Box) -> bool:
    return min(one[2], other[2]) > max(one[0], other[0]) and min(one[3], other[3]) > max(one[1], other[1])


def _covered(one: Line, other: Line) -> int:
    """The pixels in which both have ink."""
    left, top = min(one.box[0], other.box[0]), min(one.box[1], other.box[1])
    size = (round(max(one.box[2], other.box[2]) - left), round(max(one.box[3], other.box[3]) - top))
    masks = (_mask(line, (line.box[0] - left, line.box[1] - top), size) for line in (one, other))
    return sum(ImageChops.multiply(*masks).histogram()[128:])


def _mask(line: Line, corner: tuple[float, float], size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).text(corner, line.text, 255, typesetting.font(line.face, line.size), anchor="lt")
    return mask


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


def _paper(papers: list[Image.Image], pen: ImageDraw.ImageDraw) -> int:
    """The number of what is being written on."""
    image: Image.Image = pen._image  # pyright: ignore
    for number, paper in enumerate(papers):
        if paper is image:
            return number
    papers.append(image)
    return len(papers) - 1


def _box(at: tuple[float, float], text: str, face: Any, size: int, anchor: str) -> Box:
    wide = typesetting.width(face, size, text)
    left = at[0] - {"l": 0, "m": wide / 2, "r": wide}[anchor[0]]
    _, top, _, bottom = typesetting.font(face, size).getbbox(text, anchor=f"l{anchor[1]}")
    return left, at[1] + top, left + wide, at[1] + bottom


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
    papers: list[Image.Image] = []
    plain: Callable[..., int] = typesetting.write

    def noted(pen: ImageDraw.ImageDraw, at: tuple[float, float], text: str, face: Any, size: int, **more: Any) -> int:
        shown = typesetting.fit(face, size, text, more.get("room", 10_000))
        wide = typesetting.width(face, size, shown)
        ground = _ground(pen, at, wide, size, more.get("anchor", "ls"))
        if shown:
            box = _box(at, shown, face, size, more.get("anchor", "ls"))
            lines.append(Line(shown, text, size, more.get("colour", INK), ground, _paper(papers, pen), box, face))
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
