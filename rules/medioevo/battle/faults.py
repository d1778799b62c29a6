"""What must hold in every battle that play can reach."""

from __future__ import annotations

from collections.abc import Iterator

from rules.medioevo.battle.engines import MOST_CREW
from rules.medioevo.battle.field import Fray, army
from rules.medioevo.table import Position, size


def battle_faults(position: Position) -> Iterator[str]:
    for frame in position.stack:
        if isinstance(frame, Fray):
            yield from _fray_faults(position, frame)


def _fray_faults(position: Position, fray: Fray) -> Iterator[str]:
    for who, side in enumerate(fray.sides):
        units, crew = army(position, fray, who), side.now.crew
        if any(count > units.get(unit, 0) for unit, count in crew.items()):
            yield f"M-71: the crews {crew} in {fray.place} are not among {units}"
        if any(not 1 <= size(crew) <= MOST_CREW for crew in side.now.crews.values()):
            yield f"M-71: an engine in {fray.place} has a crew of another size: {side.now.crews}"
        if any(blow.points < 1 for blow in side.now.blows):
            yield f"M-76: blows in {fray.place} of no points"
        other = fray.sides[1 - who].seat
        held = {} if side.seat is None or other is None else position.players[side.seat].prisoners.get(other, {})
        if any(count > held.get(unit, 0) for unit, count in side.captives.items()):
            yield f"M-81: captives {side.captives} in {fray.place} are not held"
