"""What somebody wants to read of a history, as one short word for the ids of its controls."""

from __future__ import annotations

import base64
import binascii
from dataclasses import dataclass, replace
from typing import Self

from bot.prompts.router import unknown_control

LONGEST = 36  # bytes of a word to look for: an id holds a hundred characters
LAST = 999_999  # a page beyond all others


@dataclass(frozen=True)
class Wish:
    """From row `since` on, at that `page`; only what concerns a seat (`who`), a `topic` of the game, or says a `word`.

    >>> wish = Wish(12, who=1, topic="fights", word="Château")
    >>> wish.written()
    '12.0.1.fights.Q2jDonRlYXU'
    >>> Wish.read(wish.written()) == wish
    True
    """

    since: int = 0
    page: int = 0
    who: int | None = None
    topic: str = ""
    word: str = ""

    def written(self) -> str:
        who = "" if self.who is None else str(self.who)
        word = base64.urlsafe_b64encode(self.word.encode()).decode().rstrip("=")
        return ".".join([str(self.since), str(self.page), who, self.topic, word])

    @classmethod
    def read(cls, text: str | None) -> Self:
        """Refused where it was never written by the house."""
        try:
            since, page, who, topic, word = (text or "").split(".")
            said = base64.b64decode(word + "=" * (-len(word) % 4), b"-_", validate=True).decode()
            return cls(_number(since), _number(page), _number(who) if who else None, topic, said)
        except (ValueError, binascii.Error):
            raise unknown_control() from None

    def at(self, page: int) -> Wish:
        return replace(self, page=page)

    @property
    def is_choosy(self) -> bool:
        """Whether something is left out on purpose."""
        return self.who is not None or bool(self.topic or self.word)


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > len(str(LAST)):
        raise ValueError(text)
    return int(text)


def searchable(word: str) -> str:
    """As much of a word as an id can hold."""
    return word.strip().encode()[:LONGEST].decode(errors="ignore")
