"""M-106: trade routes: opened on buying, flipped stage by stage, worth trade points where they end."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from rules.core import Action, Ask, Flow, OneOf, Refusal, Some, Words, words
from rules.medioevo.data import TERRITORIES, VEHICLE_ROWS, Place, Realm
from rules.medioevo.effects import in_force
from rules.medioevo.table import (
    Player,
    Position,
    Route,
    Transport,
    distances,
    place_words,
    places_apart,
    refuse,
    thing_words,
    world_of,
)
from rules.medioevo.trade.terms import merchant_label, merchants, stop_label

KEPT_ROUTE: Final = "kept_route"  # the effect of card 30
POINTS: dict[int, int] = {4: 2, 6: 4, 8: 6}  # trade points by the areas of a route


def route_of(player: Player) -> Route | None:
    """The route under way: it goes with its transport."""
    route = player.route
    alive = route is not None and any(transport.id == route.transport for transport in player.transports)
    return route if alive else None


def reach_stage(flow: Flow[Position], seat: int, transport: Transport) -> None:
    """A stage is flipped on arrival, whatever the order."""
    route = route_of(flow.state.players[seat])
    if route is None or route.transport != transport.id or transport.place not in route.open:
        return
    route.open.remove(transport.place)
    route.done.append(transport.place)
    where = place_words(transport.place)
    flow.say("medioevo-event-stage", places=(transport.place,), seat=seat, place=where, left=len(route.open))


def finishes(player: Player, transport: Transport) -> int:
    """The trade points that a sale where the transport stands would earn."""
    route = route_of(player)
    if route is None or route.transport != transport.id or route.open or route.destination != transport.place:
        return 0
    return POINTS[route.length]


# Opening


@lru_cache(maxsize=256)
def _stops(realms: tuple[Realm, ...], origin: Place, by_sea: bool) -> tuple[Place, ...]:
    """The areas where a transport from there can get and trade, the nearest first, its origin left out."""
    world = world_of(realms)
    steps = distances((origin,), world.near_by_sea if by_sea else world.near_by_land)
    found = [place for place in world.areas if place in steps and place != origin]
    ports = [place for place in found if (area := TERRITORIES[place].area) and (area.port or not by_sea)]
    return tuple(sorted(ports, key=steps.__getitem__))


def stops(position: Position, seat: int, transport: str) -> tuple[Place, ...]:
    piece = position.players[seat].transport(transport)
    return _stops(position.realms, piece.place, VEHICLE_ROWS[piece.kind].sea)


def _just_loaded(position: Position, seat: int) -> OneOf:
    """On buying: the transports that have bought where they stand."""
    player = position.players[seat]
    loaded = [transport.id for transport in player.transports if transport.loaded]
    if not loaded or route_of(player) is not None:
        return OneOf(())
    return OneOf([id_ for id_ in loaded if len(stops(position, seat, id_)) >= min(POINTS)])


def _not_loaded(position: Position, seat: int, transport: object) -> Refusal:
    return refuse("M-106", "route-loaded")


def _lengths(position: Position, seat: int, transport: str) -> OneOf:
    most = len(stops(position, seat, transport))
    return OneOf([length for length in POINTS if length <= most])


def _no_length(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-106", "route-length")


def _destinations(position: Position, seat: int, transport: str, length: int) -> OneOf:
    return OneOf(stops(position, seat, transport))


def _stages(position: Position, seat: int, transport: str, length: int, destination: Place) -> Some:
    others = [place for place in stops(position, seat, transport) if place != destination]
    return Some(others, length - 1, length - 1)


def _no_stop(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-106", "route-stops")


def _reward(position: Position, seat: int, transport: str, length: int) -> Words:
    return words("medioevo-outcome-route", points=POINTS[length])


class OpenRoute(Action, frozen=True, tag="route"):
    """M-106: open a trade route with a transport that has just bought."""

    rule = "M-106"
    group = "trade"

    transport: Annotated[str, Ask(_just_loaded, "M-106", _not_loaded, merchant_label)]
    length: Annotated[int, Ask(_lengths, "M-106", _no_length, outcome=_reward)]
    destination: Annotated[Place, Ask(_destinations, "M-106", _no_stop, stop_label, places_apart)]
    stages: Annotated[tuple[str, ...], Ask(_stages, "M-106", _no_stop, stop_label)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if route_of(state.players[seat]) is not None:
            return refuse("M-106", "route-open")
        return refuse("M-106", "route-loaded") if not _just_loaded(state, seat) else None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.players[seat].route = Route(self.transport, self.destination, list(self.stages))
        flow.say(
            "medioevo-event-route",
            places=(*self.stages, self.destination),
            seat=seat,
            place=place_words(self.destination),
            stages=[place_words(place) for place in self.stages],
        )


class Forsake(Action, frozen=True, tag="forsake"):
    """M-106: give up the route under way."""

    rule = "M-106"
    group = "trade"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return refuse("M-106", "route-none") if route_of(state.players[seat]) is None else None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        drop_route(flow, seat)


# Card 30: the route of a transport that is gone


def orphaned(position: Position, seat: int) -> bool:
    """Whether the route has lost its transport."""
    player = position.players[seat]
    return player.route is not None and route_of(player) is None


def _heirs(position: Position, seat: int) -> OneOf:
    if not orphaned(position, seat) or not in_force(position, KEPT_ROUTE, seat=seat):
        return OneOf(())
    return OneOf([transport.id for transport in merchants(position, seat)])


def _no_heir(position: Position, seat: int, transport: object) -> Refusal:
    return refuse("M-106", "route-heir")


class Reassign(Action, frozen=True, tag="reassign"):
    """Card 30: another transport takes over a route that was kept."""

    rule = "M-106"
    group = "trade"

    transport: Annotated[str, Ask(_heirs, "M-106", _no_heir, merchant_label)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _heirs(state, seat) else refuse("M-106", "route-heir")

    def apply(self, flow: Flow[Position], seat: int) -> None:
        reassign(flow, seat, self.transport)


def reassign(flow: Flow[Position], seat: int, transport: str) -> None:
    """Stages that were reached stay so; where the new transport stands already, it has not arrived."""
    player = flow.state.players[seat]
    assert player.route is not None
    player.route.transport = transport
    thing = thing_words(player.transport(transport).kind)
    flow.say("medioevo-event-route-heir", seat=seat, thing=thing, place=place_words(player.route.destination))


def drop_route(flow: Flow[Position], seat: int) -> None:
    flow.state.players[seat].route = None
    flow.say("medioevo-event-route-gone", seat=seat)
