"""The board without its pieces: terrain, shores, borders and names. Drawn once for a board and kept."""

from __future__ import annotations

import math
import random
from dataclasses import replace

from PIL import Image, ImageDraw, ImageFilter

from render.barony.layout import Layout, corners
from render.barony.seasons import DRESSES
from render.barony.terrain import VARIANTS, hex_mask, tile
from render.barony.words import written
from render.keep import kept
from render.paper import INK, INK_SOFT, PARCHMENT_LIGHT, cloud, mix, parchment, tiled
from render.pressed import static
from render.sprites import Point
from render.type import font
from rules.barony.land import Hex, name, place

_FINE = 2
_NAMELESS = 0.6
_FAINT = 82  # of 255: how much is seen of the land around a close-up
_TAIL = 14  # pixels under the baseline of a name: a Q has one
_EDGES = {  # the neighbour across the edge from corner k to corner k + 1, by the column's parity
    0: ((1, 0), (0, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)),
    1: ((1, 1), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, 0)),
}


def across(hex_: Hex, edge: int) -> Hex | None:
    """The hex beyond an edge, whether it is on the board or not; None beyond the first column or row."""
    column, row = place(hex_)
    dc, dr = _EDGES[column % 2][edge]
    return name(column + dc, row + dr) if column + dc >= 0 and row + dr >= 0 else None


class _Survey:
    """The board under the pen, several times larger than it will be shown."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.dress = DRESSES[layout.season]
        self.side = layout.side * _FINE
        self.size = (layout.width * _FINE, layout.height * _FINE)
        self.land = Image.new("RGB", self.size)
        self.cover = Image.new("L", self.size)
        self.pen = ImageDraw.Draw(self.land)

    def centre(self, hex_: Hex) -> Point:
        x, y = self.layout.centre(hex_)
        return x * _FINE, y * _FINE

    def draw(self) -> None:
        for hex_ in self.layout.hexes:
            self._fill(hex_)
        for hex_ in self.layout.hexes:
            if self.layout.land.terrain[hex_] == "lake":
                self._water(hex_)
        for hex_ in self.layout.hexes:
            self._borders(hex_)

    def _fill(self, hex_: Hex) -> None:
        terrain = self.layout.land.terrain[hex_]
        x, y = self.centre(hex_)
        mask = hex_mask(self.side)
        corner = (round(x - mask.width / 2), round(y - mask.height / 2))
        variant = random.Random(hex_).randrange(VARIANTS)
        if terrain == "lake":
            self.land.paste(self.dress.shore, corner, mask)
        else:
            self.land.paste(tile(terrain, variant, self.side, self.layout.season), corner, mask)
        self.cover.paste(255, corner, mask)

    def _water(self, hex_: Hex) -> None:
        """The lake within its shores, which wander a little."""
        line = self._shoreline(hex_)
        x, y = self.centre(hex_)
        water = tile("lake", random.Random(hex_).randrange(VARIANTS), self.side, self.layout.season)
        corner = (round(x - water.width / 2), round(y - water.height / 2))
        mask = Image.new("L", water.size)
        ImageDraw.Draw(mask).polygon([(a - corner[0], b - corner[1]) for a, b in line], fill=255)
        self.land.paste(water, corner, mask)
        lake = self.dress.ground["lake"]
        deep, foam = mix(lake, (24, 70, 104), 0.8), mix(lake, (255, 255, 255), 0.55)
        for run in self._shore_runs(hex_, line):
            self.pen.line([_toward(p, (x, y), 0.045 * self.side) for p in run], foam, round(self.side * 0.03))
            self.pen.line(run, deep, round(self.side * 0.035), joint="curve")

    def _shore(self, hex_: Hex, edge: int) -> bool:
        other = across(hex_, edge)
        return other is None or self.layout.land.terrain.get(other) != "lake"

    def _shoreline(self, hex_: Hex) -> list[Point]:
        """Nine points an edge: moved inwards on shores, on the edge itself between two lakes."""
        centre = self.centre(hex_)
        tips = corners(centre, self.side + 1)
        dice = random.Random(f"shore {hex_}")
        line: list[Point] = []
        for edge in range(6):
            a, b = tips[edge], tips[(edge + 1) % 6]
            before = self._shore(hex_, (edge - 1) % 6)
            here, after = self._shore(hex_, edge), self._shore(hex_, (edge + 1) % 6)
            for step in range(9):
                t = step / 9
                inset = 0.1 + dice.uniform(-0.025, 0.035) if here else 0.0
                if not here and ((step == 0 and before) or (step == 8 and after)):
                    inset = 0.07
                point = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                line.append(_toward(point, centre, inset * self.side))
        return line

    def _shore_runs(self, hex_: Hex, line: list[Point]) -> list[list[Point]]:
        closed = [*line, line[0]]
        return [closed[edge * 9 : edge * 9 + 10] for edge in range(6) if self._shore(hex_, edge)]

    def _borders(self, hex_: Hex) -> None:
        tips = corners(self.centre(hex_), self.side)
        for edge in range(6):
            other = across(hex_, edge)
            ends = [tips[edge], tips[(edge + 1) % 6]]
            if other in self.layout.shown:
                same = self.layout.land.terrain[hex_] == self.layout.land.terrain[other]
                colour = mix(self.dress.ground[self.layout.land.terrain[hex_]], INK, 0.3 if same else 0.5)
                self.pen.line(ends, colour, round(_FINE * (1.2 if same else 1.8)))
            elif other in self.layout.land.terrain:
                self.pen.line(ends, INK_SOFT, _FINE * 2)
            else:
                _thick(self.pen, ends, round(_FINE * 4.5))


def _toward(point: Point, centre: Point, by: float) -> Point:
    dx, dy = centre[0] - point[0], centre[1] - point[1]
    far = math.hypot(dx, dy) or 1.0
    return point[0] + dx / far * by, point[1] + dy / far * by


def _thick(pen: ImageDraw.ImageDraw, ends: list[Point], width: int) -> None:
    pen.line(ends, INK, width)
    for x, y in ends:
        r = width / 2
        pen.ellipse((x - r, y - r, x + r, y + r), fill=INK)


def _washed(land: Image.Image) -> Image.Image:
    """The flat colours broken by broad, faint washes, as of a brush."""
    wash = tiled(cloud(420, 6, 3), land.size)
    dark = wash.point([16 if level > 158 else 0 for level in range(256)])
    pale = wash.point([20 if level < 98 else 0 for level in range(256)])
    washed = land.copy()
    washed.paste(INK_SOFT, (0, 0), dark)
    washed.paste(PARCHMENT_LIGHT, (0, 0), pale)
    return washed


def _names(board: Image.Image, layout: Layout) -> None:
    """Every hex's name at its foot: ink on a breath of light."""
    light, ink = Image.new("L", board.size), Image.new("L", board.size)
    pale, dark = ImageDraw.Draw(light), ImageDraw.Draw(ink)
    face = font("label", layout.label)
    for hex_ in layout.hexes:
        x, y = layout.centre(hex_)
        spot = (x, y + name_drop(layout))
        pale.text(spot, written(hex_), 255, face, anchor="ms", stroke_width=3)
        dark.text(spot, written(hex_), 255, face, anchor="ms")
    glow = light.filter(ImageFilter.GaussianBlur(2.5)).point([level * 150 // 255 for level in range(256)])
    board.paste(PARCHMENT_LIGHT, (0, 0), glow)
    board.paste(INK, (0, 0), ink.point([level * 205 // 255 for level in range(256)]))


@kept
def name_plate(hex_: Hex, size: int) -> Image.Image:
    """A hex's name with a rim of light, to be laid over a mark that would hide it."""
    wide, high = round(font("label", size).getlength(written(hex_))) + 12, round(size * 0.74) + 6 + _TAIL
    image = Image.new("RGBA", (wide, high), (*PARCHMENT_LIGHT, 0))
    pen = ImageDraw.Draw(image)
    spot, face = (wide / 2, high - _TAIL), font("label", size)
    pen.text(spot, written(hex_), PARCHMENT_LIGHT, face, anchor="ms", stroke_width=4)
    pen.text(spot, written(hex_), INK, face, anchor="ms")
    return image


def name_spot(layout: Layout, hex_: Hex) -> tuple[int, int]:
    """The corner of the plate with a hex's name."""
    plate = name_plate(hex_, layout.label)
    x, y = layout.centre(hex_)
    return round(x - plate.width / 2), round(y + name_drop(layout)) - plate.height + _TAIL


def name_drop(layout: Layout) -> float:
    """How far under the hex's centre the baseline of its name is."""
    return layout.side * 0.866 - max(6.0, layout.side * 0.15)


def name_top(layout: Layout) -> float:
    """How far under the hex's centre its name begins; without a name, how far down pieces may stand."""
    if not layout.label:
        return layout.side * _NAMELESS
    return name_drop(layout) - layout.label * 0.68


def _go_on(board: Image.Image, layout: Layout) -> None:
    """The land around a close-up, faint: a map that goes on."""
    box = (0, 0, layout.width, layout.height)
    beyond = (hex_ for hex_ in layout.land.terrain if hex_ not in layout.shown and layout.touches(hex_, box))
    survey = _Survey(replace(layout, hexes=tuple(sorted(beyond, key=place))))
    survey.draw()
    cover = survey.cover.reduce(_FINE).point([level * _FAINT // 255 for level in range(256)])
    board.paste(survey.land.reduce(_FINE), (0, 0), cover)


@kept
@static
def ground_of(layout: Layout) -> Image.Image:
    """The board on its parchment, as colours."""
    survey = _Survey(layout)
    survey.draw()
    size = (layout.width, layout.height)
    cover = survey.cover.reduce(_FINE)
    board = parchment(size)
    if layout.focus:
        _go_on(board, layout)
    halo = cover.filter(ImageFilter.GaussianBlur(12)).point([level * 70 // 255 for level in range(256)])
    board.paste(INK_SOFT, (3, 6), halo)
    # The borders stand half outside the hexes: the cover grows to hold them.
    board.paste(_washed(survey.land.reduce(_FINE)), (0, 0), cover.filter(ImageFilter.MaxFilter(5)))
    if layout.label:
        _names(board, layout)
    return board
