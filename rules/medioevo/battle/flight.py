"""M-79: the attacker's way out of a battle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal
from rules.medioevo.battle.field import ATTACKER, Fray, strength, the_fray
from rules.medioevo.battle.plunder import Piece, present
from rules.medioevo.data import Place, Vehicle
from rules.medioevo.diplomacy import at_war, enter, host_of, welcome
from rules.medioevo.effects import follow, is_wagon, leaving_forbidden, room, ship, shippable, step_cost
from rules.medioevo.table import (
    Player,
    Position,
    Transport,
    armed,
    controller,
    is_sea,
    land_outcome,
    place_label,
    place_words,
    places_apart,
    refuse,
    size,
)


def is_refuge(position: Position, seat: int, place: Place) -> bool:
    """Where M-63 does not apply: own land, that of a host without enemies, or a sea without hostile galleys."""
    if not is_sea(place):
        enemies = any(at_war(position, seat, other) for other in armed(position, place))
        return controller(position, place) == seat or (host_of(position, seat, place) is not None and not enemies)
    return place not in position.barbarians and not any(
        other != seat and at_war(position, seat, other) for other in present(position, place)
    )


def _within(position: Position, seat: int, fray: Fray, near: Mapping[Place, Iterable[Place]]) -> dict[Place, int]:
    """What it costs to come to every refuge that can be reached through refuges with the movement left."""
    found = {fray.place: 0}
    edge: list[list[Place]] = [[] for _ in range(fray.march + 1)]  # by cost
    edge[0].append(fray.place)
    for cost, here_now in enumerate(edge):
        for here in (here for here in here_now if found[here] == cost):
            for place in near[here]:
                total = cost + step_cost(position, seat, here, place)
                if total <= fray.march and total < found.get(place, total + 1) and is_refuge(position, seat, place):
                    found[place] = total
                    edge[total].append(place)
    del found[fray.place]
    return found


def _carriers(position: Position, player: Player, place: Place, kind: Vehicle) -> list[Transport]:
    here = (transport for transport in player.transports if transport.place == place)
    return [t for t in here if t.kind == kind or (kind == "wagon" and is_wagon(position, t))]


def _can_carry(position: Position, player: Player, place: Place, kind: Vehicle, units: int) -> bool:
    return sum(room(position, transport) for transport in _carriers(position, player, place, kind)) >= units


def _ways(position: Position, fray: Fray) -> dict[Vehicle, dict[Place, int]]:
    """By wagon and by galley, as far as they hold the whole army."""
    seat = fray.sides[ATTACKER].seat
    if seat is None or not fray.march:
        return {}
    player, units = position.players[seat], strength(position, fray, ATTACKER)
    found: dict[Vehicle, dict[Place, int]] = {}
    if not fray.naval and _can_carry(position, player, fray.place, "wagon", units):
        found["wagon"] = _within(position, seat, fray, position.world.near_by_land)
    if _can_carry(position, player, fray.place, "galley", units):
        found["galley"] = _within(position, seat, fray, position.world.near_by_sea)
    return found


def refuges(position: Position, fray: Fray) -> dict[Place, int]:
    """Where the attacker can flee to, and the movement points that it takes."""
    found: dict[Place, int] = {}
    for reach in _ways(position, fray).values():
        found |= {place: min(steps, found.get(place, steps)) for place, steps in reach.items()}
    return found


def _refuges(position: Position, seat: int) -> OneOf:
    fray = the_fray(position)
    may = fray.side_of(seat) == ATTACKER and fray.round > 1 and fray.fleeing is None
    may = may and not leaving_forbidden(position, fray.place)
    return OneOf(list(refuges(position, fray)) if may else ())


def _no_refuge(position: Position, seat: int, place: object) -> Refusal:
    return refuse("M-79", "flee", march=the_fray(position).march)


class Flee(Action, frozen=True, tag="flee"):
    """M-79: one more round at half strength, then the attackers move off."""

    rule = "M-79"
    group = "battle"

    place: Annotated[Place, Ask(_refuges, "M-79", _no_refuge, place_label, places_apart, outcome=land_outcome)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _refuges(state, seat) else _no_refuge(state, seat, None)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        fray.fleeing = self.place
        fray.cost = refuges(flow.state, fray)[self.place]
        fray.sides[ATTACKER].now.ready = True
        where = place_words(self.place)
        flow.say("medioevo-event-flee", places=(self.place,), seat=seat, place=where, points=fray.cost)


def _be_received(flow: Flow[Position], seat: int, place: Place) -> None:
    """M-121: in the land of a host the army is a guest, and the pact that lets it in is seen."""
    host = host_of(flow.state, seat, place)
    if host is not None:
        enter(flow, host, seat, place)
    welcome(flow.state, seat, place, host)


def move_off(flow: Flow[Position], fray: Fray) -> None:
    """The army and all that travels its way; what cannot go along stays behind."""
    state, seat, target = flow.state, fray.sides[ATTACKER].seat, fray.fleeing
    assert seat is not None
    assert target is not None
    player, army = state.players[seat], dict(state.players[seat].army(fray.place))
    by_land = _ways(state, fray).get("wagon", {}).get(target) == fray.cost
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


def _march_off(position: Position, player: Player, place: Place, target: Place) -> None:
    for unit, count in dict(player.army(place)).items():
        player.move(place, target, unit, count)
    engines = (engine for engine in player.engines if engine.place == place)
    for piece in [*_carriers(position, player, place, "wagon"), *engines]:
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
