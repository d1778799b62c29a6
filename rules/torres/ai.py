"""The computer player."""

from __future__ import annotations

from random import Random

from rules.core import Action, engine
from rules.torres.frames import TorresState


def choose(state: TorresState, seat: int, rng: Random) -> Action:
    return engine.sample(state, seat, rng)
