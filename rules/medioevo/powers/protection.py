"""What is safe from plunder this turn (cards 50, 51), and what this turn's event spares (42, 43).

A thing is written as an option: a piece by its name, a building by its place and category, a cube as
`market/place/good`. A hostile player must keep what is safe, barbarians ignore it. A land piece at sea is as safe as
the galley that carries it.
"""

from __future__ import annotations

from rules.medioevo.data import Category, Good, Place
from rules.medioevo.data.pieces import VEHICLE_ROWS
from rules.medioevo.geography import is_sea
from rules.medioevo.phrases import write_site
from rules.medioevo.position import Position, SiegeEngine, Transport
from rules.medioevo.powers.effects import effects, in_force

SAFE = "protect_1_from_pillage"
SPARED = "protect_1_territory"
MARKET = "market"


def write_cube(place: Place, good: Good) -> str:
    return f"{MARKET}/{place}/{good}"


def aboard(piece: Transport | SiegeEngine) -> bool:
    """Whether it lies at sea in a galley."""
    return is_sea(piece.place) and not (isinstance(piece, Transport) and VEHICLE_ROWS[piece.kind].sea)


def safe_piece(position: Position, piece: Transport | SiegeEngine) -> bool:
    return in_force(position, SAFE, piece=piece.id) and not aboard(piece)


def safe_building(position: Position, place: Place, category: Category) -> bool:
    return in_force(position, SAFE, piece=write_site(place, category))


def safe_cube(position: Position, place: Place, good: Good) -> bool:
    return in_force(position, SAFE, piece=write_cube(place, good))


def spared(position: Position) -> set[Place]:
    """The places that the event does not touch."""
    if not position.effects:
        return set()
    return {effect.place for effect in effects(position, SPARED) if effect.place is not None}
