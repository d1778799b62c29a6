"""An empty page of a picture of Saga, and the strip on its top."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from render.keep import kept
from render.paper import frame, parchment
from render.picture import Scene
from render.saga.inks import inks
from render.saga.words import changed, stage, weightiest
from render.sizes import LEAST
from render.strip import Strip, brief, drawn_strip, news_room
from render.type import width
from render.words import headline, won_by
from rules.saga.view import SagaView

Piece = tuple[Image.Image, tuple[int, int]]  # in the palette, and where its corner lies


@kept
def page(wide: int, high: int) -> Image.Image:
    """Parchment in its frame. It is shared: lay nothing on it, but on a copy."""
    sheet = parchment((wide, high))
    frame(sheet)
    return inks().set(sheet)


def strip_of(view: SagaView, scene: Scene, wide: int) -> Strip:
    """The line with a long name in it loses letters of the name, not its end: the move itself is what matters. A line
    that is too long for all that happened tells the most of it."""
    seats = view.outcome.winners if view.outcome else view.awaited
    short = replace(scene, names=brief(scene.names, wide))
    change = changed(view, short)
    if width("label", LEAST, change) > news_room(wide, len(seats)):
        change = weightiest(view, short)
    return Strip(
        wide=wide,
        crests=tuple(view.seats[seat].colour for seat in seats),
        turn=headline(view, scene),
        short=won_by(view, scene),
        stage=stage(view, scene),
        last=view.final_turn and view.outcome is None,
        change=change,
        title=scene.title,
        mover=view.seats[view.last[-1].seat].colour if view.last else "",
    )


def strip_image(strip: Strip) -> Image.Image:
    return drawn_strip(strip, inks())


def laid(ground: Image.Image, pieces: Sequence[Piece]) -> Image.Image:
    """A copy of the page with the pieces on it."""
    sheet = ground.copy()
    for image, corner in pieces:
        sheet.paste(image, corner)
    return sheet
