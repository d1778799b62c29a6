"""What a game shows of itself in the gallery and in the tests."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.core.view import View


@dataclass(frozen=True)
class Sample:
    """A hand-made view, and how to draw it."""

    name: str
    view: View
    kind: str = "board"
    focus: str | None = None
    rings: tuple[str, ...] = ()
    news: tuple[str, ...] = ()
    names: tuple[str, ...] = ("Aliénor", "Bertrand", "Clémence", "Dagobert", "Enguerrand", "Flore")


def with_turns(samples: list[Sample]) -> list[Sample]:
    """The same, and of every whole board the picture that a turn would post."""
    boards = [sample for sample in samples if sample.kind == "board" and sample.focus is None]
    return [*samples, *(replace(sample, kind="turn") for sample in boards)]


@dataclass(frozen=True)
class Cover:
    """Where the board of a sample shows best what a game is like: cut out from `corner` on, at this scale."""

    sample: str
    corner: tuple[int, int]
    scale: float
