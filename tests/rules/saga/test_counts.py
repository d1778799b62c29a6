"""How many moves there are: a table that a change to the rules would upset."""

from __future__ import annotations

import pytest

from rules.core import Chance, Setup, engine
from rules.saga import GAME
from rules.saga.frames import SagaState


def dealt(seats: int, seed: str, sides: str = "crown") -> SagaState:
    options = {"sides": sides}
    return engine.start(GAME, Setup(game="saga", version=1, seats=seats, seed=seed, options=options))[0]


def count(state: SagaState, depth: int) -> int:
    """The ways in which the next `depth` actions can go."""
    if depth == 0 or state.outcome is not None:
        return 1
    (seat,) = engine.awaited(state)
    total = 0
    for action in engine.legal(state, seat):
        ahead = engine.clone(GAME, state)
        engine.play_on(ahead, seat, action, Chance("count", depth))
        total += count(ahead, depth - 1)
    return total


@pytest.mark.parametrize(
    ("seats", "seed", "sides", "counts"),
    [
        (2, "a", "crown", [10, 100, 1570]),
        (3, "b", "reverse", [10, 100, 1000]),
        (4, "c", "random", [10, 93, 930]),
    ],
)
def test_s11_the_first_moves_are_as_many_as_ever(seats: int, seed: str, sides: str, counts: list[int]) -> None:
    state = dealt(seats, seed, sides)
    assert [count(state, depth) for depth in range(1, 4)] == counts


def test_s11_everybody_can_open_with_any_knight() -> None:
    """At first there is no army to join: a move for every kind of knight in the hand."""
    for seed in ("a", "b", "c"):
        state = dealt(4, seed)
        assert count(state, 1) == len(set(state.players[state.first].hand))
