"""M-41, M-76: what damage does to units and buildings."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.data import UNIT_ROWS, Category, Place, Unit
from rules.medioevo.table.phrases import place_words, thing_words
from rules.medioevo.table.pieces import Transport
from rules.medioevo.table.position import Position
from rules.medioevo.table.supply import has_unit


def wound(
    position: Position, seat: int, place: Place, unit: Unit, galley: Transport | None = None, *, outright: bool = False
) -> Unit | None:
    """M-76: one damage; what is left of the unit. Heavier units become lighter ones that are in reserve, except where
    all are removed `outright` (M-78). `galley`: the one that it is aboard, if that was said."""
    player = position.players[seat]
    galley = galley or player.galley_of(place, unit)
    tired = player.remove(place, unit, ship=galley)
    less: tuple[Unit, ...] = () if outright else UNIT_ROWS[unit].becomes
    lighter: Unit | None = next((unit for unit in less if has_unit(position, seat, unit)), None)
    if lighter is not None:
        player.station(place, lighter, ship=galley)
        if tired:
            player.halt(place, lighter)
    return lighter


def toughness(unit: Unit, *, outright: bool = False) -> int:
    """How much damage removes a unit, at most."""
    return 1 if outright else 1 + len(UNIT_ROWS[unit].becomes)


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
