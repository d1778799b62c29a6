"""A realm in close-up: its defenders on their wall, and before it every army that marches on it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image, ImageDraw

from render.easel import shaded
from render.keep import kept
from render.paper import INK, INK_PALE, INK_SOFT, PARCHMENT_LIGHT, SILVER, Colour, mix
from render.picture import Scene
from render.saga.inks import inks
from render.saga.knights import BIG, RIM, framed, large
from render.saga.marks import marks_of
from render.saga.page import Piece, laid, page, strip_image, strip_of
from render.saga.players import Group, draw_group, group_of
from render.saga.realms import MARGIN, POWER_LINE, Tile, draw_attack, draw_defence, draw_head, tile_of
from render.seats import shield
from render.strip import INSET, STRIP
from render.type import write
from render.words import name_of
from rules.saga.data import Card
from rules.saga.view import RealmView, SagaView

CLOSE = 1000
_INSIDE = CLOSE - 2 * MARGIN
_TOP = 128  # of the scene: what the wall counts, and what an attack must reach
_WALL = 470  # how far the wall reaches from the left
_FIELD = _WALL + 38  # where the armies stand
_MARCH = 230  # the height of one
_TOOTH = 40  # of the wall's battlement, and the gap to the next
_STONE: Colour = SILVER
_JOINT: Colour = mix(SILVER, INK_PALE, 0.4)
_TWO_RANKS = 2 * (BIG[1] + 22)
_COURSE = 46  # the height of a layer of stones


@dataclass(frozen=True)
class Comer:
    """A player with an army on the way."""

    colour: str
    name: str
    group: Group


@dataclass(frozen=True)
class Siege:
    """All that the scene shows: who stands on the wall, and who before it."""

    tile: Tile
    comers: tuple[Comer, ...]
    no_defenders: str
    no_comers: str


def comers_of(view: SagaView, scene: Scene, realm: RealmView) -> list[Comer]:
    marks = marks_of(view)
    return [
        Comer(seat.colour, name_of(scene, seat.seat), group_of(view, seat.seat, army, scene, marks))
        for seat in view.seats
        for army in seat.armies
        if army.target == realm.colour
    ]


@kept
def _head(tile: Tile) -> Image.Image:
    image = Image.new("RGB", (_INSIDE, 158 + POWER_LINE * len(tile.powers)), PARCHMENT_LIGHT)
    draw_head(image, tile)
    return inks().set(image)


def _ranks(siege: Siege) -> tuple[int, float]:
    """How many defenders stand side by side, and how large: as large as their wall allows."""
    count, high = len(siege.tile.defenders), max(_TWO_RANKS, len(siege.comers) * _MARCH)
    fitting = (columns for columns in range(2, count + 3) if -(-count // columns) * _rank(_share(columns)) <= high)
    columns = next(fitting)
    return columns, _share(columns)


def _share(columns: int) -> float:
    return min(1.0, (_WALL - 40) / columns / (BIG[0] + 22))


def _rank(share: float) -> int:
    """The height of a rank of knights of that size."""
    return round((BIG[1] + 22) * share)


def _guard(card: Card, marked: bool, share: float) -> Image.Image:
    sprite = framed(card) if marked else shaded(large(card), RIM)
    return sprite if share == 1 else sprite.resize((round(sprite.width * share), round(sprite.height * share)))


def _stones(pen: ImageDraw.ImageDraw, high: int) -> None:
    """The wall, as far as its battlement at the right."""
    pen.rectangle((0, 0, _WALL, high), fill=_STONE)
    for course, top in enumerate(range(0, high, _COURSE)):
        pen.line((0, top, _WALL, top), _JOINT, 2)
        for left in range(30 + 45 * (course % 2), _WALL, 90):
            pen.line((left, top, left, min(high, top + _COURSE)), _JOINT, 2)
    line = [(_WALL, 0)]
    for top in range(14, high, 2 * _TOOTH):
        foot = min(high, top + _TOOTH)
        pen.rectangle((_WALL, top, _WALL + 18, foot), fill=_STONE)
        line += [(_WALL, top), (_WALL + 18, top), (_WALL + 18, foot), (_WALL, foot)]
    pen.line([*line, (_WALL, high)], INK, 3)


def _defend(image: Image.Image, pen: ImageDraw.ImageDraw, siege: Siege) -> None:
    tile = siege.tile
    draw_defence(image, tile, (28, 14))
    columns, share = _ranks(siege)
    wide, high = (_WALL - 40) // columns, _rank(share)
    for number, (card, marked) in enumerate(tile.defenders):
        rank, file = divmod(number, columns)
        beside = min(columns, len(tile.defenders) - rank * columns)
        sprite = _guard(card, marked, share)
        left = 20 + file * wide + ((columns - beside + 1) * wide - sprite.width) // 2
        image.paste(sprite, (left, _TOP - RIM + rank * high), sprite)
    if not tile.defenders:
        write(pen, (30, _TOP + 60), siege.no_defenders, "title-italic", 44)


def _attack(image: Image.Image, pen: ImageDraw.ImageDraw, siege: Siege) -> None:
    draw_attack(image, siege.tile, (_FIELD, 14))
    for number, comer in enumerate(siege.comers):
        top = _TOP + number * _MARCH
        if number:
            pen.line((_FIELD, top - 14, _INSIDE - 22, top - 14), INK_PALE, 2)
        crest = shield(comer.colour, 60)
        image.paste(crest, (_FIELD, top - 8), crest)
        write(pen, (_FIELD + 70, top + 36), comer.name, "title", 40, room=_INSIDE - _FIELD - 90)
        draw_group(image, comer.group, (_FIELD, top + 60), _INSIDE - _FIELD - 22)
    if not siege.comers:
        write(
            pen, (_FIELD, _TOP + 60), siege.no_comers, "title-italic", 38, room=_INSIDE - _FIELD - 20, colour=INK_SOFT
        )


@kept
def _siege(siege: Siege) -> Image.Image:
    columns, share = _ranks(siege)
    ranks = -(-len(siege.tile.defenders) // columns)
    high = _TOP + max(ranks * _rank(share), len(siege.comers) * _MARCH - 16, 120) + 8
    image = Image.new("RGB", (_INSIDE, high), PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    _stones(pen, high)
    _defend(image, pen, siege)
    _attack(image, pen, siege)
    pen.rectangle((0, 0, _INSIDE - 1, high - 1), outline=INK, width=2)
    return inks().set(image)


def draw_close(view: SagaView, scene: Scene, realm: RealmView) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    tile, comers = tile_of(view, realm, scene, marks_of(view), 1), comers_of(view, scene, realm)
    siege = Siege(
        replace(tile, ringed=False),
        tuple(comers),
        scene.say("saga-picture-no-defenders"),
        scene.say("saga-picture-no-attackers"),
    )
    head, fight = _head(tile), _siege(siege)
    pieces: list[Piece] = [(strip_image(strip_of(view, scene, CLOSE)), (INSET, INSET))]
    top = STRIP + 8
    pieces += [(head, (MARGIN, top)), (fight, (MARGIN, top + head.height - 2))]
    return laid(page(CLOSE, top + head.height + fight.height + MARGIN), pieces)
