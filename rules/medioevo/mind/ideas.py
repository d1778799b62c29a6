"""What a mind that searches looks at: by the step that asks, the moves worth a thought."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from rules.core import Action, Chance, Frame, engine
from rules.core.legal import LegalMoves, completions, possible
from rules.medioevo.campaign import Movement, Retire
from rules.medioevo.diplomacy import Declare
from rules.medioevo.mind import campaigns, purchases
from rules.medioevo.mind.asked import asked
from rules.medioevo.mind.rehearsal import copy_of
from rules.medioevo.purchases import Done, Shopping
from rules.medioevo.table import Position, top
from rules.medioevo.turn import Courtiers, Keep, Take, Talents, Tax, Taxing

_WISHES = 8  # purchases that are looked at, the best for their price
_ATTACKS = 4
_LUCK = Chance("idea", 0)

Finder = Callable[[Any, int], Iterable[Action]]


def ideas(position: Position, seat: int) -> Iterator[Action]:
    finder = _FINDERS[type(position.stack[-1])]
    legal = LegalMoves(position, seat, asked(position, seat))
    return (idea for idea in finder(position, seat) if idea in legal)


def searches(position: Position, seat: int) -> bool:
    """The choices that shape a turn; the many small ones that follow from them are left to the quick choice."""
    frame = position.stack[-1]
    if isinstance(frame, Shopping) and seat in frame.done:
        return False
    return type(frame) in _FINDERS


def after(position: Position, seat: int, action: Action) -> Position:
    """Dice fall as they may; what a battle brings is tried, not judged."""
    ahead = copy_of(position)
    engine.try_on(ahead, seat, action, _LUCK)
    return ahead


def _purchases(position: Position, seat: int) -> Iterator[Action]:
    """What can be bought, war on somebody, or peace; and to leave it at that."""
    yield from islice(purchases.wishes(position, seat), _WISHES)
    if not top(position, Shopping).entries(seat):
        yield from completions(Declare, position, seat) if possible(Declare, position, seat) else ()
    yield Done()


def _movements(position: Position, seat: int) -> Iterator[Action]:
    yield from campaigns.marches(position, seat)[:_ATTACKS]
    yield Retire()


def _all(kind: type[Action]) -> Finder:
    return lambda position, seat: completions(kind, position, seat)


_FINDERS: dict[type[Frame], Finder] = {
    Courtiers: _all(Keep),
    Talents: _all(Take),
    Taxing: _all(Tax),
    Shopping: _purchases,
    Movement: _movements,
}
