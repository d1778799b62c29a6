"""Medioevo keeps the contract before it is offered to tables. Once it is, tests/conformance does this and more."""

from __future__ import annotations

import pytest

from rules.core import Setup
from tests.conformance import run
from tests.rules.medioevo.builder import GAME


def setup_of(seed: str, seats: int) -> Setup:
    return Setup(game="medioevo", version=GAME.version, seats=seats, seed=seed, options={"turns": 3}, unattended=True)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_a_random_game_passes_the_checks(seats: int) -> None:
    run.play(GAME, setup_of("contract-play", seats), every=20)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_learns_what_is_hidden(seats: int) -> None:
    run.spy(GAME, setup_of("contract-spy", seats), count=8)
