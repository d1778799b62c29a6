"""The frame of the players' cards under a board: in rows of two, each with a crest, a name and points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from PIL import Image, ImageDraw

from render.paper import ACCENT, FRAME, INK, PARCHMENT_LIGHT, Colour
from render.picture import Scene
from render.seats import crown, seat_of, shield
from render.sheet import Spot
from render.sizes import LEAST
from render.type import write
from render.words import name_of
from rules.core.view import View

SMALL = LEAST
EDGE = FRAME + 16
GAP = 14
MARGIN = 20  # between what is written and the right border
_CREST = 88
LEFT = _CREST + 26  # where lines beside the crest begin


class Seated(Protocol):
    @property
    def seat(self) -> int: ...


AnySeat = TypeVar("AnySeat", bound=Seated)


def ranked(view: View, seats: Sequence[AnySeat]) -> list[AnySeat]:
    """The players in the order of their seats; at the end in that of their points, who has won first."""
    over = view.outcome
    if over is None:
        return list(seats)
    return sorted(seats, key=lambda seat: (seat.seat not in over.winners, -over.scores[seat.seat], seat.seat))


@dataclass(frozen=True)
class Plates:
    """How the cards of one game lie on a page of this width."""

    page: int
    high: int

    @property
    def wide(self) -> int:
        return (self.page - 2 * EDGE - GAP) // 2

    def height(self, players: int) -> int:
        """Of all cards together."""
        rows = (players + 1) // 2
        return rows * self.high + (rows - 1) * GAP + EDGE

    def spot(self, number: int, top: int) -> Spot:
        """Where a card's corner goes."""
        return EDGE + number % 2 * (self.wide + GAP), top + number // 2 * (self.high + GAP)

    def width_of(self, number: int, players: int) -> int:
        """An odd last card is as wide as the page."""
        return self.page - 2 * EDGE if players % 2 and number == players - 1 else self.wide

    def blank(self, wide: int) -> Image.Image:
        return Image.new("RGB", (wide, self.high), PARCHMENT_LIGHT)


@dataclass(frozen=True)
class Holder:
    """Whose card it is: what all games say of a player."""

    colour: str
    name: str
    points: str
    turn: bool
    won: bool


def holder_of(view: View, scene: Scene, seat: int, colour: str, points: int) -> Holder:
    over = view.outcome
    return Holder(
        colour=colour,
        name=name_of(scene, seat),
        points=scene.say("render-points", points=points),
        turn=seat in view.awaited and over is None,
        won=over is not None and seat in over.winners,
    )


def border(pen: ImageDraw.ImageDraw, size: tuple[int, int], colour: Colour, *, marked: bool) -> None:
    wide, high = size
    edge, bar = (8, 12) if marked else (0, 10)
    pen.rectangle((edge, edge, edge + bar, high - edge), fill=colour)
    pen.line((edge + bar + 1, edge, edge + bar + 1, high - edge), INK, 2)
    pen.rectangle((0, 0, wide - 1, high - 1), outline=INK, width=8 if marked else 2)
    if marked:
        pen.rectangle((1, 1, wide - 2, high - 2), outline=ACCENT, width=5)


def inscribe(image: Image.Image, pen: ImageDraw.ImageDraw, holder: Holder) -> None:
    """The border, crest, name and points, and a crown for a winner."""
    border(pen, image.size, seat_of(holder.colour).colour, marked=holder.turn or holder.won)
    crest = shield(holder.colour, _CREST)
    image.paste(crest, (22, 6), crest)
    right = image.width - MARGIN
    points = write(pen, (right, 47), holder.points, "label-bold", 46, anchor="rs")
    if holder.won:
        laurel = crown(50)
        image.paste(laurel, (right - points - 60, 5), laurel)
        points += 62
    write(pen, (LEFT, 46), holder.name, "title", 40, room=right - points - LEFT - 14)
