"""The async side of the house: tables, their lobby, log and outbox, kept in one SQLite file."""

from rules.host.model import (
    AlreadyPlayed,
    Asked,
    Committed,
    Conflict,
    Draft,
    HostError,
    Limits,
    LogRow,
    Moved,
    Offer,
    Position,
    Post,
    PostKind,
    PostState,
    Receipt,
    Said,
    Seat,
    Status,
    Table,
    UndoRequest,
    Verified,
)
from rules.host.play import decision_token
from rules.host.sqlite import backup_database
from rules.host.tables import Host, seat_for
from rules.host.waiting import due

__all__ = [
    "AlreadyPlayed",
    "Asked",
    "Committed",
    "Conflict",
    "Draft",
    "Host",
    "HostError",
    "Limits",
    "LogRow",
    "Moved",
    "Offer",
    "Position",
    "Post",
    "PostKind",
    "PostState",
    "Receipt",
    "Said",
    "Seat",
    "Status",
    "Table",
    "UndoRequest",
    "Verified",
    "backup_database",
    "decision_token",
    "due",
    "seat_for",
]
