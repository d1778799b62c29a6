"""What cannot be done."""

from __future__ import annotations

from rules.core.words import Item
from rules.host.model.playing import Receipt


class HostError(Exception):
    """Something that cannot be done with a table, said by a key of the words with its arguments."""

    def __init__(self, key: str, /, **args: Item) -> None:
        super().__init__(key)
        self.key = key
        self.args_by_name = args


class AlreadyPlayed(HostError):
    """The same move was played a moment ago, and whoever asks for it again may not know."""

    def __init__(self, receipt: Receipt) -> None:
        super().__init__("host-already-played")
        self.receipt = receipt


class Conflict(HostError):
    """Somebody else, maybe another process, changed the table first."""

    def __init__(self) -> None:
        super().__init__("host-conflict")
