"""M-60: rounds in turn order, until one in which everybody passes."""

from __future__ import annotations

from typing import ClassVar

from rules.core import Flow
from rules.medioevo.campaign.column import Rota
from rules.medioevo.campaign.movement import Movement, can_act
from rules.medioevo.steps import Sequence, Step, end_phase
from rules.medioevo.table import Position, withdraw_tokens


class Campaign(Rota, tag="campaign"):
    """A pass is not final: one may move in a later round. Who cannot move is not asked."""

    def advance(self, flow: Flow[Position]) -> None:
        state = flow.state
        if withdraw_tokens(flow):
            return
        if not self.waiting and not self.stirred:
            flow.pop()
            return
        if not self.waiting:
            self.stirred = False
            self.waiting = [seat for seat in state.order if seat not in self.retired]
            return
        movement = Movement(seat=self.waiting.pop(0))
        if can_act(state, movement):
            flow.push(movement)


def campaign(flow: Flow[Position]) -> None:
    flow.push(Campaign(waiting=list(flow.state.order)))


class Combat(Sequence, tag="combat"):
    steps: ClassVar[tuple[Step, ...]] = (campaign, end_phase)
