"""M-32: who cannot pay the interest and may not borrow is bankrupt, and may live on the own land."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal, Words, words
from rules.medioevo.campaign import rebel, rebellion_sites
from rules.medioevo.data import BUILDING_ROWS
from rules.medioevo.economy import building_plunder, disband, eliminate, interest, may_borrow, piece_plunder
from rules.medioevo.effects import is_laden
from rules.medioevo.table import Position, own_buildings, piece_label, raze, read_site, refuse, write_site

REVOLT_GAIN = 100
DEFAULTS_ALLOWED = 1  # running; the next one is the end


def bankrupt(position: Position, seat: int) -> bool:
    player = position.players[seat]
    return player.florins < interest(position, seat) and not may_borrow(player)


def _belongings(position: Position, seat: int) -> list[str]:
    own = own_buildings(position, seat)
    sites = [write_site(place, BUILDING_ROWS[standing.kind].category) for place, standing in own]
    player = position.players[seat]
    return [*sites, *(transport.id for transport in player.transports if not is_laden(player, transport))]


def _spoils(position: Position, seat: int) -> OneOf:
    return OneOf(_belongings(position, seat) if bankrupt(position, seat) else ())


def _loot(position: Position, seat: int, piece: str) -> int:
    """What plundering a piece of one's own brings: half of what it cost."""
    if "/" in piece:
        place, category = read_site(piece)
        return building_plunder(position.buildings[place][category].kind)
    return piece_plunder(position.players[seat].transport(piece).level)


def _gain(position: Position, seat: int, piece: str) -> Words:
    return words("medioevo-outcome-proceeds", florins=_loot(position, seat, piece))


class Ransack(Action, frozen=True, tag="ransack"):
    """M-32: plunder an own building or transport for half its cost."""

    rule = "M-32"
    perilous = True
    group = "loan"

    piece: Annotated[str, Ask(_spoils, "M-32", None, piece_label, outcome=_gain)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if not bankrupt(state, seat):
            return refuse("M-32", "not-bankrupt")
        return None if _belongings(state, seat) else refuse("M-32", "ransack-none")

    def apply(self, flow: Flow[Position], seat: int) -> None:
        state, player = flow.state, flow.state.players[seat]
        gain = _loot(state, seat, self.piece)
        flow.reveal()
        flow.say("medioevo-event-ransack", seat=seat, piece=piece_label(state, seat, self.piece), florins=gain)
        player.florins += gain
        if "/" in self.piece:
            raze(state, *read_site(self.piece))
        player.transports = [transport for transport in player.transports if transport.id != self.piece]


class Revolt(Action, frozen=True, tag="revolt"):
    """M-32: with nothing left to plunder, let rebels rise at home for 100 florins."""

    rule = "M-32"
    perilous = True
    group = "loan"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if not bankrupt(state, seat):
            return refuse("M-32", "not-bankrupt")
        if _belongings(state, seat):
            return refuse("M-32", "revolt-early")
        return None if rebellion_sites(state, seat, []) else refuse("M-32", "revolt-nowhere")

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.players[seat].florins += REVOLT_GAIN
        flow.reveal()
        rebel(flow, seat, 1)


class Default(Action, frozen=True, tag="default"):
    """M-32: what there is goes to the interest, and everything that costs upkeep goes home."""

    rule = "M-32"
    perilous = True
    group = "loan"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if bankrupt(state, seat) else refuse("M-32", "not-bankrupt")

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        player.florins = 0
        player.defaults += 1
        disband(player)
        flow.reveal()
        flow.say("medioevo-event-default", seat=seat)
        if player.defaults > DEFAULTS_ALLOWED:
            eliminate(flow, seat)
