"""Who stands on the board: knights, and the king whom nobody can mistake for one."""

from __future__ import annotations

from functools import partial

from PIL import Image

from render.figurines import knight
from render.keep import kept
from render.paper import GOLD, INK, PARCHMENT_LIGHT, Colour
from render.sheet import Sheet
from render.sprites import Point, Stencil, curve, down, framed, grown, layer, shadow
from render.torres.layout import Box, Layout, next_to
from rules.torres.land import Square
from rules.torres.view import TorresView

_ROBE: Colour = (92, 58, 122)
_SKIN: Colour = (244, 220, 190)


@kept
def king(size: int) -> Image.Image:
    """A crown larger than his head, a white beard, a violet robe with an ermine collar."""
    crown, head, beard, robe, collar, ink = (Stencil(size) for _ in range(6))
    points: list[Point] = [(0.24, 0.42), (0.14, 0.1), (0.34, 0.25), (0.5, 0.03), (0.66, 0.25), (0.86, 0.1)]
    crown.polygon([*points, (0.76, 0.42)])
    for x, y in ((0.14, 0.1), (0.5, 0.06), (0.86, 0.1)):
        crown.disc(x, y, 0.055)
    head.ellipse(0.5, 0.48, 0.2, 0.18)
    beard.polygon([(0.3, 0.5), *curve((0.3, 0.5), (0.34, 0.84), (0.5, 0.86), (0.66, 0.84), (0.7, 0.5)), (0.5, 0.56)])
    robe.polygon([*curve((0.12, 0.95), (0.14, 0.62), (0.5, 0.5), (0.86, 0.62), (0.88, 0.95), steps=20)])
    robe.box(0.1, 0.86, 0.9, 0.95)
    collar.polygon([*curve((0.18, 0.74), (0.4, 0.52), (0.6, 0.52), (0.82, 0.74)), (0.7, 0.86), (0.3, 0.86)])
    ink.line(((0.24, 0.36), (0.76, 0.36)), 0.03)
    ink.disc(0.42, 0.5, 0.025)
    ink.disc(0.58, 0.5, 0.025)
    ink.line(((0.5, 0.88), (0.5, 0.95)), 0.025)
    parts = ((robe, _ROBE), (collar, PARCHMENT_LIGHT), (head, _SKIN), (beard, (250, 248, 242)), (crown, GOLD))
    return _painted(parts, ink)


def _painted(parts: tuple[tuple[Stencil, Colour], ...], ink: Stencil) -> Image.Image:
    """The parts over each other, each with its line of ink, all with a rim of light and a shadow."""
    unit = ink.scale
    pad = round(unit * 0.07)
    full = (unit + 2 * pad, unit + 2 * pad)

    placed = partial(framed, pad=pad, size=full)
    whole = Image.new("L", full)
    for part, _ in parts:
        mask = placed(part.image)
        whole.paste(255, (0, 0), mask)
    line = grown(whole, unit * 0.028)
    sprite = shadow(line, (round(unit * 0.03), round(unit * 0.045)), unit * 0.03, 0.55)
    sprite.alpha_composite(layer(full, PARCHMENT_LIGHT, grown(line, unit * 0.03)))
    sprite.alpha_composite(layer(full, INK, line))
    for part, colour in parts:
        mask = placed(part.image)
        sprite.alpha_composite(layer(full, INK, grown(mask, unit * 0.016)))
        sprite.alpha_composite(layer(full, colour, mask))
    sprite.alpha_composite(layer(full, INK, placed(ink.image)))
    return down(sprite)


def stand(layout: Layout, heights: dict[Square, int], name: Square) -> Box:
    """The part of a roof that no nearer tower hides: there one stands, and there marks go."""
    left, top, right, bottom = layout.roof(name, heights.get(name, 0))
    before = next_to(name, 0, -1)
    hidden = max(0, heights.get(before, 0) - heights.get(name, 0)) if before in layout.shown and before else 0
    return left, top, right, bottom - hidden * layout.rise


def place_figures(sheet: Sheet, layout: Layout, view: TorresView) -> None:
    for name in layout.rows:
        owner = view.knights.get(name)
        if owner is None and name != view.king:
            continue
        left, top, right, bottom = stand(layout, view.heights, name)
        # A crown is wide, and so is a horse on a small square: they stay below the name.
        share, head = (0.6, 0.9) if owner is None else (0.6, 0.5 if layout.named else 0.78)
        size = min(round(layout.cell[0] * share), bottom - top - round(layout.label * head))
        sprite = knight(view.seats[owner].colour, size) if owner is not None else king(size)
        x = round((left + right - sprite.width) / 2 - layout.cell[0] * 0.03)
        sheet.blend(sprite, (x, bottom - sprite.height - 1))
