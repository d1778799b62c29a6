"""What the house brings to its games beside the rules: files of whoever hosts it, read once at the start."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.settings import Settings
from rules.core import Game, Words
from rules.registry import games
from rules.saga.box import Box, BoxFaults, read_box

_LARGEST = 1 << 16  # bytes; a file of realm cards has about two thousand


class BadProvision(Exception):
    """A file that cannot be used, with all that is wrong with it."""

    def __init__(self, path: Path, faults: tuple[Words, ...]) -> None:
        super().__init__(str(path))
        self.path, self.faults = path, faults


def house_games(settings: Settings) -> Mapping[str, Game[Any]]:
    """The games as they are played in this house."""
    path = settings.castellan_saga_box
    if path is None:
        return games()
    return {**games(), "saga": games()["saga"].furnished(box=_saga_box(path))}


def _saga_box(path: Path) -> Box:
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
        if len(content) > _LARGEST:
            raise BadProvision(path, (Words("saga-box-large"),))
        return read_box(content.decode())
    except (OSError, UnicodeDecodeError) as error:
        problem = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
        raise BadProvision(path, (Words("saga-box-file", {"problem": problem}),)) from None
    except BoxFaults as error:
        raise BadProvision(path, error.faults) from None
