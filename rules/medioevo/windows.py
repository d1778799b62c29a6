"""M-130: the moments at which others may react. Whoever does something of that kind opens a window first.

No card or technology can be used in a window yet, so none opens. Once they can, the frame that opened one goes on in
its `advance` when the window is gone; so a step that opens a window must be a step of its own (see `Sequence`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from rules.core import Flow
from rules.medioevo.data import Place
from rules.medioevo.position import Position

Moment: TypeAlias = Literal[
    "events",  # phase 2 begins
    "event-drawn",
    "die-rolled",  # an event's, a horde's, a sinking galley's
    "rebellion",  # about to be placed
    "entry",  # rebels or an enemy army have entered
    "departure",  # a group or transport is about to leave
    "visit",  # a foreign transport has entered
    "battle",  # about to begin
    "round",  # between two rounds of a battle
    "dice",  # rolled in battle, before damage
    "damage",  # about to be assigned
    "card",  # an Empire card has been turned
    "plunder",
    "trade",  # a sale or a purchase
    "interest",
    "reset",  # before phase 7 resets
]


def open_window(
    flow: Flow[Position], moment: Moment, *, place: Place | None = None, involved: Iterable[int] = ()
) -> None:
    """`involved`: the seats whose pieces, land, card or dice are affected."""
