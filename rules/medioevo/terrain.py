"""M-141, a variant: what the land itself costs those who enter it, and those who stay there."""

from __future__ import annotations

from functools import cache

from rules.medioevo.data import RIVERS, TERRITORIES, Place
from rules.medioevo.data.kinds import Terrain

# Movement points of entering, and florins of upkeep where nobody lives.
_ROWS: dict[Terrain, tuple[int, int]] = {
    "plains":    (1, 20),
    "forest":    (2, 20),
    "hills":     (2, 20),
    "mountains": (3, 30),
    "desert":    (2, 40),
}  # fmt: skip
_RIVER = 1  # more, where one is crossed
_SEA = (1, 20)
_INHABITED = 10  # upkeep in a land with an area

_BANKS = frozenset(border for borders in RIVERS.values() for border in borders)


@cache
def entry_cost(origin: Place, target: Place) -> int:
    """Movement points of a step. Docking costs what the land does."""
    if target not in TERRITORIES:
        return _SEA[0]
    return _ROWS[TERRITORIES[target].terrain][0] + (_RIVER if frozenset((origin, target)) in _BANKS else 0)


@cache
def upkeep_at(place: Place) -> int:
    """Florins for each piece that stands there."""
    if place not in TERRITORIES:
        return _SEA[1]
    land = TERRITORIES[place]
    return _INHABITED if land.area else _ROWS[land.terrain][1]
