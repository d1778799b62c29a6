"""S-13, S-15: the word that ends a turn."""

from __future__ import annotations

from rules.core import Action, Flow, Refusal, Words, words
from rules.saga.phrases import refuse
from rules.saga.playing import can_attack, compelled, reinforcements
from rules.saga.position import Position
from rules.saga.view import StepView

_PLAY_FIRST = refuse("S-11", "end-play-first")  # the most frequent answer by far


class End(Action, frozen=True, tag="end"):
    """S-13: the turn is over. S-15: without a knight played it counts as a pass, and only who must may do that."""

    rule = "S-13"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if state.played:
            return None
        if can_attack(state, seat):
            return _PLAY_FIRST
        if reinforcements(state, seat, state.players[seat].hand):
            return refuse("S-15", "end-reinforce-first")
        return refuse("S-15", "end-recruit-first") if compelled(state, seat) else None

    @classmethod
    def brings(cls, state: Position, seat: int) -> Words | None:
        """S-10: the income that the next turn opens with; S-15: or that it is a pass."""
        if not state.played:
            return words("saga-brings-pass")
        income = state.income(seat)
        return words("saga-brings-income", points=income) if income else None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        close_turn(flow, seat)


def close_turn(flow: Flow[Position], seat: int) -> None:
    """A turn in which nothing was played is a pass. That nothing could be is news of the hand."""
    position = flow.state
    if position.played:
        position.passes = 0
    else:
        position.passes += 1
        position.last.append(StepView(seat, "pass"))
        flow.reveal()
        flow.say("saga-event-pass", seat=seat)
    position.turns += 1
