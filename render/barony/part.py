"""The part of Barony's board that a question is about."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs
from PIL import Image

from render import encode
from render.barony.board import mark, people, whole_ground
from render.barony.ground import ground_of
from render.barony.inks import inks
from render.barony.layout import Layout, parts_of
from render.barony.seasons import season_of
from render.barony.turn import places_told
from render.barony.words import alt
from render.part import SIZE, Span, around, fits, framed, window
from render.picture import Picture, Scene
from render.sheet import Box, Sheet
from rules.barony.land import Hex
from rules.barony.view import BaronyView

_BESIDE = 2.0  # sides of a hex from its middle to what should be seen around it


def _span(layout: Layout, hexes: list[Hex]) -> Span:
    """The hexes, and about one more on every side."""
    reach = layout.side * _BESIDE
    spots = [layout.centre(hex_) for hex_ in hexes]
    left, top, right, bottom = around((x - reach, y - reach, x + reach, y + reach) for x, y in spots)
    return max(0, left), max(0, top), min(layout.width, right), min(layout.height, bottom)


def _unfinished(view: BaronyView, scene: Scene) -> BaronyView:
    """With a question, only what its own answers have done is shown as news."""
    if not scene.about:
        return view
    last = tuple(step for step in view.last if {step.target, step.origin} & {*scene.chosen})
    return structs.replace(view, last=last)


def looked_at(view: BaronyView, scene: Scene) -> tuple[Layout, Box]:
    """The size of the board, and which part of it is seen: the largest that shows all that is meant."""
    layouts = parts_of(view.land, season_of(view))
    told = [hex_ for hex_ in places_told(view, scene) if hex_ in layouts[0].shown] or [*layouts[0].hexes]
    layout = next((layout for layout in layouts if fits(_span(layout, told))), layouts[-1])
    return layout, window(_span(layout, told), SIZE, (layout.width, layout.height))


def draw(view: BaronyView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    layout, seen = looked_at(view, scene)
    sheet = Sheet(whole_ground(layout).crop(seen), ground_of(layout).crop(seen), (0, 0), inks(), origin=seen[:2])
    people(sheet, layout, view, seen)
    mark(sheet, layout, _unfinished(view, scene), replace(scene, rings=scene.chosen), choices=scene.rings)
    return framed(sheet.indexed, inks())


def part(view: BaronyView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), alt(view, replace(scene, rings=scene.about)))
