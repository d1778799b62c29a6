"""What is going on when a power is used: the window that asks, and the battle that is fought.

A turned card lies above the window in which it was turned until it has worked; it does not hide that window.
"""

from __future__ import annotations

from typing import Any, TypeVar

from rules.core import Frame
from rules.medioevo.combat.field import Fray
from rules.medioevo.data import Place
from rules.medioevo.position import Position
from rules.medioevo.powers.power import Moment

_OVERLAID = ("turned", "paying")


def moment_of(position: Position) -> Moment | None:
    """The moment of the window that asks; None: somebody decides in their own time."""
    frame = _asking(position)
    return frame.moment if _is_window(frame) else None


def place_at_stake(position: Position) -> Place | None:
    """Where the window is that asks, or the battle in which somebody decides."""
    frame = _asking(position)
    return frame.place if _is_window(frame) or isinstance(frame, Fray) else None


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


def battle_of(position: Position) -> Fray | None:
    """The battle under way."""
    return under(position, Fray)
