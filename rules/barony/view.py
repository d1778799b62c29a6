"""What is seen of Barony: everything but the seed, for all is open (B-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Self

from msgspec import Struct
from msgspec.structs import replace

from rules.barony.data import Kind
from rules.barony.land import Hex
from rules.core.colours import recoloured
from rules.core.view import View

Phase = Literal["placement", "turns", "over"]


class PieceView(Struct, frozen=True):
    """Pieces of one kind and owner on one hex."""

    seat: int
    kind: Kind
    count: int


class SeatView(Struct, frozen=True, kw_only=True):
    """One player's panel."""

    seat: int
    colour: str
    rank: int  # 0 baron .. 4 duke
    track: int  # B-20
    silver: int
    tokens: dict[str, int]  # terrain -> how many
    reserve: dict[Kind, int]
    removed: int  # knights gone for good (B-18)


class StepView(Struct, frozen=True):
    """One visible change of the last move: a knight that came (`origin` is where from), a building raised,
    a piece destroyed."""

    kind: Literal["place", "recruit", "move", "build", "city", "expedition", "title", "pass", "destroy"]
    target: Hex | None = None
    origin: Hex | None = None


class BaronyView(View, frozen=True, kw_only=True):
    land: str
    phase: Phase
    round: int
    first: int
    seats: tuple[SeatView, ...]
    pieces: dict[Hex, tuple[PieceView, ...]]
    last_seat: int | None
    last: tuple[StepView, ...]
    bank: dict[str, int] | None  # None: unlimited
    final_round: bool  # somebody is a duke (B-21)

    def in_colours(self, wished: Sequence[str | None]) -> Self:
        return replace(self, seats=recoloured(self.seats, wished))
