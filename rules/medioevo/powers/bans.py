"""What Bishops forbid in a place for a turn (cards 1 to 3), as those look it up who fight, trade and leave."""

from __future__ import annotations

from rules.medioevo.data import Place
from rules.medioevo.position import Position
from rules.medioevo.powers.effects import in_force

FIGHTING, TRADE, LEAVING = "forbid_combat", "forbid_trade", "forbid_leave"


def fighting_forbidden(position: Position, place: Place) -> bool:
    return in_force(position, FIGHTING, place=place)


def trade_forbidden(position: Position, place: Place) -> bool:
    return in_force(position, TRADE, place=place)


def leaving_forbidden(position: Position, place: Place) -> bool:
    return in_force(position, LEAVING, place=place)


def banned_lately(position: Position, kind: str) -> set[Place | None]:
    """Where it is so already, or was so last turn."""
    return {effect.place for effect in position.effects if effect.kind == kind}
