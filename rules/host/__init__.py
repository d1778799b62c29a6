"""The async side of the house: tables, their lobby, log and outbox, kept in one SQLite file."""

from rules.host.model import (
    Conflict,
    Draft,
    HostError,
    LogRow,
    Moved,
    Position,
    Post,
    PostKind,
    PostState,
    Seat,
    Status,
    Table,
    UndoRequest,
    Verified,
)
from rules.host.tables import Host, decision_token, seat_for

__all__ = [
    "Conflict",
    "Draft",
    "Host",
    "HostError",
    "LogRow",
    "Moved",
    "Position",
    "Post",
    "PostKind",
    "PostState",
    "Seat",
    "Status",
    "Table",
    "UndoRequest",
    "Verified",
    "decision_token",
    "seat_for",
]
