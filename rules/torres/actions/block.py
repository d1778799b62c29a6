"""T-17: building."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal, Words, words
from rules.torres.land import BIT, Square, Squares, around, names
from rules.torres.phrases import no_points, no_site, place_label, refuse, squares_near
from rules.torres.position import Position
from rules.torres.stocks import in_use
from rules.torres.view import StepView
from rules.torres.ways import sites


def _squares(position: Position, seat: int) -> OneOf:
    if not position.turn.points or in_use(position.players[seat], position.turn) is None:
        return OneOf(())
    return OneOf(names(sites(position.towers, position.free)))


def _why(position: Position, seat: int, square: Square) -> Refusal:
    return no_site(position, "T-17", square)


def _castle(position: Position, square: Square) -> Squares:
    """The castle that a block on this square would belong to, as it is now."""
    bit, plan = BIT[square], position.towers.plan
    return plan.castle_at(bit) or plan.castle_at(around(bit) & position.towers.footprint)


def block_outcome(position: Position, seat: int, square: Square) -> Words:
    """What the block would do: a storey more, or a larger castle."""
    level, area = position.towers.level(BIT[square]), _castle(position, square).bit_count()
    if level:
        return words("torres-outcome-storey", level=level, higher=level + 1)
    return words("torres-outcome-annex", area=area, larger=area + 1)


def block_likely(position: Position, seat: int, square: Square) -> float:
    """One builds where one's own knights stand."""
    return (position.players[seat].knights & _castle(position, square)).bit_count()


class Block(Action, frozen=True, tag="block"):
    """T-17: a block from the stack in use, on or beside a castle."""

    rule = "T-17"

    square: Annotated[
        Square, Ask(_squares, "T-17", _why, place_label, squares_near, outcome=block_outcome, likely=block_likely)
    ]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if in_use(state.players[seat], state.turn) is None:
            return refuse("T-12", "stack-used-up" if state.turn.building else "stack-none")
        return no_points(state, "T-17", 1) or (None if _squares(state, seat) else refuse("T-17", "block-nowhere"))

    def apply(self, flow: Flow[Position], seat: int) -> None:
        position, player, turn = flow.state, flow.state.players[seat], flow.state.turn
        turn.stack = in_use(player, turn)
        assert turn.stack is not None
        turn.building = True
        turn.points -= 1
        player.stacks[turn.stack] -= 1
        position.towers.add(BIT[self.square])
        position.note(StepView("block", self.square))
        say_block(flow, seat, self.square, "block")


def say_block(flow: Flow[Position], seat: int, square: Square, key: str) -> None:
    """A block has come to a square: tell how high it is there now, and how large the castle."""
    if not flow.heard:
        return
    towers, bit = flow.state.towers, BIT[square]
    area = towers.plan.castle_at(bit).bit_count()
    level = towers.level(bit)
    flow.say(f"torres-event-{key}", places=(square,), seat=seat, square=square, level=level, area=area)
