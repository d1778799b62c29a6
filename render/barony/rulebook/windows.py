"""Parts of Barony's pictures, cut out for the rules."""

from __future__ import annotations

import math

from render.barony.board import stand
from render.barony.ground import ground_of
from render.barony.inks import inks
from render.barony.layout import ROOT3, layout_of
from render.barony.panel import PLATES, card_of, drawn_card
from render.figures import Window
from render.paper import parchment
from render.picture import Scene
from render.sheet import Sheet
from rules.barony.view import BaronyView

_MARGIN = 14
_PIP = (-0.37, -0.34)  # above the pieces' heads, in units of a hex


def land(view: BaronyView, scene: Scene) -> Window:
    """The whole of a small land, without the page around it."""
    layout = layout_of(view.land)
    ground = ground_of(layout)
    sheet = Sheet(inks().set(ground), ground, (0, 0), inks())
    stand(sheet, layout, view, scene)
    centres = {hex_: layout.centre(hex_) for hex_ in layout.hexes}
    left = math.floor(min(x for x, _ in centres.values()) - layout.side) - _MARGIN
    right = math.ceil(max(x for x, _ in centres.values()) + layout.side) + _MARGIN
    top = max(0, math.floor(min(y for _, y in centres.values()) - layout.side * ROOT3 / 2) - _MARGIN)
    bottom = min(layout.height, math.ceil(max(y for _, y in centres.values()) + layout.side * ROOT3 / 2) + _MARGIN)
    spots = {hex_: (x - left, y - top) for hex_, (x, y) in centres.items()}
    return Window(sheet.taken((left, top, right, bottom)), spots, layout.side * 1.5, layout.label, _PIP)


def cards(view: BaronyView, scene: Scene) -> Window:
    """The players' cards under one another."""
    step = PLATES.high + 24
    image = parchment((PLATES.wide + 40, step * len(view.seats) + 16))
    for number, seat in enumerate(view.seats):
        image.paste(drawn_card(card_of(view, seat, scene)).convert("RGB"), (20, 20 + number * step))
    spots = {
        "points": (PLATES.wide - 156.0, 54.0),
        "track": (346.0, 100.0),
        "tokens": (420.0, 164.0),
    }
    return Window(image, spots, 100.0)
