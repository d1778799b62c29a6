"""Nonsense put into actions: it is refused in words, with legal moves proposed instead, and never crashes a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec

from rules.core import Action, IllegalMove, Refusal, engine
from rules.core.actions import fields_of, values_of
from rules.core.legal import sample_action
from tests.conformance.trail import Juncture

NONSENSE: tuple[Any, ...] = (None, "nowhere", "", "☃", "a1", -99, 10**6, (), ("nowhere", "nowhere"), {}, {"nowhere": 1})


def spoilt(position: Juncture, seat: int, rng: Random) -> Iterator[Action]:
    """Legal actions with one field spoilt, in a fixed order."""
    for kind in engine.legal(position.state, seat).kinds:
        spoil: Any = kind
        values = values_of(sample_action(kind, position.state, seat, rng))
        for place, field in enumerate(fields_of(kind)):
            for nonsense in filter(partial(fits, field.type), NONSENSE):
                yield spoil(*values[:place], nonsense, *values[place + 1 :])


def fits(kind: Any, value: Any) -> bool:
    """Whether the type lets the value in: the codec refuses all else before a game sees it."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def told(position: Juncture, seat: int, action: Action) -> Refusal | None:
    """Why the action is refused; None when it is played."""
    try:
        position.submit(seat, action)
    except IllegalMove as error:
        return error.refusal
    return None


def refuses_nonsense_in_words(position: Juncture, rng: Random) -> None:
    for seat in engine.pending(position.state):
        legal = engine.legal(position.state, seat)
        for action in spoilt(position, seat, rng):
            refusal = told(position, seat, action)
            assert (refusal is None) == (action in legal), f"the engine is of two minds about {action}"
            if refusal is not None:
                assert refusal.words.key, f"{action} is refused without a word"
                near = legal.nearest(action, 3)
                assert near, f"nothing is proposed instead of {action}"
                assert all(proposed in legal for proposed in near), f"what is proposed instead of {action} is not legal"
