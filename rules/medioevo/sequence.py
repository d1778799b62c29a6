"""Phases are ordered lists of small steps; a step does its work at once or lays a frame on top."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeAlias

from rules.core import Flow, Frame
from rules.medioevo.position import Position
from rules.medioevo.powers.effects import expire_effects
from rules.medioevo.tokens import withdraw_tokens

Step: TypeAlias = Callable[[Flow[Position]], None]


class Sequence(Frame):
    """Runs its steps one after the other. Before each step, control tokens that lost their support go (M-42)."""

    steps: ClassVar[tuple[Step, ...]] = ()
    at: int = 0

    def advance(self, flow: Flow[Position]) -> None:
        state = flow.state
        while state.stack[-1] is self and not withdraw_tokens(flow):
            if self.at == len(self.steps):
                flow.pop()
                return
            self.at += 1
            self.steps[self.at - 1](flow)


def end_phase(flow: Flow[Position]) -> None:
    """M-50: points not used in the phase are lost, and what was meant for it is over."""
    for player in flow.state.players:
        player.points.clear()
        player.lent.clear()
    expire_effects(flow.state, "phase")
