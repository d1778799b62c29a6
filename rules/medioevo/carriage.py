"""M-61, M-62: what carries how much, how far, and what a step costs.

Each of these is reckoned here only, so that cards and technologies that change one have one place to do it.
"""

from __future__ import annotations

from rules.medioevo.army import size
from rules.medioevo.control import controller
from rules.medioevo.data import Place
from rules.medioevo.data.pieces import ENGINE_MOVEMENT, VEHICLE_ROWS
from rules.medioevo.geography import is_sea
from rules.medioevo.position import Player, Position, SiegeEngine, Transport
from rules.medioevo.terrain import entry_cost


def allowance(piece: Transport | SiegeEngine) -> int:
    """M-61: movement points for a turn."""
    if isinstance(piece, SiegeEngine):
        return ENGINE_MOVEMENT
    return VEHICLE_ROWS[piece.kind].movement[piece.level - 1]


def step_cost(position: Position, seat: int, origin: Place, target: Place) -> int:
    """M-61, M-62, M-141: one point a step, or what the terrain costs; out of an own castle into adjacent land none."""
    if not is_sea(target) and has_free_exit(position, seat, origin):
        return 0
    return entry_cost(origin, target) if position.terrain else 1


def has_free_exit(position: Position, seat: int, place: Place) -> bool:
    """M-62: a castle there that the player controls."""
    fortress = position.building(place, "military")
    return fortress is not None and fortress.kind == "castle" and controller(position, place) == seat


def berths(player: Player, sea: Place) -> int:
    """M-61: places on a player's galleys in a sea."""
    return sum(t.capacity for t in player.transports if t.place == sea and t.kind == "galley")


def cargo(player: Player, sea: Place) -> list[Transport | SiegeEngine]:
    """Wagons and engines aboard, the least valuable first."""
    wagons = [t for t in player.transports if t.place == sea and t.kind in ("wagon", "caravan")]
    engines = [engine for engine in player.engines if engine.place == sea]
    return sorted([*wagons, *engines], key=lambda piece: piece.level)


def afloat(player: Player, sea: Place) -> int:
    """What needs a place on galleys: units, wagons, engines."""
    return size(player.army(sea)) + len(cargo(player, sea))


def load_to_take(player: Player, galley: Transport) -> int:
    """How much of what is at sea has no place there without this galley."""
    if not is_sea(galley.place):
        return 0
    return max(0, afloat(player, galley.place) - berths(player, galley.place) + galley.capacity)


def needed_afloat(player: Player, transport: Transport) -> bool:
    return transport.kind == "galley" and load_to_take(player, transport) > 0
