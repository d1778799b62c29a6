"""M-32: a player who could not pay twice running leaves the game."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.diplomacy.breaking import end_pacts_of
from rules.medioevo.diplomacy.wars import end_wars
from rules.medioevo.dismissal import disband
from rules.medioevo.economy import close_bank
from rules.medioevo.mercenaries import expel_guests
from rules.medioevo.position import Position


def eliminate(flow: Flow[Position], seat: int) -> None:
    """Pieces and cards go back; the home is ordinary barbarian land from now on; buildings stay, neutral."""
    state, player = flow.state, flow.state.players[seat]
    disband(player)
    player.out = True
    player.control.clear()
    player.prisoners.clear()
    player.aside.clear()
    player.tokens.clear()
    player.blood = 0
    player.used_tokens.clear()
    player.borrowable.clear()
    player.banked = 0
    state.empire += player.cards
    close_bank(flow, player.cards)
    player.cards.clear()
    player.turned.clear()
    for keeper in state.players:
        keeper.prisoners.pop(seat, None)
    expel_guests(state, seat)
    end_wars(state, seat)
    end_pacts_of(flow, seat)
    state.order.remove(seat)
    flow.say("medioevo-event-eliminated", seat=seat)
