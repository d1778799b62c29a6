"""Pictures of Barony."""

from __future__ import annotations

from render.barony.board import board
from render.barony.samples import samples

__all__ = ["KINDS", "samples"]

KINDS = {"board": board}
