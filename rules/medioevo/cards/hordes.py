"""Cards that bring troops to the map or change their side: rebels (15), Templars (34), hired hordes (65), and units
that go among barbarians (66)."""

from __future__ import annotations

from rules.core import Amount, Flow, OneOf, Some, Split, Words
from rules.medioevo.battle import battle_of, is_preparing
from rules.medioevo.campaign import (
    barred,
    besieged,
    calm,
    come_to,
    coming_horde,
    entangled,
    has_rebels,
    raise_horde,
    target_label,
)
from rules.medioevo.data import CAPTAINS, UNITS, Place, Unit
from rules.medioevo.effects import joined, leaving_forbidden, parted, shed
from rules.medioevo.powers import Exercise, Power, moment_of
from rules.medioevo.table import (
    Guest,
    Position,
    army_words,
    award,
    controlled,
    controller,
    detach,
    enlist,
    has_unit,
    home_owner,
    is_sea,
    merge,
    neighbourhood,
    own_units,
    place_words,
    size,
    thing_words,
)


def _in_time(position: Position, seat: int) -> bool:
    return calm(position)


def _unit(name: str | None) -> Unit:
    return next(unit for unit in UNITS if unit == name)


# 15: a rebellion elsewhere


def _neighbours(position: Position, seat: int, exercise: Exercise) -> OneOf:
    own = controlled(position, seat)
    near = set[Place]().union(*map(neighbourhood, own)).difference(own)
    return OneOf([place for place in position.world.lands if place in near])


def _stir_up(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    """M-24: at home it is a rebellion like all others, and costs its lord honour where there are rebels already."""
    place = exercise.target or ""
    flow.say("medioevo-event-stirred", places=(place,), seat=seat, place=place_words(place))
    lord = home_owner(flow.state, place)
    if lord is not None and has_rebels(flow.state, lord):
        award(flow, lord, -1, "rebels")
    raise_horde(flow, place)


# 34: a unit abroad


def _abroad(position: Position, seat: int, exercise: Exercise) -> OneOf:
    if not _recruits(position, seat, exercise):
        return OneOf(())
    shut = {*position.home(seat), *besieged(position)}
    return OneOf([place for place in position.world.lands if place not in shut and not barred(position, seat, place)])


def _recruits(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf([unit for unit in UNITS if unit not in CAPTAINS and has_unit(position, seat, unit)])


def _target_label(position: Position, seat: int, exercise: Exercise, place: str) -> Words:
    return target_label(position, seat, place)


def _send(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place, unit = exercise.target or "", _unit(exercise.other)
    where = place_words(place)
    flow.say("medioevo-event-joins", places=(place,), seat=seat, thing=thing_words(unit), place=where)
    come_to(flow, seat, place, lambda: flow.state.players[seat].station(place, unit))


# 65: a hired horde


def _garrisons(position: Position, seat: int, exercise: Exercise) -> OneOf:
    if not coming_horde(position):
        return OneOf(())
    player = position.players[seat]
    own = (place for place in player.armies if not is_sea(place) and own_units(player, place))
    return OneOf([place for place in own if controller(position, place) == seat])


def _hire(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    state, place = flow.state, exercise.target or ""
    player, horde = state.players[seat], coming_horde(state)
    for unit, count in horde.items():
        player.station(place, unit, count)
    merge(player.hired.setdefault(place, {}), horde)
    flow.say("medioevo-event-hired", places=(place,), seat=seat, place=place_words(place), horde=army_words(horde))


# 66: among barbarians

_MOST_GUESTS = 2


def _among_barbarians(position: Position, seat: int) -> bool:
    """When units may go among barbarians: also before a battle, and while a round of it is prepared."""
    fray = battle_of(position)
    return calm(position) if fray is None else moment_of(position) is not None or is_preparing(fray)


def _hordes(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """On land; in a battle, only those who fight it."""
    fray = battle_of(position)
    hordes = [place for place in position.barbarians if not is_sea(place) and (fray is None or fray.place == place)]
    return OneOf([place for place in hordes if _homes(position, seat, place)])


def _homes(position: Position, seat: int, horde: Place) -> list[Place]:
    """Where the units may come from: not from where they fight or must, nor from beside the horde."""
    shut = {*entangled(position), horde}
    player = position.players[seat]
    armies = (place for place in player.armies if place not in shut and not is_sea(place))
    return [place for place in armies if own_units(player, place) and not leaving_forbidden(position, place)]


def _origins(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf(_homes(position, seat, exercise.target or ""))


def _numbers(position: Position, seat: int, exercise: Exercise) -> Amount:
    return Amount(1, min(_MOST_GUESTS, size(own_units(position.players[seat], exercise.other or ""))))


def _shares(position: Position, seat: int, exercise: Exercise) -> Split:
    return Split({**own_units(position.players[seat], exercise.other or "")}, exercise.amount)


def _from_elsewhere(position: Position, seat: int, exercise: Exercise) -> Some | None:
    """Where one unit goes, another may from another place."""
    if exercise.amount == _MOST_GUESTS:
        return None
    player, places = position.players[seat], _homes(position, seat, exercise.target or "")
    found = [joined(p, unit) for p in places if p != exercise.other for unit in own_units(player, p)]
    return Some(found, 0, 1) if found else None


def _join(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    state, place, origin = flow.state, exercise.target or "", exercise.other or ""
    going: list[tuple[Place, Unit]] = [
        (origin, _unit(name)) for name, count in exercise.shares.items() for _ in range(count)
    ]
    for option in exercise.several:
        other, name = parted(option)
        going.append((other, _unit(name)))
    for home, unit in going:
        detach(state.players[seat], home, unit)
        shed(state, home, seat, unit)
        enlist(state.barbarians[place], unit)
        state.guests.append(Guest(seat, unit, place, home))
    homes, where = [*dict(going)], place_words(place)
    flow.say("medioevo-event-joined", places=(place, *homes), seat=seat, place=where, count=len(going))


HORDES: dict[str, Power] = {
    "cause_rebellion":  Power(does=_stir_up, free=True, when=_in_time, target=_neighbours),
    "free_unit_abroad": Power(
        does=_send, free=True, when=_in_time, target=_abroad, other=_recruits, labels={"target": _target_label}),
    "hire_horde":       Power(does=_hire, free=True, when=_in_time, target=_garrisons),
    "join_horde":       Power(
        does=_join, free=True, moments=("battle",), when=_among_barbarians,
        target=_hordes, other=_origins, amount=_numbers, shares=_shares, several=_from_elsewhere),
}  # fmt: skip
