"""M-21, M-23, M-63: hordes, how they come, and what they do where they come."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Flow, Frame
from rules.medioevo.battle import open_battle, ravage
from rules.medioevo.campaign.entry import stake
from rules.medioevo.data import Die, Place, Unit
from rules.medioevo.powers import open_window
from rules.medioevo.table import (
    Army,
    Position,
    army_words,
    barbarians_left,
    enlist,
    home_owner,
    is_sea,
    merge,
    place_words,
    present,
    send_back,
    size,
    take_guests_along,
)

_JOINS: dict[Die, Unit] = {"d4": "light", "d6": "archer", "d8": "captain1"}
_JOINS_UP_TO = 3


def horde_of(dice: Mapping[Die, int]) -> Army:
    """M-21: one light infantry, and what the dice add."""
    horde: Army = {"light": 1}
    for die in joining(dice):
        enlist(horde, _JOINS[die])
    return horde


def joining(dice: Mapping[Die, int]) -> list[Die]:
    """The dice that bring another barbarian."""
    return [die for die in _JOINS if dice[die] <= _JOINS_UP_TO]


def coming_horde(position: Position) -> Army:
    """This turn's horde, as far as the supply goes."""
    horde = horde_of(position.dice)
    coming: Army = {unit: min(count, barbarians_left(position, unit)) for unit, count in horde.items()}
    return {unit: count for unit, count in coming.items() if count}


def place_horde(flow: Flow[Position], place: Place) -> bool:
    """M-63: this turn's horde appears, as far as the supply goes; whether there is anybody. What follows is the
    caller's affair: whoever enters its land attacks it."""
    state = flow.state
    coming = coming_horde(state)
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
    take_guests_along(state, origin, target)
    flow.say(
        "medioevo-event-drive",
        places=(origin, target),
        origin=place_words(origin),
        target=place_words(target),
        count=size(horde),
    )
    arrive(flow, target)


def arrive(flow: Flow[Position], place: Place) -> None:
    """M-35: control tokens go as soon as barbarians come."""
    owner = None
    if not is_sea(place):
        token = send_back(flow, place)
        owner = home_owner(flow.state, place) if token is None else token
    flow.push(Arrival(place=place, owner=owner))


class Arrival(Frame, tag="arrival"):
    """M-23, M-95: barbarians that come fight whoever is there, as attackers; alone they plunder."""

    place: Place
    owner: int | None  # whose land it is by token or home
    seen: bool = False  # M-130: others have had their chance to react

    def at_stake(self, state: Position, seat: int) -> int:
        return stake(state, seat, self.place)

    def advance(self, flow: Flow[Position]) -> None:
        state = flow.state
        opponents = present(state, self.place)
        if not self.seen:
            self.seen = True
            owner = [] if self.owner is None else [self.owner]
            open_window(flow, "entry", place=self.place, involved=[*opponents, *owner])
            return
        flow.pop()
        for seat in reversed(opponents):  # M-82: one after the other; the first pushed is fought last
            open_battle(flow, self.place, None, seat)
        if not opponents and self.place in state.barbarians:
            ravage(flow, self.place, self.owner)
