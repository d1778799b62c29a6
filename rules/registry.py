"""The games in the house: every package beside this file that offers a `GAME`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

import rules
from rules.core import Game

_NOT_GAMES = {"core", "host", "registry"}


@lru_cache(maxsize=1)
def games() -> Mapping[str, Game[Any]]:
    modules = (import_module(f"rules.{m.name}") for m in iter_modules(rules.__path__) if m.name not in _NOT_GAMES)
    found: list[Game[Any]] = [module.GAME for module in modules if hasattr(module, "GAME")]  # one may be in the making
    return MappingProxyType({game.id: game for game in sorted(found, key=lambda game: game.id)})
