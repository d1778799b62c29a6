"""One thought that is asked for, and its answer, as they go from one process to another."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from rules.core import engine
from rules.core.insight import Level
from rules.mind import think
from rules.registry import games

LENGTH = 4  # bytes before each message that say how long it is


class Job(Struct, frozen=True, kw_only=True):
    """`state` is encoded; `luck` is the computer's own for this move."""

    game: str
    state: bytes
    seat: int
    level: Level
    luck: str


class Thought(Struct, frozen=True, kw_only=True):
    """The action as plain data, or what went wrong."""

    action: dict[str, Any] | None = None
    error: str = ""


def done(job: Job) -> Thought:
    try:
        game = games()[job.game]
        action = think(game, engine.decode(game, job.state), job.seat, job.level, Random(job.luck))
        return Thought(action=msgspec.to_builtins(action))
    except Exception as error:
        return Thought(error=f"{type(error).__name__}: {error}")
