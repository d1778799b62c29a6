"""What is seen of what powers leave in force, as their rows have it."""

from __future__ import annotations

from collections.abc import Iterator

from rules.medioevo.powers import LEFT
from rules.medioevo.table import Position
from rules.medioevo.view import EffectView


def _in_force(position: Position) -> Iterator[EffectView]:
    for effect in position.effects:
        if effect.turn >= position.turn:  # those of the turn before are only remembered
            seen = LEFT[effect.kind].view(position, effect)
            if seen is not None:
                yield seen


def effects_view(position: Position) -> tuple[EffectView, ...]:
    return tuple(_in_force(position)) if position.effects else ()
