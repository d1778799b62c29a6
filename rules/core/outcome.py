"""How a game ended."""

from __future__ import annotations

from msgspec import Struct

from rules.core.words import Words


class ScoreRow(Struct, frozen=True):
    """One line of the final reckoning: what it counts, and the points for each seat."""

    label: Words
    points: tuple[int, ...]


class Outcome(Struct, frozen=True):
    """Final scores by seat, who won (several when they share it), and the reckoning that explains it.

    >>> from rules.core.words import words
    >>> track = ScoreRow(words("barony-score-track"), (40, 45, 45))
    >>> Outcome((40, 45, 45), (1, 2), words("barony-end-duke"), (track,)).winners
    (1, 2)
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Words
    rows: tuple[ScoreRow, ...] = ()
