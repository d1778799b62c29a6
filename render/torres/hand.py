"""The private picture of one's action cards: in hand, bought this turn, and looked at."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render import encode
from render.paper import ACCENT, INK, INK_SOFT, PARCHMENT_LIGHT, frame, parchment
from render.picture import Picture, Scene
from render.seats import seat_of, shield
from render.torres.glyphs import glyph
from render.torres.inks import inks
from render.torres.layout import EDGE, GAP, LABEL, WIDTH
from render.torres.panel import wrapped
from render.torres.words import hand_alt
from render.type import write
from rules.torres.view import TorresView

_TOP = 120
_HEAD = 62
_CARD = ((WIDTH - 2 * EDGE - 2 * 8 - GAP) // 2, 176)
_LEFT = EDGE + 8


@lru_cache(maxsize=64)
def _drawn_card(card: str, title: str, text: str, colour: str, *, ready: bool) -> Image.Image:
    image = Image.new("RGB", _CARD, PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    wide, high = _CARD
    pen.rectangle((0, 0, 150, high), fill=seat_of(colour).colour)
    pen.rectangle((0, 0, wide - 1, high - 1), outline=INK, width=3)
    sign = glyph(card, 116)
    image.paste(sign, (17, (high - 116) // 2), sign)
    write(pen, (170, 56), title, "title-bold", 44, room=wide - 186)
    for row, line in enumerate(wrapped(LABEL, text, wide - 186, 3)):
        write(pen, (170, 96 + row * 36), line, "label", LABEL, colour=INK if ready else INK_SOFT)
    return inks().set(image)


def _groups(view: TorresView) -> list[tuple[str, tuple[str, ...]]]:
    named = (("looked", view.looked), ("hand", view.hand), ("bought", view.bought))
    return [(name, cards) for name, cards in named if cards]


def draw(view: TorresView, scene: Scene) -> Image.Image:
    groups = _groups(view)
    rows = sum((len(cards) + 1) // 2 for _, cards in groups)
    tall = _TOP + len(groups) * _HEAD + rows * (_CARD[1] + GAP) + EDGE + (0 if groups else 90)
    page = parchment((WIDTH, tall))
    pen = ImageDraw.Draw(page)
    frame(page)
    colour = "" if view.seat is None else view.seats[view.seat].colour
    if colour:
        crest = shield(colour, 92)
        page.paste(crest, (_LEFT, 16), crest)
    write(pen, (130, 78), scene.say("torres-picture-hand-title"), "title-bold", 52, room=WIDTH - 160)
    if not groups:
        write(pen, (_LEFT + 12, _TOP + 50), scene.say("torres-picture-hand-none"), "label", 40, room=WIDTH - 80)
    cards = _lay_heads(pen, groups, scene)
    done = inks().set(page)
    for card, ready, spot in cards:
        title, text = scene.say(f"torres-card-{card}"), scene.say(f"torres-card-{card}-text")
        done.paste(_drawn_card(card, title, text, colour, ready=ready), spot)
    return done


def _lay_heads(
    pen: ImageDraw.ImageDraw, groups: list[tuple[str, tuple[str, ...]]], scene: Scene
) -> list[tuple[str, bool, tuple[int, int]]]:
    """Write the heads of the groups, and say where each card goes."""
    top, spots = _TOP, []
    for name, cards in groups:
        pen.rectangle((_LEFT + 2, top + 20, _LEFT + 16, top + 34), fill=ACCENT, outline=INK, width=2)
        write(pen, (_LEFT + 28, top + 42), scene.say(f"torres-picture-head-{name}"), "label-bold", 38, room=WIDTH - 120)
        top += _HEAD
        for number, card in enumerate(cards):
            spot = (_LEFT + number % 2 * (_CARD[0] + GAP), top + number // 2 * (_CARD[1] + GAP))
            spots.append((card, name == "hand", spot))
        top += (len(cards) + 1) // 2 * (_CARD[1] + GAP)
    return spots


def hand(view: TorresView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), hand_alt(view, scene))
