"""Under the board: the players' cards, and the line of what all share."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.figurines import knight
from render.keep import kept
from render.paper import ACCENT_INK, INK, INK_FAINT, INK_SOFT, PARCHMENT_LIGHT, Colour, mix
from render.picture import Scene
from render.plates import LEFT, MARGIN, SMALL, Holder, Plates, holder_of, inscribe
from render.seats import seat_of
from render.torres.icons import BLOCK, block, card_back, pile
from render.torres.inks import inks
from render.torres.layout import WIDTH
from render.type import font, width, write
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
    sums: str  # at the end: where the points came from, in words
    shares: tuple[int, ...]  # the same in points

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
        shares=tuple(seat.earned.get(source, 0) for source in parts) if view.outcome else (),
    )


@kept
def drawn_card(card: Card) -> Image.Image:
    image, right = PLATES.blank(card.wide), card.right
    pen = ImageDraw.Draw(image)
    inscribe(image, pen, card.holder)
    write(pen, (LEFT, 90), card.sums, "label", SMALL, room=right - LEFT, colour=INK_SOFT)
    _shares(image, pen, card)
    if not card.sums:
        action = write(pen, (right, 92), card.action, "label-bold", 38, anchor="rs", colour=ACCENT_INK)
        write(pen, (LEFT, 92), card.worth, "label", SMALL, room=right - action - LEFT - 10, colour=INK_SOFT)
        _stock(image, pen, card)
    return inks().set(image)


def _shares(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card) -> None:
    """Where the points came from as parts of a bar, in the order of the words above it."""
    shares = [points for points in card.shares if points > 0]
    left, seat = 24, seat_of(card.holder.colour)
    for number, points in enumerate(shares):
        wide = round((card.right - 24) * points / sum(shares))
        box = (left, 106, left + wide, 154)
        tint = mix(seat.colour, PARCHMENT_LIGHT, min(0.78, 0.42 * number))
        pen.rectangle(box, fill=tint, outline=INK, width=2)
        if number % 2:
            _hatch(image, box, mix(tint, INK, 0.18))
        text = str(points)
        if wide > width("label-bold", SMALL, text) + 8:
            at = (left + wide // 2, 142)
            if number:
                pen.text(at, text, INK, font("label-bold", SMALL), anchor="ms", stroke_width=3, stroke_fill=tint)
            elif seat.rimmed:
                pen.text(at, text, INK, font("label-bold", SMALL), anchor="ms", stroke_width=2)
            write(pen, at, text, "label-bold", SMALL, anchor="ms", colour=INK if number else seat.mark)
        left += wide


def _hatch(image: Image.Image, box: tuple[int, int, int, int], colour: Colour) -> None:
    """Engravers' lines over a part of a bar."""
    left, top, right, bottom = box
    part = image.crop((left + 2, top + 2, right - 1, bottom - 1))
    pen = ImageDraw.Draw(part)
    for start in range(-part.height, part.width, 9):
        pen.line((start, part.height, start + part.height, 0), colour, 2)
    image.paste(part, (left + 2, top + 2))


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
