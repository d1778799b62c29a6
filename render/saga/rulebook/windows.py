"""Parts of Saga's pictures, cut out for the rules."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from render.easel import shaded
from render.figures import Cut, Window
from render.paper import PARCHMENT_LIGHT, parchment
from render.picture import Scene
from render.saga.cards import EDGE, HIGH, WIDE, set_back, small
from render.saga.hand import hand_badge
from render.saga.knights import BIG, RIM, large
from render.saga.marks import marks_of
from render.saga.players import draw_group, group_of
from render.saga.realms import FOOT, HEAD, TILE, drawn_tile, lines_of, tile_height, tile_of
from render.saga.symbols import coin
from render.sprites import Point
from render.type import write
from rules.saga.data import SETS, VALUE, Card, Colour
from rules.saga.view import SagaView

_LARGER = 1.56  # than on the table: one realm has the page for itself
_SMALL = 34


def _grown(image: Image.Image, share: float) -> Image.Image:
    size = round(image.width * share), round(image.height * share)
    return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def _tile(view: SagaView, scene: Scene, colour: Colour) -> tuple[Image.Image, dict[str, Point]]:
    """A realm's place, and where in it its parts are."""
    shown = next(realm for realm in view.realms if realm.colour == colour)
    lines = lines_of((shown,))
    image = drawn_tile(tile_of(view, shown, scene, marks_of(view), lines))
    foot = tile_height(lines) - FOOT + 4.0
    cards = len(shown.defenders) * (WIDE + 6.0)
    spots: dict[str, Point] = {
        "banner": (30.0, 92.0),
        "owner": (TILE - 92.0, 56.0),
        "income": (TILE - 106.0, 94.0),
        "special": (12.0, HEAD + 20.0),
        "final": (12.0, HEAD + 66.0),
        "defenders": (22.0 + cards, foot + 70.0),
        "needed": (TILE - 150.0, foot + 26.0),
        "defence": (TILE - 128.0, foot + 76.0),
    }
    return image, spots


def realm(colour: Colour) -> Cut:
    """A realm by itself, enlarged."""
    return partial(_realm, colour)


def _realm(colour: Colour, view: SagaView, scene: Scene) -> Window:
    image, spots = _tile(view, scene, colour)
    grown = {name: (x * _LARGER, y * _LARGER) for name, (x, y) in spots.items()}
    return Window(_grown(image, _LARGER), grown, 100.0, _SMALL * _LARGER)


def armies(view: SagaView, scene: Scene) -> Window:
    """The first player's armies under one another."""
    scale, wide, step = 1.6, 420, HIGH + 96
    seat = view.seats[0]
    image = Image.new("RGB", (wide, step * len(seat.armies) + 16), PARCHMENT_LIGHT)
    spots: dict[str, Point] = {}
    for number, army in enumerate(seat.armies):
        top = 26 + number * step
        group = group_of(view, 0, army, scene, marks_of(view))
        draw_group(image, group, (24, top))
        for place in range(len(army.cards)):
            spots[f"{army.target}.{place}"] = (24 + place * (WIDE + 4) + WIDE / 2) * scale, (top + HIGH - 2) * scale
        spots[army.target] = (24 + group.wide + 26) * scale, (top + HIGH + 34) * scale
        spots[f"{army.target}.next"] = (24 + len(army.cards) * (WIDE + 4) + 30) * scale, (top + HIGH / 2) * scale
    return Window(_grown(image, scale), spots, 100.0, _SMALL * scale)


def conquest(view: SagaView, scene: Scene) -> Window:
    """The green realm, and below it the army that comes to it."""
    scale = 1.4
    tile, spots = _tile(view, scene, "green")
    image = parchment((TILE + 40, tile.height + 40 + HIGH + 92))
    image.paste(tile.convert("RGB"), (20, 16))
    army = view.seats[0].armies[0]
    corner = 44, tile.height + 66
    draw_group(image, group_of(view, 0, army, scene, marks_of(view)), corner)
    moved = {name: ((x + 20) * scale, (y + 16) * scale) for name, (x, y) in spots.items()}
    moved["army"] = (corner[0] + 250) * scale, (corner[1] + HIGH / 2) * scale
    moved["knight"] = (corner[0] + WIDE + 4 + WIDE - 6) * scale, (corner[1] + HIGH - 4) * scale
    moved["value"] = (corner[0] + 200) * scale, (corner[1] + HIGH + 34) * scale
    moved["gate"] = (TILE - 60.0) * scale, (tile.height - 10.0) * scale
    moved["camp"] = (TILE - 60.0) * scale, (corner[1] + 110.0) * scale
    return Window(_grown(image, scale), moved, 120.0, _SMALL * scale)


def hand(view: SagaView, scene: Scene) -> Window:
    """Six cards of a hand, those lifted that can be played."""
    step, row = BIG[0] + 34, BIG[1] + 40
    image = parchment((step * 3 + 10, row * 2 + 24))
    spots: dict[str, Point] = {}
    for number, card in enumerate(_shown(view)):
        left, top = 22 + number % 3 * step, 30 + number // 3 * row
        ready = card in view.playable
        sprite = shaded(large(card), RIM)
        if not ready:
            sprite.putalpha(sprite.getchannel("A").point([level // 2 for level in range(256)]))
        image.paste(sprite, (left - RIM, top - RIM - (0 if not ready else 12)), sprite)
        if ready:
            image.paste(hand_badge(), (left + BIG[0] - 56, top + BIG[1] - 68), hand_badge())
        spots[str(number)] = left + 30.0, top + 92.0
        spots[f"{number}.flag"] = left + BIG[0] - 22.0, top + 100.0
        spots[f"{number}.badge"] = left + BIG[0] - 84.0, top + BIG[1] - 30.0
    return Window(image, spots, 100.0, 60)


def _shown(view: SagaView) -> list[Card]:
    """Of one's own hand some different knights that can be played, and some that cannot."""
    assert view.seat is not None
    cards = list(dict.fromkeys(view.seats[view.seat].hand))
    ready, idle = ([card for card in cards if (card in view.playable) is which] for which in (True, False))
    return [*ready[: 6 - min(3, len(idle))], *idle[:3]]


def free(view: SagaView, scene: Scene) -> Window:
    """The free knights, each with its price."""
    scale, step, row = 1.7, WIDE + 62, HIGH + 82
    image = parchment((3 * step + 24, 2 * row + 10))
    pen = ImageDraw.Draw(image)
    spots: dict[str, Point] = {}
    for number, card in enumerate(view.free[:6]):
        left, top = 42 + number % 3 * step, 18 + number // 3 * row
        sprite = small(card)
        image.paste(sprite, (left - EDGE, top - EDGE), sprite)
        image.paste(coin(30), (left, top + HIGH + 18), coin(30))
        write(pen, (left + 38, top + HIGH + 45), str(VALUE[card]), "label-bold", 36)
        spots[str(number)] = (left + WIDE + 22) * scale, (top + HIGH + 33) * scale
    return Window(_grown(image, scale), spots, 100.0, _SMALL * scale)


def sets(view: SagaView, scene: Scene) -> Window:
    """The five sets of knights, a row each."""
    step, row = WIDE + 10, HIGH + 14
    image = parchment((86 + 12 * step, 5 * row + 16))
    for number, cards in enumerate(SETS):
        top = 12 + number * row
        image.paste(set_back(number + 1), (20, top + 18), set_back(number + 1))
        for place, card in enumerate(cards):
            sprite = small(card)
            image.paste(sprite, (80 + place * step - EDGE, top - EDGE), sprite)
    return Window(image, {}, 100.0, 36)
