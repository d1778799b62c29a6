"""Small PNG files. A picture is drawn in colours, but kept and encoded in a small palette that is chosen once per
game (`render.palettes`), so that most of a picture is in its palette long before the picture is asked for."""

from __future__ import annotations

import io
import threading
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path

from PIL import Image

from render.picture import Picture

LEVEL = 6  # zlib: beyond this, time grows and size hardly shrinks
ALT_LIMIT = 1024
PALETTE = "palette.txt"  # in a game's folder: one colour a line, as six hexadecimal digits
_SAVING = threading.Lock()
_UNDEVELOPED: ContextVar[list[Image.Image] | None] = ContextVar("undeveloped", default=None)
_RECENT: deque[tuple[bytes, Image.Image, bytes]] = deque(maxlen=4)  # a sample, what was drawn, its file
_TURNERS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # they would turn all that follows


class Inks:
    """A fixed palette."""

    def __init__(self, colours: bytes) -> None:
        self._holder = Image.new("P", (1, 1))
        self._holder.putpalette(colours)
        self._holder.load()  # only now has it got them
        self._lock = threading.Lock()
        self._numbers: dict[tuple[int, int, int], int] = {}
        self._shades: dict[tuple[tuple[int, int, int], float], list[int]] = {}

    def shades(self, colour: tuple[int, int, int], share: float) -> list[int]:
        """For every ink the number of the one that it becomes with a share of a colour over it."""
        if (colour, share) not in self._shades:
            levels = self._holder.getpalette("RGB") or []
            swatches = Image.frombytes("RGB", (len(levels) // 3, 1), bytes(levels))
            veiled = Image.blend(swatches, Image.new("RGB", swatches.size, colour), share)
            self._shades[colour, share] = [*self.set(veiled).tobytes(), *range(len(levels) // 3, 256)]
        return self._shades[colour, share]

    def number(self, colour: tuple[int, int, int]) -> int:
        """Of the ink nearest to a colour."""
        if colour not in self._numbers:
            self._numbers[colour] = self.set(Image.new("RGB", (1, 1), colour)).tobytes()[0]
        return self._numbers[colour]

    def set(self, image: Image.Image) -> Image.Image:
        """The image in this palette."""
        plain = image if image.mode == "RGB" else image.convert("RGB")
        with self._lock:
            return plain.quantize(palette=self._holder, dither=Image.Dither.NONE)

    def lay(self, onto: Image.Image, part: Image.Image, at: tuple[int, int]) -> None:
        """Puts a part in colours on an image in this palette, without all that Pillow asks before: a picture is made of
        many small parts."""
        with self._lock:
            pressed = part.im.convert("P", Image.Dither.NONE, self._holder.im)
        onto.im.paste(pressed, (at[0], at[1], at[0] + part.width, at[1] + part.height))


def inks_of(folder: Path) -> Callable[[], Inks]:
    """The palette that a game's folder holds: read when it is first wanted, and kept."""

    @lru_cache(maxsize=1)
    def inks() -> Inks:
        return Inks(bytes.fromhex((folder / PALETTE).read_text(encoding="ascii")))

    return inks


def save(image: Image.Image) -> bytes:
    """The encoding itself: the bare cost that the rest of a drawing is measured against."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()


def _saved(image: Image.Image) -> bytes:
    """Encoded once: a turn's board is often wanted twice at the same time, for the channel and for the panel of the
    player who goes on."""
    sample = _sample(image)
    with _SAVING:  # encoding lets no other thread on anyway
        for known, drawn, png in _RECENT:
            if known == sample and drawn == image:
                return png
        png = save(image)
        _RECENT.append((sample, image, png))
        return png


def _sample(image: Image.Image) -> bytes:
    """Some of the pixels, to tell most pictures apart at no cost."""
    return image.resize((image.width // 16 + 1, image.height // 16 + 1), Image.Resampling.NEAREST).tobytes()


def picture(image: Image.Image, alt: str) -> Picture:
    held = _UNDEVELOPED.get()
    if held is not None:
        held.append(image)
        return Picture(png=b"", alt=alt, width=image.width, height=image.height)
    return Picture(png=_saved(image), alt=cut(alt), width=image.width, height=image.height)


def undeveloped(draw: Callable[[], object]) -> list[Image.Image]:
    """The images of all pictures that `draw` makes, without their files: for a film, which is a file of its own."""
    held: list[Image.Image] = []
    before = _UNDEVELOPED.set(held)
    try:
        draw()
    finally:
        _UNDEVELOPED.reset(before)
    return held


def cut(alt: str) -> str:
    """An alt text within Discord's limit, cut at a sentence or a word."""
    text = " ".join("".join(letter for letter in alt if letter not in _TURNERS).split())
    if len(text) <= ALT_LIMIT:
        return text
    head = text[: ALT_LIMIT - 1]
    space = head.rfind(" ")
    return (head[:space] if space > 0 else head).rstrip(",;: ") + "…"
