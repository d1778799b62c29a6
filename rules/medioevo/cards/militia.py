"""Militia where an enemy comes, and the Templar's help in battle (24 to 26, 35)."""

from __future__ import annotations

from rules.core import Flow, OneOf
from rules.medioevo.battle import BEFORE, may_prepare, own_battle, tell_effect, the_battle
from rules.medioevo.campaign import Arrival, Onset
from rules.medioevo.cards.relief import Relief, helpers
from rules.medioevo.data import CAPTAINS, UNITS, Place, Unit
from rules.medioevo.effects import Seen, impose, in_force
from rules.medioevo.powers import Exercise, Power, under
from rules.medioevo.table import UNIT_NAMED, Position, has_unit, holders, is_sea, place_words, thing_words


def defended(position: Position, seat: int) -> Place | None:
    """The own land that rebels or an enemy have just entered. M-34: guests do not hold it."""
    onset, arrival = under(position, Onset), under(position, Arrival)
    frame = onset or arrival
    newcomer = onset.seat if onset else None
    if frame is None or is_sea(frame.place) or newcomer == seat:
        return None
    others = holders(position, frame.place, newcomer)
    held = others == [seat] if others else frame.owner == seat
    return frame.place if held else None


def _defends(position: Position, seat: int) -> bool:
    return defended(position, seat) is not None


# Card 24


def _recruits(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf([unit for unit in UNITS if unit not in CAPTAINS[1:] and has_unit(position, seat, unit)])


def _call_up(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place = defended(flow.state, seat)
    assert place is not None
    _join(flow, seat, place, UNIT_NAMED[exercise.target or ""])


def _join(flow: Flow[Position], seat: int, place: Place, unit: Unit) -> None:
    flow.state.players[seat].station(place, unit)
    where = place_words(place)
    flow.say("medioevo-event-joins", places=(place,), seat=seat, place=where, thing=thing_words(unit))


# Card 25


def _within_reach(position: Position, seat: int) -> bool:
    place = defended(position, seat)
    return place is not None and bool(helpers(position, seat, place))


def _hurry(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place = defended(flow.state, seat)
    assert place is not None
    flow.push(Relief(seat=seat, place=place))


# Card 26


def _manned(position: Position, seat: int) -> bool:
    place = defended(position, seat)
    if place is None or place not in position.players[seat].armies:
        return False
    return not in_force(position, "militia_tower", seat=seat, place=place)


def _fortify(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place = defended(flow.state, seat)
    assert place is not None
    impose(flow.state, "militia_tower", seat, place=place)
    tell_effect(flow, seat, exercise, place)


# Card 35


def _abroad(position: Position, seat: int) -> bool:
    """Before a round of a battle on land that is not at home."""
    fray = own_battle(position, seat)
    away = fray is not None and not fray.naval and fray.place not in position.home(seat)
    return away and may_prepare(position, seat)


def _brothers(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf([unit for unit in UNITS if unit not in CAPTAINS and has_unit(position, seat, unit)])


def _aid(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place, unit = the_battle(flow.state).place, UNIT_NAMED[exercise.target or ""]
    _join(flow, seat, place, unit)
    flow.state.players[seat].halt(place, unit)


MILITIA_ABILITIES: dict[str, Power] = {
    "free_defender":       Power(does=_call_up, moments=("entry",), when=_defends, target=_recruits, usual="great"),
    "hurry_to_defend":     Power(does=_hurry, moments=("entry",), when=_within_reach, worth="relief", usual="great"),
    "instant_tower":       Power(does=_fortify, moments=("entry",), when=_manned, worth=60,
                                 leaves={"militia_tower": Seen(sign="walls", concern="walls")}, usual="great"),
    "free_unit_in_battle": Power(does=_aid, moments=BEFORE, free=True, when=_abroad, target=_brothers),
}  # fmt: skip
