"""M-131: reactions by habit, without a question."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Action
from rules.core.legal import completions
from rules.medioevo.powers.exercising import reactions
from rules.medioevo.powers.habits import ALWAYS, habit_of
from rules.medioevo.powers.play import Play
from rules.medioevo.powers.power import ABILITY
from rules.medioevo.powers.use import Use
from rules.medioevo.powers.windows import Window
from rules.medioevo.table import Position, top


def by_habit(position: Position, seat: int) -> Action | None:
    """In the window on top: the first of what is always used that can be used and paid for, in the way that is offered
    first; once a window. None: the player is asked."""
    window = top(position, Window)
    if seat in window.accustomed:
        return None
    for name, _ in reactions(position, seat, window.moment):
        use = next(_uses(position, seat, name), None) if habit_of(position, seat, name) == ALWAYS else None
        if use is not None:
            window.accustomed.append(seat)
            return use
    return None


def _uses(position: Position, seat: int, name: str) -> Iterator[Action]:
    if name.isdigit():
        return completions(Play, position, seat, (int(name), ABILITY))
    return completions(Use, position, seat, (name,))
