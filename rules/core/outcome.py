"""How a game ended."""

from __future__ import annotations

from msgspec import Struct

from rules.core.words import Words


class ScoreRow(Struct, frozen=True):
    """One line of the final reckoning: what it counts, and the points for each seat."""

    label: Words
    points: tuple[int, ...]


class Outcome(Struct, frozen=True):
    """Final scores by seat, who won (several when they share it), and the reckoning that explains it."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Words
    rows: tuple[ScoreRow, ...] = ()
