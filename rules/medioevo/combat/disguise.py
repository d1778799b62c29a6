"""M-111, M-112: a unit is made to count as another, also in the midst of a battle."""

from __future__ import annotations

from rules.medioevo.army import discharge, enlist
from rules.medioevo.combat.field import Fray, army, retrap, trapped
from rules.medioevo.combat.guises import count_as
from rules.medioevo.data import Place, Unit
from rules.medioevo.position import Position


def disguise(position: Position, place: Place, seat: int | None, unit: Unit, new: Unit, by: int) -> None:
    """`seat`: whose unit; `by`: who does it."""
    frays = [frame for frame in position.stack if isinstance(frame, Fray) and frame.place == place]
    tasks = [(fray, who) for fray in frays for who, side in enumerate(fray.sides) if side.seat == seat]
    caught = [trapped(position, fray, who).get(unit, 0) for fray, who in tasks]
    count_as(position, place, seat, unit, new, by)
    for (fray, who), number in zip(tasks, caught, strict=True):
        _stay(position, fray, who, unit, new, number)


def _stay(position: Position, fray: Fray, who: int, unit: Unit, new: Unit, caught: int) -> None:
    """What it was at the start is no loss. Where no idle unit of its kind is left, it is one of a crew, and stays so,
    or a trapped one."""
    side, left = fray.sides[who], army(position, fray, who).get(unit, 0)
    now = side.now
    if unit in side.start:
        discharge(side.start, unit)
        enlist(side.start, new)
    serving = sum(crew.get(unit, 0) for crew in now.crews.values())
    if max(serving, now.crew.get(unit, 0)) + caught <= left:
        return
    if serving:
        crew = next(crew for crew in now.crews.values() if unit in crew)
        discharge(crew, unit)
        enlist(crew, new)
    if now.crew.get(unit, 0):
        discharge(now.crew, unit)
        enlist(now.crew, new)
    elif not serving:
        retrap(position, fray, who, unit, new)
