"""M-70 to M-76: what is sensible for one side of a battle, by what lies open: for those who fight by orders, and for
computers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.medioevo.battle.abilities import ACT, BAR
from rules.medioevo.battle.damage import Bear, exposed, targets
from rules.medioevo.battle.dice import SACRIFICE_BONUS
from rules.medioevo.battle.engines import MOST_CREW, UNITS, Crew, crewable, targets_of
from rules.medioevo.battle.field import Attack, Fray, Side, army, fighters
from rules.medioevo.battle.galleys import fleet_bonus
from rules.medioevo.battle.melee import attack_parts, total
from rules.medioevo.battle.rolls import again, aims_of
from rules.medioevo.battle.values import attack_value, penalty
from rules.medioevo.data import DICE, UNIT_ROWS, Die, Unit
from rules.medioevo.table import Army, Position, named, of_type, size

USUAL_VALUE = 7  # what an enemy may roll who has not yet
CHEAPEST: tuple[Unit, ...] = ("light", "archer", "heavy", "cavalry", "captain1", "captain2", "captain3")
ACTING = (f"{ACT}-heavy", f"{ACT}-cavalry", f"{BAR}-cavalry", f"{BAR}-archer", f"{ACT}-archer", f"{BAR}-heavy")


def some(units: Mapping[Unit, int], number: int, order: Sequence[Unit] = CHEAPEST) -> Army:
    """So many of these units, the first of the order first."""
    chosen: Army = {}
    for unit in order:
        share = min(units.get(unit, 0), number - size(chosen))
        if share:
            chosen[unit] = share
    return chosen


# Before a round


def worst(position: Position, fray: Fray, who: int, dangers: Sequence[Attack]) -> Attack:
    """Engines hit hard; many archers that nobody matches come next."""
    if "engines" in dangers:
        return "engines"
    shooters = of_type(army(position, fray, 1 - who), "archer")
    return "archers" if shooters > 2 and not of_type(army(position, fray, who), "archer") else "melee"


def crew(position: Position, fray: Fray, who: int, *, at_walls: bool = False) -> Crew | None:
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
    chosen = some(free, min(MOST_CREW, spare))
    aims = targets_of(position, side.seat, engine.id) if at_walls else ()
    target = next((target for target in ("military", "civil", "religious") if target in aims), UNITS)
    return Crew(engine=engine.id, count=size(chosen), units=chosen, target=target) if chosen else None


# Dice


def change(position: Position, fray: Fray, who: int) -> int:
    """What is added to the dice, sacrifices apart."""
    return penalty(position.order, fray.sides[who].seat) + fleet_bonus(fray, who)


def target_value(position: Position, fray: Fray, who: int) -> int:
    """The value to beat: that of the enemy's dice, where they are known."""
    known = _known_value(position, fray.sides[1 - who], change(position, fray, 1 - who))
    return USUAL_VALUE if known is None else known


def _known_value(position: Position, side: Side, added: int) -> int | None:
    dice = side.now.dice or (position.dice if side.seat is None else {})
    if not dice:
        return None
    return attack_value(list(dice.values()), added + SACRIFICE_BONUS * (side.now.sacrificed or 0))


def sacrifices(position: Position, fray: Fray, who: int, most: int) -> int:
    """One or two, where the army is large and the enemy's value is known to be high."""
    mine = size(fighters(position, fray, who))
    behind = target_value(position, fray, who) - USUAL_VALUE - change(position, fray, who)
    return min(2, most, behind // SACRIFICE_BONUS) if mine >= 4 and behind >= SACRIFICE_BONUS else 0


def best_reroll(position: Position, fray: Fray, who: int) -> tuple[Die, ...]:
    """The dice whose rolling again has the best outlook."""
    side = fray.sides[who]
    added = change(position, fray, who) + SACRIFICE_BONUS * (side.now.sacrificed or 0)
    own, foes = fighters(position, fray, who), fighters(position, fray, 1 - who)
    aims = aims_of(own, foes, added, target_value(position, fray, who))
    chosen = again(tuple(side.now.dice.values()), aims)
    return tuple(die for at, die in enumerate(DICE) if at in chosen)


def tokens_to_turn(position: Position, fray: Fray, who: int) -> int:
    """As many blood tokens as turn the round, if there are enough."""
    seat = fray.sides[who].seat
    assert seat is not None
    behind = total(attack_parts(position, fray, 1 - who)) - total(attack_parts(position, fray, who))
    return behind + 1 if 0 <= behind < position.players[seat].blood else 0


# Damage


def useful_damage(position: Position, fray: Fray, who: int) -> int:
    """Superiority goes into damage while there is somebody to hit."""
    melee = fray.melee
    if melee is None:
        return 0
    foes = size(army(position, fray, 1 - who))
    return max(0, min(melee.superiority, foes - melee.score))


def bear(position: Position, fray: Fray, who: int, order: Sequence[Unit] = CHEAPEST) -> Bear:
    """One point each, the first of the order first; where a unit may take more than one, point by point."""
    hit = targets(position, fray, who)
    points = min(fray.sides[who].now.blows[0].points, size(hit))
    tough = points > 1 and any(UNIT_ROWS[unit].becomes for unit in hit) and not fray.naval
    number = 1 if tough else points
    return Bear(points=number if tough else 0, losses=named(some(hit, number, order), exposed(position, fray, who)))
