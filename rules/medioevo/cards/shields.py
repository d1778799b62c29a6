"""Plague doctors and diplomats: what an event spares (42, 43), and what is not plundered (50, 51)."""

from __future__ import annotations

from rules.core import Flow, OneOf
from rules.medioevo.data import EVENTS, Place
from rules.medioevo.effects import SAFE, SPARED, Seen, impose, in_force, write_cube
from rules.medioevo.events import EventCard, struck_places
from rules.medioevo.powers import Exercise, Power, Window, ask_names, of_three, option_label, throw, under
from rules.medioevo.table import EffectKind, Position, controlled, is_sea, place_words, write_site

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
    flow.say("medioevo-event-lands-spared", places=places, seat=seat, lands=[*names])


def _spare_one(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    _spare(flow, seat, (exercise.target or "",))


def _spare_some(flow: Flow[Position], seat: int, exercise: Exercise, rolled: int) -> None:
    ask_names(flow, seat, exercise.card or 0, of_three(rolled), _struck(flow.state))


# Plunder


def _threatened(position: Position) -> Place | None:
    """The place of the window that asks: what stands there may be somebody else's by now."""
    window = under(position, Window)
    return window.place if window else None


def _things(position: Position, seat: int) -> list[str]:
    """Own transports and engines, and buildings and market cubes of own land, or of land that is being taken."""
    player = position.players[seat]
    pieces = [piece.id for piece in (*player.transports, *player.engines) if not piece.aboard]
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


def _shield_some(flow: Flow[Position], seat: int, exercise: Exercise, rolled: int) -> None:
    ask_names(flow, seat, exercise.card or 0, of_three(rolled), _things(flow.state, seat))


_LANDS: dict[EffectKind, Seen] = {SPARED: Seen(sign="spared")}
_THINGS: dict[EffectKind, Seen] = {SAFE: Seen("thing", "safe", thing=True)}

SHIELDS: dict[str, Power] = {
    "protect_territories": Power(does=throw(6), falls=_spare_some, free=True, moments=("event-drawn",),
                                 when=_anything_struck, named=_spare, leaves=_LANDS, worth=50, usual="great"),
    "protect_territory":   Power(does=_spare_one, free=True, moments=("event-drawn",), when=_event_drawn,
                                 target=_struck_place, leaves=_LANDS, worth=50, usual="great"),
    "protect_things":      Power(does=throw(6), falls=_shield_some, free=True, moments=("plunder", "entry"),
                                 when=_any_thing, named=_shield, leaves=_THINGS, worth=50, usual="great"),
    "protect_thing":       Power(does=_shield_one, free=True, moments=("plunder", "entry"), target=_thing,
                                 leaves=_THINGS, worth=50, usual="great"),
}  # fmt: skip
