"""The private picture: the owner's knights, large, with those lifted that can be played; below, the owner's place."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import encode
from render.easel import Easel, shaded
from render.keep import kept
from render.nothing import nothing
from render.paper import INK, INK_SOFT, PARCHMENT_LIGHT, parchment
from render.picture import Picture, Scene
from render.saga.inks import inks
from render.saga.knights import BIG, RIM, framed, large
from render.saga.marks import Marks
from render.saga.page import laid, page, strip_image
from render.saga.players import drawn_panel, panel_height, panel_of
from render.saga.realms import MARGIN, PAGE, SMALL
from render.saga.symbols import swords
from render.saga.words import card_name, hand_alt
from render.strip import INSET, STRIP, Strip
from render.type import write
from render.words import name_of
from rules.saga.data import VALUE, Card
from rules.saga.view import SagaView, SeatView

APART = 10
CAPTION = 46
COLUMNS = 6
LIFT = 14  # how far a card that can be played stands above the others
CELL = (BIG[0] + 2 * RIM, LIFT + BIG[1] + 2 * RIM + CAPTION)
_TOP = STRIP + 12
_QUIET = Marks(frozenset(), frozenset(), frozenset())


@dataclass(frozen=True)
class Place:
    """A card where it lies on the page."""

    card: Card
    name: str
    lifted: bool  # it can be played, and others cannot
    faint: bool
    ringed: bool
    corner: tuple[int, int]


def even_lines(count: int) -> list[int]:
    """How many cards lie in each line: as even as can be."""
    rows = max(1, -(-count // COLUMNS))
    return [count // rows + (row < count % rows) for row in range(rows)]


def places_of(view: SagaView, seat: SeatView, scene: Scene) -> list[Place]:
    found: list[Place] = []
    cards = iter(seat.hand)
    step = BIG[0] + APART
    for row, count in enumerate(even_lines(len(seat.hand))):
        left = (PAGE - count * step + APART) // 2 - RIM
        for column in range(count):
            card = next(cards)
            lifted = card in view.playable and not all_playable(view, seat)
            corner = left + column * step, _TOP + row * CELL[1]
            faint = bool(view.playable) and card not in view.playable
            found.append(Place(card, card_name(scene, card), lifted, faint, card in scene.rings, corner))
    return found


def all_playable(view: SagaView, seat: SeatView) -> bool:
    """Then none of them needs a mark."""
    return all(card in view.playable for card in seat.hand)


@kept
def hand_badge() -> Image.Image:
    """Crossed swords on a disc: it can be played."""
    easel = Easel(52, 52)
    easel.disc(26, 26, 25.5, INK)
    easel.disc(26, 26, 23.5, PARCHMENT_LIGHT)
    sprite = easel.done()
    sprite.alpha_composite(swords(36), (8, 8))
    return sprite


@kept
def _ground(high: int) -> Image.Image:
    """The page's own parchment, so that a card's surroundings go on where it lies."""
    return parchment((PAGE, high))


@kept
def drawn_place(place: Place) -> Image.Image:
    left, top = place.corner
    image = _ground(top + CELL[1]).crop((left, top, left + CELL[0], top + CELL[1]))
    upper = 0 if place.lifted else LIFT
    card = framed(place.card, RIM) if place.ringed else shaded(large(place.card), RIM)
    if place.faint:
        card.putalpha(card.getchannel("A").point([level * 50 // 100 for level in range(256)]))
    image.paste(card, (0, upper), card)
    if place.lifted:
        image.paste(hand_badge(), (CELL[0] - RIM - 56, upper + BIG[1] + RIM - 56), hand_badge())
    colour = INK_SOFT if place.faint else INK
    face = "label-bold" if place.lifted else "label"
    pen = ImageDraw.Draw(image)
    write(pen, (CELL[0] // 2, CELL[1] - 13), place.name, face, SMALL, room=CELL[0], colour=colour, anchor="ms")
    return inks().set(image)


def _strip(view: SagaView, seat: SeatView, scene: Scene) -> Strip:
    count = len(seat.hand)
    worth = sum(VALUE[card] for card in seat.hand)
    playable = sum(card in view.playable for card in seat.hand)
    return Strip(
        wide=PAGE,
        crests=(seat.colour,),
        turn=scene.say("saga-picture-your-hand", name=name_of(scene, seat.seat)),
        stage=scene.say("saga-picture-hand-worth", count=count, worth=worth),
        last=False,
        change=_told(scene, playable, count) if count and view.outcome is None else "",
        title=scene.title,
    )


def _told(scene: Scene, playable: int, count: int) -> str:
    if playable == count > 1:
        return scene.say("saga-picture-hand-all")
    return scene.say("saga-picture-hand-playable", count=playable)


@kept
def _notice(text: str) -> Image.Image:
    """Said where there are no cards to show."""
    return inks().set(nothing(text, PAGE - 2 * MARGIN, CELL[1] // 2))


def draw(view: SagaView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    if view.seat is None:
        return laid(page(PAGE, CELL[1]), [(_notice(scene.say("saga-picture-hand-nobody")), (MARGIN, MARGIN))])
    seat = view.seats[view.seat]
    pieces = [(strip_image(_strip(view, seat, scene)), (INSET, INSET))]
    places = places_of(view, seat, scene)
    pieces += [(drawn_place(place), place.corner) for place in places]
    top = _TOP + len(even_lines(len(places))) * CELL[1] + 6
    if not places:
        pieces.append((_notice(scene.say("saga-picture-hand-empty")), (MARGIN, _TOP)))
        top = _TOP + CELL[1] // 2
    panel = panel_of(view, seat, scene, _QUIET, open_to_owner=True)
    pieces.append((drawn_panel(panel), (MARGIN, top)))
    return laid(page(PAGE, top + panel_height(panel) + MARGIN), pieces)


def hand(view: SagaView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), hand_alt(view, scene))
