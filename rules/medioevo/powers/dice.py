"""The dice that abilities roll: 1d3 is half a d6, rounded up (M-112)."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.position import Position


def roll(flow: Flow[Position], seat: int, sides: int) -> int:
    rolled = flow.chance.roll(sides)
    flow.say("medioevo-event-rolled", seat=seat, die=f"d{sides}", roll=rolled)
    return rolled


def roll_three(flow: Flow[Position], seat: int) -> int:
    """One, two or three."""
    return (roll(flow, seat, 6) + 1) // 2
