"""M-72: archers shoot before the mêlée."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.combat.abilities import active
from rules.medioevo.combat.engines import hits
from rules.medioevo.combat.field import Fray, shelter
from rules.medioevo.combat.phrases import side_words
from rules.medioevo.position import Position


def archer_dice(position: Position, fray: Fray, who: int) -> int:
    """One for each active archer, or captain who acts as one."""
    return active(position, fray, who, "archer")


def volley(flow: Flow[Position], fray: Fray) -> None:
    for who, side in enumerate(fray.sides):
        side.now.arrows = [flow.chance.roll(8) for _ in range(archer_dice(flow.state, fray, who))]


def tell_volley(flow: Flow[Position], fray: Fray) -> None:
    for side in fray.sides:
        rolls = side.now.arrows
        if rolls:
            flow.say("medioevo-event-arrows", side=side_words(side.seat), rolls=[*rolls], hits=hits(rolls))


def arrow_damage(position: Position, fray: Fray, who: int) -> int:
    """To a side, by the archers of the other; its building may shelter it (M-70)."""
    return max(0, hits(fray.sides[1 - who].now.arrows) - shelter(position, fray, who, "archers"))
