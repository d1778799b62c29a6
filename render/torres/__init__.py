"""Pictures of Torres."""

from __future__ import annotations

from render.torres.board import board
from render.torres.hand import hand
from render.torres.samples import samples

__all__ = ["KINDS", "samples"]

KINDS = {"board": board, "hand": hand}
