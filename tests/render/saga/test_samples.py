"""The gallery shows positions that could stand on a table: every sample keeps the rules' own invariants."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from render.saga.samples import crowded, early, final, hidden, tight, typical
from rules.saga.faults import faults
from rules.saga.frames import SagaState
from rules.saga.powers import needed

TABLES = pytest.mark.parametrize(
    "table", [early, typical, crowded, hidden, final, tight], ids=lambda table: table.__name__
)


@TABLES
def test_every_knight_is_in_one_place(table: Callable[[], SagaState]) -> None:
    assert faults(table()) == []


@TABLES
def test_no_army_has_forgotten_to_conquer(table: Callable[[], SagaState]) -> None:
    state = table()
    for player in state.players:
        for target, army in player.armies.items():
            assert army.value < needed(state, target), target
