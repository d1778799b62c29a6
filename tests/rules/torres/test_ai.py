"""The computer player: strong enough, quick enough, and never stuck."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from rules.core import Chance, Setup, engine
from rules.torres import GAME
from rules.torres.actions import Buy, End, First, Keep, King, Move
from rules.torres.ai import _BEST_CARDS  # pyright: ignore[reportPrivateUsage]
from rules.torres.data import CARDS
from rules.torres.frames import TorresState
from tests.rules.torres.builder import after, mover, scene, succession
from tests.rules.torres.test_properties import MODES

SECONDS_A_TURN = 2.0


def played(seats: int, seed: int, computers: set[int], **options: str) -> tuple[TorresState, float]:
    """A game of computer players against random ones, and the longest time that a whole turn took."""
    setup = Setup(game="torres", version=GAME.version, seats=seats, seed=f"{seed}", options=options, unattended=True)
    state, _ = engine.start(GAME, setup)
    rng, longest, turn, index = Random(seed), 0.0, 0.0, 0
    while state.outcome is None:
        (seat,) = engine.awaited(state)
        begun = process_time()
        action = engine.computer_move(GAME, state, seat, rng) if seat in computers else engine.sample(state, seat, rng)
        turn += process_time() - begun
        if isinstance(action, End):
            longest, turn = max(longest, turn), 0.0
        index += 1
        engine.play_on(state, seat, action, Chance(setup.seed, index))
    return state, longest


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "cards"), MODES)
def test_it_beats_a_random_player_in_every_mode(edition: str, cards: str) -> None:
    seat = MODES.index((edition, cards)) % 2
    state, longest = played(2, 1, {seat}, edition=edition, cards=cards)
    assert state.outcome is not None
    assert state.outcome.winners == (seat,)
    assert longest < SECONDS_A_TURN


def test_it_leaves_the_position_alone_and_repeats_itself() -> None:
    state, _ = engine.start(GAME, Setup(game="torres", version=GAME.version, seats=3, seed="same"))
    for index in range(1, 25):
        (seat,) = engine.awaited(state)
        before = engine.encode(state)
        action = GAME.choose(state, seat, Random(7))
        assert engine.encode(state) == before
        assert GAME.choose(state, seat, Random(7)) == action
        assert action in engine.legal(state, seat)
        engine.play_on(state, seat, action, Chance("", index))


def test_it_knows_every_card() -> None:
    assert sorted(_BEST_CARDS) == sorted(CARDS)


def test_it_climbs_when_that_scores() -> None:
    state = scene("d4:1 d5:2 d6:3 e4 e5 e6", "d5", "h8", king="e4", points=1, stacks=((0, 0, 0, 0),))
    assert GAME.choose(state, 0, Random(1)) == Move("d5", "d6")


def test_it_scores_what_it_cannot_use() -> None:
    """The last turn, no block, and nothing in reach of a lone knight on the ground."""
    state = scene("a1 c1 e1 g1 a8 c8", "d4", "h8", points=1, stacks=((0,),), year=3, round_=4, cards="advanced")
    assert GAME.choose(state, 0, Random(1)) == End("score")


def test_it_keeps_the_better_card() -> None:
    state = after(scene("a1 c1 e1 g1 a8 c8", "d4", "h8"), Buy())
    choice = GAME.choose(state, 0, Random(1))
    assert isinstance(choice, Keep)
    assert choice.card == "seven"


def test_it_calls_the_king_to_its_own_castle() -> None:
    state = scene("a1:2 a2:2 a3 c8 e8 g8 e1", "a1", "h8", king="e1")
    choice = GAME.choose(succession(state, 0), 0, Random(1))
    assert isinstance(choice, King)
    assert choice.square in ("a2", "a3")


def test_it_likes_to_play_last_in_a_year() -> None:
    state = after(succession(scene("a1 c1 e1 g1 a8 c8", "a1", "c1", king="e1"), 0), King("stay"))
    assert GAME.choose(state, mover(state), Random(1)) == First(1)
