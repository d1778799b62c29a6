"""M-100: how far a transport gets, and by which way. Ways lead around foreign armies; only their end may hold one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from rules.medioevo.data import VEHICLE_ROWS, Place, Realm
from rules.medioevo.effects import at_home, closed_places, crossings, leaving_forbidden, unseen
from rules.medioevo.table import Position, Transport, controller, entry_cost, world_of
from rules.medioevo.trade.terms import moves_left

_FAR = 1000
_NOWHERE: frozenset[Place] = frozenset()


class _Land(NamedTuple):
    """All that the ways of a transport depend on."""

    realms: tuple[Realm, ...]
    by_sea: bool
    terrain: bool
    gates: frozenset[Place]
    armed: frozenset[Place]  # from which one does not go on
    across: frozenset[Place]  # what Logistics opens


def gates(position: Position, seat: int) -> frozenset[Place]:
    """M-62: own castles, out of which a step by land is free."""
    return frozenset(
        place
        for place, site in position.buildings.items()
        if (standing := site.get("military")) and standing.kind == "castle" and controller(position, place) == seat
    )


def dangers(position: Position, seat: int) -> frozenset[Place]:
    """M-101: where a foreign army may plunder."""
    others = (player.armies for other, player in enumerate(position.players) if other != seat)
    return frozenset(position.barbarians).union(*others)


def next_to(position: Position, seat: int, transport: Transport) -> tuple[Place, ...]:
    """Where one step leads. Card 3: nowhere where a Bishop forbids it."""
    if leaving_forbidden(position, transport.place):
        return ()
    world = position.world
    near = world.near_by_sea if VEHICLE_ROWS[transport.kind].sea else world.near_by_land
    found = near.get(transport.place, ())
    return found or tuple(reach(position, seat, transport))[1:] if crossings(position, transport) else found


def _land(position: Position, seat: int, transport: Transport) -> _Land:
    by_sea = VEHICLE_ROWS[transport.kind].sea
    free = _NOWHERE if by_sea else gates(position, seat)
    armed = _NOWHERE if unseen(position, transport) else dangers(position, seat)
    closed, across = closed_places(position), crossings(position, transport)
    return _Land(position.realms, by_sea, position.terrain, free, armed | closed, across)


def reach(position: Position, seat: int, transport: Transport) -> Mapping[Place, int]:
    """Every place within the movement left, with what it costs, its own place at 0 first."""
    if leaving_forbidden(position, transport.place):
        return {transport.place: 0}
    limit = moves_left(position, seat, transport)
    return _ends(_land(position, seat, transport), transport.place, limit)


def detours(position: Position, seat: int, transport: Transport, destination: Place) -> list[Place]:
    """The places that a way to the destination can lead through, free steps counted on the way there only."""
    limit, land = moves_left(position, seat, transport), _land(position, seat, transport)
    there = _ends(land, transport.place, limit)
    back = _spread(land._replace(gates=_NOWHERE), destination, limit, backwards=True).costs
    ends = (transport.place, destination)
    return [
        place
        for place, cost in there.items()
        if place not in ends and place not in land.armed and cost + back.get(place, _FAR) <= limit
    ]


def way(position: Position, seat: int, transport: Transport, destination: Place, via: Place | None) -> list[Place]:
    """The cheapest steps, the destination last."""
    limit, land = moves_left(position, seat, transport), _land(position, seat, transport)
    if via is None:
        return _spread(land, transport.place, limit).steps(destination)
    return _spread(land, transport.place, limit).steps(via) + _spread(land, via, limit).steps(destination)


class _Spread:
    """The cheapest costs from an origin, and for each place the one before it."""

    __slots__ = ("before", "costs")

    def __init__(self, origin: Place) -> None:
        self.costs: dict[Place, int] = {origin: 0}
        self.before: dict[Place, Place] = {}

    def steps(self, destination: Place) -> list[Place]:
        found = [destination]
        while (previous := self.before.get(found[-1])) is not None:
            found.append(previous)
        return found[-2::-1]


@lru_cache(maxsize=256)
def _near(realms: tuple[Realm, ...], by_sea: bool, across: frozenset[Place]) -> Mapping[Place, tuple[Place, ...]]:
    """What one step leads to, across what Logistics opens too."""
    world = world_of(realms)
    near = world.near_by_sea if by_sea else world.near_by_land
    if not across:
        return near
    found = {place: list(near.get(place, ())) for place in world.places}
    for place in across:
        for other in world.near[place]:
            if other not in found[place] and (other in across or at_home(other, by_sea)):
                found[place].append(other)
            if place not in found[other]:
                found[other].append(place)
    return {place: tuple(others) for place, others in found.items()}


def _ends(land: _Land, origin: Place, limit: int) -> Mapping[Place, int]:
    """Where a way may end, with its cost."""
    costs = _spread(land, origin, limit).costs
    if not land.across:
        return costs
    return {place: cost for place, cost in costs.items() if place == origin or at_home(place, land.by_sea)}


@lru_cache(maxsize=4096)
def _spread(land: _Land, origin: Place, limit: int, *, backwards: bool = False) -> _Spread:
    """Cost by cost; a free step leads to places of the same cost, which join those under way. `backwards`: the costs
    of coming to the origin."""
    near = _near(land.realms, land.by_sea, land.across)
    spread = _Spread(origin)
    costs, before = spread.costs, spread.before
    reached: list[list[Place]] = [[] for _ in range(limit + 1)]  # by cost
    reached[0].append(origin)
    for cost, here_now in enumerate(reached):
        for here in here_now:
            if costs[here] < cost or (here in land.armed and here != origin):
                continue
            for place in near[here]:
                total = cost + (_step(land, place, here) if backwards else _step(land, here, place))
                if total <= limit and costs.get(place, _FAR) > total:
                    costs[place], before[place] = total, here
                    reached[total].append(place)
    return spread


def _step(land: _Land, origin: Place, target: Place) -> int:
    """What a step costs, as `effects.step_cost` has it."""
    if origin in land.gates:
        return 0
    return entry_cost(origin, target) if land.terrain else 1
