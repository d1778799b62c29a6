"""The orange branch: Law, Nation, Influence (M-111). The Edict stands with the other ways of moving.

Nation and Influence: `target` is `place/unit`, `amount` how many of that kind, a use each; for Nation `other` is the
adjacent place they go to, where they do what barbarians do (M-23).
"""

from __future__ import annotations

from rules.core import Amount, Flow, OneOf
from rules.medioevo.battle import Fray, battle_of, battle_to_come, is_preparing, open_battle
from rules.medioevo.campaign import Rebellion, admit, arrive, besieged, calm, raise_horde
from rules.medioevo.data import UNIT_ROWS, UNITS, Place, Unit
from rules.medioevo.economy import uses_paid
from rules.medioevo.effects import follow, joined, leaving_forbidden, parted, shed
from rules.medioevo.powers import Exercise, Power, Window, under
from rules.medioevo.table import (
    Position,
    armed,
    barbarian_galleys_left,
    controlled,
    controller,
    enlist,
    is_sea,
    natives,
    place_words,
    remove_barbarians,
    thing_words,
    units_left,
)


def _amount(position: Position, seat: int, exercise: Exercise) -> int:
    return exercise.amount


# Law


def _placing(position: Position, seat: int) -> bool:
    rebellion = under(position, Rebellion)
    return rebellion is not None and rebellion.seat == seat and rebellion.left > 0 and bool(marches(position, seat))


def marches(position: Position, seat: int) -> list[Place]:
    """Barbarian land without units beside the home."""
    home, near = position.home(seat), position.world.near_by_land
    beside = dict.fromkeys(place for land in home for place in near.get(land, ()) if place not in home)
    empty = (place for place in beside if place not in position.barbarians and not armed(position, place))
    return [place for place in empty if controller(position, place) is None]


def _march(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf(marches(position, seat))


def _send_away(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    rebellion, place = under(flow.state, Rebellion), exercise.target or ""
    assert rebellion is not None
    rebellion.left -= 1
    flow.say("medioevo-event-law", places=(place,), seat=seat, place=place_words(place))
    raise_horde(flow, place)


# Nation and Influence


def _in_time(position: Position, seat: int) -> bool:
    """At peace, before a battle begins, between its rounds, and while one is prepared; not before the barbarians' dice
    lie. A window opens only where there are barbarians."""
    window, fray = under(position, Window), battle_of(position)
    if window is not None:
        return window.place in position.barbarians
    return calm(position) if fray is None else is_preparing(fray)


def _hordes(position: Position) -> list[Place]:
    """In a battle, or where somebody has come, those of the place; else all."""
    window, fray = under(position, Window), battle_of(position)
    if window is not None or fray is not None:
        here = window.place if window is not None else fray.place if fray is not None else None
        return [place for place in position.barbarians if place == here]
    return [*position.barbarians]


def _read(exercise: Exercise) -> tuple[Place, Unit]:
    place, name = parted(exercise.target or "")
    return place, next(unit for unit in UNITS if unit == name)


def _present(position: Position, exercise: Exercise) -> int:
    place, unit = _read(exercise)
    return natives(position, place).get(unit, 0)


def _bands(position: Position, seat: int, exercise: Exercise) -> OneOf:
    near, shut = position.world.near, _shut(position)
    able = (place for place in _hordes(position) if not shut.issuperset(near[place]))
    places = [place for place in able if not leaving_forbidden(position, place)]
    return OneOf([joined(place, unit) for place in places for unit in natives(position, place)])


def _shut(position: Position) -> set[Place]:
    """Places to which no barbarians can be sent: into a battle, or to a sea where no galley takes them up."""
    seas = () if barbarian_galleys_left(position) > 0 else position.world.seas
    return besieged(position).union(sea for sea in seas if sea not in position.barbarians)


def _ways(position: Position, seat: int, exercise: Exercise) -> OneOf:
    shut = _shut(position)
    return OneOf([other for other in position.world.near[_read(exercise)[0]] if other not in shut])


def _number(position: Position, seat: int, exercise: Exercise) -> Amount:
    return Amount(1, min(_present(position, exercise), uses_paid(position.players[seat], "nation")))


def _drive(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    state, target = flow.state, exercise.other or ""
    place, unit = _read(exercise)
    follow(state, None, place, target, {unit: exercise.amount})
    remove_barbarians(state, place, unit, exercise.amount)
    enlist(state.barbarians.setdefault(target, {}), unit, exercise.amount)
    flow.say(
        "medioevo-event-nation",
        places=(place, target),
        seat=seat,
        origin=place_words(place),
        target=place_words(target),
        thing=thing_words(unit),
        count=exercise.amount,
    )
    arrive(flow, target)


def _beside(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """In the battle under way, and in land next to one's own; of kinds that are in reserve."""
    own, near, fray = set(controlled(position, seat)), position.world.near_by_land, battle_of(position)
    found = [
        place
        for place in _hordes(position)
        if not is_sea(place) and (_fights(fray, seat, place) or own.intersection(near[place]))
    ]
    return OneOf(
        [
            joined(place, unit)
            for place in found
            for unit in natives(position, place)
            if units_left(position, seat, UNIT_ROWS[unit].type)
        ]
    )


def _fights(fray: Fray | None, seat: int, place: Place) -> bool:
    return fray is not None and fray.place == place and seat in fray.seats


def _converts(position: Position, seat: int, exercise: Exercise) -> Amount:
    present, reserve = _present(position, exercise), units_left(position, seat, UNIT_ROWS[_read(exercise)[1]].type)
    return Amount(1, min(present, reserve, uses_paid(position.players[seat], "influence")))


def _convert(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place, unit = _read(exercise)
    remove_barbarians(flow.state, place, unit, exercise.amount)
    shed(flow.state, place, None, unit)
    admit(flow, seat, place)
    flow.state.players[seat].station(place, unit, exercise.amount)
    where = place_words(place)
    flow.say("medioevo-event-converted", places=(place,), seat=seat, place=where, count=exercise.amount)
    if place in flow.state.barbarians:
        _turn_on_the_rest(flow, seat, place)


def _turn_on_the_rest(flow: Flow[Position], seat: int, place: Place) -> None:
    """M-82: whoever shares a place with barbarians fights them. Own battles go on, and movements settle what they have
    led to."""
    fray = battle_of(flow.state)
    if fray is None and place not in besieged(flow.state):
        open_battle(flow, place, seat, None, entering=False)
    elif fray is not None and seat not in fray.seats:
        battle_to_come(flow, fray, seat)


BARBARIANS_RULED: dict[str, Power] = {
    "law":       Power(
        does=_send_away, moments=("rebellion",), when=_placing, target=_march, worth="banishment", usual="always"
    ),
    "nation":    Power(
        does=_drive, free=True, moments=("entry", "battle", "round"), when=_in_time,
        target=_bands, other=_ways, amount=_number, times=_amount, usual="great"),
    "influence": Power(
        does=_convert, free=True, moments=("battle", "round"), when=_in_time,
        target=_beside, amount=_converts, times=_amount),
}  # fmt: skip
