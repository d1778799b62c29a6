"""The battle (M-70 to M-86): the seam for the next stage.

Whoever brings two sides together calls `open_battle`. The frame knows the place and who attacks; everything else is
on the map. Several battles may lie on the stack for one place (M-82), so one whose opponents are gone when its turn
comes has nothing to do. It has no rounds yet: `advance` refuses to go on rather than to invent a result.
"""

from __future__ import annotations

from rules.core import Flow, Frame
from rules.medioevo.data import Place
from rules.medioevo.position import Position


class Battle(Frame, tag="battle"):
    """Opponents share a place. `attacker` and `defender` are seats; None stands for the barbarians."""

    place: Place
    attacker: int | None
    defender: int | None
    march: int = 0  # M-79: movement points that the attackers had left on entering

    def advance(self, flow: Flow[Position]) -> None:
        raise NotImplementedError("M-70: battles are not part of the game yet")


def open_battle(
    flow: Flow[Position], place: Place, attacker: int | None, defender: int | None, *, march: int = 0
) -> None:
    flow.push(Battle(place=place, attacker=attacker, defender=defender, march=march))
