"""M-131: with the table's deadline a window closes by passing; and whatever else can be let go is let go then."""

from __future__ import annotations

from rules.core import Action, engine
from rules.core.actions import fields_of, tag_of
from rules.medioevo.position import Position
from rules.medioevo.powers.naming import Name

# In a window: no reaction. While barbarians are placed: the rest of the points is lost. While purchases are listed: the
# list stands as it is. With a card of several steps: what is done is done. At the end of the turn: no claim. Where a
# card says how many things may be named: none.
LETTING_GO = ("pass", "enough", "done", "deploy", "finish", "hold", "rest", "spare", "forbear", "forgo", "stop")


def timeout(position: Position, seat: int) -> Action | None:
    """None where something must be chosen: a bid, a tax, whose loss it is. There the table waits."""
    kinds = engine.legal(position, seat).kinds
    if Name in kinds:
        return Name(())
    possible = {tag_of(kind): kind for kind in kinds if not fields_of(kind)}
    return next((possible[tag]() for tag in LETTING_GO if tag in possible), None)
