"""A beam over one's own turn: runs of small actions, of which only the most promising are carried on."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from random import Random
from typing import Any

from rules.core.actions import Action
from rules.core.insight import Insight
from rules.mind.budget import Budget

_WHIM = 0.01  # settles what is equally good


@dataclass(frozen=True)
class Run:
    """Actions from the start of the search, where they lead, and what that is worth."""

    actions: tuple[Action, ...]
    position: Any
    value: float


def best_runs(
    insight: Insight, position: Any, seat: int, rng: Random, budget: Budget, *, beam: int, depth: int, count: int = 1
) -> list[Run]:
    """The best runs of at most `depth` actions, the best first; doing nothing more is one of them."""
    stay = Run((), position, insight.judge(position, seat))
    best, front = [stay], [stay]
    for _ in range(depth):
        front = _carried_on(insight, front, seat, rng, budget)[: max(beam, count)]
        best = sorted((*best, *front), key=_merit)[: count + 1]
        front = front[:beam]
        if not front or budget.is_spent:
            break
    return best


def _carried_on(insight: Insight, front: list[Run], seat: int, rng: Random, budget: Budget) -> list[Run]:
    """Every run one action longer, the best first; of those that come to the same, the first found."""
    found: dict[Hashable, Run] = {}
    for run in front:
        for action in insight.ideas(run.position, seat):
            ahead = insight.after(run.position, seat, action)
            mark = insight.mark(ahead, seat)
            if mark not in found:
                budget.spend()
                value = insight.judge(ahead, seat) + _WHIM * rng.random()
                found[mark] = Run((*run.actions, action), ahead, value)
        if budget.is_spent:
            break
    return sorted(found.values(), key=_merit)


def _merit(run: Run) -> float:
    return -run.value
