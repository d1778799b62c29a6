"""What cards and technologies leave on the table for a while."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.medioevo.data import Place, Unit

Span = Literal["round", "battle", "phase", "turn"]


class Effect(Struct):
    """What a card or technology leaves behind for a while: whose it is, and where, on what and how much it works."""

    kind: str
    seat: int
    until: Span
    turn: int
    place: Place | None = None
    piece: str | None = None
    count: int = 1


class Guest(Struct):
    """Card 66: a player's unit that fights among barbarians this turn, where it is and where it goes back to."""

    seat: int
    unit: Unit
    place: Place
    origin: Place
