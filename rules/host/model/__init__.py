"""What the host knows about tables, seats and posts. Plain values; nothing here waits or stores."""

from __future__ import annotations

from rules.host.model.clocks import Asked, Balance, Pause, Terms, TimeBank
from rules.host.model.errors import AlreadyPlayed, Conflict, HostError
from rules.host.model.kinds import (
    NOBODY,
    Absent,
    Begins,
    Calls,
    DeedKind,
    Hand,
    Home,
    HostHeard,
    PauseReason,
    PollKind,
    PostKind,
    PostState,
    Status,
    SummonsKind,
    Told,
    Upon,
)
from rules.host.model.letters import Addressee, Letter, Mail
from rules.host.model.limits import FEW_SHOWS, UNLIMITED, Limits, ShowLimits
from rules.host.model.luck import Given, Pledge
from rules.host.model.playing import Draft, Pupil, Receipt, Said
from rules.host.model.questions import Claim, Offer, Poll, UndoRequest
from rules.host.model.seats import Gathering, Guest, Leave, Seat
from rules.host.model.tables import Committed, LogRow, Moved, OpenTable, Table, Verified
from rules.host.model.telling import Bulletin, Deed, Noticeboard, Post, Summons
from rules.host.model.wishes import Person, Server

__all__ = [
    "FEW_SHOWS",
    "NOBODY",
    "UNLIMITED",
    "Absent",
    "Addressee",
    "AlreadyPlayed",
    "Asked",
    "Balance",
    "Begins",
    "Bulletin",
    "Calls",
    "Claim",
    "Committed",
    "Conflict",
    "Deed",
    "DeedKind",
    "Draft",
    "Gathering",
    "Given",
    "Guest",
    "Hand",
    "Home",
    "HostError",
    "HostHeard",
    "Leave",
    "Letter",
    "Limits",
    "LogRow",
    "Mail",
    "Moved",
    "Noticeboard",
    "Offer",
    "OpenTable",
    "Pause",
    "PauseReason",
    "Person",
    "Pledge",
    "Poll",
    "PollKind",
    "Post",
    "PostKind",
    "PostState",
    "Pupil",
    "Receipt",
    "Said",
    "Seat",
    "Server",
    "ShowLimits",
    "Status",
    "Summons",
    "SummonsKind",
    "Table",
    "Terms",
    "TimeBank",
    "Told",
    "UndoRequest",
    "Upon",
    "Verified",
]
