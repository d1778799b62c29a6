"""M-131: with the table's deadline a window closes by passing; and whatever else can be let go is let go then."""

from __future__ import annotations

from rules.core import Action, engine
from rules.medioevo.campaign import Finish, Forbear, Hold, Spare
from rules.medioevo.events import Enough
from rules.medioevo.objectives import Forgo
from rules.medioevo.powers import Name, Pass, Stop
from rules.medioevo.purchases import Deploy, Done
from rules.medioevo.table import Position
from rules.medioevo.trade import Rest

# In a window: no reaction. While barbarians are placed: the rest of the points is lost. While purchases are listed: the
# list stands as it is. With a card of several steps: what is done is done. At the end of the turn: no claim. Where a
# card says how many things may be named: none.
LETTING_GO: tuple[type[Action], ...] = (
    Pass, Enough, Done, Deploy, Finish, Hold, Rest, Spare, Forbear, Forgo, Stop,
)  # fmt: skip


def timeout(position: Position, seat: int) -> Action | None:
    """None where something must be chosen: a bid, a tax, whose loss it is. There the table waits."""
    kinds = engine.legal(position, seat).kinds
    if Name in kinds:
        return Name(())
    return next((kind() for kind in LETTING_GO if kind in kinds), None)
