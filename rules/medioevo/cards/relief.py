"""Militia that hurries to where rebels or an enemy have come (25): group after group, as far as the points last."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Amount, Ask, Decision, Flow, OneOf, Refusal, Some, Split, Words, words
from rules.medioevo.campaign import besieged, go, reach
from rules.medioevo.data import EMPIRE_CARDS, Place, Unit
from rules.medioevo.effects import is_wagon
from rules.medioevo.powers import Stepwise, Stop
from rules.medioevo.table import (
    Position,
    Transport,
    army_words,
    is_sea,
    piece_label,
    place_words,
    places_apart,
    refuse,
    size,
    thing_label,
    thing_words,
    top,
)

# Movement points, shared by all who come.
POINTS = next(card.amount for card in EMPIRE_CARDS.values() if card.ability == "hurry_to_defend")


def _cost(position: Position, seat: int, origin: Place, place: Place, left: int) -> int | None:
    """The points that one unit needs; None: too far."""
    return reach(position, seat, origin, left, by_sea=False, laden=True).get(place)


def helpers(position: Position, seat: int, place: Place, left: int = POINTS) -> dict[Place, int]:
    """From where units can come, and how many: not out of a battle under way."""
    shut = {*besieged(position), place}
    found: dict[Place, int] = {}
    for origin, army in position.players[seat].armies.items():
        cost = None if origin in shut or is_sea(origin) else _cost(position, seat, origin, place, left)
        if cost is not None:
            found[origin] = size(army) if not cost else min(size(army), left // cost)
    return found


def _helpers(position: Position, seat: int) -> dict[Place, int]:
    relief = top(position, Relief)
    return helpers(position, seat, relief.place, relief.left)


def _wagons(position: Position, seat: int, origin: Place) -> list[Transport]:
    return [t for t in position.players[seat].transports if t.place == origin and is_wagon(position, t)]


# What is asked


def _origins(position: Position, seat: int) -> OneOf:
    return OneOf([*_helpers(position, seat)])


def _no_origin(position: Position, seat: int, origin: object) -> Refusal:
    relief = top(position, Relief)
    return refuse("M-52", "relief-far", relief.place, place=place_words(relief.place), left=relief.left)


def _origin_label(position: Position, seat: int, origin: Place) -> Words:
    relief = top(position, Relief)
    cost = _cost(position, seat, origin, relief.place, relief.left)
    return words("medioevo-label-relief", place=place_words(origin), cost=cost or 0)


def _numbers(position: Position, seat: int, origin: Place) -> Amount | None:
    most = _helpers(position, seat)[origin]
    return Amount(1, most) if most > 1 else None


def _no_number(position: Position, seat: int, origin: Place, *values: object) -> Refusal:
    most = _helpers(position, seat)[origin]
    return refuse("M-52", "relief-units", origin, most=most, place=place_words(origin))


def _units(position: Position, seat: int, origin: Place, number: int) -> Split:
    return Split({**position.players[seat].army(origin)}, number)


def _along(position: Position, seat: int, origin: Place, number: int, units: dict[Unit, int]) -> Some | None:
    wagons = [wagon.id for wagon in _wagons(position, seat, origin)]
    return Some(wagons) if wagons else None


def _no_wagon(position: Position, seat: int, origin: Place, *values: object) -> Refusal:
    return refuse("M-52", "relief-wagons", origin, place=place_words(origin))


class Hurry(Action, frozen=True, tag="hurry"):
    """M-52: units of one place come to the rescue, and war wagons with them (card 25)."""

    rule = "M-52"
    group = "card"

    origin: Annotated[Place, Ask(_origins, "M-52", _no_origin, _origin_label, places_apart)]
    number: Annotated[int, Ask(_numbers, "M-52", _no_number)] = 1
    units: Annotated[dict[Unit, int], Ask(_units, "M-52", _no_number, thing_label)] = {}
    wagons: Annotated[
        tuple[str, ...], Ask(_along, "M-52", _no_wagon, piece_label, nothing="medioevo-nothing-wagons")
    ] = ()

    def apply(self, flow: Flow[Position], seat: int) -> None:
        state, relief = flow.state, top(flow.state, Relief)
        relief.left -= self.number * (_cost(state, seat, self.origin, relief.place, relief.left) or 0)
        wagons = [wagon for wagon in _wagons(state, seat, self.origin) if wagon.id in self.wagons]
        go(state, seat, self.origin, relief.place, self.units, wagons, halts=True)
        flow.say(
            "medioevo-event-aids-come",
            places=(self.origin, relief.place),
            seat=seat,
            origin=place_words(self.origin),
            place=place_words(relief.place),
            army=[*army_words(self.units), *(thing_words(wagon.kind) for wagon in wagons)],
        )


class Relief(Stepwise, tag="relief"):
    """The points that are left for those who come to a place."""

    place: Place
    left: int = POINTS

    def asks(self, state: Position) -> dict[int, Decision]:
        if not helpers(state, self.seat, self.place, self.left):
            return {}
        prompt = words("medioevo-prompt-relief", place=place_words(self.place), left=self.left)
        return {self.seat: Decision(prompt=prompt, actions=(Hurry, Stop))}
