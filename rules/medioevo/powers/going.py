"""Troops that go from one place to another by a power, and the pieces that they take along."""

from __future__ import annotations

from collections.abc import Iterable

from rules.medioevo.army import Army
from rules.medioevo.combat.guises import follow
from rules.medioevo.data import Place
from rules.medioevo.position import Position
from rules.medioevo.powers.travelling import Piece


def go(
    position: Position, seat: int, origin: Place, target: Place, units: Army, pieces: Iterable[Piece], *, halts: bool
) -> None:
    """Who could still move may go on, unless something stops the group (M-63)."""
    player = position.players[seat]
    follow(position, seat, origin, target, units)
    for unit, count in units.items():
        tired = player.move(origin, target, unit, count)
        if halts or tired:
            player.halt(target, unit, count if halts else tired)
    for piece in pieces:
        piece.place = target
        piece.stopped |= halts
