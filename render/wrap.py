"""Text in lines."""

from __future__ import annotations

import re

from render.type import Face, plain, width

# French sets these off by a space, but never by a line; nor do a dot or a count between dots begin one.
_CLINGING = re.compile(r" (?=[:;?!»])|(?<=«) | (?=·)| (?=−?\d+(?: ·|$))")


def lines(face: Face, size: int, text: str, room: int, *, first: int = 0) -> list[str]:
    """The text in lines no wider than the room, of which the first line begins so far to the right."""
    out: list[str] = []
    line = ""
    for word in _CLINGING.sub("\N{NO-BREAK SPACE}", plain(face, text)).split(" "):
        longer = f"{line} {word}" if line else word
        if width(face, size, longer) <= room - (first if not out else 0) or not line:
            line = longer
        else:
            out.append(line)
            line = word
    return [shown.replace("\N{NO-BREAK SPACE}", " ") for shown in ([*out, line] if line else out)]


def balanced(face: Face, size: int, text: str, room: int) -> list[str]:
    """The text in as few lines as the room allows, all of them about as long: no word is left alone on the last."""
    best = lines(face, size, text, room)
    for narrower in range(room, room // 2, -max(1, room // 40)):
        tried = lines(face, size, text, narrower)
        if len(tried) > len(best):
            break
        best = tried
    return best
