"""What is still to be told, to channels, servers and persons; and what was told."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.host.model.kinds import DeedKind, PostKind, PostState, SummonsKind


class Post(Struct, frozen=True, kw_only=True):
    """A row of the outbox: something the channel is still to be told, or was told (`message`). A turn post tells the
    events of log rows `since`+1 .. `until`."""

    id: int
    table: str
    channel: int
    kind: PostKind
    state: PostState
    since: int
    until: int
    payload: dict[str, Any]
    message: int | None
    attempts: int


class Summons(Struct, frozen=True, kw_only=True):
    """Somebody is to be called, apart from the posts of the table, for a decision; `remind`: because their time runs
    out. `word`: what they are to be told instead is the `payload`; `letter`: this names what somebody wrote to them."""

    id: int
    player: int
    table: str
    seat: int
    decision: str
    kind: SummonsKind
    due: float
    payload: dict[str, Any] = {}


class Bulletin(Struct, frozen=True, kw_only=True):
    """Something that a channel of a server is to be told, apart from the posts of a table."""

    id: int
    guild: int
    channel: int
    payload: dict[str, Any]


class Noticeboard(Struct, frozen=True, kw_only=True):
    """The one message of a server that lists its open tables. `message` is None until it is known to be there; `shown`
    is what it says, in short; `tried`: when it was last being sent."""

    guild: int
    channel: int
    language: str
    message: int | None = None
    shown: str = ""
    tried: float = 0.0


class Deed(Struct, frozen=True, kw_only=True):
    """What an admin has done to a table whose log was `length` long, and `reached` long afterwards; or to what the
    server wants: a `setting` that was `former` and has become `value`, both as JSON."""

    guild: int
    player: int
    kind: DeedKind
    table: str = ""
    name: str = ""
    length: int = 0
    reached: int = 0
    time: float
    setting: str = ""
    former: str = "null"
    value: str = "null"
