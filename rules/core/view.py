"""What one seat, or the public, may know of a game. Built by whitelist, never by redaction."""

from __future__ import annotations

from msgspec import Struct

from rules.core.outcome import Outcome


class View(Struct, frozen=True, kw_only=True):
    """The part that every game's view shares. `seat` is None for the public view."""

    seat: int | None
    awaited: tuple[int, ...]
    outcome: Outcome | None
