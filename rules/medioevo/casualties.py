"""M-41, M-76: what damage does to units and buildings."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.army import Army
from rules.medioevo.data import Category, Place, Unit
from rules.medioevo.data.pieces import UNIT_ROWS
from rules.medioevo.phrases import place_words, thing_words
from rules.medioevo.position import Position
from rules.medioevo.supply import has_unit


def wound(position: Position, seat: int, place: Place, unit: Unit) -> None:
    """M-76: one damage. Heavier units become lighter ones that are in reserve; others are removed."""
    player = position.players[seat]
    tired = player.remove(place, unit)
    lighter: Unit | None = next((less for less in UNIT_ROWS[unit].becomes if has_unit(position, seat, less)), None)
    if lighter is not None:
        player.station(place, lighter)
        if tired:
            player.halt(place, lighter)


def toughness(army: Army) -> int:
    """How much damage removes all of an army, at most."""
    return sum(count * (1 + len(UNIT_ROWS[unit].becomes)) for unit, count in army.items())


def batter(flow: Flow[Position], place: Place, category: Category, points: int) -> None:
    """M-41: damage to a building; with all its structure gone it falls."""
    state = flow.state
    standing = state.buildings[place][category]
    standing.damage += points
    falls = standing.left <= 0
    key = "medioevo-event-building-falls" if falls else "medioevo-event-building-hit"
    flow.say(key, places=(place,), place=place_words(place), thing=thing_words(standing.kind), points=points)
    if falls:
        raze(state, place, category)


def raze(position: Position, place: Place, category: Category) -> None:
    site = position.buildings[place]
    del site[category]
    if not site:
        del position.buildings[place]
