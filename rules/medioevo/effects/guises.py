"""M-111, M-112: units that count as others until the end of the turn (Promotion, cards 67 and 68).

The pieces stay what they are, so reserves and prisoners are reckoned in pieces; a battle counts, crews and hits what
they count as.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rules.medioevo.data import UNIT_ROWS, Place, Unit
from rules.medioevo.effects.lasting import effects, impose, joined, lift, parted, seat_name
from rules.medioevo.table import UNIT_NAMED, Army, Effect, Position, discharge, enlist, remove_barbarians

GUISE: Final = "guise"


class Guise(NamedTuple):
    was: Unit
    now: Unit
    effect: Effect


def pieces(position: Position, place: Place, seat: int | None) -> Army:
    """What stands there; None: barbarians."""
    return position.barbarians.get(place, {}) if seat is None else position.players[seat].army(place)


def guises_in(position: Position, place: Place, seat: int | None) -> list[Guise]:
    """As many as there are pieces for."""
    guises = effects(position, GUISE, place=place)
    if not guises:
        return []
    found: list[Guise] = []
    left, owner = dict(pieces(position, place, seat)), seat_name(seat)
    for effect in guises:
        name, was, now = parted(effect.piece or "")
        if name == owner and left.get(UNIT_NAMED[was]):
            left[UNIT_NAMED[was]] -= 1
            found.append(Guise(UNIT_NAMED[was], UNIT_NAMED[now], effect))
    return found


def counted(position: Position, place: Place, seat: int | None) -> Army:
    """An army as it counts."""
    army = pieces(position, place, seat)
    worn = guises_in(position, place, seat) if position.effects else []
    if worn:
        army = dict(army)
        for guise in worn:
            discharge(army, guise.was)
            enlist(army, guise.now)
    return army


def bearer(position: Position, place: Place, seat: int | None, unit: Unit) -> tuple[Unit, Effect | None]:
    """The piece that counts as such a unit, the cheapest of several, and its guise if it is another."""
    worn = guises_in(position, place, seat) if position.effects else []
    plain = pieces(position, place, seat).get(unit, 0) - sum(guise.was == unit for guise in worn)
    found: list[tuple[Unit, Effect | None]] = [(guise.was, guise.effect) for guise in worn if guise.now == unit]
    if plain > 0:
        found.append((unit, None))
    return min(found, key=lambda piece: UNIT_ROWS[piece[0]].florins)


def take_off(position: Position, place: Place, seat: int | None, unit: Unit) -> Unit:
    """A unit that counts so goes; the piece that it was."""
    was, guise = bearer(position, place, seat, unit)
    if guise is not None:
        lift(position, guise)
    remove_piece(position, place, seat, was)
    return was


def remove_piece(position: Position, place: Place, seat: int | None, unit: Unit) -> None:
    if seat is not None:
        position.players[seat].remove(place, unit)
    else:
        remove_barbarians(position, place, unit)
    shed(position, place, seat, unit)


def shed(position: Position, place: Place, seat: int | None, unit: Unit) -> None:
    """A guise goes with its piece: none is left for another that comes later."""
    if not position.effects:
        return
    worn = joined(seat_name(seat), unit, "")
    found = [effect for effect in effects(position, GUISE, place=place) if (effect.piece or "").startswith(worn)]
    for effect in found[pieces(position, place, seat).get(unit, 0) :]:
        lift(position, effect)


def count_as(position: Position, place: Place, seat: int | None, unit: Unit, new: Unit, by: int) -> None:
    """A unit of a place counts as another from now on."""
    was, guise = bearer(position, place, seat, unit)
    if guise is not None:
        lift(position, guise)
    if new != was:
        impose(position, GUISE, by, place=place, piece=joined(seat_name(seat), was, new))


def follow(position: Position, seat: int | None, origin: Place, target: Place, units: Army) -> None:
    """M-112: those who march off take the guises of their kind along."""
    for unit, count in units.items() if position.effects else ():
        going = [guise.effect for guise in guises_in(position, origin, seat) if guise.was == unit][:count]
        for effect in going:
            effect.place = target
