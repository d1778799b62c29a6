"""What Bishops forbid in a place for a turn (cards 1 to 3), what is safe from plunder this turn (50, 51), and what
this turn's event spares (42, 43).

A thing that is safe is written as an option: a piece by its name, a building by its place and category, a cube as
`market/place/good`. A hostile player must keep what is safe, barbarians ignore it. A land piece at sea is as safe as
the galley that carries it."""

from __future__ import annotations

from typing import Final

from rules.medioevo.data import Category, Good, Place
from rules.medioevo.effects.lasting import effects, in_force
from rules.medioevo.table import EffectKind, Position, SiegeEngine, Transport, write_site

FIGHTING: Final = "no_fighting"
TRADE: Final = "no_trade"
LEAVING: Final = "no_leaving"


def fighting_forbidden(position: Position, place: Place) -> bool:
    return in_force(position, FIGHTING, place=place)


def trade_forbidden(position: Position, place: Place) -> bool:
    return in_force(position, TRADE, place=place)


def leaving_forbidden(position: Position, place: Place) -> bool:
    return in_force(position, LEAVING, place=place)


def banned_lately(position: Position, kind: EffectKind) -> set[Place | None]:
    """Places where a Bishop forbids the same already, or did last turn."""
    return {effect.place for effect in position.effects if effect.kind == kind}


SAFE: Final = "safe"
SPARED: Final = "spared"
MARKET = "market"


def write_cube(place: Place, good: Good) -> str:
    return f"{MARKET}/{place}/{good}"


def safe_piece(position: Position, piece: Transport | SiegeEngine) -> bool:
    return in_force(position, SAFE, piece=piece.aboard or piece.id)


def safe_building(position: Position, place: Place, category: Category) -> bool:
    return in_force(position, SAFE, piece=write_site(place, category))


def safe_cube(position: Position, place: Place, good: Good) -> bool:
    return in_force(position, SAFE, piece=write_cube(place, good))


def spared(position: Position) -> set[Place]:
    """The places that the event does not touch."""
    if not position.effects:
        return set()
    return {effect.place for effect in effects(position, SPARED) if effect.place is not None}
