"""The computer player: always legal, quick, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Chance, engine
from rules.medioevo.mind import choice
from tests.rules.medioevo.builder import GAME
from tests.rules.medioevo.minds import played, started

SECONDS_A_DECISION = 3.0


@pytest.mark.parametrize("seats", range(2, 7))
def test_it_is_legal_wherever_chance_leads(seats: int) -> None:
    """Most moves are random, so that positions come up which no sensible player reaches."""
    state, rng = started(seats, 40 + seats, 3), Random(seats)
    for index in range(1, 600):
        if state.outcome is not None:
            break
        before = engine.encode(state)
        seat = rng.choice([seat for seat in engine.pending(state) if engine.legal(state, seat).kinds])
        action = engine.computer_move(GAME, state, seat, Random(index))
        assert action in engine.legal(state, seat)
        assert engine.computer_move(GAME, state, seat, Random(index)) == action
        assert engine.encode(state) == before
        seat = rng.choice(engine.awaited(state))
        thinks = rng.random() < 0.3
        move = engine.computer_move(GAME, state, seat, rng) if thinks else engine.sample(state, seat, rng)
        engine.play_on(state, seat, move, Chance("mind", index))


def test_without_a_judgement_it_does_something_harmless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps that it has never heard of: no war, no loan, nothing dismissed, and the game goes on to its end."""
    monkeypatch.setattr(choice, "_JUDGEMENTS", {})
    state, _ = played(3, 5, {0, 1, 2})
    assert state.outcome is not None
    assert state.wars == []
    assert [player.loans for player in state.players] == [0, 0, 0]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_it_beats_random_players(seats: int, seed: int) -> None:
    computer = seed % seats
    state, longest = played(seats, seed, {computer})
    assert state.outcome is not None
    assert state.outcome.winners == (computer,)
    assert longest < SECONDS_A_DECISION


@pytest.mark.slow
@pytest.mark.parametrize("others", [1, 2, 3])
def test_it_beats_random_players_in_nineteen_of_twenty_games(others: int) -> None:
    seats = others + 1
    wins = 0
    for seed in range(20):
        state, longest = played(seats, seed, {seed % seats})
        assert state.outcome is not None
        assert longest < SECONDS_A_DECISION
        wins += state.outcome.winners == (seed % seats,)
    assert wins >= 19


@pytest.mark.slow
def test_six_of_them_fill_a_table() -> None:
    """Ten turns: nobody goes under, and everybody gains honour."""
    state, longest = played(6, 3, set(range(6)), turns=10)
    assert state.outcome is not None
    assert not any(player.out for player in state.players)
    assert min(player.honour for player in state.players) > 10
    assert longest < SECONDS_A_DECISION
