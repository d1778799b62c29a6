"""Under a close-up: what the marks on it mean, each in a line or two. A map without marks has none."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.keep import kept
from render.medioevo import symbols
from render.medioevo.force import Mark
from render.medioevo.inks import inks
from render.medioevo.layout import CLOSE_WIDTH, EDGE
from render.medioevo.realms import NOBODY
from render.medioevo.signs import sign
from render.medioevo.words import capital
from render.paper import FRAME, INK_PALE, parchment
from render.seats import shield
from render.sheet import Spot
from render.type import write
from render.wrap import lines

_INSET = FRAME + 8
_WIDE = CLOSE_WIDTH - 2 * _INSET
_TEXT, _LEFT = 34, 70
_LINE = 44
_MOST = 8  # marks; what would be more is told on the realms' sheets


def _icon(mark: Mark) -> Image.Image:
    if mark.sign:
        return sign(mark.sign, 44)
    return symbols.point(INK_PALE, 40) if mark.owner == NOBODY else shield(mark.owner, 46)


@kept
def drawn_caption(marks: tuple[Mark, ...]) -> Image.Image:
    rows = [(_icon(mark), lines("label", _TEXT, capital(mark.text), _WIDE - _LEFT - 14)) for mark in marks[:_MOST]]
    more = len(marks) > _MOST
    image = parchment((_WIDE, sum(_LINE * len(told) + 8 for _, told in rows) + (_LINE if more else 0) + 10))
    pen = ImageDraw.Draw(image)
    pen.line((4, 1, _WIDE - 4, 1), INK_PALE, 2)
    y = 6
    for icon, told in rows:
        image.paste(icon, (12, y + 1), icon)
        for line in told:
            write(pen, (_LEFT, y + 36), line, "label", _TEXT, room=_WIDE - _LEFT)
            y += _LINE
        y += 8
    if more:
        write(pen, (_LEFT, y + 24), "…", "label", _TEXT)
    return inks().set(image)


def caption_height(marks: tuple[Mark, ...]) -> int:
    """How much there is under the map, its edge among it."""
    return EDGE + (drawn_caption(marks).height if marks else 0)


def caption_spot(top: int) -> Spot:
    return _INSET, top + 4
