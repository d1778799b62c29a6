"""The part of the board of Torres that a question is about."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs
from PIL import Image

from render import encode
from render.keep import kept
from render.part import SIZE, Span, around, fits, framed, window
from render.picture import Picture, Scene
from render.sheet import Box, Sheet
from render.torres.board import stand
from render.torres.ground import ground_of
from render.torres.inks import inks
from render.torres.layout import Layout, parts
from render.torres.seasons import season_of
from render.torres.words import alt
from rules.torres.land import NAMES, Square
from rules.torres.view import TorresView

_BESIDE = 0.4  # of a square, that should be seen on every side
_TALLEST = 6  # levels of a tower that should be seen above its square


@kept
def _whole_ground(layout: Layout) -> Image.Image:
    return inks().set(ground_of(layout))


def _told(view: TorresView, scene: Scene) -> list[Square]:
    """The squares that the picture is about: those of a question, else those of the last turn; else all."""
    steps = [name for step in view.last for name in (step.origin, step.target) if name]
    return [name for name in scene.about or steps if name in NAMES] or [*NAMES]


def _span(layout: Layout, names: list[Square]) -> Span:
    left, top, right, bottom = around(layout.roof(name) for name in names)
    across, down = layout.cell[0] * _BESIDE, layout.cell[1] * _BESIDE
    above = down + _TALLEST * layout.rise
    return (
        max(0, left - across),
        max(0, top - above),
        min(layout.width, right + across),
        min(layout.height, bottom + down),
    )


def _unfinished(view: TorresView, scene: Scene) -> TorresView:
    """With a question, only what its own answers have done is shown as news."""
    if not scene.about:
        return view
    last = tuple(step for step in view.last if {step.target, step.origin} & {*scene.chosen})
    return structs.replace(view, last=last)


def looked_at(view: TorresView, scene: Scene) -> tuple[Layout, Box]:
    """The size of the board, and which part of it is seen: the larger one, if it shows all that is meant."""
    told = _told(view, scene)
    layouts = parts(season_of(view))
    layout = next((layout for layout in layouts if fits(_span(layout, told))), layouts[-1])
    return layout, window(_span(layout, told), SIZE, (layout.width, layout.height))


def draw(view: TorresView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    layout, seen = looked_at(view, scene)
    sheet = Sheet(_whole_ground(layout).crop(seen), ground_of(layout).crop(seen), (0, 0), inks(), origin=seen[:2])
    stand(sheet, layout, _unfinished(view, scene), replace(scene, rings=scene.chosen), scene.rings)
    return framed(sheet.indexed, inks())


def part(view: TorresView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), alt(view, replace(scene, rings=scene.about)))
