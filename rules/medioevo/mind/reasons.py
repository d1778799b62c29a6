"""Why a computer proposes what it proposes, and declares the wars that it declares: in one line, from what all can
see."""

from __future__ import annotations

from rules.core import Action, Event, Words, words
from rules.medioevo.diplomacy import Break, Declare, Dissolve, Draft, Propose
from rules.medioevo.mind.overtures import borders, runs_away
from rules.medioevo.table import Position

_KEY = "medioevo-event-motive"


def motives(position: Position, seat: int, action: Action) -> tuple[Event, ...]:
    """`position` is the table before the action; secret pacts are explained to those who see them."""
    why = _why(position, seat, action)
    if why is None:
        return ()
    to = tuple(sorted((seat, *map(int, action.partners)))) if isinstance(action, Draft) and action.concealed else None
    return (Event(words(_KEY, seat=seat, why=why), (), to),)


def _why(position: Position, seat: int, action: Action) -> Words | None:
    if isinstance(action, Draft):
        return _of_pact(position, seat, action)
    if isinstance(action, Declare):
        return _of_war(position, seat, action.on)
    if isinstance(action, Propose):
        return words("medioevo-motive-peace")
    return words("medioevo-motive-end") if isinstance(action, Break | Dissolve) else None


def _of_pact(position: Position, seat: int, draft: Draft) -> Words | None:
    kinds = {draft.kind, *draft.also}
    shared = len({place for other in draft.partners for place in borders(position, seat, int(other))})
    if kinds == {"trade", "nonaggression"}:
        return words("medioevo-motive-both", count=shared)
    if "nonaggression" in kinds:
        return words("medioevo-motive-quiet", count=shared)
    return words("medioevo-motive-trade") if "trade" in kinds else None


def _of_war(position: Position, seat: int, enemy: int) -> Words:
    lead = position.players[enemy].honour - position.players[seat].honour
    if runs_away(position, seat, enemy):
        return words("medioevo-motive-leader", points=lead)
    return words("medioevo-motive-prey", count=len(borders(position, seat, enemy)))
