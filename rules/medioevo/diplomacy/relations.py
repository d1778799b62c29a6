"""M-34, M-63, M-120, M-121: how two players stand to each other: at war, in truce, or host and guest by a pact."""

from __future__ import annotations

from rules.medioevo.data import Place
from rules.medioevo.table import Pact, PactKind, Position, War, controller, is_sea

# War and truce


def pair(one: int, other: int) -> tuple[int, int]:
    """Two sides, the lower seat first."""
    return min(one, other), max(one, other)


def war_between(position: Position, one: int, other: int) -> War | None:
    sides = pair(one, other)
    return next((war for war in position.wars if war.sides == sides), None)


def at_war(position: Position, one: int, other: int) -> bool:
    return war_between(position, one, other) is not None


def truce_between(position: Position, one: int, other: int) -> bool:
    """M-120: an armistice for this turn."""
    return pair(one, other) in position.truces


def may_attack(position: Position, one: int, other: int) -> bool:
    """M-120: from the turn after the declaration; M-64: at once where somebody has struck already. Never during an
    armistice."""
    war = war_between(position, one, other)
    return war is not None and (war.struck or war.since < position.turn) and not truce_between(position, one, other)


# Pacts


def pacts_of(position: Position, seat: int) -> list[Pact]:
    return [pact for pact in position.pacts if seat in pact.parties]


def pacts_between(position: Position, one: int, other: int) -> list[Pact]:
    return [pact for pact in position.pacts if pact.joins(one, other)]


def granted(position: Position, host: int, guest: int, kind: PactKind) -> bool:
    """Whether `guest` may do in the land of `host` what pacts of a kind are about."""
    return any(pact.covers(kind) and pact.grants(host, guest) for pact in position.pacts)


def admitted(position: Position, host: int, guest: int, place: Place) -> bool:
    """Whether units of `guest` may enter a land of `host`."""
    return any(pact.admits(host, guest, place) for pact in position.pacts)


def hosts(position: Position, guest: int, kind: PactKind) -> list[int]:
    """The seats that grant `guest` such a right in their land by a pact."""
    if not position.pacts:
        return []
    return [host for host, _ in position.seated() if host != guest and granted(position, host, guest, kind)]


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
