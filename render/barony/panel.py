"""The players' cards under the board: name, title, points, what is left in reserve, and the tokens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render.barony.inks import inks
from render.barony.layout import WIDTH
from render.barony.pieces import piece
from render.barony.terrain import hex_mask, tile
from render.paper import ACCENT, FRAME, GOLD, GOLD_DEEP, INK, INK_SOFT, PARCHMENT_EDGE, PARCHMENT_LIGHT, SILVER, mix
from render.picture import Scene
from render.seats import seat_of, shield
from render.sheet import Patch, patch
from render.type import font, write
from rules.barony.land import Terrain
from rules.barony.view import BaronyView, Kind, SeatView

GOLDS: dict[Terrain, int] = {"field": 5, "plain": 4, "forest": 3, "mountain": 2}  # B-4
KINDS: tuple[Kind, ...] = ("knight", "village", "stronghold", "city")
SMALL = 34  # the least size of type that matters

EDGE = FRAME + 16
GAP = 14
CARD = ((WIDTH - 2 * EDGE - GAP) // 2, 168)


@dataclass(frozen=True)
class Card:
    """All that a card shows, in the words of its language."""

    colour: str
    name: str
    title: str
    points: str
    gold: int
    silver: int
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
        gold=sum(GOLDS[terrain] * seat.tokens.get(terrain, 0) for terrain in GOLDS),
        silver=seat.silver,
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


@lru_cache(maxsize=512)
def card_patch(card: Card) -> Patch:
    image = Image.new("RGB", CARD, PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    _border(pen, card)
    crest = shield(card.colour, 88)
    image.paste(crest, (16, 6), crest)
    room = CARD[0] - 40
    points = write(pen, (room + 22, 50), card.points, "label-bold", 46, anchor="rs")
    write(pen, (112, 46), card.name, "title", 40, room=room - points - 112)
    gold = _purse(image, pen, card)
    write(pen, (112, 88), card.title, "label", SMALL, room=room - gold - 96, colour=INK_SOFT)
    _reserve(image, pen, card)
    _tokens(image, pen, card)
    return patch(image, inks())


def _border(pen: ImageDraw.ImageDraw, card: Card) -> None:
    wide, high = CARD
    colour = seat_of(card.colour).colour
    pen.rectangle((0, 0, 9, high), fill=colour)
    pen.line((10, 0, 10, high), INK, 2)
    marked = card.turn or card.won
    pen.rectangle((0, 0, wide - 1, high - 1), outline=ACCENT if marked else INK, width=7 if marked else 2)
    pen.line((26, 104, wide - 22, 104), PARCHMENT_EDGE, 2)


def _purse(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card) -> int:
    """What the tokens are worth in gold, on a coin at the right; says how wide it is."""
    text = str(card.gold)
    coin = _coin(36)
    right = CARD[0] - 18
    width = round(font("label-bold", SMALL).getlength(text))
    write(pen, (right, 88), text, "label-bold", SMALL, anchor="rs")
    image.paste(coin, (right - width - 44, 59), coin)
    return width + 56


@lru_cache(maxsize=8)
def _coin(size: int) -> Image.Image:
    fine = 4
    image = Image.new("RGBA", (size * fine, size * fine), (*GOLD_DEEP, 0))
    pen = ImageDraw.Draw(image)
    pen.ellipse((2, 2, size * fine - 3, size * fine - 3), fill=GOLD, outline=INK, width=fine * 2)
    inner = fine * 7
    box = (inner, inner, size * fine - inner, size * fine - inner)
    pen.ellipse(box, outline=GOLD_DEEP, width=fine * 2)
    return image.resize((size, size), Image.Resampling.LANCZOS)


def _reserve(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card) -> None:
    left = 22
    for kind, count in zip(KINDS, card.reserve, strict=True):
        sprite = piece(kind, card.colour, 46)
        image.paste(sprite, (left, 110), sprite)
        write(pen, (left + 48, 148), str(count), "label-bold", SMALL, colour=INK if count else INK_SOFT)
        left += 86 if kind == "village" else 72


@lru_cache(maxsize=16)
def token(terrain: Terrain, size: int) -> Image.Image:
    """A token: its hex of land, inked around, with the gold it is worth."""
    fine = 4
    side = size * fine / 2 - fine * 2
    land = tile(terrain, 1, side)
    image = Image.new("RGBA", (size * fine, size * fine), (*INK, 0))
    rim, inner = hex_mask(side + fine * 1.5), hex_mask(side)
    image.paste((*INK, 255), (round((image.width - rim.width) / 2), round((image.height - rim.height) / 2)), rim)
    image.paste(land, (round((image.width - land.width) / 2), round((image.height - land.height) / 2)), inner)
    return image.resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=16)
def _worth(value: int) -> Image.Image:
    """The small coin on a token with its gold."""
    coin = _coin(27).copy()
    pen = ImageDraw.Draw(coin)
    pen.ellipse((4, 4, 22, 22), fill=mix(GOLD, PARCHMENT_LIGHT, 0.55))
    pen.text((13.5, 20.5), str(value), INK, font("label-bold", 22), anchor="ms")
    return coin


def _tokens(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card) -> None:
    left = CARD[0] - 4 * 70 - 8
    pen.line((left - 10, 112, left - 10, CARD[1] - 14), PARCHMENT_EDGE, 2)
    for (terrain, value), count in zip(GOLDS.items(), card.tokens, strict=True):
        sprite = token(terrain, 46)
        image.paste(sprite, (left, 112), sprite)
        coin = _worth(value)
        image.paste(coin, (left - 4, 134), coin)
        colour = INK if count else mix(SILVER, INK_SOFT, 0.4)
        write(pen, (left + 47, 148), str(count), "label-bold", SMALL, colour=colour)
        left += 70
