"""The dice that lie before those whom a window asks, by their names as options (cards 46, 47)."""

from __future__ import annotations

from rules.core import Frame
from rules.medioevo.combat.field import Fray
from rules.medioevo.data.pieces import DICE
from rules.medioevo.position import Position
from rules.medioevo.powers.context import battle_of, beneath, moment_of
from rules.medioevo.powers.names import joined, named_seat, parted, seat_name

ARROW = "arrow"
_EVENT_DIE = "d6"
_HORDE = ("events", "first-events")  # the phases in which the barbarians' dice lie


def dice_shown(position: Position) -> dict[str, int]:
    moment = moment_of(position)
    fray = battle_of(position)
    if moment == "dice" and fray is not None:
        return _battle_dice(fray)
    if moment != "die-rolled":
        return {}
    if fray is not None:
        return {joined(seat_name(sinking.seat), sinking.galley): sinking.roll for sinking in fray.sinking}
    frame = beneath(position)
    if frame is not None and frame.__struct_config__.tag in _HORDE:
        return {**position.dice}
    return {joined(seat_name(seat), _EVENT_DIE): roll for seat, roll in _rolls(frame).items()}


def _rolls(frame: Frame | None) -> dict[int, int]:
    """Of an event, by seat."""
    return getattr(frame, "rolls", None) or {}


def _battle_dice(fray: Fray) -> dict[str, int]:
    """Those of the mêlée, else of the archers, else of the engines: whichever were rolled last."""
    found: dict[str, int] = {}
    for side in fray.sides:
        name, now = seat_name(side.seat), side.now
        if melee_lies(fray):
            found |= {joined(name, die): value for die, value in now.dice.items()}
        elif arrows_lie(fray):
            found |= {joined(name, ARROW, at): value for at, value in enumerate(now.arrows)}
        else:
            shots = ((engine, at, value) for engine, rolls in now.shots.items() for at, value in enumerate(rolls))
            found |= {joined(name, engine, at): value for engine, at, value in shots}
    return found


def melee_lies(fray: Fray) -> bool:
    return any(side.now.dice for side in fray.sides)


def arrows_lie(fray: Fray) -> bool:
    return not melee_lies(fray) and any(side.now.arrows for side in fray.sides)


def set_die(position: Position, name: str, value: int) -> None:
    """A die of `dice_shown` shows another number."""
    fray, names = battle_of(position), parted(name)
    if len(names) == 1:
        position.dice |= {die: value for die in DICE if die == name}
    elif fray is None:
        _rolls(beneath(position))[named_seat(names[0]) or 0] = value
    elif moment_of(position) == "die-rolled":
        sunk = next(sinking for sinking in fray.sinking if joined(seat_name(sinking.seat), sinking.galley) == name)
        sunk.roll = value
    else:
        _set_battle_die(fray, names, value)


def _set_battle_die(fray: Fray, names: list[str], value: int) -> None:
    now = next(side.now for side in fray.sides if seat_name(side.seat) == names[0])
    if len(names) == 2:
        now.dice |= {die: value for die in DICE if die == names[1]}
        return
    rolls = now.arrows if names[1] == ARROW else now.shots[names[1]]
    rolls[int(names[2])] = value
