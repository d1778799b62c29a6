"""T-15, T-16: knights walk, or go through a castle's doors."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, Matters, OneOf, Refusal, Words
from rules.torres.land import BIT, Square, around, names
from rules.torres.outlook import gain, points_outcome
from rules.torres.phrases import no_points, not_yours, off_board, refuse, square_label, squares_near, taken
from rules.torres.position import Position
from rules.torres.view import StepView
from rules.torres.ways import all_doors, entered, movable, moves, steps


def _origins(position: Position, seat: int) -> OneOf:
    return OneOf(names(movable(position, seat)) if position.turn.points else ())


def _no_origin(position: Position, seat: int, origin: Square) -> Refusal:
    return not_yours(position, "T-15", seat, origin) or refuse("T-15", "move-stuck", origin, square=origin)


def _targets(position: Position, seat: int, origin: Square) -> OneOf:
    return OneOf(names(moves(position, BIT[origin], position.free)))


def _no_target(position: Position, seat: int, origin: Square, target: Square) -> Refusal:
    if absent := off_board(target):
        return absent
    start, goal, towers = BIT[origin], BIT[target], position.towers
    if somebody := taken(position, "T-15", goal):
        return somebody
    level, height = towers.level(start), towers.level(goal)
    if around(start) & goal:
        return refuse("T-15", "move-steep", origin, target, target=target, level=level, height=height)
    if not entered(towers, start):
        return refuse("T-15", "move-far", origin, target, origin=origin, target=target)
    if not all_doors(towers, start, position.free) & goal:
        return refuse("T-16", "door-none", origin, target, origin=origin, target=target)
    if height > level:
        return refuse("T-16", "door-up", origin, target, target=target, level=level, height=height)
    return refuse("T-16", "door-path", origin, target, origin=origin, target=target)


def _outcome(position: Position, seat: int, origin: Square, target: Square) -> Words | None:
    return points_outcome(position, seat, target, origin)


def _likely(position: Position, seat: int, origin: Square, target: Square) -> float:
    return gain(position, seat, target, origin)


class Move(Action, frozen=True, tag="move"):
    """T-15, T-16: one knight, one step or one way through a castle."""

    rule = "T-15"

    origin: Annotated[Square, Ask(_origins, "T-15", _no_origin, square_label, squares_near)]
    target: Annotated[
        Square, Ask(_targets, "T-15", _no_target, square_label, squares_near, outcome=_outcome, likely=_likely)
    ]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if poor := no_points(state, "T-15", 1):
            return poor
        return None if movable(state, seat) else refuse("T-15", "move-all-stuck")

    def touches(self, state: Position, seat: int) -> Matters:
        return ("border",)

    def again(self) -> tuple[Square, ...]:
        return (self.target,)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        position, start, goal = flow.state, BIT[self.origin], BIT[self.target]
        kind = "move" if steps(position.towers, start, goal) else "door"
        position.move_knight(seat, start, goal)
        position.turn.points -= 1
        position.note(StepView(kind, self.target, self.origin))
        if not flow.heard:
            return
        level = position.towers.level(goal)
        flow.say(
            f"torres-event-{kind}",
            places=(self.origin, self.target),
            seat=seat,
            origin=self.origin,
            target=self.target,
            level=level,
        )
