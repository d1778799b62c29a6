"""The five terrains: a colour, and a texture that tells them apart without it. Drawn hex by hex, several ways each;
the part where the hex's name is written stays quiet."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from PIL import Image, ImageDraw, ImageOps

from render.barony.layout import ROOT3, corners
from render.barony.seasons import DRESSES, Dress
from render.keep import kept
from render.paper import INK, Colour, mix
from render.pressed import static
from render.seasons import EVERGREEN, Season
from render.sprites import Point
from rules.barony.land import Terrain

VARIANTS = 5
_LABEL_TOP = 0.34  # in sides below the centre: from here on a name is written


class Plot:
    """A hex to be drawn in: the pen speaks in sides of the hex, from its centre."""

    def __init__(self, side: float, dress: Dress) -> None:
        self.side = side
        self.dress = dress
        self.size = (math.ceil(side * 2), math.ceil(side * ROOT3))
        self.image = Image.new("RGB", self.size)
        self.pen = ImageDraw.Draw(self.image)

    def at(self, x: float, y: float) -> Point:
        return self.size[0] / 2 + x * self.side, self.size[1] / 2 + y * self.side

    def line(self, points: list[Point], colour: Colour, thick: float) -> None:
        self.pen.line([self.at(*p) for p in points], colour, max(1, round(thick * self.side)), joint="curve")

    def polygon(self, points: list[Point], colour: Colour) -> None:
        self.pen.polygon([self.at(*p) for p in points], fill=colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        left, top = self.at(x - radius, y - radius)
        right, bottom = self.at(x + radius, y + radius)
        self.pen.ellipse((left, top, right, bottom), fill=colour)


def _spots(dice: random.Random, apart: float, margin: float, *, quiet: bool = True) -> list[Point]:
    """Points strewn over the hex, no two too near each other, from the far ones to the near ones."""
    found: list[Point] = []
    for _ in range(400):
        x, y = dice.uniform(-0.95, 0.95), dice.uniform(-0.8, 0.78)
        if abs(x) + abs(y) / ROOT3 > 1 - margin or abs(y) > ROOT3 / 2 - margin:
            continue
        if quiet and y > _LABEL_TOP - 0.06 and abs(x) < 0.56:
            continue
        if all(math.hypot(x - a, (y - b) * 1.15) > apart for a, b in found):
            found.append((x, y))
    return sorted(found, key=lambda spot: spot[1])


def _field(plot: Plot, dice: random.Random) -> None:
    base = plot.dress.ground["field"]
    furrow, pale = mix(base, (140, 94, 20), 0.42), mix(base, (255, 244, 200), 0.4)
    split = dice.uniform(-0.25, 0.25)
    lean = dice.choice((-1, 1)) * dice.uniform(0.3, 0.6)
    for step in range(-14, 15):
        x = step * 0.15
        path: list[Point] = [(x + lean * y + 0.05 * math.sin(3 * y + step), y) for y in (-0.9, -0.5, 0.0, 0.5, 0.9)]
        plot.line([(a + 0.05, b) for a, b in path], pale, 0.03)
        plot.line(path, furrow, 0.03)
    far: list[Point] = [(1.1, split - 0.3), (0.3, split - 0.22), (-0.3, split + 0.1), (-1.1, split + 0.02)]
    plot.polygon([(-1.1, -1), (1.1, -1), *far], mix(base, (196, 160, 60), 0.28))
    for step in range(1, 12):
        rise = step * 0.135
        plot.line([(x, y - rise) for x, y in far], furrow, 0.026)
    bush, shade = mix(base, (96, 122, 58), 0.85), mix(base, (64, 84, 40), 0.9)
    for share in (0.1, 0.22, 0.42, 0.58, 0.72, 0.9):  # a hedge of single bushes: no line, which would be a road
        x, y = _along(far, share + dice.uniform(-0.03, 0.03))
        wide = dice.uniform(0.045, 0.085)
        plot.disc(x + 0.02, y + 0.01, wide, shade)
        plot.disc(x, y - 0.02, wide * 0.85, bush)


def _along(path: list[Point], share: float) -> Point:
    """The point of a path after such a share of its corners."""
    at = min(share, 0.999) * (len(path) - 1)
    (a, b), (c, d) = path[int(at)], path[int(at) + 1]
    return a + (c - a) * (at % 1), b + (d - b) * (at % 1)


def _plain(plot: Plot, dice: random.Random) -> None:
    base = plot.dress.ground["plain"]
    blade, pale = mix(base, plot.dress.blade, 0.62), mix(base, (255, 255, 220), 0.4)
    for x, y in _spots(dice, 0.3, 0.14):
        tall = dice.uniform(0.12, 0.17)
        plot.line([(x - 0.13, y + 0.015), (x + 0.13, y + 0.015)], pale, 0.03)
        for lean in (-0.09, 0.0, 0.09):
            plot.line([(x + lean * 0.4, y), (x + lean * 1.25, y - tall + abs(lean) * 0.7)], blade, 0.028)
    for x, y in _spots(dice, 0.62, 0.2):
        plot.disc(x + 0.1, y + 0.08, 0.032, plot.dress.blossom)


def _forest(plot: Plot, dice: random.Random) -> None:
    base = plot.dress.ground["forest"]
    dark, crown, light = plot.dress.crown
    for x, y in _spots(dice, 0.3, 0.17):
        k = dice.uniform(0.85, 1.1)
        plot.disc(x + 0.06, y + 0.06, 0.13 * k, mix(base, dark, 0.35))
        plot.line([(x, y), (x, y + 0.15 * k)], plot.dress.trunk, 0.045)
        if dice.random() < 0.35:
            for step, wide in ((0.06, 0.14), (-0.07, 0.11), (-0.18, 0.075)):
                plot.polygon([(x - wide * k, y + step), (x + wide * k, y + step), (x, y + step - 0.2 * k)], dark)
                lit = [(x - wide * k * 0.7, y + step - 0.02), (x, y + step - 0.02), (x, y + step - 0.17 * k)]
                plot.polygon(lit, light if plot.dress.snow else crown)
        else:
            plot.disc(x, y - 0.04, 0.145 * k, dark)
            plot.disc(x - 0.01, y - 0.05, 0.12 * k, crown)
            plot.disc(x - 0.04, y - 0.085, (0.09 if plot.dress.snow else 0.06) * k, light)


def _mountain(plot: Plot, dice: random.Random) -> None:
    base = plot.dress.ground["mountain"]
    for x, y in _spots(dice, 0.5, 0.3):
        plot.line([(x - 0.1, y + 0.1), (x, y + 0.04), (x + 0.1, y + 0.1)], mix(base, INK, 0.3), 0.03)
    flip = dice.choice((-1, 1))
    peaks = ((-0.5 * flip, 0.02, 0.3, 0.42), (0.48 * flip, 0.0, 0.32, 0.5), (0.0, 0.26, 0.44, 0.82))
    for x, foot, half, tall in peaks:
        _peak(plot, (x + dice.uniform(-0.04, 0.04), foot), half, tall * dice.uniform(0.93, 1.05))


def _peak(plot: Plot, foot: Point, half: float, tall: float) -> None:
    x, y = foot
    top = (x, y - tall)
    rock, shade, snow = (176, 160, 142), (122, 107, 92), (250, 246, 236)
    left, right = (x - half, y), (x + half, y)
    ridge: list[Point] = [top, (x + 0.05, y - tall * 0.62), (x - 0.03, y - tall * 0.35), (x + 0.06, y)]
    plot.polygon([left, top, right], rock)
    plot.polygon([*ridge, right], shade)
    for share in (0.45, 0.68):
        a = (x + half * share, y - tall * (1 - share))
        plot.line([a, (x + half * (share - 0.28), y - tall * 0.06)], mix(shade, INK, 0.35), 0.02)
    deep = 0.58 if plot.dress.snow else 0.36  # how far down the snow lies
    low, wide = y - tall * (1 - deep), half * deep
    cap: list[Point] = [(x - wide, low), (x - wide * 0.4, low - 0.05), (x, low + 0.03), (x + wide * 0.4, low - 0.05)]
    plot.polygon([top, *cap, (x + wide, low)], snow)
    plot.line([left, top, right], mix(INK, rock, 0.15), 0.032)


def _lake(plot: Plot, dice: random.Random) -> None:
    base = plot.dress.ground["lake"]
    wave, foam = mix(base, (30, 84, 124), 0.55), mix(base, (255, 255, 255), 0.5)
    for x, y in _spots(dice, 0.36, 0.26):
        path: list[Point] = [
            (x - 0.17 + step * 0.034, y - 0.035 * math.sin(step * math.pi / 2.5)) for step in range(11)
        ]
        plot.line([(a, b + 0.035) for a, b in path], foam, 0.026)
        plot.line(path, wave, 0.03)


_TEXTURES: dict[Terrain, Callable[[Plot, random.Random], None]] = {
    "field": _field,
    "plain": _plain,
    "forest": _forest,
    "mountain": _mountain,
    "lake": _lake,
}


@static
def tile(terrain: Terrain, variant: int, side: float, season: Season = EVERGREEN) -> Image.Image:
    """One hex of the terrain, as the box around it; cut it out with `hex_mask`."""
    plot = Plot(side, DRESSES[season])
    plot.pen.rectangle((0, 0, *plot.size), fill=plot.dress.ground[terrain])
    _TEXTURES[terrain](plot, random.Random(f"{terrain}{variant}"))
    return ImageOps.mirror(plot.image) if terrain == "field" and variant % 2 else plot.image


@kept
def hex_mask(side: float) -> Image.Image:
    size = (math.ceil(side * 2), math.ceil(side * ROOT3))
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).polygon(corners((size[0] / 2, size[1] / 2), side + 1), fill=255)
    return mask
