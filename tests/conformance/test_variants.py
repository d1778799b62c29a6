"""Medioevo with all its variants at once (M-140 to M-144): they must keep the contract, and their secrets, together."""

from __future__ import annotations

import pytest

from rules.core import Setup
from tests.conformance.effort import effort, subjects
from tests.conformance.run import play, spy, spy_where

GAME = subjects()["medioevo"]
VARIANTS = {"realms": "auction", "turns": 3, "terrain": True, "blood": True, "teams": "pairs", "deployment": True}


def table(seats: int) -> Setup:
    seed = f"variants {seats}"
    return Setup(game=GAME.id, version=GAME.version, seats=seats, seed=seed, options=VARIANTS, unattended=True)


@pytest.mark.parametrize("seats", [3, 6])
def test_random_games_with_all_variants_keep_the_contract(seats: int) -> None:
    play(GAME, table(seats), every=effort(GAME).every)


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_hidden_is_told_with_all_variants(seats: int) -> None:
    spy(GAME, table(seats), count=effort(GAME).leaks)


@pytest.mark.parametrize("step", ["claims", "deployment"])
def test_what_the_variants_hide_is_never_told(step: str) -> None:
    """At every decision of theirs: with six players there are many."""
    assert spy_where(GAME, table(6), lambda position: GAME.view(position.state, None).step == step) > 3
