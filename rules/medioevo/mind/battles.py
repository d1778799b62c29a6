"""M-70 to M-82: the answers of one side in a battle."""

from __future__ import annotations

from random import Random

from rules.core import Action
from rules.core.legal import possible
from rules.medioevo.battle import (
    ACTING,
    Avenge,
    Bear,
    Fight,
    Flee,
    Fray,
    Grant,
    Lead,
    Overwhelm,
    Protect,
    Recast,
    Sacrifice,
    Spurn,
    army,
    bear,
    best_reroll,
    captain_options,
    change,
    choices,
    crew,
    levels_left,
    most_sacrifices,
    penalty,
    refuges,
    sacrifices,
    the_fray,
    tokens_to_turn,
    useful_damage,
    worst,
)
from rules.medioevo.mind.asked import asked
from rules.medioevo.mind.chances import Enemy, force, odds
from rules.medioevo.table import Position

_HOPELESS = 0.2  # with less chance to win, an attacker flees if there is a way


def fight(position: Position, seat: int, rng: Random) -> Action | None:
    """Whatever the step of the battle asks."""
    fray = the_fray(position)
    who = fray.side_of(seat)
    actions = asked(position, seat)
    if Grant in actions:
        return _answer_terms(position, fray, who)
    if Fight in actions:
        return _prepare(position, fray, who)
    if Lead in actions:
        return _lead(position, fray, who)
    if Sacrifice in actions:
        return Sacrifice(sacrifices(position, fray, who, most_sacrifices(position, fray, who)))
    if Recast in actions:
        return Recast(best_reroll(position, fray, who))
    if Avenge in actions:
        return Avenge(tokens_to_turn(position, fray, who))
    if Bear in actions:
        return bear(position, fray, who)
    if Overwhelm in actions:
        return Overwhelm(useful_damage(position, fray, who))
    return None


# Before a round


def _answer_terms(position: Position, fray: Fray, who: int) -> Action:
    """About terms: those who would lose lay down their arms, those who would win accept it."""
    yielding = fray.sides[1 - who].now.terms == "yield"
    return Grant() if yielding or _chance(position, fray, who) < _HOPELESS else Spurn()


def _chance(position: Position, fray: Fray, who: int) -> float:
    other = fray.sides[1 - who]
    dice = tuple(position.dice.values()) if other.seat is None else None
    theirs = penalty(position.order, other.seat)
    enemy = Enemy(army=force(army(position, fray, 1 - who)), dice=dice, change=theirs)
    return odds(force(army(position, fray, who)), enemy, change(position, fray, who)).win


def _prepare(position: Position, fray: Fray, who: int) -> Action:
    seat = fray.sides[who].seat
    assert seat is not None
    side = fray.sides[who]
    if possible(Flee, position, seat) and _chance(position, fray, who) < _HOPELESS:
        ways = refuges(position, fray)
        return Flee(min(ways, key=ways.__getitem__))
    dangers = choices(position, fray, who)
    if dangers and side.now.protection is None:
        return Protect(worst(position, fray, who, dangers))
    return crew(position, fray, who) or Fight()


# In a round


def _lead(position: Position, fray: Fray, who: int) -> Action:
    options = captain_options(position, fray, who)
    useful = [use for use in ACTING if use in options]
    return Lead(tuple(useful[: levels_left(position, fray, who)]))
