"""A realm in close-up: its defenders as large cards, and every army that marches on it."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.easel import shaded
from render.keep import kept
from render.paper import INK, INK_PALE, INK_SOFT, PARCHMENT_LIGHT
from render.picture import Scene
from render.saga.inks import inks
from render.saga.knights import BIG, RIM, framed, large
from render.saga.marks import marks_of
from render.saga.page import Piece, laid, page, strip_image, strip_of
from render.saga.players import Group, draw_group, group_of
from render.saga.realms import MARGIN, POWER_LINE, Tile, draw_head, draw_numbers, tile_of
from render.seats import seat_of, shield
from render.strip import INSET, STRIP
from render.type import write
from render.words import name_of
from rules.saga.view import RealmView, SagaView

CLOSE = 1000
_INSIDE = CLOSE - 2 * MARGIN
_MARCH = 176
_NUMBERS = 300  # the column of what an attack must reach


@dataclass(frozen=True)
class Comer:
    """A player with an army on the way."""

    colour: str
    name: str
    group: Group


def comers_of(view: SagaView, scene: Scene, realm: RealmView) -> list[Comer]:
    marks = marks_of(view)
    return [
        Comer(seat.colour, name_of(scene, seat.seat), group_of(view, seat.seat, army, scene, marks))
        for seat in view.seats
        for army in seat.armies
        if army.target == realm.colour
    ]


@kept
def _realm(tile: Tile, nobody: str) -> Image.Image:
    head = 158 + POWER_LINE * len(tile.powers)
    image = Image.new("RGB", (_INSIDE, head + BIG[1] + 26), PARCHMENT_LIGHT)
    draw_head(image, tile)
    step = min(BIG[0] + 22, (_INSIDE - 60 - _NUMBERS - BIG[0]) // max(1, len(tile.defenders) - 1))
    draw_numbers(image, tile, (_INSIDE - _NUMBERS, head))
    for number, (card, marked) in enumerate(tile.defenders):
        sprite = framed(card) if marked else shaded(large(card), RIM)
        image.paste(sprite, (28 + number * step - RIM, head - RIM), sprite)
    if not tile.defenders:
        pen = ImageDraw.Draw(image)
        write(pen, (30, head + BIG[1] // 2), nobody, "title-italic", 44, colour=INK_SOFT)
    return inks().set(image)


@kept
def _comer(comer: Comer) -> Image.Image:
    image = Image.new("RGB", (_INSIDE, _MARCH), PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, 10, _MARCH), fill=seat_of(comer.colour).colour)
    pen.line((11, 0, 11, _MARCH), INK, 2)
    pen.rectangle((0, 0, _INSIDE - 1, _MARCH - 1), outline=INK, width=2)
    crest = shield(comer.colour, 92)
    image.paste(crest, (22, 40), crest)
    write(pen, (124, 100), comer.name, "title", 40, room=230)
    pen.line((372, 16, 372, _MARCH - 17), INK_PALE, 2)
    draw_group(image, comer.group, (396, 16))
    return inks().set(image)


@kept
def _nobody(text: str) -> Image.Image:
    image = Image.new("RGB", (_INSIDE, 96), PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, _INSIDE - 1, 95), outline=INK, width=2)
    write(pen, (30, 60), text, "title-italic", 38, room=_INSIDE - 60, colour=INK_SOFT)
    return inks().set(image)


def draw_close(view: SagaView, scene: Scene, realm: RealmView) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    pieces: list[Piece] = [(strip_image(strip_of(view, scene, CLOSE)), (INSET, INSET))]
    tile = tile_of(view, realm, scene, marks_of(view), 1)
    top = STRIP + 8
    rows = [_realm(tile, scene.say("saga-picture-no-defenders"))]
    rows += [_comer(comer) for comer in comers_of(view, scene, realm)]
    if len(rows) == 1:
        rows.append(_nobody(scene.say("saga-picture-no-attackers")))
    for image in rows:
        pieces.append((image, (MARGIN, top)))
        top += image.height + 14
    return laid(page(CLOSE, top - 14 + MARGIN), pieces)
