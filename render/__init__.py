"""A view of a game in, a picture out.

Every game has a module here of its own name, with `KINDS`: for each kind of picture, what draws it from a view and
a scene. A new game is a new module; nothing here changes.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import lru_cache
from types import ModuleType

from render.picture import Picture, Say, Scene
from rules.core.view import View

__all__ = ["Picture", "Say", "Scene", "games", "has_renderer", "kinds", "module", "picture", "warm"]

Draw = Callable[[View, Scene], Picture]


@lru_cache(maxsize=64)
def module(game_id: str) -> ModuleType:
    """The game's renderer; KeyError if there is none."""
    name = f"render.{game_id}"
    try:
        found = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise KeyError(game_id) from error
    if not hasattr(found, "KINDS"):
        raise KeyError(game_id)
    return found


def kinds(game_id: str) -> dict[str, Draw]:
    """The kinds of picture that a game has."""
    return module(game_id).KINDS


def games() -> tuple[str, ...]:
    """All games that have pictures."""
    names = sorted(info.name for info in pkgutil.iter_modules(__path__))
    return tuple(name for name in names if name != "gallery" and has_renderer(name))


def has_renderer(game_id: str) -> bool:
    """Whether the game has pictures at all."""
    try:
        module(game_id)
    except KeyError:
        return False
    return True


def picture(game_id: str, view: View, scene: Scene, kind: str = "board") -> Picture:
    """Draws. Costs tens of milliseconds of plain computing: call it in a thread."""
    return kinds(game_id)[kind](view, scene)


def warm() -> None:
    """Make ready what the first pictures of every game would have to wait for, by making its palette and drawing its
    samples. Takes seconds: call it in a thread."""
    for game_id in games():
        module(game_id).warm()
        for sample in module(game_id).samples():
            scene = Scene(sample.names, lambda key, /, **args: key, focus=sample.focus, rings=sample.rings)
            picture(game_id, sample.view, scene, sample.kind)
