"""When powers may change what stands on the map."""

from __future__ import annotations

from rules.medioevo.phases.combat.column import Column
from rules.medioevo.position import Position

# Decisions in which nothing is being fought, plundered or suffered, by the tags of the frames that ask.
_CALM = frozenset(("event-card", "barbarian-supply", "taxing", "shopping", "movement", "trade"))
_OVERLAID = frozenset(("window", "turned", "paying"))


def calm(position: Position) -> bool:
    """Whether pieces may come, go and fight on top of what is going on. M-23: not before the barbarians' dice lie."""
    if not position.dice:
        return False
    for frame in reversed(position.stack):
        tag = frame.__struct_config__.tag
        if tag not in _OVERLAID:
            return tag in _CALM
    return False


def entangled(position: Position) -> set[str]:
    """M-63: from where nobody goes by a power: battles under way, and what a movement has entered and not settled."""
    found = besieged(position)
    for frame in position.stack:
        if isinstance(frame, Column):
            found.update(relay.place for relay in frame.relays)
            if frame.contact is not None and frame.head is not None:
                found.add(frame.head)
    return found


def besieged(position: Position) -> set[str]:
    """The places of battles under way, or that a movement has led to: nobody comes or goes there by a power."""
    found: set[str] = set()
    for frame in position.stack:
        if frame.__struct_config__.tag == "battle":
            found.add(getattr(frame, "place", ""))
        elif isinstance(frame, Column):
            found.update(frame.pending())
    return found
