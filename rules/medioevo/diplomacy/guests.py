"""M-34, M-63, M-121: armies in the land of somebody who lets them pass, or place troops there.

Whose guest an army is lies open on the table: control follows from that, not from what the pact says now. So guests
whose pact has ended stay guests where they stand, until they leave or somebody strikes.
"""

from __future__ import annotations

from rules.medioevo.control import controller
from rules.medioevo.data import Place
from rules.medioevo.diplomacy.pact import Pact, PactKind
from rules.medioevo.diplomacy.terms import admitted, granted
from rules.medioevo.geography import is_sea
from rules.medioevo.position import Position


def host_of(position: Position, seat: int, place: Place, kind: PactKind = "passage") -> int | None:
    """Whose guest an army that comes there would be."""
    if not position.pacts or is_sea(place):
        return None
    owner = controller(position, place)
    if owner is None or owner == seat:
        return None
    welcome = admitted(position, owner, seat, place) if kind == "passage" else granted(position, owner, seat, kind)
    return owner if welcome else None


def guest_of(position: Position, seat: int, place: Place) -> int | None:
    """Whose guest an army is where it stands."""
    player = position.players[seat]
    return player.guest.get(place) if place in player.armies else None


def welcome(position: Position, seat: int, place: Place, host: int | None) -> None:
    """Before units come to a land: as guests of `host`, or as they come anywhere. Those there already stay as they
    are."""
    player = position.players[seat]
    if place in player.armies:
        return
    if host is None:
        player.guest.pop(place, None)
    else:
        player.guest[place] = host


def fall_out(position: Position, one: int, other: int, place: Place) -> None:
    """Host and guest strike at each other: from now on they are two armies in one land."""
    for guest, host in ((one, other), (other, one)):
        if position.players[guest].guest.get(place) == host:
            del position.players[guest].guest[place]


def forget_the_gone(position: Position) -> None:
    for player in position.players:
        player.guest = {place: host for place, host in player.guest.items() if place in player.armies}


def without(position: Position, pact: Pact) -> list[Pact]:
    return [other for other in position.pacts if other is not pact]
