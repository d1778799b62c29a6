"""Who thinks harder plays better: few games, the same every time. `python -m bench.duel` plays many."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Chance, Setup, engine
from rules.core.insight import Level
from rules.mind import think
from rules.registry import games

pytestmark = pytest.mark.slow


def margin(game_id: str, levels: tuple[Level, Level], seed: str) -> int:
    """By how many points the first of the two levels is ahead of the other at the end."""
    game = games()[game_id]
    setup = Setup(game=game_id, version=game.version, seats=2, seed=seed, unattended=True)
    state, rng = engine.start(game, setup)[0], Random(seed)
    for index in range(1, 5000):
        if state.outcome is not None:
            break
        seat = engine.awaited(state)[0]
        state = engine.play_on(state, seat, think(game, state, seat, levels[seat], rng), Chance(seed, index)).state
    assert state.outcome is not None
    return state.outcome.scores[0] - state.outcome.scores[1]


@pytest.mark.parametrize("game_id", ["barony", "torres"])
def test_easy_loses_to_normal(game_id: str) -> None:
    """The same deal from both sides, so that it favours nobody."""
    assert margin(game_id, ("normal", "easy"), "a") - margin(game_id, ("easy", "normal"), "a") > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_saga_of_computers_goes_in_circles(seats: int) -> None:
    """Two of them would have taken realms from one another for ever."""
    game = games()["saga"]
    for seed in ("l1", "l2", "l3", "l4"):
        setup = Setup(game="saga", version=game.version, seats=seats, seed=seed, unattended=True)
        state, rng = engine.start(game, setup)[0], Random(seed)
        for index in range(1, 2000):
            if state.outcome is not None:
                break
            seat = engine.awaited(state)[0]
            move = engine.computer_move(game, state, seat, rng)
            state = engine.play_on(state, seat, move, Chance(seed, index)).state
        assert state.outcome is not None
        assert state.outcome.reason.key != "saga-end-cap", seed
