"""From founding to the final reckoning: the turn as a list of phases, and those that need no room of their own."""

from rules.medioevo.turn.bankruptcy import Default, Ransack, Revolt
from rules.medioevo.turn.claims import MOST, Claim, Claims, Stake
from rules.medioevo.turn.foretold import promised
from rules.medioevo.turn.founding import Courtiers, Keep, Realms, Reign, Settle, Settling, Take, Talents, draw_realms
from rules.medioevo.turn.order import Auction, Bid, order_by_bids
from rules.medioevo.turn.scoring import (
    CAPTIVE_HONOUR,
    DEBT_HONOUR,
    PRIZE,
    SHARED_PRIZE,
    TOKEN_HONOUR,
    ending_reason,
    monopolies,
    outcome,
    prizes,
    rows,
    winner,
)
from rules.medioevo.turn.taxes import Dues, Tax, Taxes, Taxing
from rules.medioevo.turn.turn import Curfew, FirstTurn, LastRebellions, Turn, Years, end_turn

__all__ = [
    "CAPTIVE_HONOUR",
    "DEBT_HONOUR",
    "MOST",
    "PRIZE",
    "SHARED_PRIZE",
    "TOKEN_HONOUR",
    "Auction",
    "Bid",
    "Claim",
    "Claims",
    "Courtiers",
    "Curfew",
    "Default",
    "Dues",
    "FirstTurn",
    "Keep",
    "LastRebellions",
    "Ransack",
    "Realms",
    "Reign",
    "Revolt",
    "Settle",
    "Settling",
    "Stake",
    "Take",
    "Talents",
    "Tax",
    "Taxes",
    "Taxing",
    "Turn",
    "Years",
    "draw_realms",
    "end_turn",
    "ending_reason",
    "monopolies",
    "order_by_bids",
    "outcome",
    "prizes",
    "promised",
    "rows",
    "winner",
]
