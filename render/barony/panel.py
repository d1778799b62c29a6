"""The players' cards under the board: name, title, points, what is left in reserve, and the tokens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render.barony.coins import GOLDS, coin, token
from render.barony.inks import inks
from render.barony.layout import WIDTH
from render.barony.pieces import piece
from render.paper import ACCENT, FRAME, INK, INK_PALE, INK_SOFT, PARCHMENT_DEEP, PARCHMENT_LIGHT
from render.picture import Scene
from render.seats import crown, seat_of, shield
from render.type import width, write
from rules.barony.view import BaronyView, Kind, SeatView

KINDS: tuple[Kind, ...] = ("knight", "village", "stronghold", "city")
SMALL = 34  # the least size of type that matters

EDGE = FRAME + 16
GAP = 14
ICON = 44
FULL_TRACK = 90
TITLE_WORTH = 15
CARD = ((WIDTH - 2 * EDGE - GAP) // 2, 168)


@dataclass(frozen=True)
class Card:
    """All that a card shows, in the words of its language."""

    colour: str
    name: str
    title: str
    points: str
    score: int
    gold: int
    reserve: tuple[int, ...]
    tokens: tuple[int, ...]
    turn: bool
    won: bool


def card_of(view: BaronyView, seat: SeatView, scene: Scene) -> Card:
    points = view.outcome.scores[seat.seat] if view.outcome else seat.track
    title = scene.say(f"barony-title-{seat.rank}")
    if view.outcome:
        title = scene.say("barony-picture-reckoning", title=title, track=seat.track, silver=seat.silver)
    return Card(
        colour=seat.colour,
        name=scene.names[seat.seat],
        title=title,
        points=scene.say("render-points", points=points),
        score=points,
        gold=sum(GOLDS[terrain] * seat.tokens.get(terrain, 0) for terrain in GOLDS),
        reserve=tuple(seat.reserve.get(kind, 0) for kind in KINDS),
        tokens=tuple(seat.tokens.get(terrain, 0) for terrain in GOLDS),
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
    _track(pen, card)
    crest = shield(card.colour, 88)
    image.paste(crest, (17, 6), crest)
    right = CARD[0] - 20
    points = write(pen, (right, 50), card.points, "label-bold", 46, anchor="rs")
    if card.won:
        laurel = crown(50)
        image.paste(laurel, (right - points - 60, 8), laurel)
        points += 62
    write(pen, (114, 46), card.name, "title", 40, room=right - points - 128)
    gold = _purse(image, pen, card, right)
    write(pen, (114, 88), card.title, "label", SMALL, room=right - gold - 124, colour=INK_SOFT)
    _stock(image, pen, card)
    return inks().set(image)


def _border(pen: ImageDraw.ImageDraw, card: Card) -> None:
    wide, high = CARD
    pen.rectangle((0, 0, 10, high), fill=seat_of(card.colour).colour)
    pen.line((11, 0, 11, high), INK, 2)
    marked = card.turn or card.won
    pen.rectangle((0, 0, wide - 1, high - 1), outline=ACCENT if marked else INK, width=7 if marked else 2)


def _track(pen: ImageDraw.ImageDraw, card: Card) -> None:
    """How far the counter has come, in the same measure on every card; a notch for every title's worth."""
    left, right, top = 26, CARD[0] - 20, 100
    reach = left + (right - left) * min(card.score, FULL_TRACK) // FULL_TRACK
    pen.rectangle((left, top, right, top + 9), fill=PARCHMENT_DEEP, outline=INK_PALE)
    if card.score:
        pen.rectangle((left, top, reach, top + 9), fill=seat_of(card.colour).colour, outline=INK, width=2)
    for notch in range(TITLE_WORTH, FULL_TRACK, TITLE_WORTH):
        x = left + (right - left) * notch // FULL_TRACK
        pen.line((x, top, x, top + 9), INK, 2)


def _purse(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card, right: int) -> int:
    """What the tokens are worth in gold, on a coin at the right; says how wide it is."""
    text = str(card.gold)
    width = write(pen, (right, 88), text, "label-bold", SMALL, anchor="rs")
    mark = coin(34)
    image.paste(mark, (right - width - 40, 60), mark)
    return width + 52


def _stock(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card) -> None:
    """The reserve from the left, the tokens up to the right, as far apart as there is room."""
    reserve = [(piece(kind, card.colour, ICON), count) for kind, count in zip(KINDS, card.reserve, strict=True)]
    tokens = [(token(terrain, ICON), count) for terrain, count in zip(GOLDS, card.tokens, strict=True)]
    widths = [ICON + 2 + width("label-bold", SMALL, str(count)) for _, count in (*reserve, *tokens)]
    left, right = 24, CARD[0] - 20
    gap = min(14, (right - left - sum(widths)) // 8)
    _row(image, pen, reserve, left, gap)
    _row(image, pen, tokens, right - sum(widths[4:]) - 3 * gap, gap)


def _row(
    image: Image.Image, pen: ImageDraw.ImageDraw, items: list[tuple[Image.Image, int]], left: int, gap: int
) -> None:
    for sprite, count in items:
        image.paste(sprite, (left, 116), sprite)
        colour = INK if count else INK_PALE
        left += ICON + 2
        left += write(pen, (left, 150), str(count), "label-bold", SMALL, colour=colour) + gap
