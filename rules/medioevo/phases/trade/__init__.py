"""M-100 to M-106: phase 6, trade: trips, purchases, sales, markets, routes, and what armies on the way do."""

from rules.medioevo.phases.trade.phase import open_trade

__all__ = ["open_trade"]
