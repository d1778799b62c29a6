"""Whose movement or trade turn is under way, beneath windows and turned cards."""

from __future__ import annotations

from rules.medioevo.phases.combat.movement import Movement
from rules.medioevo.phases.trade.deals import Deal
from rules.medioevo.phases.trade.phase import Trade
from rules.medioevo.phases.trade.travel import Journey
from rules.medioevo.position import Position
from rules.medioevo.powers.context import under


def marching(position: Position, seat: int) -> bool:
    """A player's own movement of phase 5."""
    movement = under(position, Movement)
    return movement is not None and movement.seat == seat


def trading(position: Position, seat: int) -> bool:
    """A player's own turn of phase 6, also on the way and while a deal is made."""
    for kind in (Trade, Journey, Deal):
        frame = under(position, kind)
        if frame is not None:
            return frame.seat == seat
    return False
