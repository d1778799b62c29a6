"""The computer player at its levels."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rules.core import engine
from rules.core.actions import Action
from rules.core.flow import State
from rules.core.game import Game
from rules.core.insight import LEVELS, Effort, Insight, Level
from rules.mind.search import Thought
from rules.mind.temper import tempered


def levels_of(game: Game[Any]) -> tuple[Level, ...]:
    """At which a game's computers can play; one that gives no insight has its usual player only."""
    if game.insight is None:
        return ("normal",)
    return tuple(level for level in LEVELS if level == "normal" or level in game.insight.efforts)


def think(
    game: Game[Any],
    state: State,
    seat: int,
    level: Level,
    rng: Random,
    stop: Callable[[], bool] = lambda: False,
    *,
    temper: str = "",
) -> Action:
    """A move from what the seat may know. The same again for the same state and luck, unless it is stopped early."""
    known = game.redeal(engine.clone(game, state), seat, rng)
    insight = game.insight
    effort = _effort(insight, level, temper) if insight is not None else None
    if insight is None or effort is None or not insight.searches(known, seat):
        return game.choose(known, seat, rng)
    return Thought(game, tempered(insight, temper), effort, state, seat, rng, stop).best(known)


def _effort(insight: Insight, level: Level, temper: str) -> Effort | None:
    """None: the quick choice will do. That knows no temperament, so who has one looks at least a little."""
    return insight.efforts.get(level) or (insight.plain if temper in insight.tempers else None)
