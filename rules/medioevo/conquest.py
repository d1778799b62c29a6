"""M-84, M-125: an army takes land: its honour, and what becomes of what stands there. The seam for the next stage."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.data import Place
from rules.medioevo.position import Position


def conquer(flow: Flow[Position], seat: int, place: Place) -> None:
    """The units of `seat` are alone in `place`, which was another's or the barbarians' until now."""
    raise NotImplementedError("M-84: conquest is not part of the game yet")
