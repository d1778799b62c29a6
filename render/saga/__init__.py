"""Pictures of Saga: the public table, and the private hand."""

from __future__ import annotations

from render.saga.hand import hand
from render.saga.samples import samples
from render.saga.table import board

__all__ = ["KINDS", "samples"]

KINDS = {"board": board, "hand": hand}
