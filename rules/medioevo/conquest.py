"""M-84, M-125: an army takes land: the honour of it, and what becomes of what stands there."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.blood import wound
from rules.medioevo.combat.spoils import take_spoils
from rules.medioevo.control import claimant
from rules.medioevo.data import JERUSALEM, ROME, TERRITORIES, Place
from rules.medioevo.deeds import note
from rules.medioevo.honour import award
from rules.medioevo.phrases import place_words
from rules.medioevo.position import Fact, Position
from rules.medioevo.tokens import send_back

AREA_HONOUR = 1
BUILDING_HONOUR = 1  # for each level
HOLY_CITIES = (ROME, JERUSALEM)
HOLY_HONOUR = 2


def conquest_honour(position: Position, seat: int, place: Place) -> dict[str, int]:
    """M-125: by reason. Nothing without an area, for own home land, nor twice in a turn for the same land."""
    again = position.conquests.get(place) == position.turn
    if not TERRITORIES[place].area or place in position.home(seat) or again:
        return {}
    levels = sum(standing.level for standing in position.buildings.get(place, {}).values())
    honour = {"conquest": AREA_HONOUR, "conquered-buildings": BUILDING_HONOUR * levels}
    if place in HOLY_CITIES and place not in position.conquests:
        honour["holy-city"] = HOLY_HONOUR
    return {reason: points for reason, points in honour.items() if points}


def conquer(flow: Flow[Position], seat: int, place: Place) -> None:
    """The units of `seat` are alone in `place`, which was without units and another's or nobody's until now."""
    holder = claimant(flow.state, place)
    occupy(flow, seat, place, None if holder == seat else holder)


def occupy(flow: Flow[Position], seat: int, place: Place, loser: int | None) -> None:
    """The same, knowing from whom the land is taken; None: from barbarians."""
    state = flow.state
    send_back(flow, place)
    flow.say("medioevo-event-conquer", places=(place,), seat=seat, place=place_words(place))
    for reason, points in conquest_honour(state, seat, place).items():
        award(flow, seat, points, reason)
    if place not in state.home(seat):
        state.conquests[place] = state.turn
    if loser is not None and place in state.home(loser):
        wound(flow, loser)
    facts: dict[str, Fact] = {
        "place": place,
        "from": "barbarian" if loser is None else "player",
        "inhabited": TERRITORIES[place].area is not None,
        "by_sea": place in state.players[seat].landed,
    }
    note(state, seat, "conquer", 1, **facts)
    take_spoils(flow, seat, place, loser, land=True)
