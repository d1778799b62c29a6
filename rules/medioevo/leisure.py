"""What is open at every decision of one's own, whatever the step that asks (M-50, M-51, M-130)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from rules.core import Action, Decision
from rules.medioevo.objectives.claim import Claim

# Filled by the parts of the game that are played at leisure.
LEISURE: tuple[type[Action], ...] = (Claim,)


@cache
def _widened(actions: tuple[type[Action], ...]) -> tuple[type[Action], ...]:
    return (*actions, *(kind for kind in LEISURE if kind not in actions))


def at_leisure(decision: Decision) -> Decision:
    """The same question, with what is open anyhow to a seat that is waited for."""
    return replace(decision, actions=_widened(decision.actions)) if decision.awaited else decision


def with_leisure(asked: dict[int, Decision]) -> dict[int, Decision]:
    return {seat: at_leisure(decision) for seat, decision in asked.items()}
