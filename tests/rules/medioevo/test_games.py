"""Random games of every size: they end, and the invariants hold all the way."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Setup, engine
from rules.core.match import Match
from tests.rules.medioevo.builder import GAME

_MANY = 5000


def random_match(seats: int, seed: int, **options: object) -> Match:
    setup = Setup(game="medioevo", version=GAME.version, seats=seats, seed=str(seed), options=options)
    match, rng = Match(GAME, setup), Random(seed)
    while match.state.outcome is None and len(match.log) < _MANY:
        assert GAME.faults(match.state) == []
        seat = rng.choice(engine.awaited(match.state))
        match.play(seat, engine.sample(match.state, seat, rng))
    return match


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end_with_their_invariants(seats: int) -> None:
    match = random_match(seats, seats, turns=3, realms="lot" if seats % 2 else "choice")
    assert match.state.outcome is not None
    assert match.state.turn == 3


def test_a_game_is_replayed_exactly() -> None:
    match = random_match(3, 7, turns=3)
    again = Match.load(GAME, match.setup, match.log)
    assert engine.encode(again.state) == engine.encode(match.state)


def test_a_view_can_be_taken_at_every_step_and_hides_other_purses() -> None:
    match = random_match(3, 11, turns=3)
    again = Match(GAME, match.setup)
    for entry in match.log:
        for watcher in (None, 0, 1, 2):
            view = GAME.view(again.state, watcher)
            assert [p.seat for p in view.players if p.florins is not None] == ([] if watcher is None else [watcher])
        again.play(entry.seat, entry.action)
    assert all(player.florins is not None for player in GAME.view(again.state, None).players)
