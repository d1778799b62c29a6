"""The players at the right of a landscape page, one below the other: crest, name, points, and some counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.encode import Inks
from render.keep import kept
from render.landscape import COLUMN
from render.paper import ACCENT, ACCENT_INK, INK, INK_SOFT, PARCHMENT_LIGHT
from render.plates import Holder
from render.seats import SEATS, crown, seat_of, shield
from render.shares import draw_shares
from render.sheet import Box, Spot
from render.sizes import LEAST
from render.type import fitting, plain, width, write
from rules.core.view import View

GAP = 8
TALLEST = 150
_CREST = 64
_CROWNED = 20  # pixels that a winner's shield hangs lower
_CROWN = 50
_DONE = (44, 106, 58)
COLOURS = frozenset(seat.name for seat in SEATS)
_LEFT = 86  # where lines beside the crest begin
_FIRST = 39  # the baseline of the name
_LINE, _BROADEST = 34, 46  # from line to line, as there is room
_BELOW = 28  # where lines under the crest begin
_APART = 18
_SIGN = 36
_BAR = 14  # the height of a bar of points

Signs = Callable[[str, int], Image.Image]  # a game's signs by name and size


@dataclass(frozen=True)
class Tally:
    """A sign and what is counted by it; without a sign only words. What is urgent or new is in the accent."""

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
    sign: str = ""  # before the points
    done: bool = False  # has answered a question that others still think about
    shares: tuple[int, ...] = ()  # at the end: what the points are made of, for a bar
    most: int = 0  # the points for which that is full


def heights(count: int, bottom: int, *, tallest: int = TALLEST, first: int = 0, least: int = 0) -> list[Box]:
    """Where the places of so many players lie on the page, above `bottom`. The first of them, who have won, are half as
    high again as the others, as far as these keep the height that they need at least."""
    left, top, right, _ = COLUMN
    room = bottom - top - GAP * (count - 1)
    high = min(tallest, room // count, max(least, int(room / (count + first / 2))))
    more = min(high // 2, (room - high * count) // first) if first else 0
    found: list[Box] = []
    for number in range(count):
        below = top + high + (more if number < first else 0)
        found.append((left, top, right, below))
        top = below + GAP
    return found


def first_of(view: View) -> int:
    """How many have won."""
    return len(view.outcome.winners) if view.outcome else 0


@kept
def drawn_entry(entry: Entry, size: tuple[int, int], inks: Inks, signs: Signs) -> Image.Image:
    image = Image.new("RGB", size, PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    marked = entry.holder.turn or entry.holder.won
    _border(pen, size, entry.holder.colour, marked=marked)
    _crest(image, entry)
    right, name = size[0] - 12, width("title", LEAST, plain("title", entry.holder.name))
    large = 40 if right - _LEFT - 10 - width("label-bold", 40, entry.holder.points) >= name else 36
    right -= write(pen, (right, _FIRST + 1), entry.holder.points, "label-bold", large, anchor="rs") + 10
    if entry.sign:
        mark = signs(entry.sign, _SIGN)
        image.paste(mark, (right - mark.width + 4, _FIRST - 12 - mark.height // 2), mark)
        right -= mark.width + 2
    _name(pen, entry.holder.name, right - _LEFT)
    _tallies(image, pen, entry.tallies, signs, _BAR + 6 if entry.shares else 0)
    _shares(pen, entry, size)
    return inks.set(image)


def _shares(pen: ImageDraw.ImageDraw, entry: Entry, size: Spot) -> None:
    bottom = size[1] - (14 if entry.holder.won else 10)
    box = (_BELOW, bottom - _BAR, size[0] - 16, bottom)
    if entry.shares:
        draw_shares(pen, entry.holder.colour, sum(entry.shares), entry.shares, box, entry.most)


def _crest(image: Image.Image, entry: Entry) -> None:
    """The shield, a winner's under a crown, and a tick for who has answered."""
    size = min(_CREST, image.height + 6)
    top = (4 if size == _CREST else 0) + (_CROWNED if entry.holder.won else 0)
    if entry.holder.colour in COLOURS:
        crest = shield(entry.holder.colour, size)
        image.paste(crest, (22 + (_CREST - size) // 2, top), crest)
    if entry.holder.won:
        laurel = crown(_CROWN)
        image.paste(laurel, (22 + (_CREST - _CROWN) // 2, top - round(_CROWN * 0.66)), laurel)
    if entry.done:
        image.paste(tick(), (52, min(_CREST, image.height) - 42), tick())


@kept
def tick() -> Image.Image:
    """Has answered."""
    image = Image.new("RGBA", (44, 40), (*PARCHMENT_LIGHT, 0))
    pen = ImageDraw.Draw(image)
    for thick, colour in ((12, PARCHMENT_LIGHT), (6, _DONE)):
        pen.line([(10, 22), (18, 31), (34, 10)], colour, thick, joint="curve")
    return image


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
    write(pen, (_LEFT, _FIRST), name, "title", fitting("title", name, room, 38, LEAST), room=room)


def _flow(tallies: tuple[Tally, ...], right: int) -> list[list[tuple[Tally, int]]]:
    """The tallies in lines, each with where it begins: the first line beside the crest, the others from below it on.
    Where they need several, words and what is counted by signs do not share one."""
    flow: list[list[tuple[Tally, int]]] = [[]]
    left, whole = _LEFT, sum(tally.wide + _APART for tally in tallies) - _APART
    apart = _LEFT + whole > right
    for tally in tallies:
        turns = apart and bool(flow[-1]) and bool(tally.sign) and not flow[-1][-1][0].sign
        if flow[-1] and (turns or left + tally.wide > right):
            flow.append([])
            left = _BELOW
        flow[-1].append((tally, left))
        left += tally.wide + _APART
    return flow


def _tallies(
    image: Image.Image, pen: ImageDraw.ImageDraw, tallies: tuple[Tally, ...], signs: Signs, below: int = 0
) -> None:
    right = image.width - 12
    flow = _flow(tallies, right)
    step = max(_LINE, min(_BROADEST, (image.height - _FIRST - 12 - below) // len(flow)))
    for number, line in enumerate(flow, 1):
        base = _FIRST + number * step
        for tally, left in line if base + 8 + below <= image.height else ():
            _tally(image, pen, tally, (left, base), signs, right, min(_SIGN, step - 2))


def _tally(
    image: Image.Image, pen: ImageDraw.ImageDraw, tally: Tally, at: Spot, signs: Signs, right: int, size: int
) -> None:
    left, base = at
    face, colour = ("label-bold", INK) if tally.sign else ("label", INK_SOFT)
    if tally.sign:
        sprite = signs(tally.sign, size)
        image.paste(sprite, (left + (_SIGN - sprite.width) // 2, base - 12 - sprite.height // 2), sprite)
        left += _SIGN + 4
    colour = ACCENT_INK if tally.urgent else colour
    write(pen, (left, base), tally.text, face, LEAST, room=right - left, colour=colour)
