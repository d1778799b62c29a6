"""M-5: what is left to place. Whatever is not on the map, captive or set aside is in a reserve."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from rules.medioevo.data import (
    BARBARIAN_GALLEYS,
    BARBARIAN_SUPPLY,
    BLOOD_TOKENS,
    BUILDING_SUPPLY,
    CONTROL_TOKENS,
    CUBES_PER_GOOD,
    ENGINE_SUPPLY,
    OBJECTIVE_TOKENS_PER_COLOUR,
    PROPERTY_TOKENS,
    TOP_LEVEL,
    UNIT_ROWS,
    UNIT_SUPPLY,
    UNITS_OF_TYPE,
    VEHICLE_SUPPLY,
    Building,
    Colour,
    Engine,
    Good,
    Unit,
    UnitType,
    Vehicle,
)
from rules.medioevo.table.geography import is_sea
from rules.medioevo.table.position import Player, Position


def units_left(position: Position, seat: int, kind: UnitType) -> int:
    player = position.players[seat]
    units = UNITS_OF_TYPE[kind]
    left = UNIT_SUPPLY[kind]
    captive = (keeper.prisoners[seat] for keeper in position.players if seat in keeper.prisoners)
    for army in (*player.armies.values(), player.aside, *captive):
        for unit in units:
            left -= army.get(unit, 0)
    for hired in player.hired.values():
        left += sum(hired.get(unit, 0) for unit in units)
    for guest in position.guests:
        left -= guest.seat == seat and guest.unit in units
    return left


def reserve(position: Position, seat: int) -> dict[UnitType, int]:
    """All kinds at once."""
    player = position.players[seat]
    left = UNIT_SUPPLY.copy()
    captive = (keeper.prisoners[seat] for keeper in position.players if seat in keeper.prisoners)
    for army in (*player.armies.values(), player.aside, *captive):
        for unit, count in army.items():
            left[UNIT_ROWS[unit].type] -= count
    for hired in player.hired.values():
        for unit, count in hired.items():
            left[UNIT_ROWS[unit].type] += count
    for guest in position.guests:
        left[UNIT_ROWS[guest.unit].type] -= guest.seat == seat
    return left


def has_unit(position: Position, seat: int, unit: Unit) -> bool:
    return units_left(position, seat, UNIT_ROWS[unit].type) > 0


def vehicles_left(position: Position, kind: Vehicle) -> int:
    left = VEHICLE_SUPPLY[kind]
    for player in position.players:
        for transport in player.transports:
            left -= transport.kind == kind
    return left


def engines_left(position: Position, kind: Engine) -> int:
    afoot = (engine for player in position.players for engine in player.engines)
    return ENGINE_SUPPLY[kind] - sum(engine.kind == kind for engine in afoot)


def buildings_left(position: Position, kind: Building) -> int:
    standing = 0
    for site in position.buildings.values():
        for building in site.values():
            standing += building.kind == kind
    return BUILDING_SUPPLY[kind] - standing


def all_buildings_left(position: Position) -> dict[Building, int]:
    """All kinds at once."""
    left = BUILDING_SUPPLY.copy()
    for site in position.buildings.values():
        for building in site.values():
            left[building.kind] -= 1
    return left


def cubes_left(position: Position, good: Good) -> int:
    carried = sum(transport.cargo.get(good, 0) for player in position.players for transport in player.transports)
    return CUBES_PER_GOOD - carried - sum(good in market for market in position.markets.values())


def objective_tokens_left(position: Position, colour: Colour) -> int:
    return OBJECTIVE_TOKENS_PER_COLOUR - sum(player.tokens.get(colour, 0) for player in position.players)


def blood_tokens_left(position: Position) -> int:
    return BLOOD_TOKENS - sum(player.blood for player in position.players)


def control_tokens_left(player: Player) -> int:
    return CONTROL_TOKENS - len(player.control)


def barbarians_left(position: Position, unit: Unit) -> int:
    """How many may still come. Hired ones are in play too (card 65); players' units among them are none (card 66)."""
    left = BARBARIAN_SUPPLY[unit]
    for army in position.barbarians.values():
        left -= army.get(unit, 0)
    for player in position.players:
        for army in player.hired.values():
            left -= army.get(unit, 0)
    for guest in position.guests:
        left += guest.unit == unit
    return left


def barbarian_galleys_left(position: Position) -> int:
    """M-23: barbarians in a sea are in a galley, however many they are."""
    return BARBARIAN_GALLEYS - sum(map(is_sea, position.barbarians))


# Property tokens


def levels_owned(player: Player) -> list[int]:
    """The levels of everything that needs a property token."""
    return [piece.level for piece in (*player.transports, *player.engines)]


def tokens_match(levels: Iterable[int]) -> bool:
    """Whether the two-faced property tokens can be laid out for pieces of these levels: no set of levels may need
    more tokens than show any of them (Hall)."""
    return _tokens_match(tuple(sorted(levels)))


@lru_cache(maxsize=4096)
def _tokens_match(needed: tuple[int, ...]) -> bool:
    for number in range(1, TOP_LEVEL + 1):
        for some in combinations(range(1, TOP_LEVEL + 1), number):
            shown = sum(count for faces, count in PROPERTY_TOKENS.items() if set(faces) & set(some))
            if sum(level in some for level in needed) > shown:
                return False
    return True
