"""What a seat may do just now."""

from __future__ import annotations

from rules.core import Action, engine
from rules.medioevo.table import Position


def asked(position: Position, seat: int) -> tuple[type[Action], ...]:
    """The kinds of action; none where it is not asked."""
    decision = engine.pending(position).get(seat)
    return decision.actions if decision else ()
