"""M-51: how near an objective is, from 0 to 1: what there is of what it asks for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from rules.medioevo.data import EMPIRE_CARDS, Check
from rules.medioevo.objectives import COUNTS, FACTS
from rules.medioevo.table import Position

Nearness = Callable[[Position, int], float]


def nearness(position: Position, seat: int, card: int) -> float:
    return _measure(card)(position, seat)


@cache
def _measure(card: int) -> Nearness:
    return _of(EMPIRE_CARDS[card].objective.check)


def _of(check: Check) -> Nearness:
    """Of several things the mean, of which only all together are enough; where one will do, the nearest."""
    if check.kind in ("all", "any"):
        parts = [_of(part) for part in check.of]
        if check.kind == "any":
            return lambda position, seat: max(part(position, seat) for part in parts)
        return lambda position, seat: sum(part(position, seat) for part in parts) / len(parts)
    if check.kind in FACTS:
        return lambda position, seat: float(FACTS[check.kind](position, seat, **check.needs))
    count, least = COUNTS[check.kind], int(check.needs["min"])
    needs: dict[str, Any] = {name: need for name, need in check.needs.items() if name != "min"}
    return lambda position, seat: max(0.0, min(1.0, count(position, seat, **needs) / max(1, least)))
