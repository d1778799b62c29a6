"""The computer player."""

from __future__ import annotations

from random import Random

from rules.barony.frames import BaronyState
from rules.core import Action, engine


def choose(state: BaronyState, seat: int, rng: Random) -> Action:
    return engine.sample(state, seat, rng)
