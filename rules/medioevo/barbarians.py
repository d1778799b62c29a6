"""M-21, M-23, M-95: hordes, what they do where they come, and how they are moved."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Flow
from rules.medioevo.army import Army, enlist, merge, size
from rules.medioevo.battle import open_battle
from rules.medioevo.control import armed, lift_token
from rules.medioevo.data import Die, Place, Unit
from rules.medioevo.geography import is_sea
from rules.medioevo.phrases import army_words, place_words
from rules.medioevo.position import Position
from rules.medioevo.supply import barbarians_left

_JOINS: dict[Die, Unit] = {"d4": "light", "d6": "archer", "d8": "captain1"}
_JOINS_UP_TO = 3


def horde_of(dice: Mapping[Die, int]) -> Army:
    """M-21: one light infantry, and what the dice add."""
    horde: Army = {"light": 1}
    for die, unit in _JOINS.items():
        if dice[die] <= _JOINS_UP_TO:
            enlist(horde, unit)
    return horde


def place_horde(flow: Flow[Position], place: Place) -> bool:
    """M-63: this turn's horde appears, as far as the supply goes; whether there is anybody. What follows is the
    caller's affair: whoever enters its land attacks it."""
    state = flow.state
    horde = horde_of(state.dice)
    coming: Army = {unit: min(count, barbarians_left(state, unit)) for unit, count in horde.items()}
    coming = {unit: count for unit, count in coming.items() if count}
    if not coming:
        return False
    merge(state.barbarians.setdefault(place, {}), coming)
    flow.say("medioevo-event-horde", places=(place,), place=place_words(place), horde=army_words(coming))
    return True


def raise_horde(flow: Flow[Position], place: Place) -> None:
    """M-23, M-24: this turn's horde comes as an attacker, and does what barbarians do."""
    if place_horde(flow, place):
        arrive(flow, place)


def move_horde(flow: Flow[Position], origin: Place, target: Place) -> None:
    """M-23: all of them go. A galley comes and goes with the sea that they are in."""
    state = flow.state
    horde = state.barbarians.pop(origin)
    merge(state.barbarians.setdefault(target, {}), horde)
    flow.say(
        "medioevo-event-drive",
        places=(origin, target),
        origin=place_words(origin),
        target=place_words(target),
        count=size(horde),
    )
    arrive(flow, target)


def opponents_at(position: Position, place: Place) -> list[int]:
    """Whom barbarians meet there: units; at sea galleys too."""
    found = armed(position, place)
    if is_sea(place):
        found += [
            seat
            for seat, player in enumerate(position.players)
            if seat not in found and any(t.place == place and t.kind == "galley" for t in player.transports)
        ]
    return [seat for seat in position.order if seat in found]


def arrive(flow: Flow[Position], place: Place) -> None:
    """M-23, M-35, M-95: barbarians that come fight whoever is there, as attackers; alone they plunder."""
    state = flow.state
    if not is_sea(place):
        lift_token(state, place)
    opponents = opponents_at(state, place)
    for seat in reversed(opponents):  # M-82: one after the other; the first pushed is fought last
        open_battle(flow, place, None, seat)
    if not opponents:
        ravage(flow, place)


def ravage(flow: Flow[Position], place: Place) -> None:
    """M-95: barbarians alone in a place remove transports, engines, buildings and cubes."""
    state = flow.state
    lost = bool(state.buildings.pop(place, None)) | bool(state.markets.pop(place, None))
    for player in state.players:
        transports = [transport for transport in player.transports if transport.place != place]
        engines = [engine for engine in player.engines if engine.place != place]
        lost |= len(transports) < len(player.transports) or len(engines) < len(player.engines)
        player.transports, player.engines = transports, engines
    if lost:
        flow.say("medioevo-event-ravage", places=(place,), place=place_words(place))
