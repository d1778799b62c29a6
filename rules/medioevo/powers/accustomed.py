"""M-131: reactions by habit, without a question."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Action
from rules.core.legal import LegalMoves, completions
from rules.medioevo.powers.exercising import reactions
from rules.medioevo.powers.habits import ALWAYS, habit_of
from rules.medioevo.powers.play import Play
from rules.medioevo.powers.power import ABILITY
from rules.medioevo.powers.use import Use
from rules.medioevo.powers.windows import Pass, Window
from rules.medioevo.table import Position, top


def by_habit(position: Position, seat: int) -> Action | None:
    """In the window on top: the first of what is always used that can be used and paid for, in the way that is offered
    first; once a window. Where nothing else could be wanted, there is nothing to ask. None: the player is asked."""
    window = top(position, Window)
    if seat in window.accustomed:
        return None
    names = [name for name, _ in reactions(position, seat, window.moment)]
    usual = [name for name in names if habit_of(position, seat, name) == ALWAYS]
    for name in usual:
        use = next(_uses(position, seat, name), None)
        if use is not None:
            window.accustomed.append(seat)
            return use
    wanted = window.wanted(position, seat)
    return Pass() if wanted and set(wanted) <= set(usual) else None


def _uses(position: Position, seat: int, name: str) -> Iterator[Action]:
    """The ways that could be paid for."""
    kind, first = (Play, (int(name), ABILITY)) if name.isdigit() else (Use, (name,))
    lawful = LegalMoves(position, seat, (kind,))
    return (way for way in completions(kind, position, seat, first) if way in lawful)
