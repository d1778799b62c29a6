"""Computer players: legal moves, from what their seat may know, to the end of the game, in time."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from rules.core import Action, engine
from tests.conformance.effort import setup_of, subjects, tables
from tests.conformance.trail import Juncture, Trail, replayable

SECONDS_A_MOVE = 1.0  # of computing: what else the machine does meanwhile is not the player's fault


@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_computers_play_to_the_end(game_id: str, seats: int) -> None:
    """One computer among random players, so that a game of many seats stays quick and its positions varied."""
    game = subjects()[game_id]
    trail = Trail(game, setup_of(game, seats))
    rng = Random(seats)
    with replayable(trail):
        last = [position.state.outcome for position in trail.walk(rng, computer_for_seat_0)][-1]
    assert last is not None


def computer_for_seat_0(position: Juncture, seat: int, rng: Random) -> Action:
    if seat != 0:
        return engine.sample(position.state, seat, rng)
    begun = process_time()
    action = engine.computer_move(position.game, position.state, seat, rng)
    assert process_time() - begun < SECONDS_A_MOVE, f"{action} took too long"
    assert action in engine.legal(position.state, seat), f"the computer player's {action} is not legal"
    return action
