"""What goes with a move of a person: how it was put together and said, and what they were taught."""

from __future__ import annotations

from msgspec import Struct


class Said(Struct, frozen=True):
    """How a person put a move, in one word (a draft's id, a command in short), and when it reached the house."""

    word: str
    at: float


class Receipt(Struct, frozen=True, kw_only=True):
    """The latest move that a person played for a seat: row `index` of the log, put as `said`. `told`: when they were
    known to have read of it."""

    table: str
    seat: int
    said: str
    index: int
    time: float
    told: float | None = None


class Draft(Struct, frozen=True, kw_only=True):
    """A move being put together in a panel: the action's tag and the values of its first fields, as text. `step` names
    the face that was shown last."""

    id: str
    table: str
    seat: int
    player: int
    decision: str
    action: str | None = None
    values: tuple[str, ...] = ()
    page: int = 0
    step: str = ""


class Pupil(Struct, frozen=True, kw_only=True):
    """A person with a coach at a table, or who had one: the lessons told so far, each with the decision it was for."""

    table: str
    player: int
    coached: bool = True
    heard: dict[str, str] = {}
