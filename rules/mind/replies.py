"""What comes of a run of actions once the others have answered: the quick choice plays on for everybody."""

from __future__ import annotations

from collections import Counter
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

_LONGEST = 1000  # decisions within a few turns: a game that dawdles is judged where it stands


class Rehearsal:
    """One deal of what cannot be known, with luck of its own: every run is tried on the same."""

    def __init__(self, game: Game[Any], insight: Insight, known: State, seat: int, luck: str) -> None:
        self._game, self._insight, self._known, self._seat, self._luck = game, insight, known, seat, luck

    def outlook(self, actions: Sequence[Action], turns: int, budget: Budget) -> float:
        """What the position is worth so many turns after these actions."""
        state, occasions = engine.clone(self._game, self._known), Counter[str]()
        mover, passed, begun, last = self._seat, 0, self._era(state, 0), self._length(turns, len(state.acts))
        for index in range(_LONGEST):
            if state.outcome is not None:
                break
            awaited = engine.awaited(state)
            if mover not in awaited:
                mover, passed = awaited[0], passed + 1
            era = self._era(state, passed)
            if era - begun > last:
                break
            occasion = f"{era} {type(state.stack[-1]).__name__} {mover}"
            chance, rng = self._luck_of(occasion, occasions[occasion])
            occasions[occasion] += 1
            action = actions[index] if index < len(actions) else self._quick(state, mover, rng)
            engine.try_on(state, mover, action, chance)
            budget.spend()
        return self._worth(state)

    def _luck_of(self, occasion: str, number: int) -> tuple[Chance, Random]:
        """The dice of an occasion, and the whims of who chooses there, fall alike whatever was done before: so runs are
        told apart by what they are worth, not by their luck."""
        seed = f"{self._luck} {occasion}"
        return Chance(seed, number), Random(f"{seed} {number}")

    def _era(self, state: State, passed: int) -> int:
        """What counts as turns: those of the whole table, or changes of who is asked."""
        return passed if self._insight.era is None else self._insight.era(state)

    def _length(self, turns: int, seats: int) -> int:
        """Efforts are thought of for two: the first turn of the others is one of each, the second one's own again."""
        return turns if self._insight.era is not None else turns // 2 * seats + turns % 2 * (seats - 1)

    def _quick(self, state: State, seat: int, rng: Random) -> Action:
        return self._game.choose(self._game.redeal(engine.clone(self._game, state), seat, rng), seat, rng)

    def _worth(self, state: State) -> float:
        if state.outcome is None:
            return self._insight.judge(state, self._seat)
        return _margin(state.outcome, self._seat, self._insight.victory)


def _margin(outcome: Outcome, seat: int, prize: float) -> float:
    others = max(points for other, points in enumerate(outcome.scores) if other != seat)
    victory = prize / len(outcome.winners) if seat in outcome.winners else -prize
    return victory + outcome.scores[seat] - others
