"""One's own cards beside the board, in small: for whoever a view is for, and nobody else."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.keep import kept
from render.paper import INK, INK_PALE, INK_SOFT, PARCHMENT, PARCHMENT_LIGHT, parchment
from render.picture import Scene
from render.seats import seat_of
from render.sizes import LEAST
from render.torres.inks import inks
from render.torres.symbols import symbol
from render.type import write
from rules.torres.data import CARDS, Card
from rules.torres.view import TorresView

_CAPTION = 40
_ROW = 5  # cards side by side; more stand in two rows
_TALL, _GAP = 76, 6


@dataclass(frozen=True)
class Own:
    """`waiting`: bought this turn, to be played in a later one."""

    title: str
    colour: str
    ready: tuple[Card, ...]
    waiting: tuple[Card, ...]

    @property
    def cards(self) -> tuple[tuple[Card, bool], ...]:
        return tuple((card, number < len(self.ready)) for number, card in enumerate((*self.ready, *self.waiting)))

    @property
    def rows(self) -> int:
        return 1 if len(self.cards) <= _ROW else 2

    def height(self, room: int) -> int:
        return min(room, _CAPTION + self.rows * (_TALL + _GAP))


def own_of(view: TorresView, scene: Scene) -> Own | None:
    """None: nobody's cards are seen, or there are none, or they are of no use any more."""
    if view.seat is None or view.outcome or not (view.hand or view.bought):
        return None
    ready, waiting = (tuple(sorted(cards, key=CARDS.index)) for cards in (view.hand, view.bought))
    return Own(scene.say("torres-picture-own"), view.seats[view.seat].colour, ready, waiting)


@kept
def drawn_own(own: Own, size: tuple[int, int]) -> Image.Image:
    image = parchment(size)
    pen = ImageDraw.Draw(image)
    write(pen, (2, _CAPTION - 10), own.title, "label", LEAST, room=size[0] - 4, colour=INK_SOFT)
    high = min(_TALL, (size[1] - _CAPTION) // own.rows - _GAP)
    abreast = -(-len(own.cards) // own.rows)
    step = min(high + _GAP, (size[0] - high) // max(1, abreast - 1))
    for number, (card, ready) in enumerate(own.cards):
        row, column = divmod(number, abreast)
        left, top = column * step, _CAPTION + row * (high + _GAP)
        box, fill = (left, top, left + high - 1, top + high - 1), PARCHMENT_LIGHT if ready else PARCHMENT
        pen.rounded_rectangle(box, 8, fill=fill, outline=INK if ready else INK_PALE, width=2)
        sprite = symbol(card, high - 8, seat_of(own.colour).colour)
        image.paste(sprite, (left + 4, top + (high - sprite.height) // 2), sprite)
    return inks().set(image)
