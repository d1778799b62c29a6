"""Surgeons and jailers: what becomes of those who fall (27 to 29, 39 to 41)."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.combat.field import Stance, works
from rules.medioevo.phases.events.strike import Strike
from rules.medioevo.phrases import place_words
from rules.medioevo.position import Position
from rules.medioevo.powers.context import moment_of, under
from rules.medioevo.powers.effects import impose
from rules.medioevo.powers.fighting import BEFORE, lasting, own_battle, tell_effect, the_battle
from rules.medioevo.powers.power import Exercise, Power
from rules.medioevo.prices import promise_rebuy

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
    if fray is None or works(position, fray, fray.side_of(seat), "rebuy_half_price"):
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
        impose(flow.state, "rebuy_half_price", seat, until="round", place=the_battle(flow.state).place)
    tell_effect(flow, seat, "rebuy_half_price", the_battle(flow.state).place)


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
    "ignore_first_damage":     Power(does=_save, moments=("damage",), when=_struck),
    "rebuy_half_price":        Power(does=_nurse, moments=("damage", "round"), when=_bleeding),
    "delay_losses":            lasting("delay_losses", "round", free=True),
    "take_prisoner":           Power(does=_jail, moments=("damage",), when=_killing),
    "capture_at_2_to_1":       lasting("capture_at_2_to_1", "battle", moments=_CAPTURING),
    "capture_penalty_minus_2": lasting("capture_penalty_minus_2", "battle", moments=_CAPTURING, adds=True),
}  # fmt: skip
