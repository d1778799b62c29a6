"""M-79: an army that flees moves off, with all that can go its way."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.battle.field import ATTACKER, Fray
from rules.medioevo.battle.flight import carriers, ways_out
from rules.medioevo.battle.plunder import Piece
from rules.medioevo.data import Place
from rules.medioevo.diplomacy import enter, host_of, welcome
from rules.medioevo.effects import follow, ship, shippable
from rules.medioevo.table import Player, Position, place_words, size


def move_off(flow: Flow[Position], fray: Fray) -> None:
    """The army and all that travels its way; what cannot go along stays behind."""
    state, seat, target = flow.state, fray.sides[ATTACKER].seat, fray.fleeing
    assert seat is not None
    assert target is not None
    player, army = state.players[seat], dict(state.players[seat].army(fray.place))
    by_land = ways_out(state, fray).get("wagon", {}).get(target) == fray.cost
    follow(state, seat, fray.place, target, army)
    _be_received(flow, seat, target)
    if by_land:
        _march_off(state, player, fray.place, target)
    elif fray.naval:
        _sail_off(player, fray.place, target)
    else:
        _put_to_sea(player, fray.place, target, shippable(state, seat, fray.place))
    for unit, count in army.items():
        player.halt(target, unit, count)
    flow.say("medioevo-event-fled", places=(target,), seat=seat, place=place_words(target))


def _be_received(flow: Flow[Position], seat: int, place: Place) -> None:
    """M-121: in the land of a host the army is a guest, and the pact that lets it in is seen."""
    host = host_of(flow.state, seat, place)
    if host is not None:
        enter(flow, host, seat, place)
    welcome(flow.state, seat, place, host)


def _march_off(position: Position, player: Player, place: Place, target: Place) -> None:
    for unit, count in dict(player.army(place)).items():
        player.move(place, target, unit, count)
    engines = (engine for engine in player.engines if engine.place == place)
    for piece in [*carriers(position, player, place, "wagon"), *engines]:
        piece.place, piece.stopped = target, True


def _sail_off(player: Player, place: Place, target: Place) -> None:
    """M-61: galleys leave, each with what it has aboard."""
    for galley in player.galleys(place):
        for unit, count in dict(galley.troops).items():
            player.move(place, target, unit, count, galley)
        galley.place, galley.stopped = target, True
        for piece in player.freight(galley):
            ship(piece, galley)
            piece.stopped = True


def _put_to_sea(player: Player, place: Place, target: Place, freight: list[Piece]) -> None:
    """From a port: the units first, then what there is room for, the most valuable first."""
    galleys = player.galleys(place)
    free = sum(galley.capacity for galley in galleys) - size(player.army(place))
    for galley in galleys:
        galley.place, galley.stopped = target, True
    for unit, count in dict(player.army(place)).items():
        for _ in range(count):
            player.move(place, target, unit, 1, max(galleys, key=player.room_aboard))
    for piece in freight[::-1][:free]:
        ship(piece, max(galleys, key=player.room_aboard))
        piece.stopped = True
