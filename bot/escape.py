"""Text that people wrote, as it may stand in a message: shown as it was typed, doing nothing."""

from __future__ import annotations

import re

from discord.utils import escape_mentions

from rules.host.letters import readable

# Discord takes a backslash before any of its marks and shows the mark itself. Colons and slashes inside a word make
# links, emojis and invitations; dashes and numbers only make lists and small print where a line begins.
_MARKS = re.compile(r"[\\`*_~|<>\[\]#]|(?<=\S)[:/](?=\S)|:(?=\w+:)|^(?:[^\S\n]*)(?:-|\+|\d+(?=[.)]))", re.MULTILINE)
_PLAIN = re.compile(r"[A-Za-z0-9]+(?:[_-][A-Za-z0-9]+)*")  # a word or the id of something: nothing to escape


def escaped(text: str) -> str:
    """No links, headings, quotes, lists, emojis, times or mentions come of it."""
    return text if _PLAIN.fullmatch(text) else escape_mentions(_MARKS.sub(_escape, readable(text)))


def _escape(mark: re.Match[str]) -> str:
    """The backslash goes before the mark, not before the room at the start of a line, nor before the number of a
    list, which takes it after."""
    found = mark[0]
    if found[-1].isdigit():
        return f"{found}\\"
    return f"{found[:-1]}\\{found[-1]}"
