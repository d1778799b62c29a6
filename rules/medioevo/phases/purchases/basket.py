"""M-48: a purchase is put on a list first. What may be added is judged on the table as the list would leave it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import msgspec

from rules.core import Action, Chance, Flow, Frame, IllegalMove, Refusal
from rules.core.legal import checked, possible
from rules.medioevo.phrases import refuse
from rules.medioevo.position import Position


class Purchase(Action, frozen=True):
    """Something that can stand on a list. `apply` runs it."""

    group = "buy"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if possible(cls, state, seat):
            return None
        return refuse(cls.rule, "nothing-to-buy", florins=ahead(state, seat).players[seat].florins)


class Lists(Frame):
    """The frame under which lists are written."""

    @abstractmethod
    def entries(self, seat: int) -> Sequence[Purchase]: ...


def carry_out(flow: Flow[Position], seat: int, entry: Purchase) -> bool:
    """Run an entry if it is still possible; it may have become impossible since it was listed."""
    if not possible(type(entry), flow.state, seat):
        return False
    try:
        checked(entry, flow.state, seat)
    except IllegalMove:
        return False
    entry.apply(flow, seat)
    return True


def ahead(position: Position, seat: int) -> Position:
    """The table as this seat's list would leave it; as it is where no list is being written."""
    frame = position.stack[-1] if position.stack else None
    entries = frame.entries(seat) if isinstance(frame, Lists) else ()
    if not entries:
        return position
    flow = planning(position)
    for entry in entries:
        carry_out(flow, seat, entry)
    return flow.state


def planning(position: Position) -> Flow[Position]:
    """A copy of the table to try entries on. It has no frames: on it, things are judged as they are."""
    bare = Position(**{name: getattr(position, name) for name in _TABLE})
    return Flow(msgspec.msgpack.decode(msgspec.msgpack.encode(bare), type=Position), _NO_LUCK)


_TABLE = tuple(info.name for info in msgspec.structs.fields(Position) if info.name != "stack")
_NO_LUCK = Chance("", 0)  # nothing on a list draws
