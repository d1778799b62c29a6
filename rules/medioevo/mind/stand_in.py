"""M-131: what is answered when the table's deadline is over, so that nobody who plays in another's place has to guess:
whatever can be let go is let go, and what must be chosen is chosen as it costs least or changes least."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Action, engine
from rules.core.legal import LegalMoves
from rules.medioevo.battle import Annex, Entrust, Loot, keep_all
from rules.medioevo.campaign import Finish, Forbear, Hold, Rise, Spare
from rules.medioevo.economy import TAX_LEVELS
from rules.medioevo.events import Crumble, Enough, Halt, Reroll, Spoil, Suffer, cheapest_loss, least_token, safest_site
from rules.medioevo.objectives import Forgo
from rules.medioevo.powers import Name, Pass, Stop
from rules.medioevo.purchases import Deploy, Done
from rules.medioevo.table import Position, Withdraw
from rules.medioevo.trade import Rest
from rules.medioevo.turn import Bid, Tax

# In a window: no reaction. While barbarians are placed: the rest of the points is lost. While purchases are listed: the
# list stands as it is. With a card of several steps: what is done is done. At the end of the turn: no claim. In a
# battle: by the orders, or the usual ones.
LETTING_GO: tuple[type[Action], ...] = (
    Pass, Enough, Done, Deploy, Finish, Hold, Rest, Spare, Forbear, Forgo, Stop, Entrust,
)  # fmt: skip


def _last_tax(position: Position, seat: int) -> Action:
    return Tax(position.players[seat].tax or TAX_LEVELS[0])


_CHOOSING: dict[type[Action], Callable[[Position, int], Action]] = {
    Name: lambda position, seat: Name(()),  # where a card says how many things may be named: none
    Bid: lambda position, seat: Bid(0),
    Tax: _last_tax,
    Reroll: lambda position, seat: Reroll(()),
    Rise: safest_site,
    Withdraw: least_token,
    **dict.fromkeys((Halt, Suffer, Crumble, Spoil), cheapest_loss),
    Loot: keep_all,
    Annex: lambda position, seat: Annex(None),
}


def timeout(position: Position, seat: int) -> Action | None:
    """None for a seat that is not asked. What has no answer of its own here is what the step offers first."""
    kinds = engine.legal(position, seat).kinds
    for kind, choose in _CHOOSING.items():
        if kind in kinds:
            return choose(position, seat)
    let_go = next((kind() for kind in LETTING_GO if kind in kinds), None)
    if let_go is not None or not kinds:
        return let_go
    asked = position.stack[-1].asks(position)[seat].actions
    return next(iter(LegalMoves(position, seat, asked)), None)
