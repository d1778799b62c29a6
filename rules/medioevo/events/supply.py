"""M-23: the first player spends three points on barbarians."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Frame, OneOf, Refusal, Words, words
from rules.medioevo.campaign import arrive, move_horde
from rules.medioevo.data import BARBARIAN_SUPPLY, SUPPLY_POINTS, TERRITORIES, Place, Unit
from rules.medioevo.effects import leaving_forbidden
from rules.medioevo.table import (
    Position,
    barbarian_galleys_left,
    barbarians_left,
    contested,
    controller,
    enlist,
    is_sea,
    land_outcome,
    place_label,
    place_words,
    places_apart,
    refuse,
    size,
    thing_label,
    thing_words,
    top,
)

_NEEDED: dict[Unit, int] = {"light": 0, "archer": 2, "captain1": 4}  # so many must be there before


def _occupied(position: Position) -> set[Place]:
    """Where there is an army, engine, transport or building."""
    found = {*position.buildings}
    for player in position.players:
        found.update(player.armies, (piece.place for piece in (*player.transports, *player.engines)))
    return found


def gathering_places(position: Position) -> list[Place]:
    """Where one more barbarian may be placed."""
    lands, realms = position.world.lands, position.realms
    spare = {place for place in position.world.fires if controller(position, place) is None}
    if not spare:
        occupied = _occupied(position)
        wild = (place for place in lands if place not in occupied and TERRITORIES[place].home not in realms)
        spare = {place for place in wild if controller(position, place) is None}
    return [place for place in lands if place in position.barbarians or place in spare]


def recruits(position: Position, place: Place) -> list[Unit]:
    present = size(position.barbarians.get(place, {}))
    return [unit for unit in _in_supply(position) if present >= _NEEDED[unit]]


def _in_supply(position: Position) -> list[Unit]:
    return [unit for unit in BARBARIAN_SUPPLY if barbarians_left(position, unit)]


def mobile_hordes(position: Position) -> list[Place]:
    """The hordes that may be moved: not those beside a player's units, nor those in the first player's home, nor any
    that a Bishop holds (card 3)."""
    shut = {*position.home(position.order[0])}.union(*(player.armies for player in position.players))
    hordes = [place for place in position.barbarians if place not in shut]
    return [place for place in hordes if not leaving_forbidden(position, place)]


def ways(position: Position, origin: Place) -> list[Place]:
    """By land, or to and from a sea, where a galley is left for them."""
    near = position.world.near[origin]
    if is_sea(origin) or barbarian_galleys_left(position) > 0:
        return list(near)
    return [place for place in near if not is_sea(place) or place in position.barbarians]


def _stuck(position: Position, origin: Place) -> bool:
    """Only where there is no land beside can a horde have no way."""
    return not position.world.near_by_land[origin] and not ways(position, origin)


def _gathering(position: Position, seat: int) -> OneOf:
    least = min((_NEEDED[unit] for unit in _in_supply(position)), default=None)
    if least is None:
        return OneOf(())
    present = position.barbarians
    return OneOf([place for place in gathering_places(position) if size(present.get(place, {})) >= least])


def _no_gathering(position: Position, seat: int, place: object) -> Refusal:
    return refuse("M-23", "raise-place")


def _recruits(position: Position, seat: int, place: Place) -> OneOf:
    return OneOf(recruits(position, place))


def _no_recruit(position: Position, seat: int, place: Place, unit: object) -> Refusal:
    return refuse("M-23", "raise-unit", place, archers=_NEEDED["archer"], captains=_NEEDED["captain1"])


def _lords(position: Position, places: Iterable[Place]) -> list[int | None]:
    return [controller(position, place) for place in places if not is_sea(place)]


def _beside_rivals(position: Position, seat: int, place: Place) -> float:
    """Rather near the land of others than near one's own."""
    lords = _lords(position, (place, *position.world.near_by_land.get(place, ())))
    return sum(lord not in (None, seat) for lord in lords) - 2 * lords.count(seat)


class Raise(Action, frozen=True, tag="raise"):
    """M-23: one more barbarian."""

    rule = "M-23"
    group = "event"

    place: Annotated[
        Place,
        Ask(_gathering, "M-23", _no_gathering, place_label, places_apart, outcome=land_outcome, likely=_beside_rivals),
    ]
    unit: Annotated[Unit, Ask(_recruits, "M-23", _no_recruit, thing_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        new = self.place not in flow.state.barbarians
        enlist(flow.state.barbarians.setdefault(self.place, {}), self.unit)
        where, what = place_words(self.place), thing_words(self.unit)
        flow.say("medioevo-event-raise", places=(self.place,), seat=seat, place=where, thing=what)
        if new:
            arrive(flow, self.place)


def _hordes(position: Position, seat: int) -> OneOf:
    return OneOf([place for place in mobile_hordes(position) if not _stuck(position, place)])


def _no_horde(position: Position, seat: int, place: Place) -> Refusal:
    if place in position.barbarians and place in position.home(seat):
        return refuse("M-23", "drive-home", place)
    if place in position.barbarians and contested(position, place):
        return refuse("M-23", "drive-bound", place)
    return refuse("M-23", "drive-none")


def _ways(position: Position, seat: int, origin: Place) -> OneOf:
    return OneOf(ways(position, origin))


def _no_way(position: Position, seat: int, origin: Place, target: object) -> Refusal:
    return refuse("M-23", "drive-far", origin)


def _found_there(position: Position, seat: int, origin: Place, target: Place) -> Words | None:
    return land_outcome(position, seat, target)


def _against_rivals(position: Position, seat: int, origin: Place, target: Place) -> float:
    return _beside_rivals(position, seat, target)


class Drive(Action, frozen=True, tag="drive"):
    """M-23: all barbarians of a place go to an adjacent one."""

    rule = "M-23"
    group = "event"

    origin: Annotated[Place, Ask(_hordes, "M-23", _no_horde, place_label, places_apart, outcome=land_outcome)]
    target: Annotated[
        Place,
        Ask(_ways, "M-23", _no_way, place_label, places_apart, outcome=_found_there, likely=_against_rivals),
    ]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        move_horde(flow, self.origin, self.target)


class Enough(Action, frozen=True, tag="enough"):
    """M-23: leave the other points."""

    rule = "M-23"
    group = "event"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, BarbarianSupply).points = 0


class BarbarianSupply(Frame, tag="barbarian-supply"):
    points: int = SUPPLY_POINTS

    def asks(self, state: Position) -> dict[int, Decision]:
        if not self.points:
            return {}
        prompt = words("medioevo-prompt-supply", points=self.points)
        return {state.order[0]: Decision(prompt=prompt, actions=(Raise, Drive, Enough))}

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        if isinstance(action, Raise | Drive):
            self.points -= 1
        action.apply(flow, seat)

    def advance(self, flow: Flow[Position]) -> None:
        flow.pop()


def supply_barbarians(flow: Flow[Position]) -> None:
    flow.push(BarbarianSupply())
