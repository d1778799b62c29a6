"""What a game shows of itself in the gallery and in the tests."""

from __future__ import annotations

from dataclasses import dataclass, replace

from render.picture import Say, Scene
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
    chosen: tuple[str, ...] = ()
    numbers: tuple[tuple[str, str], ...] = ()

    def scene(self, say: Say, title: str = "") -> Scene:
        return Scene(
            self.names,
            say,
            title,
            self.rings,
            focus=self.focus,
            news=self.news,
            chosen=self.chosen,
            numbers=self.numbers,
        )


def question(
    name: str, view: View, rings: tuple[str, ...], chosen: tuple[str, ...] = (), *, numbered: bool = False
) -> Sample:
    """The picture of a question: what can be chosen, and what has been."""
    numbers = tuple((thing, str(number)) for number, thing in enumerate(rings, 1)) if numbered else ()
    return Sample(name, view, "part", rings=rings, chosen=chosen, numbers=numbers)


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
