"""M-1, M-2, M-4, M-141: what is adjacent, how far it is, how much of the map is in play, and what the land itself
costs those who enter it and stay there (a variant)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from rules.medioevo.data import (
    COASTS,
    LAND_BORDERS,
    REALM_LINKS,
    REALMS,
    RIVERS,
    SEA_BORDERS,
    SEAS,
    TERRITORIES,
    Border,
    Place,
    Realm,
    Terrain,
)

NEIGHBOURING = 3  # M-4
REACH = 3  # M-2: so far from a home the land is in play

HOMES: dict[Realm, tuple[Place, ...]] = {
    realm: tuple(place for place, land in TERRITORIES.items() if land.home == realm) for realm in REALMS
}
PLACES: tuple[Place, ...] = (*TERRITORIES, *SEAS)


def _near(*borders: frozenset[Border]) -> dict[Place, tuple[Place, ...]]:
    """For every place what it touches, in the order of the map."""
    touching: dict[Place, set[Place]] = {place: set() for place in PLACES}
    for border in frozenset[Border]().union(*borders):
        one, other = border
        touching[one].add(other)
        touching[other].add(one)
    return {place: tuple(other for other in PLACES if other in touching[place]) for place in PLACES}


NEAR_BY_LAND = _near(LAND_BORDERS)
NEAR_BY_SEA = _near(COASTS, SEA_BORDERS)  # a step of a ship: sailing, docking, putting to sea
NEAR = _near(LAND_BORDERS, COASTS, SEA_BORDERS)


def is_sea(place: Place) -> bool:
    return place not in TERRITORIES


def seas_beside(place: Place) -> tuple[Place, ...]:
    return tuple(near for near in NEAR[place] if is_sea(near))


def distances(sources: Iterable[Place], near: Mapping[Place, Iterable[Place]] = NEAR) -> dict[Place, int]:
    """Steps from the nearest of several places to every place that can be reached."""
    found = dict.fromkeys(sources, 0)
    todo = deque(found)
    while todo:
        here = todo.popleft()
        for place in near[here]:
            if place not in found:
                found[place] = found[here] + 1
                todo.append(place)
    return found


@cache
def distances_from(place: Place) -> Mapping[Place, int]:
    return distances((place,))


def distance(place: Place, other: Place) -> int:
    """M-4: seas count as steps."""
    return distances_from(place)[other]


@cache
def surroundings(place: Place, steps: int) -> frozenset[Place]:
    """All that is at most so far from a place, itself among it."""
    return frozenset(other for other, far in distances_from(place).items() if far <= steps)


def neighbourhood(place: Place) -> frozenset[Place]:
    """M-4: all that is near enough to a place, itself among it."""
    return surroundings(place, NEIGHBOURING)


def neighbouring(place: Place, others: Iterable[Place]) -> bool:
    """M-4: whether a place lies near enough to any of the others."""
    return not neighbourhood(place).isdisjoint(others)


# What is in play


class World:
    """The part of the map that is in play with certain realms."""

    def __init__(self, realms: tuple[Realm, ...]) -> None:
        lands = frozenset(TERRITORIES)
        if len(realms) < len(REALMS):
            reach = distances(place for realm in realms for place in HOMES[realm])
            lands = frozenset(place for place, steps in reach.items() if steps <= REACH and not is_sea(place))
        seas = {sea for place in lands for sea in seas_beside(place)}
        self.lands: tuple[Place, ...] = tuple(place for place in TERRITORIES if place in lands)
        self.seas: tuple[Place, ...] = tuple(sea for sea in SEAS if sea in seas)
        self.places: frozenset[Place] = frozenset((*self.lands, *self.seas))
        self.near = self._within(NEAR)
        self.near_by_land = self._within(NEAR_BY_LAND)
        self.near_by_sea = self._within(NEAR_BY_SEA)
        self.areas: tuple[Place, ...] = tuple(place for place in self.lands if TERRITORIES[place].area)
        self.fires: tuple[Place, ...] = tuple(place for place in self.lands if TERRITORIES[place].fire)

    def areas_near(self, place: Place) -> list[Place]:
        """M-4: the neighbouring ones."""
        near = neighbourhood(place)
        return [area for area in self.areas if area in near and area != place]

    def _within(self, near: Mapping[Place, tuple[Place, ...]]) -> dict[Place, tuple[Place, ...]]:
        return {
            place: tuple(other for other in others if other in self.places)
            for place, others in near.items()
            if place in self.places
        }


@lru_cache(maxsize=4096)
def world_of(realms: tuple[Realm, ...]) -> World:
    """The world of these realms, whoever has which of them."""
    return _world(tuple(sorted(realms)))


@cache
def _world(realms: tuple[Realm, ...]) -> World:
    return World(realms)


def linked(realm: Realm, others: Iterable[Realm]) -> bool:
    """M-1: whether a realm is linked to one of the others."""
    return any({realm, other} == set(link) for other in others for link in REALM_LINKS)


def open_realms(taken: tuple[Realm, ...], seats: int) -> tuple[Realm, ...]:
    """M-1: the realms that the next player may have."""
    free: tuple[Realm, ...] = tuple(realm for realm in REALMS if realm not in taken)
    if not taken or seats == len(REALMS):
        return free
    return tuple(realm for realm in free if linked(realm, taken))


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
