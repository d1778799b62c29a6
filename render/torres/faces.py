"""The faces of Torres' cards as their owner sees them: symbol, name, and what they do."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.keep import kept
from render.paper import ACCENT, FRAME, INK, INK_PALE, INK_SOFT, PARCHMENT, PARCHMENT_LIGHT, Colour
from render.torres.inks import inks
from render.torres.layout import WIDTH
from render.torres.symbols import symbol
from render.type import write
from render.wrap import balanced
from rules.torres.data import Card

EDGE = FRAME + 16
GAP = 14
CARD = ((WIDTH - 2 * EDGE - GAP) // 2, 186)
THREE = 3
UPRIGHT = ((WIDTH - 2 * EDGE - 2 * GAP) // THREE, 382)
TEXT = 36
_SYMBOL, _LARGE = 146, 184


@kept
def lying(name: str, text: str, card: Card, own: Colour, now: bool, ready: bool) -> Image.Image:
    wide, high = CARD
    image = Image.new("RGB", CARD, PARCHMENT_LIGHT if ready else PARCHMENT)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, wide - 1, high - 1), outline=ACCENT if now else INK, width=6 if now else 2)
    pen.rectangle((10, 10, _SYMBOL + 18, high - 11), outline=INK_PALE, width=2)
    sprite = symbol(card, _SYMBOL - 6, own)
    image.paste(sprite, (17, (high - sprite.height) // 2), sprite)
    left, room = _SYMBOL + 36, wide - _SYMBOL - 50
    write(pen, (left, 52), name, "title-bold", 42, room=room)
    told = balanced("label", TEXT, text[:1].upper() + text[1:], room)
    for number, line in enumerate(told[:3]):
        write(pen, (left, 94 + number * 37), line, "label", TEXT, room=room, colour=INK_SOFT)
    return inks().set(image)


@kept
def upright(name: str, text: str, card: Card, own: Colour, now: bool, ready: bool) -> Image.Image:
    """A card, its symbol above its words."""
    wide, high = UPRIGHT
    image = Image.new("RGB", UPRIGHT, PARCHMENT_LIGHT if ready else PARCHMENT)
    pen, room = ImageDraw.Draw(image), wide - 32
    sprite = symbol(card, _LARGE - 6, own)
    image.paste(sprite, ((wide - sprite.width) // 2, 14), sprite)
    pen.line((16, _LARGE + 16, wide - 17, _LARGE + 16), INK_PALE, 2)
    pen.rectangle((0, 0, wide - 1, high - 1), outline=ACCENT if now else INK, width=6 if now else 2)
    write(pen, (wide // 2, _LARGE + 60), name, "title-bold", 42, room=room, anchor="ms")
    told = balanced("label", TEXT, text[:1].upper() + text[1:], room)
    for number, line in enumerate(told[:3]):
        at = wide // 2, _LARGE + 100 + number * 37
        write(pen, at, line, "label", TEXT, room=room, anchor="ms", colour=INK_SOFT)
    return inks().set(image)
