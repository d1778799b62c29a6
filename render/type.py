"""Type: one serif for titles, one sans for labels and numbers, and text that fits its place."""

from __future__ import annotations

import math
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Literal

import font_source_sans_pro
import font_source_serif_pro
from PIL import Image, ImageDraw, ImageFont

from render.keep import kept
from render.paper import INK, Colour

Face = Literal["title", "title-bold", "title-italic", "label", "label-bold"]
Font = ImageFont.FreeTypeFont

_SERIF = Path(font_source_serif_pro.font_directory)
_SANS = Path(font_source_sans_pro.font_directory)
_FILES: dict[Face, Path] = {
    "title": _SERIF / "SourceSerifPro-Semibold.ttf",
    "title-bold": _SERIF / "SourceSerifPro-Bold.ttf",
    "title-italic": _SERIF / "SourceSerifPro-It.ttf",
    "label": _SANS / "SourceSansPro-Semibold.ttf",
    "label-bold": _SANS / "SourceSansPro-Bold.ttf",
}
_ELLIPSIS = "…"
_MISSING = "\ufffe"  # no font has it, so it draws the face's own "no such glyph"
_UNKNOWN = "·"


@lru_cache(maxsize=128)
def font(face: Face, size: int) -> Font:
    return ImageFont.truetype(str(_FILES[face]), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def _known(face: Face, letter: str) -> bool:
    """Whether the face has a glyph of its own for this letter."""
    return _shape(face, letter) != _shape(face, _MISSING)


def _shape(face: Face, letter: str) -> bytes:
    image = Image.new("L", (40, 40))
    ImageDraw.Draw(image).text((4, 30), letter, 255, font(face, 24), anchor="ls")
    return image.tobytes()


@lru_cache(maxsize=1024)
def plain(face: Face, text: str) -> str:
    """The text in letters that the face has: others lose their accents, and if that does not help, a run of
    them becomes one dot. A name of nothing but such letters becomes an ellipsis."""
    out: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        if letter.isspace():
            out.append(" ")
        elif unicodedata.category(letter)[0] == "C" or unicodedata.combining(letter) or _joiner(letter):
            continue
        elif _known(face, letter):
            out.append(letter)
        else:
            simple = "".join(c for c in unicodedata.normalize("NFKD", letter) if c.isprintable())
            simple = "".join(c for c in simple if not unicodedata.combining(c))
            out.append(simple if simple and all(_known(face, c) for c in simple) else _UNKNOWN)
    squeezed = " ".join("".join(out).split())
    while _UNKNOWN * 2 in squeezed:
        squeezed = squeezed.replace(_UNKNOWN * 2, _UNKNOWN)
    return squeezed if squeezed.strip(_UNKNOWN + " ") else _ELLIPSIS if text else ""


def _joiner(letter: str) -> bool:
    return "\ufe00" <= letter <= "\ufe0f" or "\U0001f3fb" <= letter <= "\U0001f3ff"


@lru_cache(maxsize=4096)
def width(face: Face, size: int, text: str) -> int:
    """How far the text reaches."""
    return math.ceil(font(face, size).getlength(text) + (_overhang(face, size, text[-1]) if text else 0))


@lru_cache(maxsize=1024)
def _overhang(face: Face, size: int, letter: str) -> float:
    """How far a last letter reaches beyond its own width: the serif's ellipsis is drawn wider than it says it is."""
    shown = font(face, size)
    return max(0.0, shown.getbbox(letter)[2] - shown.getlength(letter))


@lru_cache(maxsize=2048)
def fit(face: Face, size: int, text: str, room: int) -> str:
    """The text in known letters, cut with an ellipsis if it is wider than the room."""
    shown = plain(face, text)
    if width(face, size, shown) <= room:
        return shown
    low, high = 0, len(shown)
    while low < high:
        middle = (low + high + 1) // 2
        if width(face, size, shown[:middle].rstrip() + _ELLIPSIS) <= room:
            low = middle
        else:
            high = middle - 1
    return shown[:low].rstrip() + _ELLIPSIS


def fitting(face: Face, text: str, room: int, size: int, least: int) -> int:
    """The largest size up to `size`, and down to `least`, in which the text fits the room."""
    shown = plain(face, text)
    return next((s for s in range(size, least, -1) if width(face, s, shown) <= room), least)


def write(
    pen: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    face: Face,
    size: int,
    *,
    room: int = 10_000,
    colour: Colour = INK,
    anchor: str = "ls",
) -> int:
    """Writes one line, fitted to the room, and says how wide it became."""
    shown = fit(face, size, text, room)
    wide = width(face, size, shown)
    if anchor.startswith("r"):
        at, anchor = (at[0] - wide, at[1]), f"l{anchor[1:]}"
    x, y = at
    if x == int(x) and y == int(y) and pen.fontmode == "L":
        stamp, left, top = _stamp(face, size, shown, anchor)
        pen.bitmap((int(x) + left, int(y) + top), stamp, colour)
    else:
        pen.text(at, shown, colour, font(face, size), anchor=anchor)
    return wide


@kept
def _stamp(face: Face, size: int, text: str, anchor: str) -> tuple[Image.Image, int, int]:
    """A line of text as a mask, and where it lies from the place it is written at: most lines are written again."""
    mask, (left, top) = font(face, size).getmask2(text, "L", anchor=anchor)
    stamp = Image.new("L", (max(1, mask.size[0]), max(1, mask.size[1])))
    stamp.im.paste(mask, (0, 0, *mask.size))
    return stamp, left, top
