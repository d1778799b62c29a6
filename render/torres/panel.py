"""Below the board: the players' cards, and the master card of the advanced game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render.paper import ACCENT, INK, INK_PALE, INK_SOFT, PARCHMENT_LIGHT
from render.picture import Scene
from render.seats import crown, seat_of, shield
from render.torres.figures import knight
from render.torres.inks import inks
from render.torres.layout import CARD, EDGE, LABEL, MASTER, WIDTH
from render.torres.stones import stone
from render.type import fit, plain, width, write
from rules.torres.view import SeatView, TorresView

_BLOCK = (30, 13)


@dataclass(frozen=True)
class Card:
    """All that a player's card shows, in the words of its language."""

    colour: str
    name: str
    points: str
    worth: str
    reserve: int
    stacks: tuple[int, ...]
    in_use: int | None
    kept: int
    cards: str
    turn: bool
    won: bool


def card_of(view: TorresView, seat: SeatView, scene: Scene) -> Card:
    running = view.outcome is None
    on_turn = view.turn is not None and view.turn.seat == seat.seat
    return Card(
        colour=seat.colour,
        name=scene.names[seat.seat],
        points=scene.say("render-points", points=seat.score),
        worth=scene.say("torres-picture-worth", points=seat.worth) if running and view.king else "",
        reserve=seat.reserve,
        stacks=seat.stacks,
        in_use=view.turn.stack if view.turn is not None and on_turn else None,
        kept=seat.kept,
        cards=scene.say("torres-picture-cards", count=seat.hand),
        turn=running and seat.seat in view.awaited,
        won=view.outcome is not None and seat.seat in view.outcome.winners,
    )


@lru_cache(maxsize=64)
def drawn_card(card: Card) -> Image.Image:
    image = Image.new("RGB", CARD, PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    wide, high = CARD
    pen.rectangle((0, 0, 10, high), fill=seat_of(card.colour).colour)
    pen.line((11, 0, 11, high), INK, 2)
    marked = card.turn or card.won
    pen.rectangle((0, 0, wide - 1, high - 1), outline=ACCENT if marked else INK, width=7 if marked else 2)
    crest = shield(card.colour, 92)
    image.paste(crest, (18, 8), crest)
    right = wide - 20
    points = write(pen, (right, 52), card.points, "label-bold", 46, anchor="rs")
    if card.won:
        laurel = crown(50)
        image.paste(laurel, (right - points - 60, 8), laurel)
        points += 62
    write(pen, (118, 50), card.name, "title", 40, room=right - points - 132)
    write(pen, (118, 92), card.worth, "label", LABEL, room=right - 126, colour=INK_SOFT)
    _stock(image, pen, card)
    return inks().set(image)


def _stock(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card) -> None:
    """Knights in reserve, stacks of blocks, cards in hand."""
    figure = knight(card.colour, 44)
    image.paste(figure, (26, 100), figure)
    left = 76 + write(pen, (74, 135), f"×{card.reserve}", "label-bold", LABEL) + 18
    for place, blocks in enumerate(card.stacks):
        left = _stack(pen, left, blocks, place == card.in_use) + 10
    if card.kept:
        left = _stack(pen, left + 10, card.kept, used=False) + 10
    write(pen, (CARD[0] - 20, 135), card.cards, "label", LABEL, anchor="rs", room=CARD[0] - 30 - left, colour=INK_SOFT)


def _stack(pen: ImageDraw.ImageDraw, left: int, blocks: int, used: bool) -> int:
    """One stack of blocks; the one in use in the accent. An empty one is a bare line."""
    wide, high = _BLOCK
    for block in range(blocks):
        bottom = 138 - block * high
        pen.rectangle((left, bottom - high, left + wide, bottom), fill=stone(2), outline=ACCENT if used else INK, width=2)
    pen.line((left - 2, 139, left + wide + 2, 139), ACCENT if used else INK if blocks else INK_PALE, 3)
    return left + wide


def wrapped(size: int, text: str, room: int, lines: int) -> list[str]:
    """The text in lines that fit; the last is cut if it must be."""
    found: list[str] = []
    line = ""
    for word in plain("label", text).split():
        longer = f"{line} {word}".strip()
        if line and width("label", size, longer) > room:
            found.append(line)
            line = word
        else:
            line = longer
    found.append(line)
    if len(found) > lines:
        found = [*found[: lines - 1], " ".join(found[lines - 1 :])]
    return [fit("label", size, part, room) for part in found]


@lru_cache(maxsize=16)
def drawn_master(title: str, text: str) -> Image.Image:
    """The open master card: its name, and what it pays for."""
    image = Image.new("RGB", (WIDTH - 2 * EDGE, MASTER), PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, image.width - 1, MASTER - 1), outline=INK, width=2)
    seal = crown(64)
    image.paste(seal, (18, 24), seal)
    left = 100
    lines = wrapped(LABEL, text, image.width - left - 20, 2)
    baseline = 38 if len(lines) > 1 else 52
    write(pen, (left, baseline), title, "title-bold", 34 if len(lines) > 1 else 40)
    for row, line in enumerate(lines, 1):
        write(pen, (left, baseline + row * 38), line, "label", LABEL, colour=INK_SOFT)
    return inks().set(image)
