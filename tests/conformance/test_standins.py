"""Playing in another's place: every decision of every game has an answer, and none that its player would regret."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from rules.core import Action, engine
from rules.core.standin import is_proper, stand_in
from tests.conformance.effort import effort, setup_of, subjects, tables
from tests.conformance.run import positions
from tests.conformance.trail import Juncture, Trail, replayable

_LOOKED_AT = 3000  # legal moves, of which none must be proper where the stand-in's is not


@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_every_decision_has_an_answer_at_the_deadline(game_id: str, seats: int) -> None:
    """At positions of random games, which are stranger than any that people reach."""
    game = subjects()[game_id]
    for position in positions(game, setup_of(game, seats), count=effort(game).leaks):
        for seat in engine.awaited(position.state):
            action = stand_in(game, position.state, seat, Random(1))
            position.submit(seat, action)
            if not is_proper(game, position.state, seat, action):
                others = islice(engine.legal(position.state, seat), _LOOKED_AT)
                assert not [other for other in others if is_proper(game, position.state, seat, other)], action


@pytest.mark.parametrize("game_id", subjects())
def test_a_game_played_by_stand_ins_alone_comes_to_its_end(game_id: str) -> None:
    game = subjects()[game_id]
    trail = Trail(game, setup_of(game, game.min_seats))
    with replayable(trail):
        *_, last = trail.walk(Random(1), stands_in)
    assert last.state.outcome is not None


def stands_in(position: Juncture, seat: int, rng: Random) -> Action:
    if seat not in engine.awaited(position.state):
        return engine.sample(position.state, seat, rng)
    return stand_in(position.game, position.state, seat, rng)


@pytest.mark.parametrize("game_id", subjects())
def test_games_know_the_matters_that_their_actions_touch(game_id: str) -> None:
    game = subjects()[game_id]
    for position in positions(game, setup_of(game, game.min_seats), count=20):
        for seat in engine.awaited(position.state):
            for action in islice(engine.legal(position.state, seat), 200):
                assert set(action.touches(position.state, seat)) <= set(game.matters)


def test_a_matter_that_is_not_entrusted_is_left_alone_and_one_that_is_may_be_done() -> None:
    """A knight who could only go to war stays: by mandate it goes."""
    game = subjects()["medioevo"]
    found = [
        (position, seat, action)
        for position in positions(game, setup_of(game, 2), count=60)
        for seat in engine.awaited(position.state)
        for action in islice(engine.legal(position.state, seat), 400)
        if action.touches(position.state, seat) == ("spend",)
    ]
    assert found
    position, seat, action = found[0]
    assert is_proper(game, position.state, seat, action)
    assert not is_proper(game, position.state, seat, action, {"spend": False})
    kept = stand_in(game, position.state, seat, Random(1), mandate={"spend": False}, thought=action)
    assert kept.touches(position.state, seat) != ("spend",)
