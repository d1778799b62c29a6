"""The time of a demo: it goes by as at a table of people, however fast the computers are, and always alike."""

from __future__ import annotations

BEGIN = 1_767_290_400.0  # the first evening of 2026, at six
_TURN = 97.0  # seconds for a person's move
_THOUGHT = 8.0  # and for a computer's


class Evening:
    def __init__(self) -> None:
        self._now = BEGIN

    def __call__(self) -> float:
        return self._now

    def turn(self) -> None:
        self._now += _TURN

    def thought(self) -> None:
        self._now += _THOUGHT
