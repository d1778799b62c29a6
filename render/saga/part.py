"""What a question of Saga is about: some realms above one's hand, or some knights above one's armies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image, ImageDraw

from render import encode
from render.easel import shaded
from render.keep import kept
from render.marks import pip
from render.paper import INK_SOFT, parchment
from render.part import AREA, SIZE, page
from render.picture import Picture, Scene
from render.saga.cards import EDGE, HIGH, arms, small
from render.saga.cards import WIDE as CARD
from render.saga.inks import inks
from render.saga.knights import BIG, RIM, framed, large
from render.saga.marks import Marks
from render.saga.page import Piece, laid
from render.saga.players import Group, draw_group, group_of
from render.saga.realms import DISC, SMALL, tile_of
from render.saga.turn import drawn_tile
from render.saga.words import card_name, part_alt
from render.seats import shield
from render.type import write
from rules.saga.data import COLOUR, Card
from rules.saga.view import RealmView, SagaView, SeatView

_GAP = 10
_FOOT = HIGH + 2 * EDGE  # the row of one's hand
_COLUMNS, _TALLEST = 3, 300  # of realms
_CAPTION = 44  # under a knight
_UNDER = 58  # under an army, for what it has and needs
_MARCH = 64  # the line of one's armies
_LINE = 6  # knights side by side
_QUIET = Marks(frozenset(), frozenset(), frozenset())


def choosable(view: SagaView) -> frozenset[str]:
    """All that can be pointed out on this picture: realms, and the knights that lie open to whoever looks."""
    own = view.seats[view.seat].hand if view.seat is not None else ()
    defenders = (card for realm in view.realms for card in realm.defenders)
    return frozenset((*(realm.colour for realm in view.realms), *view.free, *own, *defenders))


@dataclass(frozen=True)
class _Row:
    """One's hand, with what has been chosen."""

    colour: str
    cards: tuple[tuple[Card, bool], ...]


@kept
def _drawn_row(row: _Row) -> Image.Image:
    image = parchment((SIZE[0], _FOOT))
    crest = shield(row.colour, 72)
    image.paste(crest, (10, (_FOOT - crest.height) // 2), crest)
    left, room = 96, SIZE[0] - 96 - CARD - EDGE
    step = min(CARD + 10, room // max(1, len(row.cards) - 1))
    for number, (card, marked) in sorted(enumerate(row.cards), key=lambda entry: (entry[1][1], entry[0])):
        sprite = small(card, marked)
        image.paste(sprite, (left + number * step - EDGE, 0), sprite)
    return inks().set(image)


def _realms(view: SagaView, scene: Scene, realms: Sequence[RealmView]) -> list[Piece]:
    """The realms, each with what one's own army has and needs; below them one's hand. Where there is one line of them,
    the army itself stands below its realm."""
    columns, lines = min(len(realms), _COLUMNS), -(-len(realms) // _COLUMNS)
    room = SIZE[1] - _FOOT - _GAP
    wide, high = (SIZE[0] - (_COLUMNS - 1) * _GAP) // _COLUMNS, (room - (lines - 1) * _GAP) // lines
    high = min(high, _TALLEST)
    left = AREA[0] + (SIZE[0] - columns * (wide + _GAP) + _GAP) // 2
    pieces: list[Piece] = []
    for number, realm in enumerate(realms):
        line, column = divmod(number, _COLUMNS)
        corner = left + column * (wide + _GAP), AREA[1] + line * (high + _GAP)
        army, tile = _army(view, scene, realm), tile_of(view, realm, scene, _QUIET, 1)
        pieces.append((drawn_tile(tile, (wide, high), f"{_value(army)}/" if army else ""), corner))
        if army and lines == 1:
            pieces.append((_drawn_army(army, wide), (corner[0], corner[1] + high + _GAP)))
    if view.seat is not None:
        own = view.seats[view.seat]
        pieces.append((_drawn_row(_Row(own.colour, _marked(own.hand, scene))), (AREA[0], AREA[3] - _FOOT)))
    return pieces


def _marked(hand: tuple[Card, ...], scene: Scene) -> tuple[tuple[Card, bool], ...]:
    """Of equal knights one is the chosen one."""
    chosen = {hand.index(card) for card in scene.chosen if card in hand}
    return tuple((card, number in chosen) for number, card in enumerate(hand))


def _army(view: SagaView, scene: Scene, realm: RealmView) -> Group | None:
    """One's own army against a realm, in few words."""
    if view.seat is None:
        return None
    own = next((army for army in view.seats[view.seat].armies if army.target == realm.colour), None)
    if own is None:
        return None
    group = group_of(view, view.seat, own, scene, _QUIET, open_to_owner=True)
    return replace(group, note=group.brief)


def _value(army: Group) -> str:
    return army.count.partition("/")[0]


@kept
def _drawn_army(army: Group, wide: int) -> Image.Image:
    image = parchment((wide, HIGH + _UNDER + EDGE))
    draw_group(image, army, (max(EDGE, (wide - army.wide) // 2), EDGE))
    return inks().set(image)


_LARGEST = 1.35  # of a knight's size elsewhere


@dataclass(frozen=True)
class _Knight:
    card: Card
    name: str
    number: str
    chosen: bool
    share: float  # of its full size

    @property
    def size(self) -> tuple[int, int]:
        return round((BIG[0] + 2 * RIM) * self.share), round((BIG[1] + 2 * RIM) * self.share)


@kept
def _drawn_knight(knight: _Knight, room: int) -> Image.Image:
    """A large card with its name below it and its number on it."""
    wide, high = knight.size
    image = parchment((room, high + _CAPTION))
    sprite = framed(knight.card) if knight.chosen else shaded(large(knight.card), RIM)
    sprite = sprite.resize((wide, high), Image.Resampling.LANCZOS)
    left = (room - wide) // 2
    image.paste(sprite, (left, 0), sprite)
    write(ImageDraw.Draw(image), (room // 2, high + 32), knight.name, "label", SMALL, room=room, anchor="ms")
    if knight.number:
        disc = pip(knight.number, DISC)
        image.paste(disc, (left + wide - disc.width, high - disc.height), disc)
    return inks().set(image)


def _knights(view: SagaView, scene: Scene, cards: Sequence[Card]) -> list[Piece]:
    """The knights in a line or two; below them one's armies, each with what it has and needs."""
    lines = -(-len(cards) // _LINE)
    columns, room = -(-len(cards) // lines), SIZE[1] - _MARCH
    cell = min(round(BIG[0] * _LARGEST) + 30, SIZE[0] // columns)
    share = min(_LARGEST, (cell - 4) / (BIG[0] + 2 * RIM), (room // lines - _CAPTION - _GAP) / (BIG[1] + 2 * RIM))
    numbers, pieces = dict(scene.numbers), list[Piece]()
    top = AREA[1] + (room - lines * round((BIG[1] + 2 * RIM) * share + _CAPTION)) // (lines + 1)
    for line in range(lines):
        row = cards[line * columns : (line + 1) * columns]
        left, high = AREA[0] + (SIZE[0] - len(row) * cell) // 2, 0
        for column, card in enumerate(row):
            knight = _Knight(card, card_name(scene, card), numbers.get(card, ""), card in scene.chosen, share)
            drawn = _drawn_knight(knight, cell)
            pieces.append((drawn, (left + column * cell, top)))
            high = drawn.height
        top += high + (room - lines * high) // (lines + 1)
    if view.seat is not None:
        pieces.append((_drawn_marches(_marches(view, scene, view.seats[view.seat])), (AREA[0], AREA[3] - _MARCH)))
    return pieces


Marches = tuple[str, str, tuple[tuple[str, str], ...]]  # a seat's colour, what is said of no armies, and its armies


def _marches(view: SagaView, scene: Scene, own: SeatView) -> Marches:
    groups = [group_of(view, own.seat, army, scene, _QUIET, open_to_owner=True) for army in own.armies]
    return own.colour, scene.say("saga-picture-no-armies"), tuple((group.colour or "", group.count) for group in groups)


@kept
def _drawn_marches(marches: Marches) -> Image.Image:
    colour, nothing, armies = marches
    image = parchment((SIZE[0], _MARCH))
    pen, crest = ImageDraw.Draw(image), shield(colour, 56)
    image.paste(crest, (10, (_MARCH - crest.height) // 2), crest)
    left = 84
    if not armies:
        write(pen, (left, 44), nothing, "title-italic", SMALL, colour=INK_SOFT)
    for target, count in armies:
        sign = arms(target, 44)
        image.paste(sign, (left, 10), sign)
        left += 52 + write(pen, (left + 52, 46), count, "label-bold", 38) + 22
    return inks().set(image)


def draw(view: SagaView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    cards = [thing for thing in scene.rings or scene.chosen if thing in COLOUR]
    by_colour = {realm.colour: realm for realm in view.realms}
    asked = [by_colour[colour] for colour in (*scene.rings, *scene.chosen) if colour in by_colour]
    ringed = replace(scene, rings=scene.about)
    by_cards = cards and (not asked or scene.rings)
    pieces = _knights(view, scene, cards) if by_cards else _realms(view, ringed, asked or view.realms)
    return laid(page(inks()), pieces)


def part(view: SagaView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), part_alt(view, replace(scene, rings=scene.about)))
