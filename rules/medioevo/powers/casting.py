"""M-52: dice that cards have their owners roll. They lie for a while before they count, as all dice do (46, 47)."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Flow
from rules.medioevo.effects import joined, seat_name
from rules.medioevo.powers.context import Rolling
from rules.medioevo.powers.exercising import moment_cards
from rules.medioevo.powers.power import Exercise, Moment, power_of
from rules.medioevo.powers.windows import affected, open_window
from rules.medioevo.table import Position


def throw(sides: int) -> Callable[[Flow[Position], int, Exercise], None]:
    """What a power does that begins with a die; what comes of it is the power's `falls`."""

    def thrown(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
        rolled = flow.chance.roll(sides)
        flow.say("medioevo-event-rolled", seat=seat, die=f"d{sides}", roll=rolled)
        flow.push(Cast(seat=seat, exercise=exercise, sides=sides, rolled=rolled))
        if not moment_cards(flow.state, "die-rolled"):
            _count(flow)

    return thrown


def of_three(rolled: int) -> int:
    """One, two or three, by a die of six."""
    return (rolled + 1) // 2


class Cast(Rolling, tag="cast"):
    """A card's die that lies."""

    seat: int
    exercise: Exercise
    sides: int
    rolled: int
    seen: bool = False  # M-130: others have had their chance to react

    def dice_lying(self, moment: Moment) -> dict[str, int]:
        return {joined(seat_name(self.seat), f"d{self.sides}"): self.rolled} if moment == "die-rolled" else {}

    def at_stake(self, state: Position, seat: int) -> int:
        """Cards count three steps of a die of six: what it has brought so far."""
        return of_three(self.rolled)

    def lay_die(self, moment: Moment, name: str, value: int) -> None:
        self.rolled = value

    def advance(self, flow: Flow[Position]) -> None:
        if not self.seen:
            self.seen = True
            open_window(flow, "die-rolled", involved=affected(flow.state, self.seat, self.exercise))
        if flow.state.stack[-1] is self:
            _count(flow)


def _count(flow: Flow[Position]) -> None:
    cast: Cast = flow.state.stack[-1]
    flow.pop()
    power = power_of(cast.exercise)
    assert power is not None
    assert power.falls is not None
    power.falls(flow, cast.seat, cast.exercise, cast.rolled)
