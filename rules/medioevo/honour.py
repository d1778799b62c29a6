"""M-125: honour won and lost during the game. It may be negative."""

from __future__ import annotations

from rules.core import Flow, words
from rules.medioevo.position import Position


def award(flow: Flow[Position], seat: int, points: int, reason: str) -> None:
    """Give or take honour. M-3: reaching the limit ends the game at once."""
    state, player = flow.state, flow.state.players[seat]
    player.honour += points
    why = words(f"medioevo-honour-{reason}")
    key = "medioevo-event-honour-won" if points > 0 else "medioevo-event-honour-lost"
    flow.say(key, seat=seat, points=abs(points), honour=player.honour, why=why)
    if state.honour_limit and player.honour >= state.honour_limit:
        state.limit_reached = True
