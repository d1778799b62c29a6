"""The gallery shows positions that could stand on a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from render.saga.samples import crowded, early, final, hidden, seen, tight, typical
from rules.saga.faults import faults
from rules.saga.frames import SagaState

TABLES = pytest.mark.parametrize(
    "table", [early, typical, crowded, hidden, final, tight], ids=lambda table: table.__name__
)


@TABLES
def test_every_knight_is_in_one_place(table: Callable[[], SagaState]) -> None:
    assert faults(table()) == []


@TABLES
def test_no_army_has_forgotten_to_conquer(table: Callable[[], SagaState]) -> None:
    state = table()
    for number in range(state.seats):
        for army in seen(state, number).seats[number].armies:
            assert army.missing > 0, army.target
