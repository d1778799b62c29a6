"""What a game shows of itself in the gallery and in the tests."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.view import View


@dataclass(frozen=True)
class Sample:
    """A hand-made view, and how to draw it."""

    name: str
    view: View
    kind: str = "board"
    focus: str | None = None
    rings: tuple[str, ...] = ()
    names: tuple[str, ...] = ("Aliénor", "Bertrand", "Clémence", "Dagobert", "Enguerrand", "Flore")


@dataclass(frozen=True)
class Cover:
    """Where the board of a sample shows best what a game is like: cut out from `corner` on, at this scale."""

    sample: str
    corner: tuple[int, int]
    scale: float
