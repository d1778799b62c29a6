"""Computer players: legal moves, from what their seat may know, to the end of the game, in time."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import process_time

import pytest

from rules.core import Action, engine
from rules.core.insight import LEVELS, Level
from rules.mind import think
from tests.conformance.effort import setup_of, subjects, tables
from tests.conformance.leaks import lean
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


SEARCHED = [(game_id, seats) for game_id, seats in tables() if subjects()[game_id].insight is not None]
CAPS = ("saga-end-cap", "barony-end-cap")  # how games end that go in circles
FEW = 4  # positions that a thought looks at
BETWEEN = {"torres": 8, "medioevo": 25}  # decisions from one thought to the next


def check_level(game_id: str, seats: int, levels: Sequence[Level]) -> None:
    """Computers alone, who look at little: at these levels in turn, to an end that is not a cap."""
    game = lean(subjects()[game_id], FEW)
    trail = Trail(game, setup_of(game, seats))

    def chosen(position: Juncture, seat: int, rng: Random) -> Action:
        if seat not in engine.awaited(position.state):
            return engine.sample(position.state, seat, rng)
        return think(game, position.state, seat, levels[position.index % len(levels)], rng)

    with replayable(trail):
        last = [position.state.outcome for position in trail.walk(Random(seats), chosen)][-1]
    assert last is not None
    assert last.reason.key not in CAPS


@pytest.mark.parametrize("seats", [2, 3])
def test_computers_of_all_levels_come_to_an_end(seats: int) -> None:
    """Where realms can go to and fro for ever; the other games, and every level by itself, when there is time."""
    check_level("saga", seats, LEVELS)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats"), SEARCHED)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_computers_who_choose_quickly_come_to_an_end(game_id: str, seats: int, level: Level) -> None:
    check_level(game_id, seats, (level,))


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats"), SEARCHED)
def test_computers_who_think_come_to_an_end(game_id: str, seats: int) -> None:
    """Where no cap is in reach and a turn has many decisions, few of them are thought about: what costs time is that
    each looks ahead to the next turn of everybody."""
    between: tuple[Level, ...] = ("normal",) * BETWEEN.get(game_id, 0)
    check_level(game_id, seats, ("hard", *between, "master", *between))
