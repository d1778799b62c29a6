"""The coach: for somebody's first game, a line above each decision of a new kind.

Every game has a module here of its own name, with a `COURSE`: its lessons, each a row that says when it is due, which
numbers it needs and which page of the rules is behind it. A lesson sees what its reader sees, a view, and nothing else;
its words are in the locale files. A new game is a new module; nothing here changes.
"""

from __future__ import annotations

import importlib
from functools import lru_cache
from typing import Any

from bot.coach.lesson import Course, Lesson, Moment

__all__ = ["Course", "Lesson", "Moment", "course_of"]


@lru_cache(maxsize=64)
def course_of(game: str) -> Course[Any] | None:
    """None: this game is not taught."""
    name = f"bot.coach.{game}"
    try:
        return importlib.import_module(name).COURSE
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
