"""What is going on when a power is used: the window that asks, and the battle that is fought.

A turned card lies above the window in which it was turned until it has worked; it does not hide that window.
"""

from __future__ import annotations

from typing import TypeVar

from rules.core import Frame
from rules.medioevo.combat.field import Fray
from rules.medioevo.data import Place
from rules.medioevo.position import Position
from rules.medioevo.powers.power import Moment

_OVERLAID = ("turned", "paying")


def moment_of(position: Position) -> Moment | None:
    """The moment of the window that asks; None: somebody decides in their own time."""
    for frame in reversed(position.stack):
        tag = frame.__struct_config__.tag
        if tag == "window":
            return frame.moment
        if tag not in _OVERLAID:
            return None
    return None


def place_at_stake(position: Position) -> Place | None:
    """Where the window is that asks, or the battle in which somebody decides."""
    for frame in reversed(position.stack):
        tag = frame.__struct_config__.tag
        if tag == "window":
            return frame.place
        if tag not in _OVERLAID:
            return frame.place if isinstance(frame, Fray) else None
    return None


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


def battle_of(position: Position) -> Fray | None:
    """The battle under way."""
    return under(position, Fray)
