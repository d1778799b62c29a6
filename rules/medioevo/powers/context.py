"""What is going on when a power is used: the window that asks, the step beneath it, and the dice that lie before those
who are asked.

A turned card lies above the window in which it was turned until it has worked; it does not hide that window."""

from __future__ import annotations

from typing import Any, TypeVar

from rules.core import Frame
from rules.medioevo.data import DICE, Place
from rules.medioevo.effects import joined, named_seat, parted, seat_name
from rules.medioevo.powers.power import Moment
from rules.medioevo.table import Position

# Steps by the tags of their frames: the powers are known to these, not these to the powers.
_OVERLAID = ("turned", "paying")
_WITH_A_PLACE = ("window", "battle")


def moment_of(position: Position) -> Moment | None:
    """The moment of the window that asks; None: somebody decides in their own time."""
    frame = _asking(position)
    return frame.moment if _is_window(frame) else None


def place_at_stake(position: Position) -> Place | None:
    """Where the window is that asks, or the battle in which somebody decides."""
    frame = _asking(position)
    return frame.place if frame is not None and frame.__struct_config__.tag in _WITH_A_PLACE else None


def _asking(position: Position) -> Any:
    """The step that asks."""
    return next((frame for frame in reversed(position.stack) if frame.__struct_config__.tag not in _OVERLAID), None)


def _is_window(frame: Frame | None) -> bool:
    return frame is not None and frame.__struct_config__.tag == "window"


F = TypeVar("F", bound=Frame)


def under(position: Position, kind: type[F]) -> F | None:
    """The frame of this kind that is going on: beneath windows and turned cards, but beneath nothing else."""
    for frame in reversed(position.stack):
        if isinstance(frame, kind):
            return frame
        if frame.__struct_config__.tag not in (*_OVERLAID, "window"):
            return None
    return None


def beneath(position: Position) -> Frame | None:
    """Whatever is going on beneath windows and turned cards."""
    return next((f for f in reversed(position.stack) if f.__struct_config__.tag not in (*_OVERLAID, "window")), None)


_EVENT_DIE = "d6"
_HORDE = ("events", "first-events")  # the phases in which the barbarians' dice lie


class Rolling(Frame):
    """A step with dice of its own, which lie open at some moments."""

    def dice_lying(self, moment: Moment) -> dict[str, int]:
        return {}

    def lay_die(self, moment: Moment, name: str, value: int) -> None:
        """One of the dice that lie shows another number."""


def dice_shown(position: Position) -> dict[str, int]:
    moment, frame = moment_of(position), beneath(position)
    if moment is not None and isinstance(frame, Rolling):
        return frame.dice_lying(moment)
    if moment != "die-rolled":
        return {}
    if frame is not None and frame.__struct_config__.tag in _HORDE:
        return {**position.dice}
    return {joined(seat_name(seat), _EVENT_DIE): roll for seat, roll in _rolls(frame).items()}


def _rolls(frame: Frame | None) -> dict[int, int]:
    """Of an event, by seat."""
    return getattr(frame, "rolls", None) or {}


def set_die(position: Position, name: str, value: int) -> None:
    """A die of `dice_shown` shows another number."""
    moment, frame, names = moment_of(position), beneath(position), parted(name)
    if len(names) == 1:
        position.dice |= {die: value for die in DICE if die == name}
    elif moment is not None and isinstance(frame, Rolling):
        frame.lay_die(moment, name, value)
    else:
        _rolls(frame)[named_seat(names[0]) or 0] = value
