"""The history of a table as steps to walk along: the deal, then every act that the reader may know of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.chronicle.pages import place_of
from rules.core import Event, Words
from rules.host import Passage


@dataclass(frozen=True)
class Step:
    """What is told of one act, with the row of the log after which the board is shown."""

    index: int
    events: tuple[Event, ...] = ()
    chapter: tuple[Words, ...] = ()
    time: float | None = None

    @property
    def places(self) -> tuple[str, ...]:
        """Where something happened, in its order."""
        return tuple(dict.fromkeys(place_of(event) for event in self.events if event.places))


def steps_of(passages: Sequence[Passage]) -> list[Step]:
    """In their order; the first is the beginning, before anybody acted. Acts that the reader heard nothing of are no
    steps, so that nobody can count them."""
    found = [_step(index, list(told)) for index, told in groupby(passages, key=lambda passage: passage.index)]
    return found if found and found[0].index == 0 else [Step(0), *found]


def _step(index: int, told: list[Passage]) -> Step:
    events = tuple(event for passage in told for event in passage.events)
    return Step(index, events, told[0].chapter, told[0].time)


def step_after(steps: Sequence[Step], index: int) -> int:
    """The number of the step that shows the board after that row of the log."""
    return max(number for number, step in enumerate(steps) if step.index <= index)


def openings(steps: Sequence[Step], most: int) -> list[tuple[int, Words]]:
    """The numbers of the steps with which a round, or whatever the game's first heading is, begins; where there are
    more than `most`, evenly chosen ones."""
    found = list(_openings(steps))
    if len(found) <= most:
        return found
    return [found[number * len(found) // most] for number in range(most)]


def _openings(steps: Sequence[Step]) -> Iterator[tuple[int, Words]]:
    before: Words | None = None
    for number, step in enumerate(steps):
        if step.chapter and step.chapter[0] != before:
            before = step.chapter[0]
            yield number, before
