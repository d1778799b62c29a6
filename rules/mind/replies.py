"""What comes of a run of actions once the others have answered: the quick choice plays on for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rules.core import engine
from rules.core.actions import Action
from rules.core.chance import Chance
from rules.core.flow import State
from rules.core.game import Game
from rules.core.insight import Insight
from rules.core.outcome import Outcome
from rules.mind.budget import Budget

_VICTORY = 1000.0  # a won game, beside the points by which it is won
_LONGEST = 400  # decisions within a few turns: a game that dawdles is judged where it stands


class Rehearsal:
    """One deal of what cannot be known, with luck of its own: every run is tried on the same."""

    def __init__(self, game: Game[Any], insight: Insight, known: State, seat: int, luck: str) -> None:
        self._game, self._insight, self._known, self._seat, self._luck = game, insight, known, seat, luck

    def outlook(self, actions: Sequence[Action], turns: int, budget: Budget) -> float:
        """What the position is worth so many turns after these actions."""
        state, rng = engine.clone(self._game, self._known), Random(self._luck)
        mover, left = self._seat, turns
        for index in range(_LONGEST):
            if state.outcome is not None:
                break
            awaited = engine.awaited(state)
            if mover not in awaited:
                mover, left = awaited[0], left - 1
                if left < 0:
                    break
            action = actions[index] if index < len(actions) else self._quick(state, mover, rng)
            state = engine.play_on(state, mover, action, Chance(self._luck, index)).state
            budget.spend()
        return self._worth(state)

    def _quick(self, state: State, seat: int, rng: Random) -> Action:
        return self._game.choose(self._game.redeal(engine.clone(self._game, state), seat, rng), seat, rng)

    def _worth(self, state: State) -> float:
        if state.outcome is None:
            return self._insight.judge(state, self._seat)
        return _margin(state.outcome, self._seat)


def _margin(outcome: Outcome, seat: int) -> float:
    others = max(points for other, points in enumerate(outcome.scores) if other != seat)
    victory = _VICTORY / len(outcome.winners) if seat in outcome.winners else -_VICTORY
    return victory + outcome.scores[seat] - others
