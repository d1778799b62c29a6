"""Machinery, and the red branch: Promotion, Tactics, Strategy (M-111)."""

from __future__ import annotations

from rules.core import Amount, Flow, OneOf, Split
from rules.medioevo.battle import (
    BEFORE,
    Fray,
    army,
    disguise,
    engines_at,
    is_preparing,
    may_plan,
    may_prepare,
    owed,
    own_battle,
    settle_crews,
    smite,
    targets,
    tell_effect,
    the_battle,
)
from rules.medioevo.data import UNITS, Unit
from rules.medioevo.economy import uses_paid
from rules.medioevo.effects import GUISE, IN_BATTLE, WORN, Seen, impose, in_force, joined, named_seat, parted, seat_name
from rules.medioevo.powers import Exercise, Power
from rules.medioevo.table import UNIT_NAMED, Position, place_words, read_army, thing_words, toughness

# M-111: the chain; light infantry and archers are a step apart too.
_RANKS: dict[Unit, int] = {
    "light": 0, "archer": 0, "heavy": 1, "cavalry": 2, "captain1": 3, "captain2": 4, "captain3": 5,
}  # fmt: skip


def _uses_paid(position: Position, seat: int, technology: str) -> int:
    """How often a technology could be used at once."""
    return max(1, uses_paid(position.players[seat], technology))


def _amount(position: Position, seat: int, exercise: Exercise) -> int:
    return max(1, exercise.amount)


# Machinery


def _engines(position: Position, seat: int, exercise: Exercise) -> OneOf:
    fray = the_battle(position)
    who = fray.side_of(seat)
    names = (engine.id for engine in engines_at(position, fray, who))
    return OneOf([name for name in names if not in_force(position, "crew_fights", seat=seat, piece=name)])


def _mechanise(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    fray = the_battle(flow.state)
    impose(flow.state, "crew_fights", seat, piece=exercise.target)
    if is_preparing(fray):
        settle_crews(flow.state, fray, fray.side_of(seat))
    tell_effect(flow, seat, exercise, fray.place)


# Promotion


def _steps(was: Unit, now: Unit) -> int:
    return abs(_RANKS[was] - _RANKS[now]) or int(was != now)


def _units(position: Position, seat: int, exercise: Exercise) -> OneOf:
    fray = the_battle(position)
    sides = enumerate(fray.sides)
    return OneOf([joined(seat_name(side.seat), unit) for who, side in sides for unit in army(position, fray, who)])


def _types(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """As far along the chain as points can be paid."""
    unit, most = _unit(exercise), _uses_paid(position, seat, "promotion")
    return OneOf([new for new in UNITS if 0 < _steps(unit, new) <= most])


def _unit(exercise: Exercise) -> Unit:
    return UNIT_NAMED[parted(exercise.target or "")[1]]


def _promote(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place, unit, new = the_battle(flow.state).place, _unit(exercise), UNIT_NAMED[exercise.other or ""]
    disguise(flow.state, place, named_seat(parted(exercise.target or "")[0]), unit, new, seat)
    where, was, now = place_words(place), thing_words(unit), thing_words(new)
    flow.say("medioevo-event-guise", places=(place,), seat=seat, place=where, was=was, now=now)


def _chain(position: Position, seat: int, exercise: Exercise) -> int:
    return _steps(_unit(exercise), UNIT_NAMED[exercise.other or ""])


# Tactics


def _dealing(position: Position, seat: int) -> bool:
    """Damage that one deals, not the enemy's own casualties."""
    fray = own_battle(position, seat)
    if fray is None:
        return False
    blows = fray.sides[1 - fray.side_of(seat)].now.blows
    return bool(blows) and blows[0].by != "casualties" and bool(targets(position, fray, 1 - fray.side_of(seat)))


def _bearable(position: Position, seat: int) -> dict[str, int]:
    """How many points each kind of enemy can take."""
    fray = the_battle(position)
    hit = targets(position, fray, 1 - fray.side_of(seat))
    return {unit: count * toughness(unit, outright=fray.naval) for unit, count in hit.items()}


def _most_aimed(position: Position, seat: int) -> int:
    fray = the_battle(position)
    points = owed(fray, 1 - fray.side_of(seat))
    return min(points, sum(_bearable(position, seat).values()), _uses_paid(position, seat, "tactics"))


def _points(position: Position, seat: int, exercise: Exercise) -> Amount | None:
    most = _most_aimed(position, seat)
    return Amount(1, most) if most > 1 else None


def _victims(position: Position, seat: int, exercise: Exercise) -> Split:
    return Split(_bearable(position, seat), _amount(position, seat, exercise))


def _single_out(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    fray = the_battle(flow.state)
    smite(flow, fray, 1 - fray.side_of(seat), read_army(exercise.shares))


# Strategy


def _harm(position: Position, seat: int, exercise: Exercise) -> Amount:
    fray = the_battle(position)
    return Amount(1, min(_uses_paid(position, seat, "strategy"), max(1, _whole(position, fray, seat))))


def _whole(position: Position, fray: Fray, seat: int) -> int:
    """The damage that destroys the whole army of the enemy."""
    units = army(position, fray, 1 - fray.side_of(seat))
    return sum(count * toughness(unit, outright=fray.naval) for unit, count in units.items())


def _plan(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place = the_battle(flow.state).place
    impose(flow.state, "early_damage", seat, until="round", place=place, count=exercise.amount)
    where = place_words(place)
    flow.say("medioevo-event-strategy", places=(place,), seat=seat, place=where, points=exercise.amount)


WARFARE: dict[str, Power] = {
    "machinery": Power(
        does=_mechanise, moments=BEFORE, free=True, when=may_prepare, target=_engines, worth=60,
        leaves={"crew_fights": Seen("piece", concern="side")},
    ),
    "promotion": Power(
        does=_promote, moments=BEFORE, free=True, when=may_plan, target=_units, other=_types, times=_chain,
        leaves={GUISE: WORN},
    ),
    "tactics":   Power(
        does=_single_out, moments=("damage",), when=_dealing, amount=_points, shares=_victims, times=_amount
    ),
    "strategy":  Power(does=_plan, moments=BEFORE, free=True, when=may_prepare, amount=_harm, times=_amount,
                       leaves={"early_damage": IN_BATTLE}),
}  # fmt: skip
