"""M-43 to M-45: where new pieces may be placed and upgraded."""

from __future__ import annotations

from rules.medioevo.control import controlled, controller
from rules.medioevo.data import TERRITORIES, Place, Vehicle
from rules.medioevo.data.pieces import VEHICLE_ROWS
from rules.medioevo.position import Position, fact


def is_mustering_place(position: Position, seat: int, place: Place) -> bool:
    """Units and engines: a controlled area, or a controlled military building."""
    if place not in TERRITORIES or controller(position, place) != seat:
        return False
    return TERRITORIES[place].area is not None or position.building(place, "military") is not None


def is_yard(position: Position, seat: int, place: Place, kind: Vehicle) -> bool:
    """Caravans in areas, wagons there or with a military building, ships in ports."""
    return place in TERRITORIES and controller(position, place) == seat and suits(position, place, kind)


def suits(position: Position, place: Place, kind: Vehicle) -> bool:
    area = TERRITORIES[place].area
    if VEHICLE_ROWS[kind].sea:
        return area is not None and area.port
    return area is not None or (kind == "wagon" and position.building(place, "military") is not None)


def own_lands(position: Position, seat: int) -> list[Place]:
    return fact(position, seat, controlled)


def mustering_places(position: Position, seat: int) -> list[Place]:
    return fact(position, seat, _mustering_places)


def _mustering_places(position: Position, seat: int) -> list[Place]:
    return [
        place
        for place in own_lands(position, seat)
        if TERRITORIES[place].area is not None or position.building(place, "military") is not None
    ]


def yards(position: Position, seat: int, kind: Vehicle) -> list[Place]:
    return [place for place in own_lands(position, seat) if suits(position, place, kind)]
