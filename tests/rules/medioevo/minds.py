"""Games with computer players among random ones."""

from __future__ import annotations

from random import Random
from time import process_time

from rules.core import Chance, Setup, engine
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.builder import GAME

_MANY = 10_000


def started(seats: int, seed: int, turns: int) -> MedioevoState:
    options = {"turns": turns, "realms": "lot"}
    state, _ = engine.start(
        GAME, Setup(game="medioevo", version=GAME.version, seats=seats, seed=f"{seed}", options=options)
    )
    return state


def played(seats: int, seed: int, computers: set[int], turns: int = 3) -> tuple[MedioevoState, float]:
    """How a game ended, and the longest time that a decision of a computer took."""
    state, rng, longest = started(seats, seed, turns), Random(seed), 0.0
    for index in range(1, _MANY):
        if state.outcome is not None:
            break
        seat = rng.choice(engine.awaited(state))
        begun = process_time()
        action = engine.computer_move(GAME, state, seat, rng) if seat in computers else engine.sample(state, seat, rng)
        longest = max(longest, process_time() - begun if seat in computers else 0)
        engine.play_on(state, seat, action, Chance(f"{seed}", index))
    return state, longest
