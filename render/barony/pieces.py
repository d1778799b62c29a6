"""The four pieces: knight, village, stronghold, city. Each has its own outline; colour and charge tell the owner."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.figurines import Figure, Outline, knight_figure, painted
from render.keep import kept
from render.paper import INK, PARCHMENT_LIGHT, Colour, mix
from render.pressed import static
from render.seats import charge, seat_of
from render.sprites import Stencil
from render.type import font
from rules.barony.data import Kind


def _village(size: int) -> Figure:
    body, shade, ink = Stencil(size), Stencil(size), Stencil(size)
    body.box(0.16, 0.46, 0.84, 0.93)
    body.polygon(((0.02, 0.54), (0.5, 0.14), (0.98, 0.54)))
    body.box(0.7, 0.18, 0.82, 0.44)
    shade.polygon(((0.02, 0.54), (0.5, 0.14), (0.98, 0.54)))
    shade.box(0.7, 0.18, 0.82, 0.44)
    ink.line(((0.04, 0.54), (0.96, 0.54)), 0.026)
    return Figure(body, shade, ink, (0.5, 0.735, 0.36))


def _merlons(stencil: Stencil, left: float, right: float, top: float, bottom: float, teeth: int) -> None:
    step = (right - left) / (teeth * 2 - 1)
    for tooth in range(teeth):
        stencil.box(left + step * tooth * 2, top, left + step * (tooth * 2 + 1), bottom)


def _stronghold(size: int) -> Figure:
    body, shade, ink = Stencil(size), Stencil(size), Stencil(size)
    _merlons(body, 0.18, 0.82, 0.06, 0.22, 3)
    body.polygon(((0.18, 0.18), (0.82, 0.18), (0.82, 0.32), (0.73, 0.42), (0.27, 0.42), (0.18, 0.32)))
    body.polygon(((0.27, 0.38), (0.73, 0.38), (0.76, 0.84), (0.86, 0.95), (0.14, 0.95), (0.24, 0.84)))
    shade.polygon(((0.62, 0.0), (1.0, 0.0), (1.0, 1.0), (0.66, 1.0)))
    shade.polygon(((0.27, 0.38), (0.73, 0.38), (0.73, 0.44), (0.27, 0.44)))
    ink.line(((0.27, 0.41), (0.73, 0.41)), 0.024)
    ink.box(0.46, 0.22, 0.54, 0.34)
    return Figure(body, shade, ink, (0.5, 0.66, 0.36))


def _city(size: int) -> Figure:
    body, shade, ink = Stencil(size), Stencil(size), Stencil(size)
    for left, right in ((0.03, 0.27), (0.73, 0.97)):
        body.box(left, 0.36, right, 0.94)
        _merlons(body, left - 0.02, right + 0.02, 0.28, 0.4, 2)
    body.polygon(((0.36, 0.3), (0.5, 0.0), (0.64, 0.3)))
    body.box(0.38, 0.28, 0.62, 0.6)
    body.box(0.2, 0.54, 0.8, 0.94)
    _merlons(body, 0.27, 0.73, 0.47, 0.56, 3)
    shade.polygon(((0.34, 0.3), (0.5, 0.0), (0.66, 0.3)))
    shade.box(0.73, 0.26, 1.0, 0.95)
    for left, right in ((0.27, 0.27), (0.73, 0.73)):
        ink.line(((left, 0.42), (right, 0.94)), 0.022)
    ink.box(0.12, 0.48, 0.18, 0.6)
    ink.box(0.82, 0.48, 0.88, 0.6)
    ink.box(0.47, 0.34, 0.53, 0.45)
    return Figure(body, shade, ink, (0.5, 0.755, 0.35))


_FIGURES: dict[Kind, Outline] = {
    "knight": knight_figure,
    "village": _village,
    "stronghold": _stronghold,
    "city": _city,
}


@kept
@static
def piece(kind: Kind, colour: str, size: int) -> Image.Image:
    """A piece as an RGBA sprite of that size."""
    return painted(_FIGURES[kind], colour, size)


@kept
def disc(colour: str, size: int) -> Image.Image:
    """A knight where there is no room for a horse: its owner's charge, as large as it can be."""
    seat, fine = seat_of(colour), 3
    image = Image.new("RGBA", (size * fine, size * fine), (*INK, 0))
    pen, wide = ImageDraw.Draw(image), size * fine
    for inset, shade in ((1, PARCHMENT_LIGHT), (2 * fine, INK), (round(3.4 * fine), seat.colour)):
        pen.ellipse((inset, inset, wide - 1 - inset, wide - 1 - inset), fill=shade)
    mark = charge(seat.charge, round(size * 0.6), fine)
    image.paste((*seat.mark, 255), ((wide - mark.width) // 2, (wide - mark.height) // 2), mark)
    return image.resize((size, size), Image.Resampling.LANCZOS)


@kept
def badge(text: str, size: int, colour: str) -> Image.Image:
    """A round badge with a number: how many of one owner stand there."""
    ground = badge_ground(colour)
    across = max(size, round(font("label-bold", size).getlength(text)) + size // 3)
    fine = 4
    image = Image.new("RGBA", (across * fine, size * fine), (*INK, 0))
    pen = ImageDraw.Draw(image)
    box = (1, 1, across * fine - 2, size * fine - 2)
    pen.rounded_rectangle(box, size * fine // 2, fill=ground, outline=PARCHMENT_LIGHT, width=fine * 2)
    face = font("label-bold", round(size * 0.92 * fine))
    pen.text((across * fine / 2, size * fine * 0.81), text, PARCHMENT_LIGHT, face, anchor="ms")
    return image.resize((across, size), Image.Resampling.LANCZOS)


def badge_ground(colour: str) -> Colour:
    """The owner's colour, so dark that light type is read on it."""
    return mix(seat_of(colour).colour, INK, 0.68)
