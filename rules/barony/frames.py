"""B-7, B-10, B-21: the placement, then rounds of turns."""

from __future__ import annotations

from functools import cache

from rules.barony.actions import Build, City, Expedition, Move, Pass, Place, Recruit, Title
from rules.barony.data import DUKE, ROUND_CAP
from rules.barony.position import Position
from rules.barony.scoring import outcome
from rules.core import Action, Decision, Flow, Frame, words

_PLACING = Decision(prompt=words("barony-prompt-place"), actions=(Place,))
_TURN = Decision(prompt=words("barony-prompt-turn"), actions=(Recruit, Move, Build, City, Expedition, Title, Pass))
_ASKS_PLACE = [{seat: _PLACING} for seat in range(4)]
_ASKS_TURN = [{seat: _TURN} for seat in range(4)]


@cache
def placement_order(seats: int) -> tuple[int, ...]:
    """B-7: who places each starting city, counted from the first player: 1 each, the last 3, then 2 each backwards."""
    *others, last = range(seats)
    return (*others, last, last, last, *(seat for other in reversed(others) for seat in (other, other)))


class Placement(Frame, tag="placement"):
    """The starting cities, one at a time."""

    placed: int = 0

    def seat(self, state: Position) -> int:
        return (state.first + placement_order(state.seats)[self.placed]) % state.seats

    def asks(self, state: Position) -> dict[int, Decision]:
        return _ASKS_PLACE[self.seat(state)]

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        action.apply(flow, seat)
        flow.state.last_seat = seat
        flow.show()
        self.placed += 1
        if self.placed == len(placement_order(flow.state.seats)):
            flow.pop()
            flow.push(Turns())
            flow.say("barony-event-begin", seat=flow.state.first)


class Turns(Frame, tag="turns"):
    """Turn after turn, clockwise from the first player, until the game is over."""

    passes: int = 0  # in a row

    def asks(self, state: Position) -> dict[int, Decision]:
        return _ASKS_TURN[(state.first + state.turns) % state.seats]

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        state = flow.state
        action.apply(flow, seat)
        state.last_seat = seat
        flow.show()
        state.turns += 1
        self.passes = self.passes + 1 if isinstance(action, Pass) else 0
        reason = self._ending(state)
        if reason is not None:
            result = outcome(state, words(f"barony-end-{reason}"))
            flow.finish(result)
            flow.say(f"barony-event-end-{reason}", seat=result.winners[0], points=max(result.scores))
        elif type(action) is Title and state.players[seat].rank == DUKE:
            flow.say("barony-event-last-round", seat=seat)

    def _ending(self, state: Position) -> str | None:
        if self.passes == state.seats:
            return "passes"
        if state.turns % state.seats:
            return None
        if state.has_duke():
            return "duke"
        if state.unattended and state.turns // state.seats >= ROUND_CAP:
            return "cap"
        return None


class BaronyState(Position, kw_only=True):
    """The position with the frames that run the game."""

    stack: list[Placement | Turns] = []
