"""The computer player: strong enough, quick enough, and never stuck."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from rules.barony import GAME
from rules.barony.actions import Build, City, Expedition, Move, Pass, Title
from rules.barony.frames import BaronyState, Turns
from rules.core import Chance, Setup, engine
from tests.rules.barony.builder import scene, side


def played(seats: int, seed: int, computers: set[int]) -> tuple[BaronyState, float]:
    """A game of computer players against random ones, and the longest time that a turn took."""
    setup = Setup(game="barony", version=GAME.version, seats=seats, seed=f"{seed}", unattended=True)
    state, _ = engine.start(GAME, setup)
    rng, longest, index = Random(seed), 0.0, 0
    while state.outcome is None:
        (seat,) = engine.awaited(state)
        begun = process_time()
        action = GAME.choose(state, seat, rng) if seat in computers else engine.sample(state, seat, rng)
        longest = max(longest, process_time() - begun)
        index += 1
        engine.play_on(state, seat, action, Chance("", index))
    return state, longest


@pytest.mark.slow
def test_it_beats_a_random_player_nearly_always() -> None:
    winners = [played(2, seed, {seed % 2})[0].outcome.winners == (seed % 2,) for seed in range(20)]
    assert sum(winners) >= 18


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_among_computers_ends_by_a_duke_and_every_turn_is_quick(seats: int) -> None:
    state, longest = played(seats, 1, set(range(seats)))
    assert state.outcome.reason.key == "barony-end-duke"
    assert state.round < 100
    assert longest < 1.0


def test_it_leaves_the_position_alone_and_repeats_itself() -> None:
    state, _ = engine.start(GAME, Setup(game="barony", version=GAME.version, seats=3, seed="same"))
    for index in range(1, 25):
        (seat,) = engine.awaited(state)
        before = engine.encode(state)
        action = GAME.choose(state, seat, Random(7))
        assert engine.encode(state) == before
        assert GAME.choose(state, seat, Random(7)) == action
        assert action in engine.legal(state, seat)
        engine.play_on(state, seat, action, Chance("", index))


HOMES = {"cities": "a1 g1 g5"}


def test_it_builds_a_city_when_it_can() -> None:
    state = scene(side("g1", villages="d5", removed=6, **HOMES), side())
    assert GAME.choose(state, 0, Random(1)) == City("d5")


def test_it_takes_the_crown_that_wins() -> None:
    state = scene(side("d4", rank=3, tokens="field field field", **HOMES), side(rank=2))
    assert GAME.choose(state, 0, Random(1)) == Title("field:3")


def test_it_keeps_silver_when_it_pays() -> None:
    state = scene(side(rank=3, tokens="field field field mountain " + "forest " * 5, **HOMES), side(rank=1))
    assert GAME.choose(state, 0, Random(1)) == Title("forest:5")


def test_it_does_not_crown_itself_to_lose() -> None:
    state = scene(side("d4", rank=3, tokens="field field field"), side(rank=3, cities="a1 a4 g1 g3 g5"))
    assert not isinstance(GAME.choose(state, 0, Random(1)), Title)


def test_it_raids_a_village_that_stands_alone() -> None:
    fourteen = "a1 b1 c1 d1 f1 a2 b2 c2 d2 e2 f2 a3 b3 a4"
    spent = side("d4 d3", villages=fourteen, strongholds="c4 g2", cities="g1 g3 g5 e3 e5", removed=5)
    state = scene(spent, side(villages="d5", tokens="field field"))
    choice = GAME.choose(state, 0, Random(1))
    assert isinstance(choice, Move)
    assert "d5" in (choice.target, choice.target2)


def test_it_builds_where_its_knights_are_ready() -> None:
    state = scene(side("c5 a3 d5 b4 c1 e5 g2", cities="a1 g1 g4"), side(cities="d1", knights="d1"))
    assert isinstance(GAME.choose(state, 0, Random(1)), Build)


WOODS = "FFFFF/FFFFF/FFFFF/FFFFF"
SPENT = "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3 c4"


def in_the_woods(*, rank: int = 0, passes: int = 0) -> BaronyState:
    """Nothing is left but an expedition, which costs a knight for good and leads nowhere: no building is left."""
    state = scene(side(villages=SPENT, strongholds="d1 d2", rank=rank), side("d4", rank=1), land=WOODS, at_will=True)
    turns = state.stack[-1]
    assert isinstance(turns, Turns)
    turns.passes = passes
    return state


def test_it_passes_at_will_when_everything_else_would_harm() -> None:
    assert GAME.choose(in_the_woods(), 0, Random(1)) == Pass()


def test_it_does_not_pass_where_that_is_not_open() -> None:
    state = in_the_woods()
    state.pass_at_will = False
    assert isinstance(GAME.choose(state, 0, Random(1)), Expedition)


def test_it_ends_the_game_by_passing_only_when_it_has_won() -> None:
    assert isinstance(GAME.choose(in_the_woods(passes=1), 0, Random(1)), Expedition)
    assert GAME.choose(in_the_woods(passes=1, rank=2), 0, Random(1)) == Pass()
