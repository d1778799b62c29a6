"""One thought: ideas are followed to the end of one's own turn, the best of them tried against what the others would
do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

import msgspec

from rules.core import engine
from rules.core.actions import Action
from rules.core.flow import State
from rules.core.game import Game
from rules.core.insight import Effort, Insight
from rules.mind.beam import Run, best_runs
from rules.mind.budget import Budget
from rules.mind.replies import Rehearsal

Actions = tuple[Action, ...]
_FEWEST = 2  # runs that are compared to the last deal
_DOUBT = 0.7  # standard errors by which something must be better than the quick choice


@dataclass
class Weighed:
    """A run of own actions, and what it was worth on each deal that it was tried on."""

    actions: Actions
    worths: list[float] = field(default_factory=list[float])

    @property
    def deals(self) -> int:
        return len(self.worths)

    @property
    def total(self) -> float:
        return sum(self.worths)

    @property
    def worth(self) -> float:
        return self.total / max(1, self.deals)

    def surely_beats(self, other: Weighed) -> bool:
        """By more than the luck of the deals on which both were tried would explain."""
        gains = [mine - theirs for mine, theirs in zip(self.worths, other.worths, strict=False)]
        if len(gains) < 2:
            return True
        return mean(gains) > _DOUBT * stdev(gains) / sqrt(len(gains))


class Thought:
    """About one decision of a seat. `state` may be the true one: it is looked at redealt only."""

    def __init__(
        self,
        game: Game[Any],
        insight: Insight,
        effort: Effort,
        state: State,
        seat: int,
        rng: Random,
        stop: Callable[[], bool] = lambda: False,
    ) -> None:
        self._game, self._insight, self._effort = game, insight, effort
        self._budget = Budget(effort.nodes * len(state.acts), stop)
        self._state, self._seat, self._rng = state, seat, rng

    def best(self, known: State) -> Action:
        """What to play, as somebody of this effort sees it."""
        runs = self._runs(known)
        first = self._blurred(runs) if self._effort.blur else runs[0]
        if first.actions and (self._effort.blur or not self._effort.turns):
            return first.actions[0]
        quick = self._quick(known)
        if not self._effort.turns:
            return quick
        tries = _distinct([run.actions for run in runs], quick)
        usual = next(each for each in tries if each.actions == (quick,))
        best = self._tried(known, tries, usual)[0]
        return best.actions[0] if best.surely_beats(usual) else quick

    def ranked(self, known: State, also: Action | None = None) -> list[Weighed]:
        """All that was tried, the best first; `also`: an action that is weighed to the end whatever it seems."""
        quick, runs = self._quick(known), self._runs(known)
        tries = _distinct([run.actions for run in runs], quick)
        if also is None:
            return self._tried(known, tries)
        mine = self._beginning_with(also, known, tries)
        return self._tried(known, [mine, *(each for each in tries if each is not mine)], mine)

    def _quick(self, known: State) -> Action:
        return self._game.choose(engine.clone(self._game, known), self._seat, self._rng)

    def _runs(self, known: Any, depth: int | None = None) -> list[Run]:
        effort = self._effort
        return best_runs(
            self._insight,
            known,
            self._seat,
            self._rng,
            self._budget,
            beam=effort.beam,
            depth=effort.depth if depth is None else depth,
            count=effort.runs,
        )

    def _beginning_with(self, action: Action, known: State, tries: Sequence[Weighed]) -> Weighed:
        """The best that can be made of an action in the same turn, found with the same care as everything else."""
        found = next((each for each in tries if each.actions[0] == action), None)
        if found is not None:
            return found
        if action not in list(self._insight.ideas(known, self._seat)):
            return Weighed((action,))
        ahead = self._insight.after(known, self._seat, action)
        return Weighed((action, *self._runs(ahead, self._effort.depth - 1)[0].actions))

    def _tried(self, known: State, tries: list[Weighed], kept: Weighed | None = None) -> list[Weighed]:
        """On every deal all that are still in doubt, then the worse half of them is given up. The longer something
        stayed, the better it is; `kept` stays to the end."""
        left = tries
        for deal in range(self._effort.deals):
            world = known if deal == 0 else self._redealt()
            rehearsal = Rehearsal(self._game, self._insight, world, self._seat, f"{self._rng.random()}")
            for each in left:
                if self._budget.is_spent and tries[0].deals:
                    break
                each.worths.append(rehearsal.outlook(each.actions, self._effort.turns, self._budget))
            if self._budget.is_spent:
                break
            left = sorted(left, key=lambda each: -each.total)
            best = left[: max(_FEWEST, len(left) // 2)] if deal else left
            left = best if kept is None or kept in best else [*best, kept]
        return sorted((each for each in tries if each.deals), key=lambda each: (-each.deals, -each.total))

    def _redealt(self) -> State:
        return self._game.redeal(engine.clone(self._game, self._state), self._seat, self._rng)

    def _blurred(self, runs: Sequence[Run]) -> Run:
        """As somebody chooses who does not see the difference between good and fair; to leave it at that is a choice,
        too."""
        spread = max(run.value for run in runs) - min(run.value for run in runs)
        return max(runs, key=lambda run: run.value + self._rng.gauss(0, self._effort.blur * spread))


def _distinct(runs: Sequence[Actions], quick: Action) -> list[Weighed]:
    """Doing nothing more is what the quick choice does. Actions are told apart by what is written down of them: not all
    of them can be hashed."""
    found = {msgspec.msgpack.encode(actions): actions for actions in (*(run or (quick,) for run in runs), (quick,))}
    return [Weighed(actions) for actions in found.values()]
