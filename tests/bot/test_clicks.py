"""How many clicks what people do most costs by panel, over recorded games; a menu counts two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import Any

import pytest

from rules.core.actions import tag_of
from rules.registry import games
from tests.clicks import Cost, measured

pytestmark = pytest.mark.slow
RECORDS, MOVES = 3, 150
CHOOSING = 9  # records of Torres, until there are some in which one keeps one of the cards that one buys
MEDIOEVO_BEFORE = 2419  # clicks for these moves, counted in the same way with the panels as they were
POINTS = {"knight": 2, "move": 1, "block": 1, "buy": 1, "score": 1}  # T-14: what a step of Torres costs


async def played(game: str) -> list[Cost]:
    return await measured(games()[game], RECORDS, MOVES)


def of_kind(found: Sequence[Cost], tag: str) -> list[Cost]:
    return [cost for cost in found if tag_of(type(cost.action)) == tag]


def usual(clicks: Sequence[int]) -> float:
    assert len(clicks) > 3
    return median(clicks)


async def test_barony() -> None:
    found = await played("barony")
    moves: list[Any] = of_kind(found, "move")
    assert usual([cost.clicks for cost in moves if cost.action.origin2]) <= 6
    assert usual([cost.clicks for cost in of_kind(found, "recruit")]) <= 4
    builds: list[Any] = of_kind(found, "build")
    assert usual([cost.clicks for cost in builds if len(cost.action.villages) > 1]) <= 5


async def test_saga() -> None:
    found = await played("saga")
    assert usual([cost.clicks for cost in of_kind(found, "play")]) <= 3
    assert usual([first.clicks + last.clicks for first, last in pairs(found, "play", "end")]) <= 5


async def test_torres() -> None:
    found = await played("torres")
    bought = await measured(games()["torres"], CHOOSING, MOVES)
    assert usual([first.clicks + last.clicks for first, last in pairs(bought, "buy", "keep")]) <= 4
    of_five = [turn for turn in turns(found) if sum(POINTS.get(tag, 0) for tag in tags(turn)) == 5]
    assert usual([sum(cost.clicks for cost in turn) for turn in of_five if "card" not in tags(turn)]) <= 12


async def test_medioevo() -> None:
    """At least 40 % fewer than by the panels that asked "shall I?" after every move, over the same moves."""
    found = await played("medioevo")
    assert len(found) == RECORDS * MOVES
    assert sum(cost.clicks for cost in found) <= 0.6 * MEDIOEVO_BEFORE


def tags(turn: Sequence[Cost]) -> list[str]:
    return [tag_of(type(cost.action)) for cost in turn]


def pairs(found: Sequence[Cost], first: str, last: str) -> Iterator[tuple[Cost, Cost]]:
    """Two moves of one seat running."""
    for one, two in pairwise(found):
        if one.seat == two.seat and (tag_of(type(one.action)), tag_of(type(two.action))) == (first, last):
            yield one, two


def turns(found: Sequence[Cost]) -> Iterator[list[Cost]]:
    """Each from its first step to its end."""
    turn: list[Cost] = []
    for cost in found:
        turn = [*turn, cost] if not turn or turn[-1].seat == cost.seat else [cost]
        if tag_of(type(cost.action)) == "end":
            yield turn
            turn = []
