"""What a server holds: channels, messages, pictures. Values: a change makes a new one."""

from __future__ import annotations

import re
from time import time_ns
from typing import Any

from msgspec import Struct

JSON = dict[str, Any]
TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 11, 12, 15  # kinds of channels
EPHEMERAL, LOADING = 1 << 6, 1 << 7  # flags of messages
THREAD_CREATED = 18  # the kind of message that says so in the channel
_EPOCH = 1_420_070_400_000  # of Discord's ids, in milliseconds
_MENTION = re.compile(r"<@!?(\d+)>")


class Channel(Struct, frozen=True, kw_only=True):
    id: int
    name: str
    kind: int = TEXT
    topic: str | None = None
    parent: int | None = None
    owner: int | None = None
    reader: int | None = None  # whose direct messages these are
    archived: bool = False
    locked: bool = False
    archive_after: int = 10080
    tags: tuple[int, ...] = ()

    @property
    def is_thread(self) -> bool:
        return self.kind in (PUBLIC_THREAD, PRIVATE_THREAD)


class Attachment(Struct, frozen=True, kw_only=True):
    id: int
    filename: str
    content_type: str
    size: int
    width: int | None = None
    height: int | None = None
    description: str | None = None


class Asked(Struct, frozen=True):
    """The interaction that a message answers."""

    interaction: int
    kind: int
    person: int
    command: str | None = None


class Message(Struct, frozen=True, kw_only=True):
    id: int
    channel: int
    author: int
    content: str = ""
    components: list[JSON] = []
    embeds: list[JSON] = []
    attachments: tuple[Attachment, ...] = ()
    flags: int = 0
    kind: int = 0
    edited: float | None = None
    reader: int | None = None  # only this person can see it
    asked: Asked | None = None
    nonce: str | None = None
    pinned: bool = False

    @property
    def mentions(self) -> list[int]:
        return list(dict.fromkeys(int(found) for found in _MENTION.findall(self.content)))

    def seen_by(self, person: int) -> bool:
        return self.reader is None or self.reader == person


class Snowflakes:
    """Ids by the time of day, each greater than the one before."""

    def __init__(self, latest: int = 0) -> None:
        self._latest = latest

    def __call__(self) -> int:
        now = (time_ns() // 1_000_000 - _EPOCH) << 22
        self._latest = max(now, self._latest + 1)
        return self._latest


def born(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + _EPOCH) / 1000
