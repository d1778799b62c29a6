"""Random games of every game in the house, for every number of seats."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import inspect

from tests.conformance.effort import effort, setup_of, subjects, tables
from tests.conformance.run import play

PLAYOUTS = [
    (game_id, seats, number) for game_id, seats in tables() for number in range(effort(subjects()[game_id]).playouts)
]


@pytest.mark.parametrize(("game_id", "seats", "number"), PLAYOUTS)
def test_random_games_keep_the_contract(game_id: str, seats: int, number: int) -> None:
    game = subjects()[game_id]
    play(game, setup_of(game, seats, number), every=effort(game).every)


@pytest.mark.parametrize("game_id", subjects())
def test_states_hold_no_sets(game_id: str) -> None:
    """A set is walked in another order by every process, and the log would lead elsewhere."""
    assert not has_sets(subjects()[game_id].state_type)


class Inner(msgspec.Struct):
    odd: dict[str, list[frozenset[int] | None]]


class Outer(msgspec.Struct):
    inner: tuple[Inner, ...]


def test_sets_are_found_deep_inside() -> None:
    assert has_sets(Outer)


def has_sets(kind: type) -> bool:
    seen: list[object] = []
    waiting: list[object] = [inspect.type_info(kind)]
    while waiting:
        part = waiting.pop()
        if isinstance(part, inspect.SetType | inspect.FrozenSetType):
            return True
        if isinstance(part, tuple):
            waiting += part
        elif isinstance(part, inspect.Type | inspect.Field) and not any(part is other for other in seen):
            seen.append(part)
            waiting += [getattr(part, name) for name in part.__struct_fields__]
    return False
