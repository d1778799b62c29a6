"""T-33: between two years whoever is furthest behind may move the king, and names who begins."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal, Words, words
from rules.torres.land import BIT, Square, name, names
from rules.torres.phrases import off_board, refuse, square_label, squares_near, taken
from rules.torres.position import Position
from rules.torres.view import StepView

STAY = "stay"


def _squares(position: Position, seat: int) -> OneOf:
    return OneOf([STAY, *names(position.towers.footprint & position.free)])


def _why(position: Position, seat: int, square: Square) -> Refusal:
    if absent := off_board(square):
        return absent
    return taken(position, "T-33", BIT[square]) or refuse("T-33", "king-ground", square, square=square)


def _label(position: Position, seat: int, square: Square) -> Words:
    return words("torres-label-stay") if square == STAY else square_label(position, seat, square)


def _own(position: Position, seat: int, square: Square) -> int:
    """How many of one's own knights are in the castle that the king would be in."""
    king = position.king if square == STAY else BIT[square]
    return (position.towers.plan.castle_at(king) & position.players[seat].knights).bit_count()


def _outcome(position: Position, seat: int, square: Square) -> Words | None:
    own = _own(position, seat, square)
    return words("torres-outcome-own", count=own) if own else None


class King(Action, frozen=True, tag="king"):
    """T-33: the king goes to a free block of any castle, or stays."""

    rule = "T-33"

    square: Annotated[Square, Ask(_squares, "T-33", _why, _label, squares_near, outcome=_outcome, likely=_own)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        position = flow.state
        position.last_seat = seat
        if self.square == STAY:
            position.last = [StepView("stay")]
            flow.say("torres-event-stay", seat=seat)
            return
        position.last = [StepView("king", self.square, name(position.king))]
        position.king = BIT[self.square]
        flow.say("torres-event-king", places=(self.square,), seat=seat, square=self.square)


def _seats(position: Position, seat: int) -> OneOf:
    return OneOf(range(position.seats))


def _no_seat(position: Position, seat: int, player: int) -> Refusal:
    return refuse("T-33", "first-seat")


def _seat_label(position: Position, seat: int, player: int) -> Words:
    return words("torres-label-player", seat=player)


class First(Action, frozen=True, tag="first"):
    """T-33: who begins the next year."""

    rule = "T-33"

    player: Annotated[int, Ask(_seats, "T-33", _no_seat, _seat_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.starter = self.player
        flow.state.last_seat = seat
        flow.state.note(StepView("first", amount=self.player))
        flow.say("torres-event-first", seat=seat, starter_seat=self.player)
