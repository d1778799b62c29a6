"""M-43 to M-45: where new pieces may be placed and upgraded, in one's own land and where pacts allow it (M-121)."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.data import TERRITORIES, VEHICLE_ROWS, Place, Unit, Vehicle
from rules.medioevo.diplomacy import host_of, hosts, use_right, welcome
from rules.medioevo.table import PactKind, Position, controlled, controller, fact


def is_mustering_place(position: Position, seat: int, place: Place) -> bool:
    """Units and engines: a controlled area, or a controlled military building."""
    return place in TERRITORIES and _open_to(position, seat, place, "military") and _musters(position, place)


def _musters(position: Position, place: Place) -> bool:
    return TERRITORIES[place].area is not None or position.building(place, "military") is not None


def _open_to(position: Position, seat: int, place: Place, kind: PactKind) -> bool:
    return controller(position, place) == seat or host_of(position, seat, place, kind) is not None


def is_yard(position: Position, seat: int, place: Place, kind: Vehicle) -> bool:
    """Caravans in areas, wagons there or with a military building, ships in ports."""
    return place in TERRITORIES and _open_to(position, seat, place, right_to(kind)) and suits(position, place, kind)


def suits(position: Position, place: Place, kind: Vehicle) -> bool:
    area = TERRITORIES[place].area
    if VEHICLE_ROWS[kind].sea:
        return area is not None and area.port
    return area is not None or (kind == "wagon" and position.building(place, "military") is not None)


def right_to(kind: Vehicle) -> PactKind:
    return "military" if VEHICLE_ROWS[kind].military else "civil"


def own_lands(position: Position, seat: int) -> list[Place]:
    return fact(position, seat, controlled)


def _lands(position: Position, seat: int, kind: PactKind) -> list[Place]:
    """Lands in which one may place purchases: one's own, then those of hosts."""
    own = own_lands(position, seat)
    if not position.pacts:
        return own
    return [*own, *(place for host in hosts(position, seat, kind) for place in controlled(position, host))]


def mustering_places(position: Position, seat: int) -> list[Place]:
    return fact(position, seat, _mustering_places)


def _mustering_places(position: Position, seat: int) -> list[Place]:
    return [place for place in _lands(position, seat, "military") if _musters(position, place)]


def yards(position: Position, seat: int, kind: Vehicle) -> list[Place]:
    return [place for place in _lands(position, seat, right_to(kind)) if suits(position, place, kind)]


def has_yard(position: Position, seat: int, kind: Vehicle) -> bool:
    return any(suits(position, place, kind) for place in _lands(position, seat, right_to(kind)))


# M-121: placing


def arrive(flow: Flow[Position], seat: int, place: Place, kind: PactKind) -> int | None:
    """Something new comes to a land: whose guest it is there, if it is not one's own."""
    host = host_of(flow.state, seat, place, kind)
    if host is not None:
        use_right(flow, host, seat, kind)
    return host


def muster(flow: Flow[Position], seat: int, place: Place, unit: Unit, count: int = 1) -> None:
    """New units, within the limit of M-44."""
    player = flow.state.players[seat]
    welcome(flow.state, seat, place, arrive(flow, seat, place, "military"))
    player.station(place, unit, count)
    player.mustered += count
