"""A specimen of all that Saga's pictures show: their palette is chosen from it (`python -m render.palettes`)."""

from __future__ import annotations

from PIL import Image

from render.paper import (
    ACCENT,
    GOLD,
    GOLD_DEEP,
    INK,
    INK_SOFT,
    PARCHMENT,
    PARCHMENT_DEEP,
    PARCHMENT_LIGHT,
    SILVER,
    mix,
    parchment,
)
from render.saga.cards import back, banner, small
from render.saga.knights import large
from render.saga.motifs import TINCTURES
from render.saga.symbols import coin, seal, swords, tower
from render.seats import SEATS, shield
from rules.saga.data import COLOURS, VALUES

INKS = 208  # that the palette has


def specimen() -> Image.Image:
    page = parchment((1280, 1400)).convert("RGBA")
    page.paste((*PARCHMENT_LIGHT, 255), (0, 900, 640, 1400))
    for column, colour in enumerate(COLOURS):
        for row, value in enumerate(VALUES[1::2]):
            page.alpha_composite(large(f"{colour}{value}"), (column * 212, row * 300))
        for row, value in enumerate(VALUES):
            page.alpha_composite(small(f"{colour}{value}", value == 1), (column * 80 + 4, 900 + row * 110))
        page.alpha_composite(banner(colour, 84, 110), (500 + column * 90, 900))
        for step in range(10):
            shade = mix(TINCTURES[colour].colour, PARCHMENT_LIGHT if step % 2 else INK, step / 12)
            page.paste((*shade, 255), (640 + step * 24, 1130 + column * 30, 664 + step * 24, 1160 + column * 30))
    for column, seat in enumerate(SEATS):
        page.alpha_composite(shield(seat.name, 96), (500 + column * 100, 1016))
    for number, power in enumerate(("stronghold", "plus-5", "hidden-card", "flat-15")):
        page.alpha_composite(seal(power, 44), (900 + number * 60, 1130))
    for number, sprite in enumerate((coin(40), tower(40), swords(40), back())):
        page.alpha_composite(sprite, (900 + number * 60, 1190))
    for row, colour in enumerate((ACCENT, GOLD, INK, SILVER, PARCHMENT_DEEP, INK_SOFT, GOLD_DEEP)):
        for step in range(10):
            shade = mix(colour, PARCHMENT_LIGHT if step % 2 else PARCHMENT, step / 11)
            page.paste((*shade, 255), (20 + step * 30, 600 + row * 40, 50 + step * 30, 640 + row * 40))
    return page.convert("RGB")
