"""Assassins lower dice that lie (46, 47)."""

from __future__ import annotations

from rules.core import Flow, OneOf
from rules.medioevo.powers import Exercise, Power, dice_shown, option_label, set_die
from rules.medioevo.table import Position


def _dice(position: Position) -> list[str]:
    """The dice that can be lowered."""
    return [name for name, value in dice_shown(position).items() if value > 1]


def _die(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf(_dice(position))


def _another(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf([*(name for name in _dice(position) if name != exercise.target), None])


def _lower(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    for name in filter(None, (exercise.target, exercise.other)):
        set_die(flow.state, name, dice_shown(flow.state)[name] - 1)
        flow.say("medioevo-event-die-set", seat=seat, die=option_label(flow.state, seat, name))


ASSASSIN_ABILITIES: dict[str, Power] = {
    "lower_die":  Power(does=_lower, moments=("dice", "die-rolled"), target=_die, usual="great"),
    "lower_dice": Power(does=_lower, moments=("dice", "die-rolled"), target=_die, other=_another, usual="great"),
}  # fmt: skip
