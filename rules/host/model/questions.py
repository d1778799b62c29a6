"""What people of a table are asked, and have yet to answer."""

from __future__ import annotations

from msgspec import Struct

from rules.host.model.kinds import PollKind


class UndoRequest(Struct, frozen=True, kw_only=True):
    """An undo, or the wish for one: `length` is what the log is cut to; `missing` have yet to agree."""

    id: str
    table: str
    seat: int
    length: int
    branch: int
    log_length: int
    missing: tuple[int, ...]
    agreed: tuple[int, ...] = ()


class Poll(Struct, frozen=True, kw_only=True):
    """Something that the people of a table agree on by button: that it pauses, or that a late player's seat (`about`)
    is given away. `seat` has proposed it; `missing` have yet to agree."""

    id: str
    table: str
    kind: PollKind
    seat: int
    about: int | None
    missing: tuple[int, ...]
    made: float


class Claim(Struct, frozen=True, kw_only=True):
    """Somebody would take a seat for which somebody is looked for."""

    id: str
    table: str
    seat: int
    player: int
    name: str
    made: float


class Offer(Struct, frozen=True, kw_only=True):
    """A seat offered to a person who has yet to accept; `holder` is who held it then, None for a computer player."""

    id: str
    table: str
    seat: int
    player: int
    name: str
    holder: int | None
    made: float
