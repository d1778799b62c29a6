"""The computer player: stronger than chance, in time, and with some sense."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from rules.core import Chance, Setup, engine
from rules.saga import GAME
from rules.saga.actions import End, Play
from rules.saga.ai import choose
from tests.rules.saga.builder import scene, side

GAMES = 20  # a sample; the hundred is measured by hand
NEEDED = 17
SECONDS_A_MOVE = 1.0
SPARE = "violet1 orange2 yellow1"


def won(number: int) -> bool:
    """One game of two seats against a player who plays at random."""
    computer = number % 2
    options = {"sides": ("crown", "reverse", "random")[number % 3]}
    setup = Setup(game="saga", version=1, seats=2, seed=f"ai {number}", options=options, unattended=True)
    state, _ = engine.start(GAME, setup)
    rng = Random(number)
    index = 0
    while state.outcome is None:
        index += 1
        (seat,) = engine.awaited(state)
        begun = process_time()
        action = engine.computer_move(GAME, state, seat, rng) if seat == computer else engine.sample(state, seat, rng)
        assert process_time() - begun < SECONDS_A_MOVE
        engine.play_on(state, seat, action, Chance("ai", index))
    return state.outcome.winners == (computer,)


@pytest.mark.slow
def test_the_computer_beats_a_random_player() -> None:
    assert sum(won(number) for number in range(GAMES)) >= NEEDED


def test_the_computer_conquers_when_it_can() -> None:
    state = scene(side("blue3 green1 orange1", "red3"), side(SPARE), red="- red4 green1")
    assert choose(state, 0, Random(1)) == Play("blue3", "red")


def test_the_computer_ends_a_game_that_it_wins() -> None:
    state = scene(side("red1", points=30), side(SPARE), free="green4")
    assert choose(state, 0, Random(1)) == Play("red1", "red")
    state.players[0].hand.clear()
    state.played = state.emptied = True
    assert choose(state, 0, Random(1)) == End()


def test_the_computer_does_not_end_a_game_that_it_loses() -> None:
    """It recruits first, so that the last hand card is not the last."""
    state = scene(side("red1", points=4), side(SPARE, points=40), free="green1")
    assert choose(state, 0, Random(1)) != Play("red1", "red")
