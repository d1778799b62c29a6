"""What one seat, or the public, may know of a game. Built by whitelist, never by redaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from msgspec import Struct

from rules.core.outcome import Outcome


class View(Struct, frozen=True, kw_only=True):
    """The part that every game's view shares. `seat` is None for the public view.

    >>> from rules.barony import GAME
    >>> from rules.core import Setup, engine
    >>> state, _ = engine.start(GAME, Setup(game="barony", version=GAME.version, seats=2, seed="7"))
    >>> seen = GAME.view(state, None)
    >>> seen.seat, seen.awaited, seen.outcome
    (None, (0,), None)
    """

    seat: int | None
    awaited: tuple[int, ...]
    outcome: Outcome | None

    def in_colours(self, wished: Sequence[str | None]) -> Self:
        """This view with everybody in the colour they have wished for, by seat; None: in any. A view that shows the
        colours of seats takes them up here."""
        return self
