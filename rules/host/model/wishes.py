"""What persons and servers want of the house."""

from __future__ import annotations

from msgspec import Struct

from rules.host.model.kinds import Calls, Home
from rules.host.model.seats import Leave


class Person(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a person wants of the house. `confirms`: to see every move of theirs before it is played. `leave`: when they
    are not there, now or next; `taken`: when they were not, as far as it counts; `zone`: where they live.
    `calls`: how they are called; `reminder`: how many hours before their time is up they are reminded beside, 0 for
    never; `quiet`: from which hour to which nobody calls them; `digest`: at which hour they want to hear of all their
    tables, and `digested` when they last did; `unreachable`: direct messages do not reach them.
    `unlisted`: nobody else reads of them in records."""

    confirms: bool = False
    leave: Leave | None = None
    taken: tuple[tuple[float, float], ...] = ()
    zone: str = "UTC"
    calls: Calls = "mention"
    reminder: int | None = None
    quiet: tuple[int, int] | None = None
    digest: int | None = None
    digested: str = ""
    unreachable: bool = False
    unlisted: bool = False


class Server(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a server wants of the house. `halls`: the channels in which tables may be opened, none for all of them;
    `role`: whose members may, None for everybody. `home`: where new tables live, None as the house has it; `forum`: in
    which forum, if in one. `clock`: the time that new tables begin with, hours or the name of a time bank; `fixed`:
    only admins change that. `tables`: how many may be open at once, 0 for as many as the house allows. `fallback`: who
    has lost their channel is told there; `log`: where the deeds of admins are told. `rated`: fair
    games count for a rating."""

    halls: tuple[int, ...] = ()
    role: int | None = None
    home: Home | None = None
    forum: int | None = None
    clock: str = ""
    fixed: bool = False
    tables: int = 0
    fallback: int | None = None
    log: int | None = None
    rated: bool = False
