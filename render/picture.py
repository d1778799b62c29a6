"""What goes into a drawing beside the view, and what comes out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from rules.core.words import Words


class Say(Protocol):
    """Turns a message key into somebody's language. Numbers, texts and other words may be given."""

    def __call__(self, key: str, /, **args: str | int | Words) -> str: ...


Marks = tuple[tuple[str, str], ...]  # places with numbers, in the order in which things happened there


@dataclass(frozen=True)
class Scene:
    """The words and accents of one picture."""

    names: tuple[str, ...]  # of the players, by seat
    say: Say
    title: str = ""  # the table's own name
    rings: tuple[str, ...] = ()  # places to ring: a refused move, or what a preview would change
    focus: str | None = None  # a place to draw in close-up instead of the whole board
    news: tuple[str, ...] = ()  # where the things happened that a post tells of, the latest last
    marks: Marks = ()  # numbers to lay on places, instead of the last move
    numbers: tuple[tuple[str, str], ...] = ()  # places and the short number that each has among what can be chosen
    chosen: tuple[str, ...] = ()  # what has been chosen so far, where `rings` are what can be chosen next

    @property
    def about(self) -> tuple[str, ...]:
        """All that a question names: what can be chosen, and what has been."""
        return tuple(dict.fromkeys((*self.chosen, *self.rings)))


@dataclass(frozen=True)
class Look:
    """How a kind of picture may be asked for by a command of its own. `public`: by anybody, else by those seated.
    `places`: what can be seen close up (`Scene.focus`) and how it is called; None: the picture is one whole."""

    public: bool = False
    places: Callable[[Any, Say], Mapping[str, str]] | None = None  # given the view of whoever asks


@dataclass(frozen=True)
class Picture:
    """A finished picture: its file, PNG unless it had to become small, and what is said of it in words."""

    png: bytes
    alt: str
    width: int
    height: int

    @property
    def suffix(self) -> str:
        """How the name of its file ends."""
        return "webp" if self.png[8:12] == b"WEBP" else "png"
