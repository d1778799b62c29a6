"""M-142, a variant: whoever is plundered or loses home land takes a blood token, as far as there are any."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.position import Position
from rules.medioevo.supply import blood_tokens_left


def wound(flow: Flow[Position], seat: int | None) -> None:
    """Once for each occasion, however much is lost. None: it was nobody's."""
    state = flow.state
    if not state.blood or seat is None or not blood_tokens_left(state):
        return
    player = state.players[seat]
    player.blood += 1
    flow.say("medioevo-event-blood", seat=seat, count=player.blood)
