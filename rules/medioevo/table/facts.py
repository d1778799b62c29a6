"""Facts that hold for a while: worked out once on a table that keeps them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rules.medioevo.table.position import Position

T = TypeVar("T")


def keep_facts(position: Position) -> None:
    """From here on what `fact` works out is kept, until it is dropped or renewed."""
    vars(position)["facts"] = {}


def renew_facts(position: Position) -> None:
    """Something that facts depend on has changed: what is kept is worked out again."""
    if "facts" in vars(position):
        keep_facts(position)


def drop_facts(position: Position) -> None:
    """From here on nothing is kept."""
    vars(position).pop("facts", None)


def fact(position: Position, seat: int, work: Callable[[Position, int], T]) -> T:
    """What `work` finds, worked out once on a table that keeps facts, and each time on all others."""
    facts: dict[Any, Any] | None = getattr(position, "facts", None)
    if facts is None:
        return work(position, seat)
    key = (work, seat)
    if key not in facts:
        facts[key] = work(position, seat)
    return facts[key]
