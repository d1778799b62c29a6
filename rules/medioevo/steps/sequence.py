"""Phases are ordered lists of small steps; a step does its work at once or lays a frame on top."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar, TypeAlias

from rules.core import Flow, Frame
from rules.medioevo.effects import expire_effects
from rules.medioevo.table import Position, withdraw_tokens

Step: TypeAlias = Callable[[Flow[Position]], None]


class Sequence(Frame):
    """Runs its steps one after the other. Before each step, control tokens that lost their support go (M-42)."""

    steps: ClassVar[tuple[Step, ...]] = ()
    at: str = ""  # the step under way, by its name; none before the first

    def advance(self, flow: Flow[Position]) -> None:
        state = flow.state
        while state.stack[-1] is self and not withdraw_tokens(flow):
            step = _following(self.steps)[self.at]
            if step is None:
                flow.pop()
                return
            self.at = name_of(step)
            step(flow)


def name_of(step: Step) -> str:
    """How states name it. Who renames one has a converter to write."""
    return step.__name__


@cache
def _following(steps: tuple[Step, ...]) -> dict[str, Step | None]:
    """What comes after each step, by its name."""
    return dict(zip(("", *map(name_of, steps)), (*steps, None), strict=True))


def end_phase(flow: Flow[Position]) -> None:
    """M-50: points not used in the phase are lost, and what was meant for it is over."""
    for player in flow.state.players:
        player.points.clear()
        player.lent.clear()
    expire_effects(flow.state, "phase")
