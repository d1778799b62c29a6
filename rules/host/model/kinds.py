"""The words of the house for what there is only one of a few: the states of a table, reasons, ways."""

from __future__ import annotations

from typing import Literal

NOBODY = 0  # whose seat it was, once they are forgotten
Status = Literal["lobby", "running", "over", "ended"]  # ended: closed by hand before the game was over
PostKind = Literal["lobby", "turn", "refresh", "final", "notice"]
Told = Literal["", "reminded", "late"]
Upon = Literal["standin", "pass", "call"]  # what is done when somebody's time is up
Hand = Literal["", "standin", "regent"]  # who plays for a seat, if not its player: for once, or until they are back
Absent = Literal["", "late", "leave"]  # why a regent plays for a seat
PollKind = Literal["pause", "seat"]
SummonsKind = Literal["call", "remind", "word", "letter"]
HostHeard = Literal["ready", "full"]  # what the host of a lobby is told once
Calls = Literal["mention", "direct", "both", "silent"]
DeedKind = Literal["end", "repair", "freeze", "thaw", "rewind", "settings"]
PauseReason = Literal["agreed", "host", "away", "frozen", "departed"]
Begins = Literal["lot", "chosen", "loser"]
Home = Literal["thread", "here", "private", "forum"]  # where a table lives
PostState = Literal["waiting", "sending", "posted", "merged", "failed"]
