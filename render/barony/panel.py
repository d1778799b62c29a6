"""The players' cards under the board: name, title, points, what is left in reserve, and the tokens."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.barony.coins import coin, counted
from render.barony.coronets import coronet
from render.barony.inks import inks
from render.barony.layout import WIDTH
from render.barony.pieces import piece
from render.keep import kept
from render.paper import INK, INK_FAINT, INK_PALE, INK_SOFT, PARCHMENT_DEEP
from render.picture import Scene
from render.plates import LEFT, MARGIN, SMALL, Holder, Plates, holder_of, inscribe
from render.seats import seat_of
from render.sheet import Spot
from render.type import width, write
from rules.barony.data import GOLD, POINTS_PER_RANK, RESOURCES, SUPPLY
from rules.barony.view import BaronyView, SeatView

PLATES = Plates(page=WIDTH, high=188)
ICON = 44
_NEAR, _FAR = 6, 22  # between things in a row
_TOKEN = 60
_BAR = 14
_CORONET = 36
FULL_TRACK = 90


@dataclass(frozen=True)
class Card:
    """All that a card shows, in the words of its language."""

    wide: int
    holder: Holder
    title: str
    rank: int
    score: int
    gold: int
    reserve: tuple[int, ...]  # empty once the game is over
    tokens: tuple[int, ...]

    @property
    def right(self) -> int:
        """Where lines end."""
        return self.wide - MARGIN


def card_of(view: BaronyView, seat: SeatView, scene: Scene, wide: int = PLATES.wide) -> Card:
    points = view.outcome.scores[seat.seat] if view.outcome else seat.track
    title = scene.say(f"barony-title-{seat.rank}")
    if view.outcome:
        title = reckoning(view, seat, scene)
    return Card(
        wide=wide,
        holder=holder_of(view, scene, seat.seat, seat.colour, points),
        title=title,
        rank=seat.rank,
        score=points,
        gold=sum(worth * seat.tokens.get(terrain, 0) for terrain, worth in GOLD.items()),
        reserve=() if view.outcome else tuple(seat.reserve.get(kind, 0) for kind in SUPPLY),
        tokens=tuple(seat.tokens.get(terrain, 0) for terrain in RESOURCES),
    )


def reckoning(view: BaronyView, seat: SeatView, scene: Scene) -> str:
    """Where the points came from; and why this one won, if another has as many (B-22)."""
    title = scene.say(f"barony-title-{seat.rank}")
    scores, winners = (view.outcome.scores, view.outcome.winners) if view.outcome else ((), ())
    tied = seat.seat in winners and scores.count(scores[seat.seat]) > len(winners)
    key = "barony-picture-tie" if tied else "barony-picture-reckoning"
    return scene.say(key, title=title, track=seat.track, silver=seat.silver)


@kept
def drawn_card(card: Card) -> Image.Image:
    image, right = PLATES.blank(card.wide), card.right
    pen = ImageDraw.Draw(image)
    inscribe(image, pen, card.holder)
    _track(pen, card)
    stock = _reserve(image, pen, card, right)
    left, room = LEFT, right - stock - LEFT - 12
    if width("label", SMALL, card.title) + _CORONET <= room:
        mark = coronet(card.rank, _CORONET)
        image.paste(mark, (LEFT - 4, 94 - _CORONET), mark)
        left += _CORONET
    write(pen, (left, 91), card.title, "label", SMALL, room=room, colour=INK_SOFT)
    _tokens(image, card)
    _purse(image, pen, card, right)
    return inks().set(image)


def _track(pen: ImageDraw.ImageDraw, card: Card) -> None:
    """How far the counter has come, in the same measure on every card; a notch for every title's worth."""
    left, right, top = 26, PLATES.wide - MARGIN, 102
    reach = left + (right - left) * min(card.score, FULL_TRACK) // FULL_TRACK
    pen.rectangle((left, top, right, top + _BAR), fill=PARCHMENT_DEEP, outline=INK_PALE)
    if card.score:
        pen.rectangle((left, top, reach, top + _BAR), fill=seat_of(card.holder.colour).colour, outline=INK, width=2)
    for notch in range(POINTS_PER_RANK, FULL_TRACK, POINTS_PER_RANK):
        x = left + (right - left) * notch // FULL_TRACK
        pen.line((x, top, x, top + _BAR), INK, 2)


def _reserve(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card, right: int) -> int:
    """What is left to build with, beside the title; says how wide it is."""
    items = [(piece(kind, card.holder.colour, ICON), count) for kind, count in zip(SUPPLY, card.reserve, strict=False)]
    wide = sum(_item_width(count) for _, count in items) + _NEAR * (len(items) - 1)
    _row(image, pen, items, (right - wide, 57), _NEAR)
    return max(0, wide)


def _tokens(image: Image.Image, card: Card) -> None:
    for column, (terrain, count) in enumerate(zip(RESOURCES, card.tokens, strict=True)):
        sprite = counted(terrain, count, _TOKEN)
        image.paste(sprite, (26 + column * (_TOKEN + _FAR), 122), sprite)


def _purse(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card, right: int) -> None:
    """What the tokens are worth in gold, at the end of their row."""
    wide = write(pen, (right, 166), str(card.gold), "label-bold", SMALL, anchor="rs")
    mark = coin(34)
    image.paste(mark, (right - wide - 40, 138), mark)


def _item_width(count: int) -> int:
    return ICON + 2 + width("label-bold", SMALL, str(count))


def _row(
    image: Image.Image, pen: ImageDraw.ImageDraw, items: list[tuple[Image.Image, int]], corner: Spot, gap: int
) -> None:
    """Sprites in a row, each with its count."""
    left, top = corner
    for sprite, count in items:
        image.paste(sprite, (left, top), sprite)
        colour = INK if count else INK_FAINT
        write(pen, (left + ICON + 2, top + 34), str(count), "label-bold", SMALL, colour=colour)
        left += _item_width(count) + gap
