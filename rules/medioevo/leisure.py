"""What is open at every decision of one's own, whatever the step that asks (M-50, M-51, M-130)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from rules.core import Action, Decision
from rules.medioevo.objectives.claim import Claim
from rules.medioevo.powers.play import Play
from rules.medioevo.powers.use import Use

LEISURE: tuple[type[Action], ...] = (Play, Use, Claim)


@cache
def _widened(actions: tuple[type[Action], ...]) -> tuple[type[Action], ...]:
    return (*actions, *(kind for kind in LEISURE if kind not in actions))


def at_leisure(decision: Decision, *, changing: bool = False) -> Decision:
    """The same question, with what is open anyhow to a seat that is waited for; `changing`: also to one that has
    answered and may change its mind (M-132)."""
    return replace(decision, actions=_widened(decision.actions)) if decision.awaited or changing else decision


def with_leisure(asked: dict[int, Decision], *, changing: bool = False) -> dict[int, Decision]:
    return {seat: at_leisure(decision, changing=changing) for seat, decision in asked.items()}
