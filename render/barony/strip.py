"""The strip on top: whose turn it is, what changed, how far the game is, which table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image, ImageDraw

from render.barony.inks import inks
from render.barony.words import changed, stage, turn
from render.paper import ACCENT, FRAME, INK, INK_SOFT, parchment, rule
from render.picture import Scene
from render.seats import shield
from render.type import fit, write
from rules.barony.view import BaronyView

STRIP = 132
_LEFT = 128
_NEWS = 36
_LEAST_TITLE = 200  # with less room than this, the table goes unnamed


@dataclass(frozen=True)
class Strip:
    wide: int
    crests: tuple[str, ...]  # colours of those to move, or of those who won
    turn: str
    stage: str
    last: bool
    change: str
    title: str


def strip_of(view: BaronyView, scene: Scene, wide: int) -> Strip:
    """The line with a long name in it loses letters of the name, not its end: the move itself is what matters."""
    seats = view.outcome.winners if view.outcome else view.awaited
    brief = replace(scene, names=tuple(fit("label", _NEWS, name, wide // 4) for name in scene.names))
    return Strip(
        wide=wide,
        crests=tuple(view.seats[seat].colour for seat in seats),
        turn=turn(view, scene),
        stage=stage(view, scene),
        last=view.final_round and view.outcome is None,
        change=changed(view, brief),
        title=scene.title,
    )


@lru_cache(maxsize=16)
def drawn_strip(strip: Strip) -> Image.Image:
    """The strip without the page's frame: it is laid inside that."""
    inset = FRAME + 6
    image = parchment((strip.wide - 2 * inset, STRIP - inset))
    pen = ImageDraw.Draw(image)
    for number, colour in enumerate(strip.crests[:3]):
        crest = shield(colour, 104)
        image.paste(crest, (8 + number * 40, 2), crest)
    left = _LEFT - inset + 40 * (min(3, len(strip.crests)) - 1) if strip.crests else 24
    right = image.width - 18
    aside = write(pen, (right, 54), strip.stage, "label-bold", 38, anchor="rs", colour=ACCENT if strip.last else INK)
    write(pen, (left, 56), strip.turn, "title-bold", 52, room=right - left - aside - 28)
    news = 0
    if strip.change:
        pen.rectangle((left + 2, 82, left + 15, 95), fill=ACCENT, outline=INK, width=2)
        news = 54 + write(pen, (left + 26, 101), strip.change, "label", _NEWS, room=right - left - 26)
    room = right - left - news
    if room > _LEAST_TITLE:
        write(pen, (right, 102), strip.title, "title-italic", _NEWS, room=room, anchor="rs", colour=INK_SOFT)
    rule(pen, image.height - 9, 10, image.width - 10)
    return inks().set(image)
