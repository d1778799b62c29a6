"""M-121: pacts, as far as objectives ask about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rules.medioevo.position import Position


class Pact(Protocol):
    @property
    def kind(self) -> str: ...
    @property
    def parties(self) -> Sequence[int]: ...


def pacts_of(position: Position, seat: int) -> Sequence[Pact]:
    """The pacts in force that a seat has signed. None can be signed yet."""
    return ()
