"""Pictures of Torres."""

from __future__ import annotations

from render.torres.board import board
from render.torres.hand import hand
from render.torres.inks import inks
from render.torres.samples import samples

__all__ = ["KINDS", "samples", "warm"]

KINDS = {"board": board, "hand": hand}


def warm() -> None:
    inks()
