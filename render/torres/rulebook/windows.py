"""Parts of Torres' pictures, cut out for the rules."""

from __future__ import annotations

from render.figures import Window
from render.paper import parchment
from render.picture import Scene
from render.sheet import Sheet
from render.strip import STRIP
from render.torres.board import stand
from render.torres.figures import stand as standing
from render.torres.ground import ground_of, space
from render.torres.hand import EDGE, draw_hand, groups_of
from render.torres.inks import inks
from render.torres.layout import WIDTH, Layout, layout_of
from render.torres.panel import PLATES, card_of, drawn_card
from rules.torres.view import TorresView

_CELL = (166, 146)
_COUNT = 4
_HEAD = 62  # above the squares, for towers
_PIP = (-0.33, 0.24)  # in units of a square: beside whoever stands there
_SPACES = 15  # of the score track


def _squares(view: TorresView, scene: Scene, file: int, rank: int) -> Window:
    """Four by four squares from that one in the upper left corner."""
    size = _COUNT * _CELL[0] + 32, _HEAD + _COUNT * _CELL[1] + 34
    layout = Layout("part", file, rank, _COUNT, _CELL, 11, (16, _HEAD), *size)
    ground = ground_of(layout)
    sheet = Sheet(inks().set(ground), ground, (0, 0), inks())
    stand(sheet, layout, view, scene)
    boxes = {name: standing(layout, view.heights, name) for name in layout.shown}
    spots = {name: ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for name, box in boxes.items()}
    return Window(sheet.taken((0, 0, *size)), spots, _CELL[0], layout.label, _PIP)


def squares(view: TorresView, scene: Scene) -> Window:
    """The squares a1 to d4."""
    return _squares(view, scene, 0, 3)


def middle(view: TorresView, scene: Scene) -> Window:
    """The squares c3 to f6."""
    return _squares(view, scene, 2, 5)


def cards(view: TorresView, scene: Scene) -> Window:
    """The players' cards under one another."""
    step = PLATES.high + 80
    image = parchment((PLATES.wide + 40, step * len(view.seats) + 16))
    for number, seat in enumerate(view.seats):
        image.paste(drawn_card(card_of(view, seat, scene)).convert("RGB"), (20, 20 + number * step))
    below = 20.0 + PLATES.high + 30.0  # the first card
    spots = {"used": (150.0, below), "others": (218.0, below), "kept": (330.0, below + step)}
    return Window(image, spots, 100.0)


def looked(view: TorresView, scene: Scene) -> Window:
    """The three cards that a buyer looks at."""
    page = draw_hand(view, scene).convert("RGB")
    top, high = STRIP, groups_of(view, scene)[0].height
    image = page.crop((EDGE, top, WIDTH - EDGE, top + high))
    return Window(image, {}, 100.0, 36)


def track(view: TorresView, scene: Scene) -> Window:
    """The beginning of the score track, with the markers on it."""
    layout = layout_of()
    ground = ground_of(layout)
    sheet = Sheet(inks().set(ground), ground, (0, 0), inks())
    stand(sheet, layout, view, scene)
    left, top, right, _ = space(0)
    box = left - 6, top - 6, left + 714, top + 664
    boxes = [space(number) for number in range(_SPACES)]
    spots = {str(n): ((b[0] + b[2]) / 2 - box[0], (b[1] + b[3]) / 2 - box[1]) for n, b in enumerate(boxes)}
    return Window(sheet.taken(box), spots, right - left, 34, (0.0, 1.2))
