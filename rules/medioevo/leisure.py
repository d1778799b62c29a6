"""What is open at every decision of one's own, whatever the step that asks (M-50, M-51, M-130)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from rules.core import Action, Decision
from rules.medioevo.powers.play import Play
from rules.medioevo.powers.use import Use

LEISURE: tuple[type[Action], ...] = (Play, Use)


@cache
def _widened(actions: tuple[type[Action], ...]) -> tuple[type[Action], ...]:
    return (*actions, *(kind for kind in LEISURE if kind not in actions))


def with_leisure(asked: dict[int, Decision], *, changing: bool = False) -> dict[int, Decision]:
    """The same questions, each with what is open anyhow to a seat that is waited for; `changing`: also to one that has
    answered and may change its mind (M-132). A question that the frame keeps is the same each time, so what is made of
    it is kept too."""
    return {
        seat: replace(decision, actions=_widened(decision.actions)) if decision.awaited or changing else decision
        for seat, decision in asked.items()
    }
