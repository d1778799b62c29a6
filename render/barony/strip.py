"""What the strip on top of Barony's pictures says."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from render import strip
from render.barony.inks import inks
from render.barony.words import changed, stage
from render.picture import Scene
from render.strip import STRIP, Strip, brief
from render.words import headline, won_by
from rules.barony.view import BaronyView

__all__ = ["STRIP", "drawn_strip", "strip_of"]


def strip_of(view: BaronyView, scene: Scene, wide: int) -> Strip:
    """The line with a long name in it loses letters of the name, not its end: the move itself is what matters."""
    seats = view.outcome.winners if view.outcome else view.awaited
    return Strip(
        wide=wide,
        crests=tuple(view.seats[seat].colour for seat in seats),
        turn=headline(view, scene),
        short=won_by(view, scene),
        stage=stage(view, scene),
        last=view.final_round and view.outcome is None,
        change=changed(view, replace(scene, names=brief(scene.names, wide))),
        title=scene.title,
        mover="" if view.last_seat is None else view.seats[view.last_seat].colour,
    )


def drawn_strip(wanted: Strip) -> Image.Image:
    return strip.drawn_strip(wanted, inks())
