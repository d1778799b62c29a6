"""The strip on top: whose turn it is, what changed, how far the game is, which table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image, ImageDraw

from render.paper import ACCENT, FRAME, INK, INK_SOFT, parchment
from render.picture import Scene
from render.seats import shield
from render.torres.inks import inks
from render.torres.layout import STRIP, WIDTH
from render.torres.words import changed, stage, turn
from render.type import fit, width, write
from rules.torres.data import YEARS
from rules.torres.view import TorresView

INSET = FRAME + 6
_LEFT = 128
_NEWS = 34
_LEAST_TITLE = 200  # with less room than this, the table goes unnamed


@dataclass(frozen=True)
class Strip:
    crests: tuple[str, ...]  # colours of those to move, or of those who won
    turn: str
    stage: str
    last: bool
    change: str
    title: str


def strip_of(view: TorresView, scene: Scene) -> Strip:
    """The line with a long name in it loses letters of the name, not its end: the steps are what matters."""
    seats = view.outcome.winners if view.outcome else view.awaited
    brief = replace(scene, names=tuple(fit("label", _NEWS, name, WIDTH // 5) for name in scene.names))
    return Strip(
        crests=tuple(view.seats[seat].colour for seat in seats),
        turn=turn(view, scene),
        stage=stage(view, scene),
        last=view.year == YEARS and view.round == view.rounds and view.outcome is None,
        change=changed(view, brief),
        title=scene.title,
    )


@lru_cache(maxsize=16)
def drawn_strip(strip: Strip) -> Image.Image:
    """The strip without the page's frame: it is laid inside that."""
    image = parchment((WIDTH - 2 * INSET, STRIP - INSET))
    pen = ImageDraw.Draw(image)
    for number, colour in enumerate(strip.crests[:3]):
        crest = shield(colour, 104)
        image.paste(crest, (8 + number * 40, 4), crest)
    left = _LEFT - INSET + 40 * (min(3, len(strip.crests)) - 1) if strip.crests else 24
    right = image.width - 18
    aside = write(pen, (right, 54), strip.stage, "label-bold", 38, anchor="rs", colour=ACCENT if strip.last else INK)
    write(pen, (left, 56), strip.turn, "title-bold", 52, room=right - left - aside - 28)
    news = _news(pen, strip.change, left, right) if strip.change else 0
    room = right - left - news
    if room > _LEAST_TITLE:
        write(pen, (right, 104), strip.title, "title-italic", _NEWS, room=room, anchor="rs", colour=INK_SOFT)
    return inks().set(image)


def _news(pen: ImageDraw.ImageDraw, text: str, left: int, right: int) -> int:
    """The last turn in one line, in smaller type if it must be."""
    room = right - left - 26
    size = next((size for size in (_NEWS, 32, 30) if width("label", size, text) <= room), 30)
    pen.rectangle((left + 2, 84, left + 15, 97), fill=ACCENT, outline=INK, width=2)
    return 54 + write(pen, (left + 26, 103), text, "label", size, room=room)
