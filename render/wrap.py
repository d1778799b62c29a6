"""Text in lines."""

from __future__ import annotations

from render.type import Face, plain, width


def lines(face: Face, size: int, text: str, room: int, *, first: int = 0) -> list[str]:
    """The text in lines no wider than the room, of which the first line begins so far to the right."""
    out: list[str] = []
    line = ""
    for word in plain(face, text).split():
        longer = f"{line} {word}" if line else word
        if width(face, size, longer) <= room - (first if not out else 0) or not line:
            line = longer
        else:
            out.append(line)
            line = word
    return [*out, line] if line else out
