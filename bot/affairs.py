"""One message for all that belongs together, such as a phase or a battle: what it tells, by player, and nothing of it
cut off as long as Discord has room."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from bot.grouped import grouped
from bot.words import Speaker
from rules.core import Event, Words
from rules.host import Post

_SHORT = 1400  # characters that stand in the message itself; the rest of it says who is next
_PAGE, _MOST = 3900, 5800  # characters of a frame below it, and of all frames


@dataclass(frozen=True)
class Affair:
    """`chapter`: where in the game it is; `over`: people are about something else now, which another message tells."""

    name: str = ""
    chapter: tuple[Words, ...] = ()
    over: bool = False


@dataclass(frozen=True)
class Told:
    """`frames`: longer text below the message; `cut`: whether something had to be left out all the same."""

    lines: list[str] = field(default_factory=list[str])
    frames: tuple[str, ...] = ()
    cut: bool = False


def affair_of(post: Post) -> Affair | None:
    """None: the post stands for itself."""
    name = post.payload.get("affair")
    if not name:
        return None
    return Affair(name, msgspec.convert(post.payload["chapter"], tuple[Words, ...]), bool(post.payload.get("over")))


def summary(say: Speaker, heard: list[tuple[Event, int]]) -> Told:
    lines = [say("turn-event", text=line) for line in grouped(say, heard)]
    if sum(len(line) + 1 for line in lines) <= _SHORT:
        return Told(lines)
    kept = _latest(lines)
    left_out = len(lines) - len(kept)
    more = [say("turn-more", count=left_out)] if left_out else []
    return Told([], tuple(_pages([*more, *kept])), bool(left_out))


def _latest(lines: list[str]) -> list[str]:
    """As many of the last lines as there is room for."""
    length, kept = 0, list[str]()
    for line in reversed(lines):
        length += len(line) + 1
        if length > _MOST or len(line) > _PAGE:
            break
        kept.insert(0, line)
    return kept


def _pages(lines: list[str]) -> list[str]:
    pages: list[str] = []
    for line in lines:
        if pages and len(pages[-1]) + 1 + len(line) <= _PAGE:
            pages[-1] += f"\n{line}"
        else:
            pages.append(line)
    return pages
