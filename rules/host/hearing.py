"""What somebody may know of the log of a game that is not over: the acts of all, their own, and what they were told.

An act is hidden when it answered a secret decision or told nobody but some. Of another's hidden act one knows what one
heard of it; when one heard nothing, not even that, nor when, somebody acted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from rules.core import Event


class Act(Protocol):
    """A row of the log, as far as it matters who hears of it."""

    @property
    def secret(self) -> bool: ...
    @property
    def events(self) -> Sequence[Event]: ...


def heard(act: Act, seats: Collection[int]) -> list[Event]:
    """What those who sit in `seats` heard of it; without seats, what all did."""
    return told_to(act.events, seats)


def told_to(events: Iterable[Event], seats: Collection[int]) -> list[Event]:
    """Those of them that anybody in `seats` may hear; without seats, those that all may."""
    return [event for event in events if any(map(event.heard_by, seats or (None,)))]


def is_hidden(act: Act) -> bool:
    return act.secret or bool(act.events and not heard(act, ()))


def knows(seats: Collection[int], act: Act, actor: int) -> bool:
    """Whether those who sit in `seats` know who acted and what was chosen."""
    return actor in seats or not is_hidden(act)
