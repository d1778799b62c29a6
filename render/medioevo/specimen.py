"""A specimen of all that Medioevo's pictures show: their palette is chosen from it (`python -m render.palettes`)."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.medioevo import symbols
from render.medioevo.ground import SEA, layers_of
from render.medioevo.layout import EVERYTHING
from render.medioevo.map import DIM
from render.medioevo.pieces import BUILDINGS, ENGINES, VEHICLES
from render.medioevo.points import BRANCHES
from render.medioevo.sketch import sprite, tincture
from render.medioevo.tints import bare, washed
from render.paper import ACCENT, GOLD, GOLD_DEEP, INK, PARCHMENT, PARCHMENT_DEEP, PARCHMENT_LIGHT, SILVER, mix
from render.seats import seat_of, shield
from rules.medioevo.data import GOODS, REALM_COLOURS, TERRITORIES

INKS = 255  # that the palette has
_PLAIN = (232, 219, 184)
# As they are: whose land is whose must be told where the map is dimmed around a battle, too.
KEPT = (
    *(mix(mix(_PLAIN, seat_of(colour).colour, 0.36), INK, DIM) for colour in REALM_COLOURS.values()),
    *(mix(shade, INK, DIM) for shade in (_PLAIN, SEA, (206, 214, 170))),
)


def specimen() -> Image.Image:
    owners = (*REALM_COLOURS.values(), "", "", "")
    layers = layers_of(EVERYTHING)
    unheld = bare(layers)
    held = unheld.copy()
    for number, place in enumerate(TERRITORIES):
        land = washed(EVERYTHING, layers, place, owners[number % 9]) if owners[number % 9] else None
        if land:
            held.paste(land[0], land[2], land[1])
    sheet = Image.new("RGBA", (1580, 1045 + 900), (*PARCHMENT, 255))
    for left, board in ((0, held), (790, unheld)):
        sheet.paste(board.resize((790, 1045), Image.Resampling.NEAREST), (left, 0))
    top = 1050
    sketches = (*BUILDINGS.values(), *VEHICLES.values(), *ENGINES.values())
    for owner in (*REALM_COLOURS.values(), "barbarian", "nobody"):
        things = [sprite(sketch, tincture(owner), 58) for sketch in sketches]
        if owner in REALM_COLOURS.values():
            things.append(shield(owner, 70))
        for column, thing in enumerate(things):
            sheet.alpha_composite(thing, (10 + column * 70, top))
        ImageDraw.Draw(sheet).rectangle((1000, top, 1090, top + 60), fill=tincture(owner), outline=INK, width=3)
        top += 70
    for column, good in enumerate(GOODS):
        sheet.alpha_composite(symbols.medal(good, 52), (10 + column * 120, top))
        sheet.alpha_composite(symbols.cube(good, 52), (68 + column * 120, top))
    for row, colour in enumerate((ACCENT, GOLD, INK, SILVER, GOLD_DEEP, PARCHMENT_DEEP)):
        for step in range(9):
            shade = mix(colour, PARCHMENT_LIGHT if step % 2 else PARCHMENT, step / 10)
            sheet.paste((*shade, 255), (10 + step * 110, top + 60 + row * 30, 116 + step * 110, top + 88 + row * 30))
    for row, colour in enumerate(BRANCHES.values()):
        for step, share in enumerate((0.0, 0.0, 0.38, 0.38, 0.6, 0.72)):
            shade = (*mix(colour, PARCHMENT_LIGHT, share), 255)
            sheet.paste(shade, (1100 + step * 76, 1050 + row * 50, 1170 + step * 76, 1096 + row * 50))
    sheet.paste((*ACCENT, 255), (1100, 1360, 1550, 1460))  # as much of it as keeps it from becoming a red
    return sheet.convert("RGB")
