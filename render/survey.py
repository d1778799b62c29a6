"""A board in words, for those who ask about a place and those who cannot see a picture: a view in, sentences out, in a
sensible order and from the same view as the pictures. Every game's renderer has a `SURVEY`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from render.picture import Say, Scene

Place = str


@dataclass(frozen=True)
class Survey:
    """`places`: all there are, in reading order. `near`: those beside one. `there`: what stands in one. `head`: what
    the table shows beside its places, the course of the game first. `rows`: every place, line by line."""

    places: Callable[[Any], tuple[Place, ...]]
    name: Callable[[Say, Place], str]
    near: Callable[[Any, Place], tuple[Place, ...]]
    there: Callable[[Any, Scene, Place], list[str]]
    head: Callable[[Any, Scene], list[str]]
    rows: Callable[[Any, Scene], list[str]]

    def whole(self, view: Any, scene: Scene) -> list[str]:
        """The position from the first line to the last."""
        return [*self.head(view, scene), *self.rows(view, scene)]


def sentence(text: str) -> str:
    """With its full stop, unless it has one, or says nothing."""
    return text if not text or text.endswith((".", "!", "?", "…")) else f"{text}."


def itself(say: Say, place: Place) -> str:
    """The name of a place that is its own name."""
    return place
