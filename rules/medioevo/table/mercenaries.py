"""Cards 65, 66: barbarians that serve a player for a turn, and players' units among barbarians.

Hired barbarians stand in their master's armies and are noted beside them; guests stand in a horde and are noted on the
table. Where units of one kind are alike, hired barbarians are the first to move and to fall, guests the last.
"""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.data import Place, Unit
from rules.medioevo.table.army import Army
from rules.medioevo.table.casualties import guests_at, remove_barbarians
from rules.medioevo.table.phrases import army_words, place_words, thing_words
from rules.medioevo.table.position import Player, Position

# Hired barbarians


def own_units(player: Player, place: Place) -> Army:
    """An army without those who are hired."""
    hired = player.hired.get(place)
    if not hired:
        return dict(player.army(place))
    own: Army = {unit: count - hired.get(unit, 0) for unit, count in player.army(place).items()}
    return {unit: count for unit, count in own.items() if count > 0}


def detach(player: Player, place: Place, unit: Unit) -> None:
    """A unit of one's own goes, and none that is hired in its stead."""
    hired = player.hired.pop(place, None)
    player.remove(place, unit)
    if hired:
        player.hired[place] = hired


# Guests


def natives(position: Position, place: Place) -> Army:
    """The barbarians of a place, without guests."""
    horde = position.barbarians.get(place, {})
    if not position.guests:
        return dict(horde)
    found: Army = {unit: count - guests_at(position, place, unit) for unit, count in horde.items()}
    return {unit: count for unit, count in found.items() if count > 0}


def take_guests_along(position: Position, origin: Place, target: Place) -> None:
    """All of a horde go, whoever is among it."""
    for guest in position.guests:
        if guest.place == origin:
            guest.place = target


def expel_guests(position: Position, seat: int) -> None:
    """Of a player who leaves the game."""
    for guest in [guest for guest in position.guests if guest.seat == seat]:
        position.guests.remove(guest)
        remove_barbarians(position, guest.place, guest.unit)


# The end of the turn


def part_company(flow: Flow[Position]) -> None:
    """Hired hordes go, guests go home."""
    state = flow.state
    for seat, player in enumerate(state.players):
        for place in [*player.hired]:
            gone = player.dismiss_hired(place)
            where, horde = place_words(place), army_words(gone)
            flow.say("medioevo-event-hired-leave", places=(place,), seat=seat, place=where, horde=horde)
    while state.guests:
        guest = state.guests.pop()
        remove_barbarians(state, guest.place, guest.unit)
        state.players[guest.seat].station(guest.origin, guest.unit)
        thing, where = thing_words(guest.unit), place_words(guest.origin)
        flow.say("medioevo-event-guest-home", places=(guest.origin,), seat=guest.seat, thing=thing, place=where)
