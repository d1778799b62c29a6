"""M-70 to M-82: the answers of one side in a battle."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rules.core import Action
from rules.core.legal import possible
from rules.medioevo.battle import (
    ACT,
    BAR,
    MOST_CREW,
    SACRIFICE_BONUS,
    UNITS,
    Attack,
    Avenge,
    Bear,
    Crew,
    Fight,
    Flee,
    Fray,
    Grant,
    Lead,
    Overwhelm,
    Protect,
    Recast,
    Sacrifice,
    Side,
    Spurn,
    army,
    attack_parts,
    attack_value,
    captain_options,
    choices,
    crewable,
    exposed,
    fighters,
    fleet_bonus,
    levels_left,
    most_sacrifices,
    penalty,
    refuges,
    targets,
    the_fray,
    total,
)
from rules.medioevo.data import DICE, UNIT_ROWS, Unit
from rules.medioevo.mind.asked import asked
from rules.medioevo.mind.chances import Enemy, aims_of, force, odds
from rules.medioevo.mind.rolls import again
from rules.medioevo.table import Army, Position, named, of_type, size

_HOPELESS = 0.2  # with less chance to win, an attacker flees if there is a way
_USUAL_VALUE = 7
_CREW_ORDER: tuple[Unit, ...] = ("light", "archer", "heavy", "cavalry", "captain1", "captain2", "captain3")
_USES = (f"{ACT}-heavy", f"{ACT}-cavalry", f"{BAR}-cavalry", f"{BAR}-archer", f"{ACT}-archer", f"{BAR}-heavy")


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
        return _sacrifice(position, fray, who)
    if Recast in actions:
        return _recast(position, fray, who)
    if Avenge in actions:
        return _avenge(position, fray, who)
    if Bear in actions:
        return _bear(position, fray, who)
    if Overwhelm in actions:
        return Overwhelm(_extra(position, fray, who))
    return None


# Before a round


def _answer_terms(position: Position, fray: Fray, who: int) -> Action:
    """About terms: those who would lose lay down their arms, those who would win accept it."""
    yielding = fray.sides[1 - who].now.terms == "yield"
    return Grant() if yielding or _chance(position, fray, who) < _HOPELESS else Spurn()


def _chance(position: Position, fray: Fray, who: int) -> float:
    other = fray.sides[1 - who]
    dice = tuple(position.dice.values()) if other.seat is None else None
    change = penalty(position.order, other.seat)
    enemy = Enemy(army=force(army(position, fray, 1 - who)), dice=dice, change=change)
    return odds(force(army(position, fray, who)), enemy, _change(position, fray, who)).win


def _change(position: Position, fray: Fray, who: int) -> int:
    return penalty(position.order, fray.sides[who].seat) + fleet_bonus(fray, who)


def _prepare(position: Position, fray: Fray, who: int) -> Action:
    seat = fray.sides[who].seat
    assert seat is not None
    side = fray.sides[who]
    if possible(Flee, position, seat) and _chance(position, fray, who) < _HOPELESS:
        ways = refuges(position, fray)
        return Flee(min(ways, key=ways.__getitem__))
    dangers = choices(position, fray, who)
    if dangers and side.now.protection is None:
        return Protect(_worst(position, fray, who, dangers))
    return _crew(position, fray, who) or Fight()


def _worst(position: Position, fray: Fray, who: int, dangers: list[Attack]) -> Attack:
    """Engines hit hard; many archers that nobody matches come next."""
    if "engines" in dangers:
        return "engines"
    shooters = of_type(army(position, fray, 1 - who), "archer")
    return "archers" if shooters > 2 and not of_type(army(position, fray, who), "archer") else "melee"


def _crew(position: Position, fray: Fray, who: int) -> Action | None:
    """The largest engine that is still without a crew, while two thirds of the army can go on fighting."""
    side = fray.sides[who]
    assert side.seat is not None
    free = fighters(position, fray, who)
    spare = size(army(position, fray, who)) // 3 - size(side.now.crew)
    engines = position.players[side.seat].engines
    idle = [e for e in engines if e.id in crewable(position, fray, who) and e.id not in side.now.crews]
    if spare <= 0 or not idle:
        return None
    engine = max(idle, key=lambda engine: engine.level)
    crew = _some(free, min(MOST_CREW, spare))
    return Crew(engine=engine.id, count=size(crew), units=crew, target=UNITS) if crew else None


def _some(units: Mapping[Unit, int], number: int) -> Army:
    """The cheapest ones."""
    chosen: Army = {}
    for unit in _CREW_ORDER:
        share = min(units.get(unit, 0), number - size(chosen))
        if share:
            chosen[unit] = share
    return chosen


# In a round


def _lead(position: Position, fray: Fray, who: int) -> Action:
    options = captain_options(position, fray, who)
    useful = [use for use in _USES if use in options]
    return Lead(tuple(useful[: levels_left(position, fray, who)]))


def _known_value(position: Position, side: Side, change: int) -> int | None:
    """What the other side's attack is worth, where its dice are known."""
    dice = side.now.dice or (position.dice if side.seat is None else {})
    if not dice:
        return None
    return attack_value(list(dice.values()), change + SACRIFICE_BONUS * (side.now.sacrificed or 0))


def _target(position: Position, fray: Fray, who: int) -> int:
    known = _known_value(position, fray.sides[1 - who], _change(position, fray, 1 - who))
    return _USUAL_VALUE if known is None else known


def _sacrifice(position: Position, fray: Fray, who: int) -> Action:
    """One or two, where the army is large and the enemy's value is known to be high."""
    most = min(2, most_sacrifices(position, fray, who))
    mine = size(fighters(position, fray, who))
    behind = _target(position, fray, who) - _USUAL_VALUE - _change(position, fray, who)
    return Sacrifice(min(most, behind // SACRIFICE_BONUS) if mine >= 4 and behind >= SACRIFICE_BONUS else 0)


def _recast(position: Position, fray: Fray, who: int) -> Action:
    side = fray.sides[who]
    change = _change(position, fray, who) + SACRIFICE_BONUS * (side.now.sacrificed or 0)
    own, foes = fighters(position, fray, who), fighters(position, fray, 1 - who)
    aims = aims_of(own, foes, change, _target(position, fray, who))
    chosen = again(tuple(side.now.dice.values()), aims)
    return Recast(tuple(die for at, die in enumerate(DICE) if at in chosen))


def _avenge(position: Position, fray: Fray, who: int) -> Action:
    """As many tokens as turn the round, if there are enough."""
    seat = fray.sides[who].seat
    assert seat is not None
    behind = total(attack_parts(position, fray, 1 - who)) - total(attack_parts(position, fray, who))
    return Avenge(behind + 1 if 0 <= behind < position.players[seat].blood else 0)


def _extra(position: Position, fray: Fray, who: int) -> int:
    """Superiority goes into damage while there is somebody to hit."""
    melee = fray.melee
    if melee is None:
        return 0
    foes = size(army(position, fray, 1 - who))
    return max(0, min(melee.superiority, foes - melee.score))


def _bear(position: Position, fray: Fray, who: int) -> Action:
    """The cheapest first, one point each; a heavier unit rather than a last light one is never hit by choice."""
    hit = targets(position, fray, who)
    points = min(fray.sides[who].now.blows[0].points, size(hit))
    tough = points > 1 and any(UNIT_ROWS[unit].becomes for unit in hit) and not fray.naval
    number = 1 if tough else points
    return Bear(points=number if tough else 0, losses=named(_some(hit, number), exposed(position, fray, who)))
