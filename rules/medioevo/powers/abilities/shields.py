"""Plague doctors and diplomats: what an event spares (42, 43), and what is not plundered (50, 51)."""

from __future__ import annotations

from rules.core import Flow, OneOf
from rules.medioevo.control import controlled
from rules.medioevo.data import EVENTS, Place
from rules.medioevo.geography import is_sea
from rules.medioevo.phases.events.phase import EventCard
from rules.medioevo.phases.events.strike import struck_places
from rules.medioevo.phrases import place_words, write_site
from rules.medioevo.position import Position
from rules.medioevo.powers.context import under
from rules.medioevo.powers.dice import roll_three
from rules.medioevo.powers.effects import impose, in_force
from rules.medioevo.powers.naming import NAMED, ask_names
from rules.medioevo.powers.options import option_label
from rules.medioevo.powers.power import Exercise, Power
from rules.medioevo.powers.protection import SAFE, SPARED, aboard, write_cube
from rules.medioevo.windows import Window

# Events


def _event_drawn(position: Position, seat: int) -> bool:
    return under(position, EventCard) is not None


def _struck(position: Position) -> list[Place]:
    """Places that the event would strike, the lands first."""
    card = under(position, EventCard)
    found = struck_places(position, EVENTS[card.card]) if card else set[Place]()
    return [place for place in (*position.world.lands, *position.world.seas) if place in found]


def _struck_place(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf(_struck(position))


def _anything_struck(position: Position, seat: int) -> bool:
    return bool(_struck(position))


def _spare(flow: Flow[Position], seat: int, places: tuple[str, ...]) -> None:
    for place in places:
        impose(flow.state, SPARED, seat, until="phase", place=place)
    names = [place_words(place) for place in places]
    flow.say("medioevo-event-shelters", places=places, seat=seat, lands=[*names])


def _spare_one(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    _spare(flow, seat, (exercise.target or "",))


def _spare_some(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    ask_names(flow, seat, exercise.card or 0, roll_three(flow, seat), _struck(flow.state))


# Plunder


def _threatened(position: Position) -> Place | None:
    """The place of the window that asks: what stands there may be somebody else's by now."""
    window = under(position, Window)
    return window.place if window else None


def _things(position: Position, seat: int) -> list[str]:
    """Own transports and engines, and buildings and market cubes of own land, or of land that is being taken."""
    player = position.players[seat]
    pieces = [piece.id for piece in (*player.transports, *player.engines) if not aboard(piece)]
    lands = controlled(position, seat)
    threatened = _threatened(position)
    if threatened is not None and not is_sea(threatened) and threatened not in lands:
        lands.append(threatened)
    sites = [write_site(place, category) for place in lands for category in position.buildings.get(place, {})]
    cubes = [write_cube(place, good) for place in lands for good in position.markets.get(place, ())]
    return [thing for thing in (*pieces, *sites, *cubes) if not in_force(position, SAFE, piece=thing)]


def _thing(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf(_things(position, seat))


def _any_thing(position: Position, seat: int) -> bool:
    return bool(_things(position, seat))


def _shield(flow: Flow[Position], seat: int, things: tuple[str, ...]) -> None:
    for thing in things:
        impose(flow.state, SAFE, seat, piece=thing)
    flow.say("medioevo-event-shielded", seat=seat, things=[option_label(flow.state, seat, thing) for thing in things])


def _shield_one(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    _shield(flow, seat, (exercise.target or "",))


def _shield_some(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    ask_names(flow, seat, exercise.card or 0, roll_three(flow, seat), _things(flow.state, seat))


NAMED[42], NAMED[50] = _spare, _shield

SHIELDS: dict[str, Power] = {
    "protect_1_3_territories":  Power(
        does=_spare_some, free=True, moments=("event-drawn",), when=_anything_struck),
    SPARED:                     Power(
        does=_spare_one, free=True, moments=("event-drawn",), when=_event_drawn, target=_struck_place),
    "protect_1d3_from_pillage": Power(
        does=_shield_some, free=True, moments=("plunder", "entry"), when=_any_thing),
    SAFE:                       Power(
        does=_shield_one, free=True, moments=("plunder", "entry"), target=_thing),
}  # fmt: skip
