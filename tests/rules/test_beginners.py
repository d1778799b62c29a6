"""B-6, S-8, T-6, M-1: who begins where the table has settled it; all else is dealt as it would have been."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.core import IllegalMove, Setup, engine
from rules.registry import games

BOARD_GAMES = ("barony", "saga", "torres")


def dealt(game: str, seats: int, seed: str, *beginners: int) -> Any:
    rules = games()[game]
    setup = Setup(game=game, version=rules.version, seats=seats, seed=seed, beginners=beginners)
    return engine.start(rules, setup)[0]


def begins(game: str, *beginners: int) -> set[int]:
    return {dealt(game, 3, f"seed {number}", *beginners).first for number in range(20)}


def test_b6_the_table_may_settle_who_begins() -> None:
    assert begins("barony", 2) == {2}
    assert begins("barony", 0, 2) == {0, 2}


def test_s8_the_table_may_settle_who_begins() -> None:
    assert begins("saga", 1) == {1}
    assert begins("saga", 0, 1) == {0, 1}


def test_t6_the_table_may_settle_who_begins() -> None:
    assert begins("torres", 0) == {0}
    assert begins("torres", 1, 2) == {1, 2}


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_who_begins_changes_nothing_else_of_the_deal(game: str) -> None:
    by_lot, settled = dealt(game, 3, "same"), dealt(game, 3, "same", 1)
    changes: dict[str, Any] = {"first": 1}
    if game == "torres":
        changes["starter"] = 1
    assert engine.encode(settled) == engine.encode(replace(by_lot, **changes))


@pytest.mark.parametrize("seat", range(3))
def test_m1_the_table_may_settle_who_chooses_a_realm_first(seat: int) -> None:
    orders = [dealt("medioevo", 3, f"seed {number}", seat).stack[-1].waiting for number in range(20)]
    assert {order[0] for order in orders} == {seat}
    assert {len(set(order)) for order in orders} == {3}
    assert len({tuple(order) for order in orders}) == 2, "the others follow by lot"


@pytest.mark.parametrize("beginners", [(3,), (-1,), (0, 7)])
def test_nobody_begins_who_does_not_sit_there(beginners: tuple[int, ...]) -> None:
    with pytest.raises(IllegalMove):
        dealt("barony", 3, "seed", *beginners)
