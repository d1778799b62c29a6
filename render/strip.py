"""The strip on top of every picture: whose turn it is, what changed, how far the game is, which table."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.encode import Inks
from render.keep import kept
from render.paper import ACCENT_INK, FRAME, INK, INK_SOFT, Colour, parchment, rule
from render.seats import shield
from render.sizes import LEAST, SHEET
from render.type import Face, fit, fitting, plain, width, write

STRIP = 132
INSET = FRAME + 6  # the strip is laid inside the page's frame
NEWS = 36  # the size of the line that tells what changed
_LEFT = 128
_BELOW = 62  # where the line of what changed begins: nothing of it is higher
_RIGHT = 18  # from what is written to the right end
_MARGIN = 12  # left of that line, for the mover's shield
_MOVER = 38  # what the mover's shield takes
_LEAST_TURN = 36


@dataclass(frozen=True)
class Strip:
    wide: int  # of the page
    crests: tuple[str, ...]  # colours of those to move, or of those who won
    turn: str
    stage: str
    last: bool  # whether the stage is one to beware of
    change: str
    title: str
    mover: str = ""  # the colour of whoever brought the change about
    short: str = ""  # said instead of `turn` where there is no room for that


def _at_least(size: int, wide: int) -> int:
    """So large, and on a wide page as large as it must be there to be read on a phone."""
    return max(size, math.ceil(wide / SHEET * LEAST))


def brief(names: tuple[str, ...], wide: int) -> tuple[str, ...]:
    """Names for the line of what changed. A long one loses letters, so that the line keeps its end: the move itself
    is what matters."""
    return tuple(fit("label", NEWS, name, wide // 4) for name in names)


def news_room(wide: int, crests: int) -> int:
    """How long the line of what changed may be on a page of that width."""
    return wide - 2 * INSET - 18 - _begin(crests) - _MOVER


def _begin(crests: int) -> int:
    """Where the lines begin, right of the crests."""
    return _LEFT - INSET + 40 * (min(3, crests) - 1) if crests else 24


@kept
def _blank(wide: int, inks: Inks) -> tuple[Image.Image, Image.Image]:
    """A strip with nothing on it, in colours and in the palette."""
    image = parchment((wide - 2 * INSET, STRIP - INSET))
    rule(ImageDraw.Draw(image), image.height - 9, 10, image.width - 10)
    return image, inks.set(image)


@kept
def _head(wide: int, crests: tuple[str, ...], turn: str, room: int, inks: Inks) -> tuple[Image.Image, Image.Image]:
    """A strip that says whose turn it is, in the palette; and the part of it where it is told what changed, in
    colours."""
    blank, indexed = _blank(wide, inks)
    image, out = blank.copy(), indexed.copy()
    pen = ImageDraw.Draw(image)
    for number, colour in enumerate(crests):
        crest = shield(colour, 104)
        image.paste(crest, (8 + number * 40, 2), crest)
    left = _begin(len(crests))
    size = fitting("title-bold", turn, room, 52, _LEAST_TURN)
    end = left + write(pen, (left, 56), turn, "title-bold", size, room=room) + 12
    inks.lay(out, image.crop((0, 0, end, image.height)), (0, 0))
    return out, image.crop((left - _MARGIN, _BELOW, image.width, image.height))


@kept
def _aside(wide: int, text: str, upper: bool, colour: Colour, inks: Inks) -> Image.Image:
    """What stands at the right end of a strip, in the palette: how far the game is above, the table's name below."""
    blank, _ = _blank(wide, inks)
    face: Face = "label-bold" if upper else "title-italic"
    size, base, top = (38, 54, 0) if upper else (NEWS, 102 - _BELOW, _BELOW)
    size = _at_least(size, wide)
    left = blank.width - _RIGHT - width(face, size, plain(face, text)) - 12
    image = blank.crop((left, top, blank.width, _BELOW if upper else blank.height))
    write(ImageDraw.Draw(image), (image.width - _RIGHT, base), text, face, size, anchor="rs", colour=colour)
    return inks.set(image)


@kept
def drawn_strip(strip: Strip, inks: Inks) -> Image.Image:
    """The strip in the game's palette, without the page's frame. Only what is new is put into the palette anew."""
    crests = strip.crests[:3]
    stage = _aside(strip.wide, strip.stage, True, ACCENT_INK if strip.last else INK, inks)
    room = strip.wide - 2 * INSET - _begin(len(crests)) - stage.width - 16
    fits = not strip.short or width("title-bold", _LEAST_TURN, plain("title-bold", strip.turn)) <= room
    head, below = _head(strip.wide, crests, strip.turn if fits else strip.short, room, inks)
    out, image = head.copy(), below.copy()
    out.paste(stage, (out.width - stage.width, 0))
    right = image.width - _RIGHT
    news = _tell(image, ImageDraw.Draw(image), strip, _MARGIN, right)
    inks.lay(out, image.crop((0, 0, min(image.width, news + 12), image.height)), (out.width - image.width, _BELOW))
    title = width("title-italic", _at_least(NEWS, strip.wide), plain("title-italic", strip.title))
    if title and title <= right - news - 40:
        named = _aside(strip.wide, strip.title, False, INK_SOFT, inks)
        out.paste(named, (out.width - named.width, _BELOW))
    return out


def _tell(image: Image.Image, pen: ImageDraw.ImageDraw, strip: Strip, left: int, right: int) -> int:
    """What changed, after the shield of whoever did it; says where the line ends."""
    if strip.change and strip.mover:
        crest = shield(strip.mover, 40)
        image.paste(crest, (left - 5, 72 - _BELOW), crest)
        left += _MOVER
    size = fitting("label", strip.change, right - left, _at_least(NEWS, strip.wide), _at_least(LEAST, strip.wide))
    return left + write(pen, (left, 101 - _BELOW), strip.change, "label", size, room=right - left)
