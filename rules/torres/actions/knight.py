"""T-14: new knights."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal
from rules.torres.data import KNIGHT_COST
from rules.torres.land import BIT, Square, Squares, around, each, names
from rules.torres.outlook import gain, points_outcome
from rules.torres.phrases import no_points, off_board, refuse, square_label, squares_near, taken
from rules.torres.position import Position
from rules.torres.view import StepView
from rules.torres.ways import placements


def _open(position: Position, seat: int) -> Squares:
    player = position.players[seat]
    if position.turn.points < KNIGHT_COST or not player.reserve:
        return 0
    return placements(position.towers, player.knights, position.free)


def _squares(position: Position, seat: int) -> OneOf:
    return OneOf(names(_open(position, seat)))


def no_placement(position: Position, rule: str, knights: Squares, square: Square) -> Refusal:
    """T-14: why a knight cannot be put there beside one of these."""
    if absent := off_board(square):
        return absent
    bit = BIT[square]
    if somebody := taken(position, rule, bit):
        return somebody
    if not around(bit) & knights:
        return refuse(rule, "knight-far", square, square=square)
    level = max(position.towers.level(knight) for knight in each(around(bit) & knights))
    return refuse(rule, "knight-high", square, square=square, level=position.towers.level(bit), own=level)


def _why(position: Position, seat: int, square: Square) -> Refusal:
    return no_placement(position, "T-14", position.players[seat].knights, square)


class PlaceKnight(Action, frozen=True, tag="knight"):
    """T-14: a knight from the reserve, beside one on the board."""

    rule = "T-14"

    square: Annotated[
        Square, Ask(_squares, "T-14", _why, square_label, squares_near, outcome=points_outcome, likely=gain)
    ]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if not state.players[seat].reserve:
            return refuse("T-14", "knight-none")
        if poor := no_points(state, "T-14", KNIGHT_COST):
            return poor
        return None if _open(state, seat) else refuse("T-14", "knight-nowhere")

    def apply(self, flow: Flow[Position], seat: int) -> None:
        position, bit = flow.state, BIT[self.square]
        position.players[seat].knights |= bit
        position.turn.points -= KNIGHT_COST
        position.note(StepView("knight", self.square))
        if not flow.heard:
            return
        level = position.towers.level(bit)
        flow.say("torres-event-knight", places=(self.square,), seat=seat, square=self.square, level=level)
