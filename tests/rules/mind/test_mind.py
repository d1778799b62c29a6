"""The mind that searches: what it returns, what bounds it, and that it knows no more than its seat."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pytest

from bot.words import has
from rules.core import Action, Chance, Game, Setup, State, engine
from rules.core.insight import Aspect, Effort, Insight, Level
from rules.mind import Budget, best_runs, levels_of, tempers_of, think
from rules.mind.search import Weighed
from rules.mind.temper import tempered
from rules.registry import games
from tests.conformance.leaks import lean

SEARCHED = [game.id for game in games().values() if game.insight is not None]


def midgame(game: Game[Any], moves: int, seats: int = 2, seed: str = "mind") -> State:
    """After so many quick moves."""
    (state,) = course(game, range(moves, moves + 1), seats, seed)
    return state


def course(game: Game[Any], moments: range, seats: int = 2, seed: str = "mind") -> list[State]:
    """A game of quick moves, as it was after so many, and so many, of them."""
    setup = Setup(game=game.id, version=game.version, seats=seats, seed=seed)
    state, rng, found = engine.start(game, setup)[0], Random(seed), list[State]()
    for index in range(1, moments[-1] + 1):
        seat = engine.awaited(state)[0]
        state = engine.play_on(state, seat, engine.computer_move(game, state, seat, rng), Chance(seed, index)).state
        if index in moments:
            found.append(engine.clone(game, state))
    return found


def brisk(game_id: str, nodes: int = 100_000) -> Game[Any]:
    """A game as it is, or with fewer positions to look at; fewer still where every one is a whole turn of the table."""
    game = games()[game_id]
    dear = game.insight is not None and game.insight.era is not None
    return lean(game, 16 if dear else nodes) if dear or nodes < 100_000 else game


@pytest.mark.parametrize("game_id", SEARCHED)
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_thought_is_legal_and_the_same_again(game_id: str, level: Level) -> None:
    game = brisk(game_id)
    state = midgame(game, 14)
    seat = engine.awaited(state)[0]
    thought = think(game, state, seat, level, Random(3))
    assert thought in engine.legal(state, seat)
    assert think(game, state, seat, level, Random(3)) == thought


@pytest.mark.parametrize("game_id", SEARCHED)
def test_what_a_seat_cannot_see_changes_no_thought(game_id: str) -> None:
    game = brisk(game_id)
    state = midgame(game, 12, seats=3)
    seat = engine.awaited(state)[0]
    other = game.redeal(engine.clone(game, state), seat, Random(99))
    assert think(game, state, seat, "hard", Random(1)) == think(game, other, seat, "hard", Random(1))


def test_the_state_that_is_thought_of_stays_as_it_is() -> None:
    game = games()["torres"]
    state = midgame(game, 20)
    before = engine.encode(state)
    think(game, state, engine.awaited(state)[0], "hard", Random(1))
    assert engine.encode(state) == before


def test_a_thought_that_is_stopped_returns_the_best_so_far() -> None:
    game = games()["barony"]
    state = midgame(game, 20)
    seat = engine.awaited(state)[0]
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return True

    assert think(game, state, seat, "master", Random(1), stop) in engine.legal(state, seat)
    assert len(asked) < 10, "it went on after it was stopped"


def test_a_game_without_insight_has_its_usual_player_only() -> None:
    game = copy(games()["torres"])
    setattr(game, "insight", None)  # noqa: B010
    assert levels_of(game) == ("normal",)


@pytest.mark.parametrize("game_id", games())
def test_every_game_has_every_level(game_id: str) -> None:
    assert levels_of(games()[game_id]) == ("easy", "normal", "hard", "master")


# The beam, on a game of adding up


def adding(**changes: Any) -> Insight:
    """Positions are numbers, actions are added to them."""
    given: dict[str, Any] = {
        "ideas": lambda position, seat: [1, 2, -5, 10] if position < 20 else [],
        "judge": lambda position, seat: -abs(position - 16),
        "after": lambda position, seat, action: position + action,
        "mark": lambda position, seat: position,
        "searches": lambda position, seat: True,
        "aspects": lambda position, seat: (),
        "efforts": {"normal": Effort()},
    }
    return Insight(**{**given, **changes})


def test_a_beam_looks_past_a_step_that_seems_worse() -> None:
    """From 12 neither step comes nearer to 16, but both together do."""
    insight = adding(ideas=lambda position, seat: [-5, 10])
    narrow = best_runs(insight, 12, 0, Random(1), Budget(1000), beam=1, depth=1)[0]
    wide = best_runs(insight, 12, 0, Random(1), Budget(1000), beam=4, depth=3)[0]
    assert narrow.actions == ()
    assert wide.position == 17


def test_ways_to_the_same_position_are_judged_once() -> None:
    judged: list[int] = []

    def judge(position: int, seat: int) -> float:
        judged.append(position)
        return float(position)

    best_runs(adding(judge=judge), 0, 0, Random(1), Budget(1000), beam=10, depth=2)
    assert judged.count(3) == 1  # by 1 and 2 as by 2 and 1


def test_a_spent_budget_ends_a_beam() -> None:
    budget = Budget(3)
    run = best_runs(adding(), 0, 0, Random(1), budget, beam=4, depth=50)[0]
    assert budget.is_spent
    assert len(run.actions) <= 1


# Deals


def test_what_is_better_by_luck_only_is_not_preferred() -> None:
    """To the quick choice, on the deals that both were tried on."""
    usual = Weighed((), [0.0, 0.0, 0.0, 0.0])
    assert not Weighed((), [9.0, -8.0, 9.0, -8.0]).surely_beats(usual)
    assert not Weighed((), [-0.1, -0.1]).surely_beats(usual)
    assert Weighed((), [1.0, 1.2, 0.8, 1.0]).surely_beats(usual)
    assert Weighed((), [0.1]).surely_beats(usual), "of one deal nobody can tell"


# Temperaments


@pytest.mark.parametrize("game_id", SEARCHED)
def test_a_temperament_plays_legal_moves_and_another_game(game_id: str) -> None:
    """At some of the positions of a game it prefers something else."""
    game = brisk(game_id, 200)
    insight = game.insight
    assert insight is not None
    states = course(game, range(9, 40, 5))
    seats = [engine.awaited(state)[0] for state in states]
    even = [think(game, state, seat, "normal", Random(1)) for state, seat in zip(states, seats, strict=True)]
    choices: dict[str, list[Action]] = {}
    for temper in insight.tempers:
        choices[temper] = [
            think(game, state, seat, "normal", Random(1), temper=temper)
            for state, seat in zip(states, seats, strict=True)
        ]
        assert all(move in engine.legal(*where) for move, *where in zip(choices[temper], states, seats, strict=True))
    assert any(found != even for found in choices.values())


@pytest.mark.parametrize("game_id", SEARCHED)
def test_a_temperament_weighs_aspects_that_there_are_and_has_words(game_id: str) -> None:
    game = games()[game_id]
    insight = game.insight
    assert insight is not None
    names = {aspect.name for moves in (12, 30) for aspect in insight.aspects(midgame(game, moves), 0)}
    assert len(tempers_of(game)) >= 3
    for temper, weights in insight.tempers.items():
        assert weights.keys() <= names
        assert has(f"temper-{temper}", "fr")
        assert has(f"temper-{temper}-choice", "fr")


def test_a_judgement_is_bent_by_its_temperament_only_where_that_says_so() -> None:
    insight = adding(aspects=lambda position, seat: [Aspect("a", 2.0), Aspect("b", 3.0)], tempers={"odd": {"b": 2.0}})
    assert tempered(insight, "odd").judge(0, 0) == 8.0
    assert tempered(insight, "unknown") is insight
