"""Pictures of Saga: the public table, and the private hand."""

from __future__ import annotations

from render.saga.cards import small
from render.saga.hand import hand
from render.saga.inks import inks
from render.saga.knights import large
from render.saga.samples import samples
from render.saga.table import board
from rules.saga.data import COLOUR

__all__ = ["KINDS", "samples", "warm"]

KINDS = {"board": board, "hand": hand}


def warm() -> None:
    """The palette, and every card: they take longest to draw."""
    inks()
    for card in COLOUR:
        large(card)
        small(card)
