"""Cards that are carried out step by step: whoever turned one may stop before every step (cards 25, 31)."""

from __future__ import annotations

from rules.core import Action, Flow, Frame
from rules.medioevo.position import Position, top


class Stepwise(Frame):
    """It ends when its owner stops, or when there is nothing left to ask."""

    seat: int

    def end(self, flow: Flow[Position]) -> None:
        flow.pop()

    def advance(self, flow: Flow[Position]) -> None:
        self.end(flow)


class Stop(Action, frozen=True, tag="stop"):
    """M-52: no more of what the card allows."""

    rule = "M-52"
    group = "card"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Stepwise).end(flow)
