"""M-41, M-76: what damage does to units, also where barbarians serve a player (card 65) or players' units fight among
barbarians (card 66), and to buildings."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.data import UNIT_ROWS, Category, Place, Unit
from rules.medioevo.table.army import Army, discharge, enlist, size
from rules.medioevo.table.phrases import place_words, thing_words
from rules.medioevo.table.pieces import Guest, Transport
from rules.medioevo.table.position import Player, Position
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


def guests_at(position: Position, place: Place, unit: Unit) -> int:
    return sum(guest.place == place and guest.unit == unit for guest in position.guests)


def remove_barbarians(position: Position, place: Place, unit: Unit, count: int = 1) -> None:
    """Barbarians of a place are gone; guests among them only when nobody else of their kind is left."""
    horde = position.barbarians[place]
    discharge(horde, unit, count)
    left = horde.get(unit, 0)
    if not horde:
        del position.barbarians[place]
    while position.guests and guests_at(position, place, unit) > left:
        position.guests.remove(next(g for g in position.guests if g.place == place and g.unit == unit))


def wound_guest(position: Position, place: Place, unit: Unit) -> Unit | None:
    """M-76: one damage to a heavier unit than barbarians have, which is a guest therefore; what is left of it."""
    guest = next(guest for guest in position.guests if guest.place == place and guest.unit == unit)
    remove_barbarians(position, place, unit)
    less: tuple[Unit, ...] = UNIT_ROWS[unit].becomes
    lighter: Unit | None = next((kind for kind in less if has_unit(position, guest.seat, kind)), None)
    if lighter is not None:
        enlist(position.barbarians.setdefault(place, {}), lighter)
        position.guests.append(Guest(guest.seat, lighter, place, guest.origin))
    return lighter


def hired_losses(player: Player, place: Place, before: Army) -> Army:
    """How many of the hired in a place have fallen since they were as before."""
    now = player.hired.get(place, {})
    lost: Army = {unit: count - now.get(unit, 0) for unit, count in before.items()}
    return lost if size(lost) else {}


# Buildings


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
