"""The players at the right of a landscape page, one below the other: crest, name, points, and some counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.encode import Inks
from render.keep import kept
from render.landscape import COLUMN, LEAST
from render.paper import ACCENT, ACCENT_INK, INK, INK_SOFT, PARCHMENT_LIGHT
from render.plates import Holder
from render.seats import crown, seat_of, shield
from render.sheet import Box
from render.type import plain, width, write

GAP = 8
TALLEST = 150
_CREST = 64
_CROWN = 50
_LEFT = 88  # where lines beside the crest begin
_FIRST, _LINE = 41, 37  # the baseline of the name, and from line to line
_SIGN = 36

Signs = Callable[[str, int], Image.Image]  # a game's signs by name and size


@dataclass(frozen=True)
class Tally:
    """A sign and what is counted by it; without a sign only words, in the accent if they are urgent."""

    text: str
    sign: str = ""
    urgent: bool = False

    @property
    def wide(self) -> int:
        return (_SIGN + 4 if self.sign else 0) + width("label-bold" if self.sign else "label", LEAST, self.text)


@dataclass(frozen=True)
class Entry:
    holder: Holder
    tallies: tuple[Tally, ...]


def heights(count: int, bottom: int, *, tallest: int = TALLEST) -> list[Box]:
    """Where the places of so many players lie on the page, above `bottom`."""
    left, top, right, _ = COLUMN
    high = min(tallest, (bottom - top - GAP * (count - 1)) // count)
    return [(left, top + n * (high + GAP), right, top + n * (high + GAP) + high) for n in range(count)]


@kept
def drawn_entry(entry: Entry, size: tuple[int, int], inks: Inks, signs: Signs) -> Image.Image:
    image = Image.new("RGB", size, PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    marked = entry.holder.turn or entry.holder.won
    _border(pen, size, entry.holder.colour, marked=marked)
    crest = shield(entry.holder.colour, _CREST)
    image.paste(crest, (22, 4), crest)
    right = size[0] - 14
    right -= write(pen, (right, _FIRST + 1), entry.holder.points, "label-bold", 40, anchor="rs") + 10
    if entry.holder.won:
        laurel = crown(_CROWN)
        image.paste(laurel, (22 + (_CREST - _CROWN) // 2, size[1] - _CROWN - 6), laurel)
    _name(pen, entry.holder.name, right - _LEFT)
    _tallies(image, pen, entry.tallies, signs)
    return inks.set(image)


def _border(pen: ImageDraw.ImageDraw, size: tuple[int, int], colour: str, *, marked: bool) -> None:
    right, bottom = size[0] - 1, size[1] - 1
    if marked:
        pen.rectangle((0, 0, right, bottom), outline=INK, width=7)
        pen.rectangle((1, 1, right - 1, bottom - 1), outline=ACCENT, width=5)
    edge = 7 if marked else 2
    pen.rectangle((edge, edge, edge + 12, bottom - edge), fill=seat_of(colour).colour)
    pen.line((edge + 13, edge, edge + 13, bottom - edge), INK, 2)
    if not marked:
        pen.rectangle((0, 0, right, bottom), outline=INK, width=2)


def _name(pen: ImageDraw.ImageDraw, name: str, room: int) -> None:
    size = 38
    while size > LEAST and width("title", size, plain("title", name)) > room:
        size -= 1
    write(pen, (_LEFT, _FIRST), name, "title", size, room=room)


def _tallies(image: Image.Image, pen: ImageDraw.ImageDraw, tallies: tuple[Tally, ...], signs: Signs) -> None:
    """From the crest to the right border, then in further lines as far as there is room."""
    left, base, right = _LEFT, _FIRST + _LINE, image.width - 14
    for tally in tallies:
        if left > _LEFT and left + tally.wide > right:
            left, base = _LEFT, base + _LINE
        if base + 8 > image.height:
            return
        if tally.sign:
            sprite = signs(tally.sign, _SIGN)
            image.paste(sprite, (left + (_SIGN - sprite.width) // 2, base - 12 - sprite.height // 2), sprite)
            left += _SIGN + 4
        face, colour = ("label-bold", INK) if tally.sign else ("label", ACCENT_INK if tally.urgent else INK_SOFT)
        left += write(pen, (left, base), tally.text, face, LEAST, room=right - left, colour=colour) + 20
