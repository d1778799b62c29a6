"""Pictures of Medioevo Universale: the map, a battle, and a realm's own sheet."""

from __future__ import annotations

from render.medioevo.battle import battle
from render.medioevo.board import board, close_up
from render.medioevo.inks import inks
from render.medioevo.layout import EVERYTHING
from render.medioevo.samples import samples
from render.medioevo.tints import political

__all__ = ["KINDS", "close_up", "samples", "warm"]

KINDS = {"board": board, "battle": battle}


def warm() -> None:
    """The map of all six realms and the palette: they take longest to draw."""
    inks()
    political(EVERYTHING, ())
