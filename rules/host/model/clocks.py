"""Time at a table: what is agreed about it, and how it stands."""

from __future__ import annotations

from msgspec import Struct

from rules.host.model.kinds import PauseReason, Told, Upon


class TimeBank(Struct, frozen=True):
    """Hours that a player has to begin with, gets for every turn, and can have at most."""

    start: int
    increment: int
    cap: int


class Terms(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How time is kept at a table beside its deadline, and what happens when it is up. `strikes`: after how many in a
    row a regent comes, 0 for never. `bank`: time is kept over the whole game, not for each answer. `weekends`: the
    clocks stand on Saturdays and Sundays, as `zone` has them. `regents`: who is on leave is played for."""

    upon: Upon = "standin"
    strikes: int = 2
    bank: TimeBank | None = None
    weekends: bool = False
    zone: str = "UTC"
    regents: bool = False


class Balance(Struct, frozen=True):
    """What a seat has left in its time bank, in seconds, before its present answer. `ahead`: what it got for turns that
    were taken back since, and gets no second time."""

    left: float
    ahead: float = 0.0


class Pause(Struct, frozen=True):
    """The clocks stand and nobody plays."""

    since: float
    why: PauseReason


class Asked(Struct, frozen=True, kw_only=True):
    """Since when a seat has been waited for in one decision, and what it was told about its time. `used`: seconds that
    had gone by of its time before, for instance before a pause; `struck`: that its time was up already counts. Where
    nobody plays for it, `calls` says how often it was called since its time was up, and `called` when it was last.
    `first`: when the question came, put off by as long as a pause lasted."""

    decision: str
    since: float
    told: Told = ""
    used: float = 0.0
    struck: bool = False
    calls: int = 0
    called: float = 0.0
    first: float = 0.0
