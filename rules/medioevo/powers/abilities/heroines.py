"""Heroines make captains of units and greater ones of captains, for the turn (67, 68)."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Flow, OneOf
from rules.medioevo.army import UNIT_NAMED, Army, of_type
from rules.medioevo.combat.disguise import disguise
from rules.medioevo.combat.guises import counted
from rules.medioevo.data import Unit
from rules.medioevo.data.pieces import CAPTAINS, UNIT_ROWS
from rules.medioevo.phrases import place_words, thing_words
from rules.medioevo.position import Position
from rules.medioevo.powers.fighting import BEFORE
from rules.medioevo.powers.names import joined, named_seat, parted, seat_name
from rules.medioevo.powers.power import Exercise, Power


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

    return Power(does=_raise, moments=BEFORE, free=True, target=units)


def _raise(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    owner, place, name = parted(exercise.target or "")
    unit = UNIT_NAMED[name]
    new = CAPTAINS[UNIT_ROWS[unit].level]  # the next level; others have none
    disguise(flow.state, place, named_seat(owner), unit, new, seat)
    where, was, now = place_words(place), thing_words(unit), thing_words(new)
    flow.say("medioevo-event-guise", places=(place,), seat=seat, place=where, was=was, now=now)


HEROINE_ABILITIES: dict[str, Power] = {
    "unit_to_captain": _heroine(_leaderless),
    "captain_plus_1":  _heroine(_rising),
}  # fmt: skip
