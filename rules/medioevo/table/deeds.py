"""What deeds bring and cost: honour (M-125), and blood tokens for what was suffered (M-142)."""

from __future__ import annotations

from rules.core import Flow, words
from rules.medioevo.data import Place
from rules.medioevo.table.position import Position
from rules.medioevo.table.supply import blood_tokens_left


def conquered(position: Position, place: Place) -> bool:
    """Whether a land was taken this turn, by anybody."""
    return any(
        deed.kind == "conquer" and deed.facts["place"] == place for player in position.players for deed in player.deeds
    )


def award(flow: Flow[Position], seat: int, points: int, reason: str) -> None:
    """Give or take honour. M-3: reaching the limit ends the game at once."""
    state, player = flow.state, flow.state.players[seat]
    player.honour += points
    why = words(f"medioevo-honour-{reason}")
    key = "medioevo-event-honour-won" if points > 0 else "medioevo-event-honour-lost"
    flow.say(key, seat=seat, points=abs(points), honour=player.honour, why=why)
    if state.honour_limit and player.honour >= state.honour_limit:
        state.limit_reached = True


def bleed(flow: Flow[Position], seat: int | None) -> None:
    """Once for each occasion, however much is lost. None: it was nobody's."""
    state = flow.state
    if not state.blood or seat is None or not blood_tokens_left(state):
        return
    player = state.players[seat]
    player.blood += 1
    flow.say("medioevo-event-blood", seat=seat, count=player.blood)
