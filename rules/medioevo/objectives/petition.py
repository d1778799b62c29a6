"""M-51: before the turn is forgotten, whoever has met an objective of this turn may still claim it.

Without it a deed of one's last decision in a turn, or of another's, could not be claimed at all.
"""

from __future__ import annotations

from rules.core import Action, Decision, Flow, Frame, words
from rules.medioevo.objectives.claim import Claim
from rules.medioevo.objectives.questions import PASSING, perhaps_met
from rules.medioevo.position import Position, top


class Forgo(Action, frozen=True, tag="forgo"):
    """M-51: keep the card, and let the turn end."""

    rule = "M-51"
    group = "card"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Petition).waiting.remove(seat)


class Petition(Frame, tag="petition"):
    """All at once. Who is asked, tells nothing that the others cannot see."""

    waiting: list[int]

    def asks(self, state: Position) -> dict[int, Decision]:
        ask = Decision(prompt=words("medioevo-prompt-petition"), actions=(Claim, Forgo), secret=True)
        return {seat: ask for seat in self.waiting if petitioner(state, seat)}

    def advance(self, flow: Flow[Position]) -> None:
        flow.pop()


def petitioner(position: Position, seat: int) -> bool:
    """In the last turn there is no later for objectives of any kind."""
    last = position.curfew or position.turn == position.turns
    return any((last or card in PASSING) and perhaps_met(position, seat, card) for card in position.players[seat].cards)


def hear_petitions(flow: Flow[Position]) -> None:
    waiting = [seat for seat in flow.state.order if petitioner(flow.state, seat)]
    if waiting:
        flow.push(Petition(waiting=waiting))
