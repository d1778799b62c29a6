"""What goes into a drawing beside the view, and what comes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class Say(Protocol):
    """Turns a message key into somebody's language. Numbers, texts and lists of texts may be given."""

    def __call__(self, key: str, /, **args: str | int) -> str: ...


@dataclass(frozen=True)
class Scene:
    """The words and accents of one picture."""

    names: tuple[str, ...]  # of the players, by seat
    say: Say
    title: str = ""  # the table's own name
    rings: tuple[str, ...] = ()  # places to ring: a refused move, or what a preview would change
    focus: str | None = None  # a place to draw in close-up instead of the whole board
    news: str = ""  # what happened last, for games whose view does not tell
    traces: tuple[tuple[str, ...], ...] = ()  # the same as places: one, or from the first to the last


@dataclass(frozen=True)
class Picture:
    png: bytes
    alt: str
    width: int
    height: int
