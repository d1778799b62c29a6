"""Temperaments: a judgement to which some of its aspects matter more than they are worth, or less."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.core.game import Game
from rules.core.insight import Insight


def tempers_of(game: Game[Any]) -> tuple[str, ...]:
    """What computers of a game may be fond of."""
    return tuple(game.insight.tempers) if game.insight is not None else ()


def tempered(insight: Insight, temper: str) -> Insight:
    """The same insight as somebody of this temperament has it; what a game does not know changes nothing."""
    weights = insight.tempers.get(temper)
    if weights is None:
        return insight

    def judge(position: Any, seat: int) -> float:
        return sum(weights.get(aspect.name, 1.0) * aspect.worth for aspect in insight.aspects(position, seat))

    return replace(insight, judge=judge)
