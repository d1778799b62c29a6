"""M-133: bids and taxes that were said before they are asked for."""

from __future__ import annotations

from rules.core import Action
from rules.medioevo.table import Position
from rules.medioevo.turn.order import Auction, Bid
from rules.medioevo.turn.taxes import Tax, Taxing

FORETOLD = frozenset({Taxing, Auction})  # the steps to which that may be said


def promised(position: Position, seat: int) -> Action | None:
    """What a seat has said beforehand for the question on top. A bid is good for once, and never for more than there is
    by then; who ties for the first place is asked."""
    frame, player = position.stack[-1], position.players[seat]
    if isinstance(frame, Taxing) and player.levy:
        return Tax(player.levy)
    if isinstance(frame, Auction) and not frame.first and player.pledge is not None:
        florins, player.pledge = min(player.pledge, player.florins), None
        return Bid(florins)
    return None
