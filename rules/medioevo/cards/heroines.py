"""Heroines make captains of units and greater ones of captains, for the turn (67, 68)."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Flow, OneOf
from rules.medioevo.battle import BEFORE, disguise
from rules.medioevo.data import CAPTAINS, UNIT_ROWS, Unit
from rules.medioevo.effects import GUISE, WORN, counted, joined, named_seat, parted, seat_name
from rules.medioevo.powers import Exercise, Power
from rules.medioevo.table import UNIT_NAMED, Army, Position, of_type, place_words, thing_words


def _leaderless(army: Army) -> list[Unit]:
    return [] if of_type(army, "captain") else list(army)


def _rising(army: Army) -> list[Unit]:
    return [unit for unit in CAPTAINS[:-1] if unit in army]


def _heroine(chosen: Callable[[Army], list[Unit]]) -> Power:
    """Units of anybody's armies, as they count now."""

    def units(position: Position, seat: int, exercise: Exercise) -> OneOf:
        return OneOf(
            [
                joined(seat_name(other), place, unit)
                for other, player in position.seated()
                for place in player.armies
                for unit in chosen(counted(position, place, other))
            ]
        )

    return Power(does=_raise, moments=BEFORE, free=True, target=units, leaves={GUISE: WORN})


def _raise(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    owner, place, name = parted(exercise.target or "")
    unit = UNIT_NAMED[name]
    new = CAPTAINS[UNIT_ROWS[unit].level]  # the next level; others have none
    disguise(flow.state, place, named_seat(owner), unit, new, seat)
    where, was, now = place_words(place), thing_words(unit), thing_words(new)
    flow.say("medioevo-event-guise", places=(place,), seat=seat, place=where, was=was, now=now)


HEROINE_ABILITIES: dict[str, Power] = {
    "unit_to_captain": _heroine(_leaderless),
    "raise_captain":  _heroine(_rising),
}  # fmt: skip
