"""The strip on top of every picture: whose turn it is, what changed, how far the game is, which table."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.encode import Inks
from render.keep import kept
from render.paper import ACCENT_INK, FRAME, INK, INK_SOFT, parchment, rule
from render.seats import shield
from render.type import fit, fitting, plain, width, write

STRIP = 132
INSET = FRAME + 6  # the strip is laid inside the page's frame
NEWS = 36  # the size of the line that tells what changed
_LEFT = 128
_MOVER = 38  # what the mover's shield takes
_LEAST_TURN = 40
LEAST_NEWS = 34  # a line of news that is too long is written so small at most


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
def drawn_strip(strip: Strip, inks: Inks) -> Image.Image:
    """The strip in the game's palette, without the page's frame. Only what is written on is put into the palette
    anew."""
    blank, indexed = _blank(strip.wide, inks)
    image, out = blank.copy(), indexed.copy()
    pen = ImageDraw.Draw(image)
    for number, colour in enumerate(strip.crests[:3]):
        crest = shield(colour, 104)
        image.paste(crest, (8 + number * 40, 2), crest)
    left, right = _begin(len(strip.crests)), image.width - 18
    beware = ACCENT_INK if strip.last else INK
    aside = write(pen, (right, 54), strip.stage, "label-bold", 38, anchor="rs", colour=beware)
    room = right - left - aside - 28
    size = fitting("title-bold", strip.turn, room, 52, _LEAST_TURN)
    turn = write(pen, (left, 56), strip.turn, "title-bold", size, room=room)
    news = _tell(image, pen, strip, left, right)
    title = width("title-italic", NEWS, plain("title-italic", strip.title))
    if title <= right - news - 40:
        write(pen, (right, 102), strip.title, "title-italic", NEWS, anchor="rs", colour=INK_SOFT)
        aside = max(aside, title)
    end = min(image.width, max(left + turn, news) + 12)
    for box in ((0, 0, end, image.height), (max(end, right - aside - 12), 0, image.width, image.height)):
        if box[0] < box[2]:
            out.paste(inks.set(image.crop(box)), box[:2])
    return out


def _tell(image: Image.Image, pen: ImageDraw.ImageDraw, strip: Strip, left: int, right: int) -> int:
    """What changed, after the shield of whoever did it; says where the line ends."""
    if strip.change and strip.mover:
        crest = shield(strip.mover, 40)
        image.paste(crest, (left - 5, 72), crest)
        left += _MOVER
    size = fitting("label", strip.change, right - left, NEWS, LEAST_NEWS)
    return left + write(pen, (left, 101), strip.change, "label", size, room=right - left)
