"""What makes a map a pleasure: a compass rose, a sea serpent, sails, all where nothing of the game lies."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from render.medioevo.layout import Layout
from render.medioevo.projection import flat
from render.paper import INK, INK_PALE, INK_SOFT, PARCHMENT_DEEP, PARCHMENT_LIGHT, mix
from render.sprites import Point, curve
from render.type import font

_ROSE: Point = (14.9, 60.1)
_SERPENT: Point = (6.3, 38.4)
_TITLE: Point = (10.2, 27.8)
_TITLE_SIZE = (470, 128)


def adorn(image: Image.Image, layout: Layout, fine: int) -> None:
    if layout.close:
        return
    pen = ImageDraw.Draw(image)
    x, y = layout.at(flat(_ROSE))
    _rose(pen, (x * fine, y * fine), 66 * fine)
    x, y = layout.at(flat(_SERPENT))
    _serpent(pen, (x * fine, y * fine), 0.9 * fine)
    x, y = layout.at(flat(_TITLE))
    if x - _TITLE_SIZE[0] / 2 > 0 and y + _TITLE_SIZE[1] / 2 < layout.height and "ifriqiya" in layout.lands:
        _cartouche(pen, (x * fine, y * fine), fine)


def _ray(at: Point, turn: float, long: float, half: float) -> tuple[list[Point], list[Point]]:
    """A ray of the rose in its two halves, dark and light."""
    x, y = at
    tip = (x + math.sin(turn) * long, y - math.cos(turn) * long)
    side = math.pi / 4
    left = (x + math.sin(turn - side) * half, y - math.cos(turn - side) * half)
    right = (x + math.sin(turn + side) * half, y - math.cos(turn + side) * half)
    return [at, left, tip], [at, right, tip]


def _rose(pen: ImageDraw.ImageDraw, at: Point, size: float) -> None:
    x, y = at
    thin = max(1, round(size * 0.022))
    for share in (0.72, 0.66):
        r = size * share
        pen.ellipse((x - r, y - r, x + r, y + r), outline=INK_PALE, width=thin)
    for turns, long, half in (((1, 3, 5, 7), 0.62, 0.17), ((0, 2, 4, 6), 0.98, 0.2)):
        for eighth in turns:
            dark, light = _ray(at, eighth * math.pi / 4, size * long, size * half)
            pen.polygon(dark, fill=INK_SOFT)
            pen.polygon(light, fill=PARCHMENT_LIGHT)
            pen.line([*light, light[0]], INK_SOFT, thin)
    r = size * 0.07
    pen.ellipse((x - r, y - r, x + r, y + r), fill=PARCHMENT_LIGHT, outline=INK_SOFT, width=thin)
    lily = (x, y - size * 1.12)
    pen.polygon(
        [(lily[0], lily[1] - size * 0.16), (lily[0] + size * 0.09, lily[1]), (lily[0], lily[1] + size * 0.08),
         (lily[0] - size * 0.09, lily[1])],
        fill=INK_SOFT,
    )  # fmt: skip


def _cartouche(pen: ImageDraw.ImageDraw, at: Point, fine: int) -> None:
    """The map's own title on a scroll with curled ends."""
    x, y = at
    wide, high = _TITLE_SIZE[0] * fine / 2, _TITLE_SIZE[1] * fine / 2
    thin = max(1, round(1.6 * fine))
    for side in (-1, 1):
        end = x + side * wide
        curl = [(end - side * 30 * fine, y - high * 0.5), (end, y - high * 0.62), (end, y + high * 0.9),
                (end - side * 30 * fine, y + high)]  # fmt: skip
        pen.polygon(curl, fill=PARCHMENT_DEEP)
        pen.line([*curl, curl[0]], INK_SOFT, thin)
    left, right = x - wide + 26 * fine, x + wide - 26 * fine
    pen.rectangle((left, y - high, right, y + high * 0.72), fill=PARCHMENT_LIGHT, outline=INK_SOFT, width=thin)
    inset = 6 * fine
    inner = (left + inset, y - high + inset, right - inset, y + high * 0.72 - inset)
    pen.rectangle(inner, outline=INK_PALE, width=fine)
    for text, size, drop, face in (("Medioevo", 44, -0.42, "title-bold"), ("Universale", 34, 0.26, "title-italic")):
        pen.text((x, y + high * drop), text, INK, font(face, size * fine), anchor="mm")


def _serpent(pen: ImageDraw.ImageDraw, at: Point, k: float) -> None:
    """Three coils above the water, a head and a tail."""
    x, y = at
    skin, line = mix((126, 158, 140), PARCHMENT_LIGHT, 0.25), mix(INK, (122, 160, 168), 0.45)
    for number, size in enumerate((17, 21, 15)):
        left = x + number * 44 * k
        box = (left - size * k, y - size * k, left + size * k, y + size * k)
        inner = (left - (size - 9) * k, y - (size - 9) * k, left + (size - 9) * k, y + (size - 9) * k)
        pen.pieslice(box, 180, 360, fill=skin, outline=line, width=max(1, round(k * 1.5)))
        pen.pieslice(inner, 180, 360, fill=(176, 203, 204), outline=line, width=max(1, round(k * 1.5)))
        pen.line((left - (size + 5) * k, y, left + (size + 5) * k, y), line, max(1, round(k * 1.4)))
    neck = curve((x - 38 * k, y), (x - 30 * k, y - 40 * k), (x - 58 * k, y - 44 * k), steps=12)
    pen.line(neck, line, round(k * 10), joint="curve")
    pen.line(neck, skin, round(k * 7), joint="curve")
    hx, hy = neck[-1]
    pen.polygon(
        [(hx + 6 * k, hy - 7 * k), (hx - 16 * k, hy - 2 * k), (hx - 14 * k, hy + 3 * k), (hx + 4 * k, hy + 8 * k)],
        fill=skin, outline=line,
    )  # fmt: skip
    pen.ellipse((hx - 4 * k, hy - 4 * k, hx - 1 * k, hy - 1 * k), fill=line)
    tail = curve((x + 112 * k, y), (x + 118 * k, y - 24 * k), (x + 134 * k, y - 22 * k), steps=8)
    pen.line(tail, line, round(k * 6), joint="curve")
    pen.line(tail, skin, round(k * 3.4), joint="curve")
