"""Under the board: the players' cards, and the line of what all share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render.paper import ACCENT, FRAME, INK, INK_PALE, INK_SOFT, PARCHMENT_LIGHT
from render.picture import Scene
from render.seats import crown, seat_of, shield
from render.torres.figures import knight
from render.torres.icons import BLOCK, block, card_back, pile
from render.torres.inks import inks
from render.torres.layout import WIDTH
from render.type import write
from render.wrap import lines
from rules.torres.data import SOURCES, Source
from rules.torres.view import SeatView, TorresView

SMALL = 34  # the least size of type that matters
EDGE = FRAME + 16
GAP = 14
ICON = 46
CARD = ((WIDTH - 2 * EDGE - GAP) // 2, 168)


@dataclass(frozen=True)
class Card:
    """All that a card shows, in the words of its language."""

    colour: str
    name: str
    points: str
    worth: str
    action: str  # action points left, if it is this player's turn
    reserve: int
    stacks: tuple[int, ...]
    stack: int | None  # the one in use
    kept: int
    hand: int
    deck: int | None  # None where nobody has a deck
    sums: str  # at the end: where the points came from
    turn: bool
    won: bool


def card_of(view: TorresView, seat: SeatView, scene: Scene) -> Card:
    mine = view.turn if view.turn and view.turn.seat == seat.seat and view.outcome is None else None
    parts: list[Source] = [source for source in SOURCES if seat.earned.get(source) or source == "castles"]
    sums = [scene.say(f"torres-picture-sum-{source}", points=seat.earned.get(source, 0)) for source in parts]
    return Card(
        colour=seat.colour,
        name=scene.names[seat.seat],
        points=scene.say("render-points", points=seat.score),
        worth=scene.say("torres-picture-worth", points=seat.worth),
        action=scene.say("torres-picture-action", points=mine.points) if mine else "",
        reserve=seat.reserve,
        stacks=seat.stacks,
        stack=mine.stack if mine else None,
        kept=seat.kept,
        hand=seat.hand,
        deck=seat.deck if view.cards == "own" else None,
        sums=", ".join(sums) if view.outcome else "",
        turn=seat.seat in view.awaited and view.outcome is None,
        won=view.outcome is not None and seat.seat in view.outcome.winners,
    )


def panel_height(players: int) -> int:
    rows = (players + 1) // 2
    return rows * CARD[1] + (rows - 1) * GAP + EDGE


def spot(number: int, players: int, top: int) -> tuple[int, int]:
    """Where a card's corner goes; the players read in rows of two."""
    column, row = number % 2, number // 2
    left = EDGE + column * (CARD[0] + GAP)
    if players % 2 and number == players - 1:
        left = (WIDTH - CARD[0]) // 2
    return left, top + row * (CARD[1] + GAP)


@lru_cache(maxsize=64)
def drawn_card(card: Card) -> Image.Image:
    image = Image.new("RGB", CARD, PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    _border(pen, card)
    crest = shield(card.colour, 92)
    image.paste(crest, (17, 8), crest)
    right = CARD[0] - 20
    points = write(pen, (right, 50), card.points, "label-bold", 46, anchor="rs")
    if card.won:
        laurel = crown(50)
        image.paste(laurel, (right - points - 60, 8), laurel)
        points += 62
    write(pen, (118, 46), card.name, "title", 40, room=right - points - 132)
    for number, text in enumerate(lines("label", SMALL, card.sums, right - 118)):
        write(pen, (118, 92 + number * 42), text, "label", SMALL, colour=INK_SOFT)
    if not card.sums:
        action = write(pen, (right, 92), card.action, "label-bold", 38, anchor="rs", colour=ACCENT)
        write(pen, (118, 92), card.worth, "label", SMALL, room=right - action - 128, colour=INK_SOFT)
        _stock(image, pen, card)
    return inks().set(image)


def _border(pen: ImageDraw.ImageDraw, card: Card) -> None:
    wide, high = CARD
    pen.rectangle((0, 0, 10, high), fill=seat_of(card.colour).colour)
    pen.line((11, 0, 11, high), INK, 2)
    marked = card.turn or card.won
    pen.rectangle((0, 0, wide - 1, high - 1), outline=ACCENT if marked else INK, width=7 if marked else 2)


def _stock(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card) -> None:
    """Knights in reserve, stacks of blocks from the tallest to the lowest place, cards in hand and deck."""
    left = 24
    left = _count(image, pen, knight(card.colour, ICON), card.reserve, left) + 18
    for number, blocks in enumerate(card.stacks):
        stack = pile(blocks, used=number == card.stack)
        image.paste(stack, (left, 158 - stack.height), stack)
        left += stack.width + 6
    if card.kept:
        write(pen, (left + 4, 150), "+", "label-bold", SMALL)
        left = _count(image, pen, block(BLOCK[0]), card.kept, left + 24)
    right = CARD[0] - 20
    if card.deck is not None:
        right = _count_left(image, pen, card_back(44, many=True), card.deck, right) - 16
    _count_left(image, pen, card_back(44), card.hand, right)


def _count(image: Image.Image, pen: ImageDraw.ImageDraw, sprite: Image.Image, count: int, left: int) -> int:
    """An icon and how many there are; says where it ends."""
    image.paste(sprite, (left, 158 - sprite.height), sprite)
    left += sprite.width + 3
    return left + write(pen, (left, 150), str(count), "label-bold", SMALL, colour=INK if count else INK_PALE)


def _count_left(image: Image.Image, pen: ImageDraw.ImageDraw, sprite: Image.Image, count: int, right: int) -> int:
    """The same up to the right; says where it begins."""
    colour = INK if count else INK_PALE
    right -= write(pen, (right, 150), str(count), "label-bold", SMALL, anchor="rs", colour=colour)
    right -= sprite.width + 4
    image.paste(sprite, (right, 158 - sprite.height), sprite)
    return right
