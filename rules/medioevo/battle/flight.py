"""M-79: the attacker's way out of a battle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Refusal
from rules.medioevo.battle.field import ATTACKER, Fray, strength, the_fray
from rules.medioevo.data import Place, Vehicle
from rules.medioevo.diplomacy import at_war, host_of
from rules.medioevo.effects import is_wagon, leaving_forbidden, room, step_cost
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
    present,
    refuse,
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


def carriers(position: Position, player: Player, place: Place, kind: Vehicle) -> list[Transport]:
    here = (transport for transport in player.transports if transport.place == place)
    return [t for t in here if t.kind == kind or (kind == "wagon" and is_wagon(position, t))]


def _can_carry(position: Position, player: Player, place: Place, kind: Vehicle, units: int) -> bool:
    return sum(room(position, transport) for transport in carriers(position, player, place, kind)) >= units


def ways_out(position: Position, fray: Fray) -> dict[Vehicle, dict[Place, int]]:
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
    for reach in ways_out(position, fray).values():
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
