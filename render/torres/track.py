"""The score track around the board: a hundred spaces, the players' markers on them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.paper import GOLD, INK, INK_PALE, INK_SOFT, PARCHMENT_DEEP, PARCHMENT_LIGHT
from render.seats import shield
from render.torres.layout import SPACE, STRIP, WIDTH, space
from render.type import write
from rules.torres.data import LAP
from rules.torres.view import TorresView


def draw_spaces(page: Image.Image) -> None:
    """The empty track; every fifth space has its number."""
    pen = ImageDraw.Draw(page)
    for number in range(LAP):
        left, top = space(number)
        fill = GOLD if number == 0 else PARCHMENT_DEEP if number % 5 == 0 else PARCHMENT_LIGHT
        pen.rectangle((left, top, left + SPACE, top + SPACE), fill=fill, outline=INK_PALE)
        if number % 5 == 0:
            write(pen, (left + SPACE / 2, top + 35), str(number), "label", 31, anchor="ms", colour=INK_SOFT)
    inner = SPACE + 16
    pen.rectangle((16, STRIP + 16, WIDTH - 16, STRIP + WIDTH - 16), outline=INK, width=3)
    pen.rectangle((inner, STRIP + inner, WIDTH - inner, STRIP + WIDTH - inner), outline=INK, width=2)


@lru_cache(maxsize=32)
def _marker(colours: tuple[str, ...], laps: int) -> Image.Image:
    """A space with a marker; several share only the start."""
    image = Image.new("RGB", (SPACE - 1, SPACE - 1), PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    if len(colours) == 1:
        crest = shield(colours[0], SPACE - 2)
        image.paste(crest, (0, 0), crest)
    else:
        for number, colour in enumerate(colours):
            crest = shield(colour, SPACE // 2)
            image.paste(crest, (number % 2 * (SPACE // 2 - 1), number // 2 * (SPACE // 2 - 1)), crest)
    for lap in range(laps):
        pen.rectangle((2 + lap * 9, 2, 8 + lap * 9, 8), fill=GOLD, outline=INK)
    pen.rectangle((0, 0, SPACE - 2, SPACE - 2), outline=INK, width=2)
    return image


def markers(view: TorresView) -> list[tuple[Image.Image, tuple[int, int]]]:
    """Every marker in its space; a golden stud for each lap."""
    places: dict[int, list[int]] = {}
    for seat in view.seats:
        places.setdefault(seat.score % LAP, []).append(seat.seat)
    found: list[tuple[Image.Image, tuple[int, int]]] = []
    for place, seats in places.items():
        left, top = space(place)
        colours = tuple(view.seats[seat].colour for seat in seats)
        found.append((_marker(colours, view.seats[seats[0]].score // LAP), (left + 1, top + 1)))
    return found
