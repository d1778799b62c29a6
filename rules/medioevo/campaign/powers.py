"""What the powers of movement share: when they may change what stands on the map, and troops that go by a power."""

from __future__ import annotations

from collections.abc import Sequence

from rules.medioevo.campaign.column import Column
from rules.medioevo.campaign.movement import Movement
from rules.medioevo.data import Place
from rules.medioevo.effects import Piece, follow, ship
from rules.medioevo.powers import under
from rules.medioevo.table import Army, Position, Transport

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


def go(
    position: Position, seat: int, origin: Place, target: Place, units: Army, pieces: Sequence[Piece], *, halts: bool
) -> None:
    """A group goes to another place. Who could still move may go on, unless something stops the group (M-63). By sea
    they go aboard its galley."""
    player = position.players[seat]
    galley = next((p for p in pieces if isinstance(p, Transport) and p.kind == "galley"), None)
    follow(position, seat, origin, target, units)
    for unit, count in units.items():
        tired = player.move(origin, target, unit, count, galley)
        if halts or tired:
            player.halt(target, unit, count if halts else tired)
    for piece in pieces:
        piece.place = target
        piece.stopped |= halts
        if galley and piece is not galley:
            ship(piece, galley)


def marching(position: Position, seat: int) -> bool:
    """A player's own movement of phase 5."""
    movement = under(position, Movement)
    return movement is not None and movement.seat == seat
