"""The computer player."""

from __future__ import annotations

from random import Random

from rules.core import Action, engine
from rules.saga.frames import SagaState


def choose(state: SagaState, seat: int, rng: Random) -> Action:
    return engine.sample(state, seat, rng)
