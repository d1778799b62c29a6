"""Surgeons and jailers: what becomes of those who fall (27 to 29, 39 to 41)."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.battle import BEFORE, Stance, lasting, own_battle, tell_effect, the_battle, works
from rules.medioevo.economy import REBUY, promise_rebuy
from rules.medioevo.effects import IN_BATTLE, Seen, impose
from rules.medioevo.events import Strike
from rules.medioevo.powers import Exercise, Power, moment_of, under
from rules.medioevo.table import Position, place_words

# Surgeons


def _own(position: Position, seat: int) -> Stance | None:
    fray = own_battle(position, seat)
    return None if fray is None else fray.sides[fray.side_of(seat)].now


def _struck(position: Position, seat: int) -> bool:
    """In a battle, or by an event (M-22)."""
    now, strike = _own(position, seat), under(position, Strike)
    if strike is not None:
        return strike.owed.get(seat, 0) > 0
    return now is not None and bool(now.blows)


def _save(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    now, strike = _own(flow.state, seat), under(flow.state, Strike)
    if strike is not None:
        strike.owed[seat] -= 1
        flow.say("medioevo-event-saved-from-event", seat=seat)
        return
    assert now is not None
    now.blows[0].points -= 1
    if not now.blows[0].points:
        now.blows.pop(0)
    now.damage.append(("card", -1))
    place = the_battle(flow.state).place
    flow.say("medioevo-event-saved", places=(place,), seat=seat, place=place_words(place))


def _bleeding(position: Position, seat: int) -> bool:
    """Units were lost in this round, or are about to be."""
    fray = own_battle(position, seat)
    if fray is None or works(position, fray, fray.side_of(seat), "nursed"):
        return False
    now = fray.sides[fray.side_of(seat)].now
    return bool(now.lost) or (moment_of(position) == "damage" and bool(now.blows))


def _nurse(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    """Between rounds those of the one that is over; in a round all that it will have cost."""
    now = _own(flow.state, seat)
    assert now is not None
    if moment_of(flow.state) == "round":
        promise_rebuy(flow.state, seat, now.lost)
        now.lost = {}
    else:
        impose(flow.state, "nursed", seat, until="round", place=the_battle(flow.state).place)
    tell_effect(flow, seat, exercise, the_battle(flow.state).place)


# Jailers


def _killing(position: Position, seat: int) -> bool:
    """Damage to the enemy, not of his own casualties, that does not take as many prisoners yet."""
    fray = own_battle(position, seat)
    if fray is None:
        return False
    blows = fray.sides[1 - fray.side_of(seat)].now.blows
    if not blows or blows[-1].by == "casualties" or blows[-1].captures:
        return False
    return blows[-1].jailed < blows[-1].points


def _jail(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    fray = the_battle(flow.state)
    fray.sides[1 - fray.side_of(seat)].now.blows[-1].jailed += 1
    flow.say("medioevo-event-jailer", places=(fray.place,), seat=seat, place=place_words(fray.place))


_CAPTURING = (*BEFORE, "dice")

CARE_ABILITIES: dict[str, Power] = {
    "ignore_first_damage":     Power(does=_save, moments=("damage",), when=_struck, usual="great"),
    "rebuy_half_price":        Power(does=_nurse, moments=("damage", "round"), when=_bleeding, worth=50,
                                     leaves={"nursed": IN_BATTLE, REBUY: Seen("unit")}, usual="great"),
    "delay_losses":            lasting("late_losses", "round", free=True),
    "take_prisoner":           Power(does=_jail, moments=("damage",), when=_killing),
    "capture_easily":          lasting("easy_capture", "battle", moments=_CAPTURING, free=True),
    "capture_at_less_penalty": lasting("light_penalty", "battle", moments=_CAPTURING, free=True, adds=True),
}  # fmt: skip
