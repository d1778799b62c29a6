"""What a mind tells a person: good moves with reasons, and what another move would have been worth."""

from __future__ import annotations

from random import Random

import pytest

from bot.words import has
from rules.core import engine
from rules.mind import advise, judge
from rules.registry import games
from tests.conformance.leaks import lean
from tests.rules.mind.test_mind import SEARCHED, midgame


@pytest.mark.parametrize("game_id", SEARCHED)
def test_aspects_add_up_to_the_judgement(game_id: str) -> None:
    """So that reasons are those of the judgement, and none is left out."""
    game = games()[game_id]
    insight = game.insight
    assert insight is not None
    for moves in (12, 30):
        state = midgame(game, moves, seats=3)
        for seat in range(3):
            parts = list(insight.aspects(state, seat))
            assert sum(part.worth for part in parts) == pytest.approx(insight.judge(state, seat))
            assert all(has(f"{game_id}-aspect-{part.name}", language) for part in parts for language in ("en", "fr"))


@pytest.mark.parametrize("game_id", SEARCHED)
def test_advice_is_legal_distinct_and_has_reasons(game_id: str) -> None:
    game = lean(games()[game_id], 400)
    state = midgame(game, 14)
    seat = engine.awaited(state)[0]
    found = advise(game, state, seat, Random(1))
    moves = [advice.action for advice in found]
    assert 1 < len(moves) <= 3
    assert all(move in engine.legal(state, seat) for move in moves)
    assert all(moves.count(move) == 1 for move in moves)
    assert all(advice.reasons for advice in found)


def test_what_nobody_weighs_is_what_others_would_do() -> None:
    game = games()["barony"]
    state = midgame(game, 1)
    found = advise(game, state, engine.awaited(state)[0], Random(1))
    assert [reason.key for advice in found for reason in advice.reasons] == ["hint-reason-usual"] * len(found)
    played = found[0].action
    assert judge(game, state, engine.awaited(state)[0], played, Random(1)) is None


def test_the_best_move_has_missed_nothing_and_a_foolish_one_has() -> None:
    game = lean(games()["saga"], 2000)
    state = midgame(game, 2)
    seat = engine.awaited(state)[0]
    best = advise(game, state, seat, Random(1))[0].action
    wise = judge(game, state, seat, best, Random(1))
    assert wise is not None
    assert wise.missed < 1
    verdicts = [judge(game, state, seat, move, Random(1)) for move in engine.legal(state, seat)]
    assert max(verdict.missed for verdict in verdicts if verdict is not None) > 3
    assert all(verdict.played.action != verdict.best.action for verdict in verdicts if verdict and verdict.missed)


def test_a_verdict_is_the_same_again() -> None:
    game = lean(games()["torres"], 200)
    state = midgame(game, 20)
    seat = engine.awaited(state)[0]
    played = engine.sample(state, seat, Random(1))
    assert judge(game, state, seat, played, Random(2)) == judge(game, state, seat, played, Random(2))
