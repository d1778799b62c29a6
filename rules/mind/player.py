"""The computer player at its levels: ideas are followed to the end of its own turn, the best of them tried against what
the others would do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from rules.core import engine
from rules.core.actions import Action
from rules.core.flow import State
from rules.core.game import Game
from rules.core.insight import LEVELS, Effort, Insight, Level
from rules.mind.beam import Run, best_runs
from rules.mind.budget import Budget
from rules.mind.replies import Rehearsal

_FEWEST = 2  # runs that are compared to the last deal


def levels_of(game: Game[Any]) -> tuple[Level, ...]:
    """At which a game's computers can play; one that gives no insight has its usual player only."""
    if game.insight is None:
        return ("normal",)
    return tuple(level for level in LEVELS if level == "normal" or level in game.insight.efforts)


def think(
    game: Game[Any], state: State, seat: int, level: Level, rng: Random, stop: Callable[[], bool] = lambda: False
) -> Action:
    """A move from what the seat may know. The same again for the same state and luck, unless it is stopped early."""
    known = game.redeal(engine.clone(game, state), seat, rng)
    insight = game.insight
    effort = insight.efforts.get(level) if insight else None
    if insight is None or effort is None or not insight.searches(known, seat):
        return game.choose(known, seat, rng)
    return _Thought(game, insight, effort, state, seat, rng, Budget(effort.nodes, stop)).best(known)


class _Thought:
    def __init__(
        self, game: Game[Any], insight: Insight, effort: Effort, state: State, seat: int, rng: Random, budget: Budget
    ) -> None:
        self._game, self._insight, self._effort, self._budget = game, insight, effort, budget
        self._state, self._seat, self._rng = state, seat, rng

    def best(self, known: State) -> Action:
        quick = self._game.choose(engine.clone(self._game, known), self._seat, self._rng)
        effort = self._effort
        runs = best_runs(
            self._insight,
            known,
            self._seat,
            self._rng,
            self._budget,
            beam=effort.beam,
            depth=effort.depth,
            count=effort.runs,
        )
        if effort.blur:
            return self._blurred(runs, quick)
        if not effort.turns:
            return runs[0].actions[0] if runs[0].actions else quick
        tries = list(dict.fromkeys([run.actions or (quick,) for run in runs] + [(quick,)]))
        return self._tried(known, tries)[0]

    def _tried(self, known: State, tries: list[tuple[Action, ...]]) -> tuple[Action, ...]:
        """The run that does best against the others: on every deal all that are still in doubt, then the worse half of
        them is given up."""
        total: dict[tuple[Action, ...], float] = {}
        for deal in range(self._effort.deals):
            world = (
                known if deal == 0 else self._game.redeal(engine.clone(self._game, self._state), self._seat, self._rng)
            )
            rehearsal = Rehearsal(self._game, self._insight, world, self._seat, f"{self._rng.random()}")
            for actions in tries:
                if self._budget.is_spent and total:
                    return self._best_so_far(tries, total)
                worth = rehearsal.outlook(actions, self._effort.turns, self._budget)
                total[actions] = total.get(actions, 0.0) + worth
            tries = sorted(tries, key=lambda actions: -total[actions])
            tries = tries[: max(_FEWEST, len(tries) // 2)] if deal else tries
        return tries[0]

    def _best_so_far(
        self, tries: Sequence[tuple[Action, ...]], total: Mapping[tuple[Action, ...], float]
    ) -> tuple[Action, ...]:
        return max((actions for actions in tries if actions in total), key=total.__getitem__)

    def _blurred(self, runs: Sequence[Run], quick: Action) -> Action:
        """As somebody chooses who does not see the difference between good and fair."""
        first = [run for run in runs if run.actions]
        if not first:
            return quick
        spread = max(run.value for run in first) - min(run.value for run in first)
        return max(first, key=lambda run: run.value + self._rng.gauss(0, self._effort.blur * spread)).actions[0]
