"""How a battle may end: a few dozen of them fought in the mind, by the arithmetic of M-70 to M-76.

Left out are engines, captains of both sides at once, flight and capture. The dice come from a generator of its own with
a fixed start, so that the same question has the same answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random

from msgspec import Struct

from rules.medioevo.battle.dice import BARBARIAN_SACRIFICES, SACRIFICE_BONUS
from rules.medioevo.battle.engines import HIT_UP_TO
from rules.medioevo.battle.rolls import Dice, again, aims_of, result
from rules.medioevo.battle.values import attack_value
from rules.medioevo.data import BARBARIAN_SUPPLY, DICE, UNIT_ROWS, Unit
from rules.medioevo.table import Army, discharge, enlist, of_type, size

_BATTLES = 40
_SIDES = tuple(DICE.values())
_MOST_ROUNDS = 8
_USUAL_VALUE = 7  # what an enemy may roll who has not yet
_LOST_FIRST: tuple[Unit, ...] = ("light", "archer", "heavy", "cavalry", "captain1", "captain2", "captain3")
Force = tuple[tuple[Unit, int], ...]


class Odds(Struct, frozen=True):
    """`win`: the chance to be left alone in the place; `lost`: the florins that the own losses are worth; `left`: how
    many own units are left after a victory."""

    win: float
    lost: float
    left: float


class Enemy(Struct, frozen=True):
    """`dice`: those of the barbarians, known; None: a player's, who rolls. `shelter`: the level of a building."""

    army: Force
    dice: Dice | None = None
    change: int = 0
    shelter: int = 0


def force(army: Mapping[Unit, int]) -> Force:
    return tuple(sorted(army.items()))


def cost(army: Mapping[Unit, int]) -> int:
    return sum(UNIT_ROWS[unit].florins * count for unit, count in army.items())


@lru_cache(maxsize=4096)
def odds(own: Force, enemy: Enemy, change: int) -> Odds:
    """`change`: the penalty of the turn order and other bonuses of the own side."""
    rng = Random(0)
    wins = left = 0
    lost = 0.0
    for _ in range(_BATTLES):
        mine = _fight(own, enemy, change, rng)
        lost += cost(dict(own)) - cost(mine)
        wins += bool(mine)
        left += size(mine)
    return Odds(wins / _BATTLES, lost / _BATTLES, left / max(1, wins))


def _fight(own: Force, enemy: Enemy, change: int, rng: Random) -> Army:
    """What is left of the own army once the enemy is gone; nothing where the battle is lost or drags on."""
    mine, foes = dict(own), dict(enemy.army)
    for _ in range(_MOST_ROUNDS):
        if mine and foes:
            _round(mine, foes, enemy, change, rng)
    return {} if foes else mine


def _round(mine: Army, foes: Army, enemy: Enemy, change: int, rng: Random) -> None:
    _shoot(mine, foes, rng, barbarian=enemy.dice is not None)
    if not (mine and foes):
        return
    spent = 0
    if enemy.dice is not None and not mine.get("light") and size(foes) < size(mine):
        lights = foes.get("light", 0)
        spent = next((given for least, given in BARBARIAN_SACRIFICES if lights >= least), 0)
    dice = enemy.dice or _roll(rng)
    target = attack_value(dice, enemy.change + SACRIFICE_BONUS * spent)
    aims = aims_of(mine, foes, change, target if enemy.dice else _USUAL_VALUE)
    own = _roll(rng)
    chosen = again(own, aims)
    own = tuple([_die(rng, sides) if at in chosen else own[at] for at, sides in enumerate(_SIDES)])
    dealt, taken = result(own, aims_of(mine, foes, change, target))
    suffer(foes, spent)
    spared = 0 if mine.get("heavy") else foes.get("heavy", 0)
    suffer(foes, max(0, dealt - enemy.shelter) + max(0, min(dice) - spared))
    suffer(mine, taken)


def _roll(rng: Random) -> Dice:
    return tuple([_die(rng, sides) for sides in _SIDES])


def _die(rng: Random, sides: int) -> int:
    """As `randint` rolls it, without what it makes sure of each time: this is asked for more often than anything."""
    bits = sides.bit_length()
    while (rolled := rng.getrandbits(bits)) >= sides:
        pass
    return rolled + 1


def _shoot(mine: Army, foes: Army, rng: Random, *, barbarian: bool) -> None:
    """Archers, and a barbarian captain with nobody to match it."""
    captain = barbarian and of_type(foes, "captain") > of_type(mine, "captain")
    ours, theirs = mine.get("archer", 0), foes.get("archer", 0) + captain
    if bool(ours) == bool(theirs):
        return
    hits = sum(_die(rng, 8) <= HIT_UP_TO for _ in range(ours or theirs))
    suffer(foes if ours else mine, hits)


def suffer(army: Army, points: int) -> None:
    """M-76: the cheapest first; heavier units become lighter ones."""
    for _ in range(points):
        unit: Unit | None = next((unit for unit in _LOST_FIRST if unit in army), None)
        if unit is None:
            return
        discharge(army, unit)
        if UNIT_ROWS[unit].becomes:
            enlist(army, UNIT_ROWS[unit].becomes[0])


def horde_force(horde: Mapping[Unit, int]) -> Force:
    return tuple((unit, horde[unit]) for unit in BARBARIAN_SUPPLY if horde.get(unit))
