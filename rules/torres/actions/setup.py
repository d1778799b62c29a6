"""T-6, T-40: the set-up. What is to be placed next follows from what stands already."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.core import Action, Ask, Flow, OneOf, Refusal
from rules.torres.data import START, START_STEPS
from rules.torres.land import ALL, BIT, Square, Squares, around, name, names
from rules.torres.phrases import off_board, refuse, square_label, squares_near, taken
from rules.torres.position import Position
from rules.torres.view import StepView

Stage = Literal["block", "knight", "king"]


def stage(position: Position) -> Stage | None:
    """What comes next in the set-up; None once it is done."""
    if position.towers.footprint.bit_count() < len(START):
        return "block"
    if not all(player.knights for player in position.players):
        return "knight"
    return None if position.king else "king"


def placer(position: Position) -> int:
    """Whose turn it is in the set-up. The last player also places the king."""
    if stage(position) == "block":
        placed = position.towers.footprint.bit_count()
    elif stage(position) == "knight":
        placed = sum(1 for player in position.players if player.knights)
    else:
        placed = position.seats - 1
    return (position.first + placed) % position.seats


def too_near(towers: Squares) -> Squares:
    """T-40: squares less than three steps from a start block, itself included."""
    for _ in range(START_STEPS - 1):
        towers |= around(towers)
    return towers


def _open(position: Position) -> Squares:
    if stage(position) == "block":
        return ALL & ~too_near(position.towers.footprint)
    return position.towers.footprint & position.free


def _squares(position: Position, seat: int) -> OneOf:
    return OneOf(names(_open(position)))


def _why(position: Position, seat: int, square: Square) -> Refusal:
    if absent := off_board(square):
        return absent
    bit, blocks = BIT[square], position.towers.footprint
    if stage(position) == "block":
        near = next(other for other in names(blocks) if too_near(BIT[other]) & bit)
        return refuse("T-40", "setup-near", square, near, square=square, other=near)
    if not bit & blocks:
        return refuse("T-6", "setup-no-castle", square, square=square)
    return taken(position, "T-6", bit) or refuse("T-6", "setup-no-castle", square, square=square)


class SetUp(Action, frozen=True, tag="setup"):
    """T-6, T-40: a start block, one's first knight, or the king."""

    rule = "T-6"

    square: Annotated[Square, Ask(_squares, "T-6", _why, square_label, squares_near)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        position, bit = flow.state, BIT[self.square]
        what = stage(position)
        assert what is not None
        if what == "block":
            position.towers.add(bit)
            position.supply -= 1
        elif what == "knight":
            position.players[seat].knights = bit
        else:
            position.king = bit
        if position.last_seat != seat:
            position.last = []
        position.last_seat = seat
        position.note(StepView(what, name(bit)))
        flow.say(f"torres-event-setup-{what}", places=(self.square,), seat=seat, square=self.square)
