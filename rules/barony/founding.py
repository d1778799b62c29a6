"""B-8: where starting cities may stand, and whether the board has room for all of them.

Hexes are bits of a number here: the search for room is then a matter of a few additions and masks.
"""

from __future__ import annotations

from functools import lru_cache

from rules.barony.data import STARTING_CITIES
from rules.barony.land import Hex, Land, land_of
from rules.barony.position import Position

_MOST_SPOILT = 3  # of hexes that are not neighbours, a new city takes three at most from those still open


class _Map:
    """The hexes of a land that may bear a starting city, and what each of them spoils, itself included."""

    def __init__(self, land: Land) -> None:
        self.hexes = [hex_ for hex_, terrain in land.terrain.items() if terrain not in ("lake", "forest")]
        self.bit = dict.fromkeys(land.terrain, 0) | {hex_: 1 << index for index, hex_ in enumerate(self.hexes)}
        self.all = (1 << len(self.hexes)) - 1
        bit = self.bit.__getitem__
        self.blocked = {hex_: bit(hex_) | sum(map(bit, near)) for hex_, near in land.near.items()}
        self.spoilt = {bit(hex_): self.blocked[hex_] for hex_ in self.hexes}


@lru_cache(maxsize=64)
def _map_of(text: str) -> _Map:
    return _Map(land_of(text))


def room_for(land: Land, cities: int) -> bool:
    """B-5: whether so many cities can stand on an empty board."""
    chart = _map_of(land.text)
    return _has_room(chart, chart.all, cities)


def founding_sites(position: Position) -> list[Hex]:
    """Where the next starting city may be placed."""
    chart = _map_of(position.land)
    standing = [hex_ for player in position.players for hex_ in player.buildings]
    free = chart.all
    for hex_ in standing:
        free &= ~chart.blocked[hex_]
    open_sites = [hex_ for hex_ in chart.hexes if chart.bit[hex_] & free]
    to_come = STARTING_CITIES * position.seats - len(standing) - 1
    if _quick_count(chart, free) >= to_come + _MOST_SPOILT:
        return open_sites
    return [hex_ for hex_ in open_sites if _has_room(chart, free & ~chart.blocked[hex_], to_come)]


def _quick_count(chart: _Map, free: int) -> int:
    """How many starting cities fit for certain: each in turn on the first hex left."""
    count = 0
    while free:
        free &= ~chart.spoilt[free & -free]
        count += 1
    return count


def _has_room(chart: _Map, free: int, cities: int) -> bool:
    """Whether so many cities can stand on free hexes, no two of them neighbours. Exact; most often at once."""
    if _quick_count(chart, free) >= cities:
        return True
    return _search(chart, free, cities, {})


def _search(chart: _Map, free: int, cities: int, known: dict[tuple[int, int], bool]) -> bool:
    """Some best choice has a city on any hex with one open neighbour at most; else try the busiest hex both ways."""
    busiest, most = 0, 0
    left = free
    while left:
        if cities <= 0:
            return True
        own = left & -left
        left ^= own
        degree = (chart.spoilt[own] & free).bit_count() - 1
        if degree <= 1:
            free &= ~chart.spoilt[own]
            left, cities, busiest, most = free, cities - 1, 0, 0
        elif degree > most:
            busiest, most = own, degree
    if cities <= 0 or not busiest:
        return cities <= 0
    if free.bit_count() < cities:
        return False
    key = (free, cities)
    if key not in known:
        known[key] = _search(chart, free & ~chart.spoilt[busiest], cities - 1, known) or _search(
            chart, free & ~busiest, cities, known
        )
    return known[key]
