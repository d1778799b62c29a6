"""Under the board: the players' cards, and the line of what all share."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.figurines import knight
from render.keep import kept
from render.paper import ACCENT_INK, INK, INK_FAINT, INK_SOFT
from render.picture import Scene
from render.plates import LEFT, MARGIN, SMALL, Holder, Plates, holder_of, inscribe
from render.torres.icons import BLOCK, block, card_back, pile
from render.torres.inks import inks
from render.torres.layout import WIDTH
from render.type import write
from render.wrap import lines
from rules.torres.data import SOURCES, Source
from rules.torres.view import SeatView, TorresView

PLATES = Plates(page=WIDTH, high=168)
ICON = 46


@dataclass(frozen=True)
class Card:
    """All that a card shows, in the words of its language."""

    wide: int
    holder: Holder
    worth: str
    action: str  # action points left, if it is this player's turn
    reserve: int
    stacks: tuple[int, ...]
    stack: int | None  # the one in use
    kept: int
    hand: int
    deck: int | None  # None where nobody has a deck
    sums: str  # at the end: where the points came from

    @property
    def right(self) -> int:
        """Where lines end."""
        return self.wide - MARGIN


def card_of(view: TorresView, seat: SeatView, scene: Scene, wide: int = PLATES.wide) -> Card:
    mine = view.turn if view.turn and view.turn.seat == seat.seat and view.outcome is None else None
    parts: list[Source] = [source for source in SOURCES if seat.earned.get(source) or source == "castles"]
    sums = [scene.say(f"torres-picture-sum-{source}", points=seat.earned.get(source, 0)) for source in parts]
    return Card(
        wide=wide,
        holder=holder_of(view, scene, seat.seat, seat.colour, seat.score),
        worth=scene.say("torres-picture-worth", points=seat.worth),
        action=scene.say("torres-picture-action", points=mine.points) if mine else "",
        reserve=seat.reserve,
        stacks=seat.stacks,
        stack=mine.stack if mine else None,
        kept=seat.kept,
        hand=seat.hand,
        deck=seat.deck if view.cards == "own" else None,
        sums=", ".join(sums) if view.outcome else "",
    )


@kept
def drawn_card(card: Card) -> Image.Image:
    image, right = PLATES.blank(card.wide), card.right
    pen = ImageDraw.Draw(image)
    inscribe(image, pen, card.holder)
    for number, text in enumerate(lines("label", SMALL, card.sums, right - LEFT)):
        write(pen, (LEFT, 92 + number * 42), text, "label", SMALL, colour=INK_SOFT)
    if not card.sums:
        action = write(pen, (right, 92), card.action, "label-bold", 38, anchor="rs", colour=ACCENT_INK)
        write(pen, (LEFT, 92), card.worth, "label", SMALL, room=right - action - LEFT - 10, colour=INK_SOFT)
        _stock(image, pen, card)
    return inks().set(image)


def _stock(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card) -> None:
    """Knights in reserve, stacks of blocks from the tallest to the lowest place, cards in hand and deck."""
    left = 24
    left = _count(image, pen, knight(card.holder.colour, ICON), card.reserve, left) + 18
    for number, blocks in enumerate(card.stacks):
        stack = pile(blocks, used=number == card.stack)
        image.paste(stack, (left, 158 - stack.height), stack)
        left += stack.width + 6
    if card.kept:
        write(pen, (left + 4, 150), "+", "label-bold", SMALL)
        left = _count(image, pen, block(BLOCK[0]), card.kept, left + 24)
    right = card.right
    if card.deck is not None:
        right = _count_left(image, pen, card_back(44, many=True), card.deck, right) - 16
    _count_left(image, pen, card_back(44), card.hand, right)


def _count(image: Image.Image, pen: ImageDraw.ImageDraw, sprite: Image.Image, count: int, left: int) -> int:
    """An icon and how many there are; says where it ends."""
    image.paste(sprite, (left, 158 - sprite.height), sprite)
    left += sprite.width + 3
    return left + write(pen, (left, 150), str(count), "label-bold", SMALL, colour=INK if count else INK_FAINT)


def _count_left(image: Image.Image, pen: ImageDraw.ImageDraw, sprite: Image.Image, count: int, right: int) -> int:
    """A sprite and how many there are of it, ending at the right; says where it begins."""
    colour = INK if count else INK_FAINT
    right -= write(pen, (right, 150), str(count), "label-bold", SMALL, anchor="rs", colour=colour)
    right -= sprite.width + 4
    image.paste(sprite, (right, 158 - sprite.height), sprite)
    return right
